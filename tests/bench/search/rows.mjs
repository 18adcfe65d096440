/**
 * From what was measured to figures beside their targets: those of search, lists and feeds stand here.
 *
 * @typedef {import('../../../bin/lib/bench-table.mjs').Row} Row
 * @typedef {import('./places.mjs').Place} Place
 * @typedef {import('./places.mjs').Engine} Engine
 */

import { percentile95, ratioOf } from '../../../bin/lib/bench-statistics.mjs';
import { held } from '../../../bin/tsx-to-php/maps.mjs';
import { countRow, reasonOf } from '../rows.mjs';
import { emptyOf, keyOf } from './pages.mjs';
import { ENGINES, enginesOf, ofEngine, sizeName } from './places.mjs';

/** A page or call may take so many times what it took of the smallest catalog; words are ranked, and may take more. */
const GROWTH = { same: 1.25, words: 4, service: 2 };

/** From so many parts on the target of a large catalog holds. */
const LARGE = 1_000_000;

/**
 * @typedef  {Object} Target
 * @property {string}      act
 * @property {string}      target Its number.
 * @property {'E'|'R'}     unit
 * @property {( size: number ) => number|null} limit Null: none of its own.
 * @property {number}      growth The most the largest catalogue may take of the smallest.
 */

/** @type {Object<string, Target>} By name of the page or call. */
export const TARGETS = {
	part: { act: 'Part page', target: 'P3', unit: 'E', limit: () => 1.3, growth: 1.1 },
	family: { act: 'Parts family', target: 'P3', unit: 'E', limit: () => 1.3, growth: GROWTH.same },
	'family, deep': { act: 'Parts family, deep page', target: 'P3', unit: 'E', limit: () => 1.3, growth: GROWTH.same },
	'search, number': { act: 'Search page, number', target: 'P10', unit: 'E', limit: () => 1.6, growth: GROWTH.same },
	'search, two words': {
		act: 'Search page, two words',
		target: 'P10',
		unit: 'E',
		limit: ( size ) => ( size < LARGE ? 1.6 : 2.5 ),
		growth: GROWTH.words,
	},
	'search, two common words': {
		act: 'Search page, two common words',
		target: 'P10',
		unit: 'E',
		limit: ( size ) => ( size < LARGE ? 1.6 : 2.5 ),
		growth: GROWTH.words,
	},
	products: { act: 'products (24)', target: 'P8', unit: 'R', limit: () => 1.25, growth: GROWTH.same },
	'suggest, number': {
		act: 'search/suggest, number',
		target: 'P9',
		unit: 'R',
		limit: () => 1.15,
		growth: GROWTH.same,
	},
	'suggest, word': { act: 'search/suggest, words', target: 'P9', unit: 'R', limit: () => null, growth: GROWTH.words },
	'find, number': { act: 'search, number', target: 'P10', unit: 'R', limit: () => null, growth: GROWTH.same },
	'find, two words': { act: 'search, two words', target: 'P10', unit: 'R', limit: () => null, growth: GROWTH.words },
	list: { act: 'part-subcategory-by-id', target: 'P11', unit: 'R', limit: () => null, growth: GROWTH.same },
	'list, deep': {
		act: 'part-subcategory-by-id, deep page',
		target: 'P11',
		unit: 'R',
		limit: () => null,
		growth: GROWTH.same,
	},
	counts: { act: 'Facet counts', target: 'P11', unit: 'R', limit: () => 1.5, growth: GROWTH.same },
};

/** Acts of the service that rank words. */
const RANKED = new Set( [ 'word', 'words', 'three words', 'common words', 'misspelled', 'suggest, word begun' ] );

/** @type {( place: Place, name: string ) => string} What an act is measured against. */
const baseOf = ( place, name ) =>
	TARGETS[ name ].unit === 'E' ? emptyOf( place.engine ) : keyOf( place, 'nothing' );

/**
 * @param {Place[]} places
 * @return {{ engine: Engine, small: Place, large: Place, between: string }[]} The smallest and the largest of each engine that has several.
 */
const spans = ( places ) =>
	enginesOf( places ).flatMap( ( engine ) => {
		const [ small, ...larger ] = ofEngine( engine, places );
		const large = larger.at( -1 );
		const between = `${ sizeName( large?.size ?? 0 ) } to ${ sizeName( small.size ) }`;
		return large ? [ { engine, small, large, between } ] : [];
	} );

/** @type {( engine: string, act: string ) => string} Under which key it stands how an act grows. */
export const keyOfGrowth = ( engine, act ) => `${ engine }.${ act }.growth`;

/** @type {( act: string ) => string} The name of what is measured in the process, where pages and calls have theirs. */
export const inProcess = ( act ) => `process.${ act }`;

/** @type {( key: string, target: string, act: string, limit: number, figure: Partial<Row> ) => Row} A row of how many times something else it takes. */
const timesRow = ( key, target, act, limit, figure ) => ( {
	...countRow( key, { target, act, limit, unit: 'times', digits: 2 }, null ),
	...figure,
} );

/**
 * @param {Place[]} places
 * @return {Row[]} P19, as far as one import tells, and how it grows.
 */
export function fillingRows( places ) {
	/** @param {Place} place */
	const bareOf = ( { filled } ) => filled.bare.load + filled.bare.index;
	/** @param {Place} place */
	const cost = ( { filled } ) => filled.feeds.parts.seconds / filled.feeds.parts.rows;
	return [
		...places.flatMap( ( place ) => [
			countRow(
				keyOf( place, 'import' ),
				{
					target: 'P19',
					act: `Import with index: ${ place.label }`,
					limit: 5,
					unit: 'bare loads',
					digits: 1,
					note: `${ place.filled.feeds.parts.seconds.toFixed( 1 ) } s, bare ${ bareOf( place ).toFixed( 1 ) } s`,
				},
				place.filled.feeds.parts.seconds / bareOf( place )
			),
			countRow(
				keyOf( place, 'import.memory' ),
				{ target: 'P19', act: '… memory of the process, at most', limit: 128, unit: 'MB' },
				Math.max( ...Object.values( place.filled.feeds ).map( ( { peak_mb: peak } ) => peak ) )
			),
		] ),
		...spans( places ).map( ( { engine, small, large, between } ) =>
			timesRow(
				keyOfGrowth( engine, 'import' ),
				'G',
				`Import, time of a part, ${ between }: ${ ENGINES[ engine ] }`,
				GROWTH.same,
				{ value: cost( large ) / cost( small ) }
			)
		),
	];
}

/**
 * @param {Place[]}                                                            places
 * @param {Map<Place, Object<string, import('./service.mjs').Served>>}         served
 * @return {Row[]} How each act grows with the catalogue.
 */
export const serviceRows = ( places, served ) =>
	spans( places ).flatMap( ( { engine, small, large, between } ) =>
		Object.keys( held( served, small ) ).map( ( act ) =>
			timesRow(
				keyOfGrowth( engine, inProcess( act ) ),
				'G',
				`In the process, ${ act }, ${ between }: ${ ENGINES[ engine ] }`,
				RANKED.has( act ) ? GROWTH.words : GROWTH.service,
				ratioOf( held( served, large )[ act ].rounds, held( served, small )[ act ].rounds )
			)
		)
	);

/**
 * @param {Place[]}                                             places
 * @param {Map<string, import('../rounds.mjs').Measured>}       times  Of measurePages().
 * @return {Row[]} P3, P8 to P11, P17, how each grows, and whether its statements do.
 */
export function pageRows( places, times ) {
	/** @type {( place: Place, name: string ) => import('../rounds.mjs').Measured} */
	const of = ( place, name ) => held( times, keyOf( place, name ) );
	const names = Object.keys( TARGETS ).filter( ( name ) => times.has( keyOf( places[ 0 ], name ) ) );
	return names.flatMap( ( name ) => {
		const { act, target, unit, limit, growth } = TARGETS[ name ];
		const rows = places.map( ( place ) => ( {
			...countRow(
				keyOf( place, name ),
				{
					target,
					act: `${ act }: ${ place.label }`,
					limit: limit( place.size ),
					unit,
					digits: 2,
					note: `${ of( place, name ).p50.toFixed( 1 ) } ms; ${ reasonOf( times, keyOf( place, name ), baseOf( place, name ) ) }`,
				},
				null
			),
			...ratioOf( of( place, name ).rounds, held( times, baseOf( place, name ) ).rounds ),
		} ) );
		const grown = spans( places ).flatMap( ( { engine, small, large, between } ) => {
			const own = ofEngine( engine, places ).map( ( place ) => of( place, name ).timing.own );
			return [
				timesRow(
					keyOfGrowth( engine, name ),
					'G',
					`${ act }, ${ between }: ${ ENGINES[ engine ] }`,
					growth,
					ratioOf( of( large, name ).rounds, of( small, name ).rounds )
				),
				countRow(
					`${ engine }.${ name }.queries`,
					{
						target: 'G',
						act: `${ act }, statements of ours more or less, ${ between }: ${ ENGINES[ engine ] }`,
						limit: 0,
						unit: '',
						note: own.join( ', ' ),
					},
					Math.max( ...own ) - Math.min( ...own )
				),
			];
		} );
		const pairs = unit === 'E' ? pairsOf( places ) : [];
		const against = pairs.map( ( { size, sqlite, mariadb } ) =>
			timesRow(
				`${ size }.${ name }.engines`,
				'P17',
				`${ act }, SQLite beside MariaDB: ${ sizeName( size ) }`,
				1.6,
				ratioOf( of( sqlite, name ).rounds, of( mariadb, name ).rounds )
			)
		);
		return [ ...rows, ...grown, ...against ];
	} );
}

/**
 * @param {Place[]} places
 * @return {{ size: number, sqlite: Place, mariadb: Place }[]} The sizes that both engines have.
 */
export const pairsOf = ( places ) =>
	ofEngine( 'sqlite', places ).flatMap( ( sqlite ) => {
		const mariadb = ofEngine( 'mariadb', places ).find( ( { size } ) => size === sqlite.size );
		return mariadb ? [ { size: sqlite.size, sqlite, mariadb } ] : [];
	} );

/**
 * @param {Place} place
 * @param {Awaited<ReturnType<typeof import('./pages.mjs').measureMeanwhile>>} measured
 * @return {Row[]} P19, as visitors see it.
 */
export function meanwhileRows( place, { idle, meanwhile, seconds } ) {
	/** @param {'pages'|'changes'|'saves'} name */
	const slowOf = ( name ) => [ percentile95( meanwhile[ name ] ), percentile95( idle[ name ] ) ];
	/** @param {'pages'|'changes'|'saves'} name */
	const note = ( name ) => {
		const [ now, before ] = slowOf( name );
		return `${ now.toFixed( 1 ) } ms, idle ${ before.toFixed( 1 ) } ms; ${ meanwhile[ name ].length } in the ${ seconds.toFixed( 0 ) } s of the import`;
	};
	const [ page, pageBefore ] = slowOf( 'pages' );
	return [
		countRow(
			keyOf( place, 'meanwhile' ),
			{
				target: 'P19',
				act: `Part page while every part changes, p95: ${ place.label }`,
				limit: 1.5,
				unit: 'times',
				digits: 2,
				note: note( 'pages' ),
			},
			page / pageBefore
		),
		countRow(
			keyOf( place, 'meanwhile.cart' ),
			{
				target: 'P19',
				act: '… a change of a cart, the longest',
				limit: 1000,
				unit: 'ms',
				note: `p95 ${ note( 'changes' ) }`,
			},
			Math.max( ...meanwhile.changes )
		),
		countRow(
			keyOf( place, 'meanwhile.saves' ),
			{
				target: 'P19',
				act: '… an editor’s save of a page, the longest',
				limit: 1000,
				unit: 'ms',
				note: `p95 ${ note( 'saves' ) }`,
			},
			Math.max( ...meanwhile.saves )
		),
	];
}
