/**
 * `npm run bench:search` measures feeds, search and lists with catalogs of several sizes on both database engines, in
 * one run, and prints targets and figures. docs/benchmarks.md says how and why.
 *
 *     --quick           10,000 and 100,000 parts, fewer samples
 *     --sizes A,B       numbers of parts; 10000,100000,1000000 without it
 *     --engines A,B     sqlite, mariadb; both without it
 *     --only A,B        only these groups: service, pages, answers, plans, meanwhile
 *     --statements      also prints every statement of these pages and calls, and how the database goes about it
 *     --json FILE       also writes all that was measured
 *     --keep-sites      leaves the filled sites for --reuse
 *     --reuse           takes those, as far as the code that fills them has not changed; leaves them too
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
import { tableOf, verdictOf } from './lib/bench-table.mjs';
import { machine } from '../tests/bench/run.mjs';
import { startServers } from '../tests/bench/servers.mjs';
import { ENGINES, makePlaces } from '../tests/bench/search/places.mjs';
import { GROUPS } from '../tests/bench/search/groups.mjs';
import { warm } from '../tests/bench/search/filling.mjs';
import { fillingRows } from '../tests/bench/search/rows.mjs';
import { fillingTable } from '../tests/bench/search/tables.mjs';

/**
 * @typedef {import('../tests/bench/search/groups.mjs').Amount} Amount
 * @typedef {import('../tests/bench/search/places.mjs').Engine} Engine
 */

/** How much is measured. */
const SIZES = {
	full: {
		parts: [ 10_000, 100_000, 1_000_000 ],
		service: { rounds: 5, samples: 60 },
		pages: { rounds: 5, requests: 40 },
		paths: 40,
		texts: 25,
		idle: 400,
	},
	quick: {
		parts: [ 10_000, 100_000 ],
		service: { rounds: 3, samples: 34 },
		pages: { rounds: 3, requests: 15 },
		paths: 15,
		texts: 10,
		idle: 150,
	},
};

/** Every site's code is in PHP's cache, as that of the only one would be. */
const ROOM_FOR_CODE = { 'opcache.memory_consumption': '1024' };

/** @return {{ json?: string, statements?: boolean, reuse?: boolean, keepSites: boolean, size: Amount, sizes: number[], engines: Engine[], groups: string[] }} What the user asked for. */
function asked() {
	const values = optionsGiven( {
		quick: { type: 'boolean' },
		sizes: { type: 'string' },
		engines: { type: 'string' },
		only: { type: 'string' },
		statements: { type: 'boolean' },
		json: { type: 'string' },
		'keep-sites': { type: 'boolean' },
		reuse: { type: 'boolean' },
	} );
	const size = values.quick ? SIZES.quick : SIZES.full;
	const sizes = values.sizes?.split( ',' ).map( Number ) ?? size.parts;
	if ( ! sizes.every( ( parts ) => Number.isInteger( parts ) && parts >= 1000 && parts < 100_000_000 ) ) {
		throw new Problem( 'Sizes are whole numbers of parts from 1000 on: --sizes 10000,100000' );
	}
	return {
		...values,
		size,
		keepSites: Boolean( values[ 'keep-sites' ] || values.reuse ),
		sizes: [ ...new Set( sizes ) ].sort( ( a, b ) => a - b ),
		engines: chosenOf( values.engines, /** @type {Engine[]} */ ( Object.keys( ENGINES ) ), 'engine' ),
		groups: chosenOf( values.only, Object.keys( GROUPS ), 'group' ),
	};
}

command( async () => {
	const { size, sizes, engines, groups, reuse, keepSites, statements, json } = asked();
	const dir = path.join( testSitesDir, 'bench-search' );
	if ( ! take( `${ dir }.lock` ) ) {
		throw new Problem( 'This benchmark is running already.' );
	}
	await setUpSite();
	if ( ! reuse ) {
		rmSync( dir, { recursive: true, force: true } );
	}
	const { places, plains, theme, close } = await makePlaces( { dir, sizes, engines, reuse: Boolean( reuse ) } );
	try {
		const sites = Object.fromEntries( [
			...Object.entries( plains ).map( ( [ engine, site ] ) => [ `plain-${ engine }`, site ] ),
			...places.map( ( { engine, size: parts, site } ) => [ `${ engine }-${ parts }`, site ] ),
		] );
		const servers = await step( 'Web server', () => startServers( { dir, sites, settings: ROOM_FOR_CODE } ) );
		try {
			await step( 'Files of the databases read', async () => {
				for ( const { site } of places ) {
					await warm( site );
				}
			} );
			const rows = fillingRows( places );
			const texts = [ fillingTable( places ) ];
			/** @type {Record<string, unknown>} */
			const raw = { filled: places.map( ( { label, filled } ) => ( { label, ...filled } ) ) };
			for ( const name of groups ) {
				const found = await step( GROUPS[ name ].title, () =>
					GROUPS[ name ].measure( { dir, places, plains, size, statements } )
				);
				rows.push( ...found.rows );
				texts.push( ...found.texts );
				raw[ name ] = found.raw;
			}
			const short = rows.filter( ( row ) => verdictOf( row ) === 'short' );
			// Growth, pages and calls stand in tables of their own.
			const told = rows.filter(
				( row ) => row.target === 'P19' || row.key.endsWith( '.answers' ) || short.includes( row )
			);
			texts.push( tableOf( told ), `${ rows.length } rows, ${ short.length } short` );
			process.stdout.write( `\n${ texts.join( '\n\n' ) }\n` );
			const complaints = servers.complaints();
			if ( complaints.length > 0 ) {
				process.stdout.write( `\nPHP complained ${ complaints.length } times, first: ${ complaints[ 0 ] }\n` );
			}
			if ( json ) {
				writeJson( path.resolve( process.env.INIT_CWD ?? '.', json ), {
					date: new Date().toISOString().slice( 0, 10 ),
					machine: { ...machine(), ...servers.versions, theme },
					size,
					rows,
					raw,
				} );
			}
		} finally {
			await servers.stop();
		}
	} finally {
		await close();
		if ( ! keepSites ) {
			rmSync( dir, { recursive: true, force: true } );
		}
		release( `${ dir }.lock` );
	}
} );
