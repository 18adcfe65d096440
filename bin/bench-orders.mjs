/**
 * `npm run bench:orders` measures the list of orders, an order's sheet and "Who is calling?" with a million orders beside
 * a hundred, on both database engines. docs/benchmarks.md says how and why.
 *
 *     --orders N        1000000 without it
 *     --engines A,B     sqlite, mariadb; both without it
 *     --quick           fewer samples
 *     --json FILE       also writes what was measured
 *     --keep-sites      leaves the filled sites for --reuse
 *     --reuse           takes those, with the code of now; leaves them too
 */

import { rmSync } from 'node:fs';
import path from 'node:path';
import { chosenOf, optionsGiven } from './lib/chosen.mjs';
import { command } from './lib/command.mjs';
import { writeJson } from './lib/files.mjs';
import { release, take } from './lib/lock.mjs';
import { testSitesDir } from './lib/paths.mjs';
import { Problem, step } from './lib/report.mjs';
import { setUpSite } from './lib/setup.mjs';
import { fillPlaces, LEAST, measureOrders, ordersTable } from '../tests/bench/orders.mjs';
import { machine } from '../tests/bench/run.mjs';
import { ENGINES } from '../tests/bench/search/places.mjs';

/** How much is measured. */
const SIZES = {
	full: { rounds: 5, samples: 20 },
	quick: { rounds: 3, samples: 8 },
};

/** What the user asked for. */
function asked() {
	const values = optionsGiven( {
		orders: { type: 'string', default: '1000000' },
		engines: { type: 'string' },
		quick: { type: 'boolean' },
		json: { type: 'string' },
		'keep-sites': { type: 'boolean' },
		reuse: { type: 'boolean' },
	} );
	const orders = Number( values.orders );
	if ( ! Number.isInteger( orders ) || orders <= LEAST ) {
		throw new Problem( `--orders is a number above ${ LEAST }.` );
	}
	return { ...values, orders, engines: chosenOf( values.engines, Object.keys( ENGINES ), 'engine' ) };
}

command( async () => {
	const options = asked();
	const dir = path.join( testSitesDir, 'bench-orders' );
	if ( ! take( `${ dir }.lock` ) ) {
		throw new Problem( 'This benchmark is running already.' );
	}
	await setUpSite();
	const places = await fillPlaces( { dir, ...options, reuse: options.reuse === true } );
	try {
		const size = options.quick ? SIZES.quick : SIZES.full;
		const measured = await step( 'Orders desk', () => measureOrders( places, size ) );
		process.stdout.write( `\n${ ordersTable( measured, options.orders ) }\n` );
		if ( options.json ) {
			writeJson( path.resolve( process.env.INIT_CWD ?? '.', options.json ), {
				date: new Date().toISOString().slice( 0, 10 ),
				machine: machine(),
				size,
				measured,
			} );
		}
	} finally {
		await Promise.all( places.map( ( { site } ) => site.close() ) );
		if ( ! options.reuse && ! options[ 'keep-sites' ] ) {
			rmSync( dir, { recursive: true, force: true } );
		}
		release( `${ dir }.lock` );
	}
} );
