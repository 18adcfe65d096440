/**
 * Starts all machines of a cluster with one site's files and data.
 */

import path from 'node:path';
import { pointAt, readJson } from '../../bin/lib/files.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { wpConfig } from '../../bin/lib/wp-config.mjs';

/**
 * @param {import('./machines.mjs').Machines} machines Prepared.
 * @param {Object}                            site
 * @param {string}                            site.dir       Of the site, with its state.json.
 * @param {string}                            site.wordpress The first web node's files; the second one gets a copy.
 * @param {string}                            site.data      Of a MariaDB server that was stopped. It is moved away.
 * @param {string}                            site.url       Where HAProxy answers.
 * @param {number}                            site.workers   Of PHP, on each web node.
 * @param {string}                            site.ready     The call that says whether a web node is.
 * @param {import('../../bin/lib/wp-config.mjs').Constants} site.constants
 */
export async function startMachines( machines, { dir, wordpress, data, url, workers, ready, constants } ) {
	await machines.startDatabases( data );
	machines.startRedis();
	const content = path.join( wordpress, 'wp-content' );
	pointAt( inRoot( 'tests/cluster/object-cache.php' ), path.join( content, 'object-cache.php' ) );
	pointAt( inRoot( 'deploy/cluster/var/www/coleman/wp-content/db.php' ), path.join( content, 'db.php' ) );
	const { keys } = readJson( path.join( dir, 'state.json' ), { keys: {} } );
	machines.makeWebNodes( wordpress, workers, ( node ) =>
		wpConfig( {
			dir,
			url,
			keys,
			mariadb: { host: `127.0.0.1:${ machines.ports.database }`, name: 'wordpress', user: 'root', password: '' },
			constants: { ...constants, COLEMAN_NODE: node, COLEMAN_TEST_SENTINELS: machines.sentinelPorts },
		} )
	);
	for ( const web of machines.webs ) {
		await web.start();
	}
	machines.startBalancer( ready );
}
