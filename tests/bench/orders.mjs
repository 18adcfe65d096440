/** What the orders desk and "Who is calling?" take with many orders beside few, on both engines. */

import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { columns } from '../../bin/lib/bench-table.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { run } from '../../bin/lib/process.mjs';
import { step } from '../../bin/lib/report.mjs';
import { PHP, PHP_IN_TERMINAL } from '../../bin/lib/system.mjs';
import { ENGINES, sizeName } from './search/places.mjs';
import { figuresOf } from './search/service.mjs';
import { makeSite } from './sites.mjs';

/** The most that a figure may grow from the smallest site to the largest. */
const LIMIT = 1.5;

/** Orders that are there in any case: fewer have too few open ones. */
export const LEAST = 100;

/**
 * @typedef {{ engine: 'sqlite'|'mariadb', size: number, site: import('../../bin/lib/site.mjs').Site }} Place
 * @typedef {{ engine: string, act: string, few: import('./search/service.mjs').Served, many: import('./search/service.mjs').Served, growth: number }} Row
 */

/** @type {( site: import('../../bin/lib/site.mjs').Site, script: string, args: number[] ) => Promise<string>} What it printed. */
const runOn = ( site, script, args ) =>
	run( PHP, [ ...PHP_IN_TERMINAL, path.join( inRoot( 'tests/bench/php/orders' ), script ), ...args.map( String ) ], {
		env: { COLEMAN_SITE: site.wordpress },
		what: `php ${ script }`,
	} );

/**
 * @param {Object}   options
 * @param {string}   options.dir
 * @param {string[]} options.engines
 * @param {number}   options.orders  Of the largest site.
 * @param {boolean}  options.reuse   Sites that an earlier run has filled are taken as they are, with the code of now.
 * @return {Promise<Place[]>} Two sites of each engine.
 */
export async function fillPlaces( { dir, engines, orders, reuse } ) {
	/** @type {Place[]} */
	const places = [];
	for ( const engine of /** @type {Place['engine'][]} */ ( engines ) ) {
		for ( const size of [ LEAST, orders ] ) {
			await step( `${ sizeName( size ) } orders, ${ ENGINES[ engine ] }`, async () => {
				const home = path.join( dir, `${ engine }-${ size }` );
				const note = path.join( home, 'orders' );
				const isFilled = reuse && existsSync( note );
				const { site } = await makeSite( { home, role: 'ours', database: engine, fresh: ! isFilled } );
				places.push( { engine, size, site } );
				if ( ! isFilled ) {
					writeFileSync( note, await runOn( site, 'fill.php', [ size ] ) );
				}
			} );
		}
	}
	return places;
}

/**
 * @param {Place[]}                             places
 * @param {{ rounds: number, samples: number }} size   Samples of each act in a round.
 * @return {Promise<Row[]>} By engine and act.
 */
export async function measureOrders( places, { rounds, samples } ) {
	/** @type {Map<Place, Object<string, [number, number][]>[]>} */
	const measured = new Map( places.map( ( place ) => [ place, [] ] ) );
	for ( let round = 0; round < rounds; round++ ) {
		for ( const [ place, all ] of measured ) {
			all.push( JSON.parse( await runOn( place.site, 'service.php', [ round * samples, samples ] ) ) );
		}
	}
	/** @type {( engine: string ) => Object<string, import('./search/service.mjs').Served>[]} The few first. */
	const served = ( engine ) =>
		[ ...measured ]
			.filter( ( [ place ] ) => place.engine === engine )
			.sort( ( [ a ], [ b ] ) => a.size - b.size )
			.map( ( [ , all ] ) => figuresOf( all ) );
	return [ ...new Set( places.map( ( { engine } ) => engine ) ) ].flatMap( ( engine ) => {
		const [ few, many ] = served( engine );
		return Object.keys( few ).map( ( act ) => ( {
			engine,
			act,
			few: few[ act ],
			many: many[ act ],
			growth: many[ act ].p50 / few[ act ].p50,
		} ) );
	} );
}

/** @type {( row: Row ) => string} */
const verdictOf = ( { growth, few, many } ) => ( growth > LIMIT || many.most > few.most ? 'short' : 'ok' );

/**
 * @param {Row[]}  rows
 * @param {number} orders
 * @return {string} A table.
 */
export const ordersTable = ( rows, orders ) =>
	columns(
		[ '', 'act', `${ LEAST }: p50 ms`, `${ sizeName( orders ) }: p50 ms`, 'p95 ms', 'growth', 'queries', '' ],
		rows.map( ( row ) => [
			ENGINES[ /** @type {Place['engine']} */ ( row.engine ) ],
			row.act,
			row.few.p50.toFixed( 2 ),
			row.many.p50.toFixed( 2 ),
			row.many.p95.toFixed( 2 ),
			`${ row.growth.toFixed( 2 ) } (≤ ${ LIMIT })`,
			`${ row.few.most }, ${ row.many.most }`,
			verdictOf( row ),
		] )
	);
