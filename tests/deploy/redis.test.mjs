/** Two servers of Redis and three Sentinels by the files in deploy/cluster and the commands of docs/deploy.md. */

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { freePort } from '../../bin/lib/ports.mjs';
import { capture, launch, stop, stopAll } from '../../bin/lib/process.mjs';
import { ensureRedis } from '../../bin/lib/system.mjs';
import { patiently } from '../../bin/lib/web-servers.mjs';
import { command, makeSandbox, play } from './page.mjs';

/** @type {Record<string, number>} By name of the machine. */
const ports = {};

/** @type {string[]} Folders of machines. */
const sandboxes = [];

/** @type {Record<string, import('node:child_process').ChildProcess>} */
const running = {};

/**
 * @param {string}    name
 * @param {...string} words
 * @return {Promise<string>} What that machine's Redis answers to who knows the password.
 */
const ask = async ( name, ...words ) =>
	(
		await capture( 'redis-cli', [ '-p', String( ports[ name ] ), '--no-auth-warning', '-a', 'password', ...words ] )
	).stdout.trim();

before( async () => {
	const program = await ensureRedis();
	for ( const name of [ 'redis1', 'redis2', 'sentinel1', 'sentinel2', 'sentinel3' ] ) {
		ports[ name ] = await freePort();
	}
	for ( const number of [ 1, 2, 3 ] ) {
		const { sandbox, inSandbox } = makeSandbox();
		sandboxes.push( sandbox );
		for ( const folder of [ 'etc/redis', 'var/lib/redis', 'var/log/redis', 'run/redis-coleman' ] ) {
			mkdirSync( path.join( sandbox, folder ), { recursive: true } );
		}
		await play( inSandbox( command( 'cp deploy/cluster/etc/redis/' ) ) );
		await play( inSandbox( command( 'sed -i s/REDIS_PASSWORD/' ) ) );
		if ( number === 2 ) {
			await play( inSandbox( command( 'cat deploy/cluster/etc/redis/' ) ) );
		}
		/** @type {[string, string][]} */
		const moved = [
			[ 'dir /tmp\n', `dir ${ sandbox }\n` ],
			[ '/var/', `${ sandbox }/var/` ],
			[ '/run/', `${ sandbox }/run/` ],
			[ 'bind 0.0.0.0', 'bind 127.0.0.1' ],
			[ '10.0.0.31 6380', `127.0.0.1 ${ ports.redis1 }` ],
			[ 'port 6380', `port ${ ports[ `redis${ number }` ] }` ],
			[ 'port 26380', `port ${ ports[ `sentinel${ number }` ] }` ],
		];
		for ( const kind of number < 3 ? [ 'redis', 'sentinel' ] : [ 'sentinel' ] ) {
			const place = path.join( sandbox, `etc/redis/${ kind }-coleman.conf` );
			writeFileSync(
				place,
				moved.reduce( ( text, [ from, to ] ) => text.replaceAll( from, to ), readFileSync( place, 'utf8' ) )
			);
			running[ `${ kind }${ number }` ] = launch(
				program,
				[ place, ...( kind === 'sentinel' ? [ '--sentinel' ] : [] ) ],
				{
					log: path.join( sandbox, 'out.log' ),
				}
			);
		}
	}
} );

after( async () => {
	await stopAll();
	for ( const sandbox of sandboxes ) {
		rmSync( sandbox, { recursive: true, force: true } );
	}
} );

test( 'who does not know the password is refused', async () => {
	await patiently( async () => assert.equal( await ask( 'redis1', 'PING' ), 'PONG' ), 'Redis does not answer.' );
	const { stdout } = await capture( 'redis-cli', [ '-p', String( ports.redis1 ), 'GET', 'a' ] );
	assert.match( stdout, /NOAUTH/ );
} );

test( 'the second server follows the first', async () => {
	await patiently(
		async () => assert.match( await ask( 'redis2', 'INFO', 'replication' ), /role:slave[^]*master_link_status:up/ ),
		'The second server does not follow.'
	);
	await ask( 'redis1', 'SET', 'a', 'kept' );
	await patiently( async () => assert.equal( await ask( 'redis2', 'GET', 'a' ), 'kept' ), 'It does not copy.' );
} );

test( 'Sentinel makes the second one the master when the first is gone', async () => {
	await patiently( async () => {
		const told = await ask( 'sentinel1', 'SENTINEL', 'master', 'coleman' );
		assert.match( told, /num-slaves\s1\s/ );
		assert.match( told, /num-other-sentinels\s2\s/ );
	}, 'The Sentinels do not know of each other.' );
	await stop( running.redis1 );
	await patiently(
		async () => assert.match( await ask( 'redis2', 'INFO', 'replication' ), /role:master/ ),
		'The second server is no master.'
	);
	assert.equal( await ask( 'redis2', 'GET', 'a' ), 'kept' );
} );
