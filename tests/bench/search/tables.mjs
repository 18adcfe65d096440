/**
 * What is printed: tables for a terminal and for Markdown alike.
 *
 * @typedef {import('./places.mjs').Place} Place
 * @typedef {import('../../../bin/lib/bench-table.mjs').Row} Row
 */

import { columns, verdictOf } from '../../../bin/lib/bench-table.mjs';
import { held } from '../../../bin/tsx-to-php/maps.mjs';
import { emptyOf, keyOf } from './pages.mjs';
import { shapeOf } from './plans.mjs';
import { ENGINES, enginesOf, ofEngine, sizeName } from './places.mjs';
import { inProcess, keyOfGrowth, TARGETS } from './rows.mjs';

const MB = 1024 ** 2;

/** @type {( places: Place[] ) => number[]} */
const sizesOf = ( places ) => [ ...new Set( places.map( ( { size } ) => size ) ) ].sort( ( a, b ) => a - b );

/**
 * @param {(Row|undefined)[]} rows
 * @return {string} Whether all their targets are met; '' where none has one.
 */
function verdictOfAll( rows ) {
	const verdicts = rows.flatMap( ( row ) => ( row ? [ verdictOf( row ) ] : [] ) );
	if ( verdicts.includes( 'short' ) ) {
		return 'short';
	}
	return verdicts.includes( 'ok' ) ? 'ok' : '';
}

/** @type {( value: number|null|undefined ) => string} A dash for what could not be measured. */
const twoDigits = ( value ) => value?.toFixed( 2 ) ?? '–';

/** @type {( row: Row|undefined ) => string} */
const figure = ( row ) => ( row ? `${ twoDigits( row.value ) } (≤ ${ row.limit })` : '' );

/**
 * @param {Place[]} places
 * @return {string} What filling them took, in detail.
 */
export const fillingTable = ( places ) =>
	columns(
		[
			'parts',
			'parts/s',
			'reading/s',
			'comparing/s',
			'applying/s',
			'indexing/s',
			'wall s',
			'cpu s',
			'peak MB',
			'stock/s',
			'database MB',
			'bytes a part',
			'bare load s',
			'bare index s',
		],
		places.map( ( { label, size, isKept, filled: { feeds, bare, empty, bytes } } ) => {
			const { parts, stock } = feeds;
			/** @type {( fed: import('./filling.mjs').Fed, seconds: number ) => string} */
			const rate = ( fed, seconds ) => ( seconds > 0 ? Math.round( fed.rows / seconds ).toString() : '–' );
			return [
				`${ label }${ isKept ? ' (kept)' : '' }`,
				rate( parts, parts.seconds ),
				rate( parts, parts.phases.reading ),
				rate( parts, parts.phases.comparing ),
				rate( parts, parts.phases.applying ),
				rate( parts, parts.phases.indexing ),
				parts.seconds.toFixed( 1 ),
				`${ parts.cpu.toFixed( 1 ) }${ parts.server > 0 ? ` + ${ parts.server.toFixed( 1 ) }` : '' }`,
				parts.peak_mb.toFixed( 0 ),
				rate( stock, stock.seconds ),
				( bytes / MB ).toFixed( 0 ),
				( ( bytes - empty ) / size ).toFixed( 0 ),
				bare.load.toFixed( 2 ),
				bare.index.toFixed( 2 ),
			];
		} )
	);

/**
 * @param {Place[]}                                                    places
 * @param {Map<Place, Object<string, import('./service.mjs').Served>>} served
 * @param {Row[]}                                                      rows  Of serviceRows().
 * @return {string} Milliseconds at the median and of the 95th of a hundred, statements, and how each grows.
 */
export function serviceTable( places, served, rows ) {
	const sizes = sizesOf( places );
	const known = new Map( rows.map( ( row ) => [ row.key, row ] ) );
	const lines = Object.keys( held( served, places[ 0 ] ) ).flatMap( ( act ) =>
		enginesOf( places ).map( ( engine ) => {
			const bySize = new Map(
				ofEngine( engine, places ).map( ( place ) => [ place.size, held( served, place )[ act ] ] )
			);
			const all = [ ...bySize.values() ];
			const growth = known.get( keyOfGrowth( engine, inProcess( act ) ) );
			return [
				act,
				ENGINES[ engine ],
				...sizes
					.map( ( size ) => bySize.get( size ) )
					.map( ( one ) => ( one ? `${ one.p50.toFixed( 2 ) } / ${ one.p95.toFixed( 2 ) }` : '–' ) ),
				figure( growth ),
				[ ...new Set( all.map( ( { queries } ) => queries ) ) ].join( ', ' ),
				String( Math.max( ...all.map( ( { most } ) => most ) ) ),
				String( all[ 0 ].samples ),
				verdictOfAll( [ growth ] ),
			];
		} )
	);
	return columns(
		[
			'in the process, p50 / p95 ms',
			'',
			...sizes.map( sizeName ),
			'growth',
			'statements',
			'at most',
			'samples',
			'',
		],
		lines
	);
}

/**
 * @param {Place[]}                                       places
 * @param {Map<string, import('../rounds.mjs').Measured>} times  Of measurePages().
 * @param {Row[]}                                         rows   Of pageRows().
 * @return {string} Each page and call, by engine and size, with what it is measured against.
 */
export function pagesTable( places, times, rows ) {
	const sizes = sizesOf( places );
	const known = new Map( rows.map( ( row ) => [ row.key, row ] ) );
	/** @param {string} key */
	const milliseconds = ( key ) => {
		const one = times.get( key );
		return one ? `${ one.p50.toFixed( 1 ) } ms` : '–';
	};
	const lines = enginesOf( places ).flatMap( ( engine ) => {
		/** @type {{ name: string, act: string, key: ( size: number ) => string }[]} */
		const bases = [
			{ name: 'E', act: 'an empty page of the plain site', key: () => emptyOf( engine ) },
			{ name: 'R', act: 'a trivial REST route', key: ( size ) => keyOf( { engine, size }, 'nothing' ) },
		];
		return bases.map( ( { name, act, key } ) => [
			name,
			act,
			ENGINES[ engine ],
			...sizes.map( ( size ) => milliseconds( key( size ) ) ),
			'',
			'',
			'',
			'',
		] );
	} );
	for ( const [ name, { act, target, unit } ] of Object.entries( TARGETS ) ) {
		for ( const engine of enginesOf( places ) ) {
			/** @param {number} size */
			const key = ( size ) => keyOf( { engine, size }, name );
			const own = sizes.map( ( size ) => known.get( key( size ) ) );
			const growth = known.get( keyOfGrowth( engine, name ) );
			const limits = [
				...new Set( own.flatMap( ( row ) => ( row && row.limit !== null ? [ row.limit ] : [] ) ) ),
			];
			const statements = sizes.flatMap( ( size ) => times.get( key( size ) )?.timing.own ?? [] );
			lines.push( [
				target,
				act,
				ENGINES[ engine ],
				...own.map( ( row ) =>
					row ? `${ twoDigits( row.value ) } ${ unit } (${ milliseconds( row.key ) })` : '–'
				),
				limits.length > 0 ? `≤ ${ limits.join( ', ' ) } ${ unit }` : '',
				figure( growth ),
				[ ...new Set( statements ) ].join( ', ' ),
				verdictOfAll( [ ...own, growth, known.get( `${ engine }.${ name }.queries` ) ] ),
			] );
		}
	}
	return columns(
		[ '', 'page or call', '', ...sizes.map( sizeName ), 'target', 'growth', 'statements of ours', '' ],
		lines
	);
}

/**
 * @param {Row[]} rows
 * @return {string} Those of P17 that compare the engines, a line for each size and page.
 */
export const enginesTable = ( rows ) =>
	columns(
		[ '', 'page', 'SQLite beside MariaDB', 'rounds', '' ],
		rows
			.filter( ( { key } ) => key.endsWith( '.engines' ) )
			.map( ( row ) => [
				row.target,
				row.act,
				figure( row ),
				`${ twoDigits( row.low ) } to ${ twoDigits( row.high ) }`,
				verdictOf( row ),
			] )
	);

/**
 * @param {{ place: Place, name: string, judged: import('./plans.mjs').Judged[] }[]} all
 * @return {{ table: string, faults: string[] }} The statements of each page and call, and what does not scale.
 */
export function plansTable( all ) {
	const faults = all.flatMap( ( { place, name, judged } ) =>
		judged
			.filter( ( one ) => one.faults.length > 0 )
			.map(
				( one ) =>
					`${ place.label }, ${ name }: ${ one.faults.join( '; ' ) } (${ one.ms.toFixed( 1 ) } ms)\n    ${ one.sql.replace( /\s+/g, ' ' ).slice( 0, 600 ) }`
			)
	);
	const table = columns(
		[ 'page or call', '', 'statements', 'rows looked at', 'slowest ms', '' ],
		all.map( ( { place, name, judged } ) => [
			TARGETS[ name ]?.act ?? name,
			place.label,
			String( judged.reduce( ( sum, { count } ) => sum + count, 0 ) ),
			place.engine === 'mariadb'
				? String( judged.reduce( ( sum, { examined } ) => sum + ( examined ?? 0 ), 0 ) )
				: '–',
			Math.max( 0, ...judged.map( ( { ms } ) => ms ) ).toFixed( 1 ),
			judged.some( ( one ) => one.faults.length > 0 ) ? 'short' : 'ok',
		] )
	);
	return { table, faults };
}

/** So much of a statement tells it from others. */
const SHOWN = 160;

/**
 * @param {{ place: Place, name: string, judged: import('./plans.mjs').Judged[] }[]} all
 * @return {string} Every statement on the dealership's tables once for each engine, the slowest first.
 */
export function statementsTable( all ) {
	const found = new Map();
	for ( const { place, name, judged } of all ) {
		for ( const one of judged.filter( ( { sql } ) => sql.includes( '_coleman_' ) ) ) {
			const key = `${ place.label } ${ shapeOf( one.sql ) }`;
			const known = found.get( key ) ?? { place, names: [], slowest: one };
			found.set( key, {
				place,
				names: [ ...known.names, name ],
				slowest: one.ms > known.slowest.ms ? one : known.slowest,
			} );
		}
	}
	return columns(
		[ '', 'statement', 'ms', 'rows', 'how', 'in', '' ],
		[ ...found.values() ]
			.sort( ( a, b ) => b.slowest.ms - a.slowest.ms )
			.map( ( { place, names, slowest } ) => [
				place.label,
				shapeOf( slowest.sql ).slice( 0, SHOWN ).replaceAll( '|', '\\|' ),
				slowest.ms.toFixed( 2 ),
				slowest.examined === null ? '–' : String( slowest.examined ),
				slowest.how.slice( 0, SHOWN ),
				String( names.length ),
				slowest.faults.length > 0 ? 'short' : 'ok',
			] )
	);
}
