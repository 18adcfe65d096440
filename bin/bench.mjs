/**
 * `npm run bench:pages` measures pages and calls beside a plain WordPress on the same machine, in
 * one run, and prints a table of targets and figures. docs/benchmarks.md says how and why.
 *
 *     --quick       two minutes: fewer rounds, no Lighthouse, no editor
 *     --only A,B    only these groups: pages, calls, cache, scripts, paint, touch, lighthouse,
 *                   editor, weight
 *     --json FILE   also writes all that was measured
 *     --keep        writes docs/benchmarks.json, which later runs are compared with
 *     --explain     instead of measuring, tells where the time of each page and call goes
 *     --serve       instead of measuring, serves the sites until Ctrl-C
 */

import path from 'node:path';
import { chosenOf, optionsGiven } from './lib/chosen.mjs';
import { command } from './lib/command.mjs';
import { readJson, writeJson } from './lib/files.mjs';
import { release, take } from './lib/lock.mjs';
import { inRoot, testSitesDir } from './lib/paths.mjs';
import { Problem, step } from './lib/report.mjs';
import { setUpSite } from './lib/setup.mjs';
import { tableOf, verdictOf, worseThan } from './lib/bench-table.mjs';
import { lookAt } from '../tests/bench/catalogue.mjs';
import { explain } from '../tests/bench/explain.mjs';
import { GROUPS, machine, runOf } from '../tests/bench/run.mjs';
import { startServers } from '../tests/bench/servers.mjs';
import { makeSites } from '../tests/bench/sites.mjs';

const KEPT = inRoot( 'docs/benchmarks.json' );

/** How much is measured. */
const SIZES = {
	full: { rounds: 5, pages: 60, calls: 80, hits: 200, paints: 5, lighthouse: 3, editors: 9 },
	quick: { rounds: 3, pages: 15, calls: 20, hits: 60, paints: 3, lighthouse: 1, editors: 5 },
};

/** @return {{ quick?: boolean, keep?: boolean, explain?: boolean, serve?: boolean, json?: string, groups: string[] }} What the user asked for. */
function asked() {
	const values = optionsGiven( {
		quick: { type: 'boolean' },
		keep: { type: 'boolean' },
		explain: { type: 'boolean' },
		serve: { type: 'boolean' },
		only: { type: 'string' },
		json: { type: 'string' },
	} );
	const all = Object.keys( GROUPS );
	// These two take as long as all others together.
	/** @param {string} name */
	const isUsual = ( name ) => ! ( values.quick && [ 'lighthouse', 'editor' ].includes( name ) );
	const groups = values.only === undefined ? all.filter( isUsual ) : chosenOf( values.only, all, 'group' );
	return { ...values, groups };
}

/**
 * @param {import('./lib/bench-table.mjs').Row[]} rows
 * @param {string[]}                              complaints
 */
function report( rows, complaints ) {
	const short = rows.filter( ( row ) => verdictOf( row ) === 'short' );
	const worse = worseThan( rows, readJson( KEPT, null ) );
	process.stdout.write( `\n${ tableOf( rows ) }\n\n${ rows.length } rows, ${ short.length } short\n` );
	/** @type {[string, string[]][]} */
	const told = [
		[ 'Worse than the kept figures (docs/benchmarks.json):', worse ],
		[ 'PHP complained:', complaints.slice( 0, 5 ) ],
	];
	for ( const [ title, lines ] of told ) {
		if ( lines.length > 0 ) {
			process.stdout.write( `\n${ title }\n${ lines.map( ( line ) => `  ${ line }` ).join( '\n' ) }\n` );
		}
	}
}

command( async () => {
	const options = asked();
	const dir = path.join( testSitesDir, 'bench' );
	if ( ! take( `${ dir }.lock` ) ) {
		throw new Problem( 'A benchmark is running already.' );
	}
	await setUpSite();
	const { sites, defaultTheme, close } = await makeSites( dir );
	const servers = await step( 'Web server', () => startServers( { dir, sites } ) );
	try {
		if ( options.serve ) {
			const named = Object.entries( sites ).map( ( [ name, { url } ] ) => `  ${ name.padEnd( 8 ) } ${ url }/` );
			process.stdout.write(
				`\n${ named.join( '\n' ) }\n  cached   http://127.0.0.1:${ servers.cached }/\n\nCtrl-C stops them.\n`
			);
			await servers.ended;
			return 1;
		}
		const catalogue = await lookAt( sites.ours );
		if ( options.explain ) {
			await explain( { sites, catalogue } );
			return;
		}
		const size = options.quick ? SIZES.quick : SIZES.full;
		const { rows, raw } = await runOf( { sites, servers, catalogue, size }, options.groups );
		const result = {
			date: new Date().toISOString().slice( 0, 10 ),
			machine: { ...machine(), ...servers.versions, theme: defaultTheme },
			size,
			rows,
		};
		report( rows, servers.complaints() );
		if ( options.json ) {
			writeJson( path.resolve( process.env.INIT_CWD ?? '.', options.json ), { ...result, raw } );
		}
		if ( options.keep ) {
			writeJson( KEPT, result );
		}
	} finally {
		await servers.stop();
		await close();
		release( `${ dir }.lock` );
	}
} );
