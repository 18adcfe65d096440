/**
 * `npm run bench:cart` measures the cart and the checkout on nginx, PHP-FPM and MariaDB beside a REST route that does
 * nothing, in one run, and prints targets and figures. docs/benchmarks.md says how and why.
 *
 *     --quick       a minute: fewer rounds
 *     --json FILE   also writes what was measured
 *     --explain     instead of measuring, lists the statements of an order
 */

import path from 'node:path';
import { optionsGiven } from './lib/chosen.mjs';
import { command } from './lib/command.mjs';
import { writeJson } from './lib/files.mjs';
import { release, take } from './lib/lock.mjs';
import { testSitesDir } from './lib/paths.mjs';
import { Problem, step } from './lib/report.mjs';
import { setUpSite } from './lib/setup.mjs';
import { cartTable, measureCart } from '../tests/bench/cart.mjs';
import { lookAt } from '../tests/bench/catalogue.mjs';
import { explainOrder } from '../tests/bench/explain.mjs';
import { machine } from '../tests/bench/run.mjs';
import { startServers } from '../tests/bench/servers.mjs';
import { makeSites } from '../tests/bench/sites.mjs';

/** How much is measured. */
const SIZES = {
	full: { rounds: 5, requests: 80 },
	quick: { rounds: 3, requests: 20 },
};

/** @return {{ quick?: boolean, json?: string, explain?: boolean }} What the user asked for. */
function asked() {
	return optionsGiven( { quick: { type: 'boolean' }, json: { type: 'string' }, explain: { type: 'boolean' } } );
}

command( async () => {
	const options = asked();
	const dir = path.join( testSitesDir, 'bench-cart' );
	if ( ! take( `${ dir }.lock` ) ) {
		throw new Problem( 'This benchmark is running already.' );
	}
	await setUpSite();
	const { sites, close } = await makeSites( dir, [ 'ours' ] );
	const servers = await step( 'Web server', () => startServers( { dir, sites } ) );
	try {
		const bench = { sites, servers, catalogue: await lookAt( sites.ours ) };
		if ( options.explain ) {
			await explainOrder( bench );
			return;
		}
		const size = options.quick ? SIZES.quick : SIZES.full;
		const measured = await step( 'Cart and checkout', () => measureCart( bench, size ) );
		process.stdout.write( `\n${ cartTable( measured ) }\n` );
		const complaints = servers.complaints();
		if ( complaints.length > 0 ) {
			process.stdout.write( `\nPHP complained ${ complaints.length } times, first: ${ complaints[ 0 ] }\n` );
		}
		if ( options.json ) {
			writeJson( path.resolve( process.env.INIT_CWD ?? '.', options.json ), {
				date: new Date().toISOString().slice( 0, 10 ),
				machine: { ...machine(), ...servers.versions },
				size,
				measured,
			} );
		}
	} finally {
		await servers.stop();
		await close();
		release( `${ dir }.lock` );
	}
} );
