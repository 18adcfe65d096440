/**
 * Many visitors at once for some minutes, on one machine that serves them and plays them.
 *
 * @typedef  {Object} Act
 * @property {number}   count
 * @property {number[]} times  Milliseconds of what was answered as it should be.
 * @property {number}   refused 429 and 503: the site said that it is busy.
 * @property {number}   failed  Any other status, or no answer.
 *
 * @typedef  {Object} Load
 * @property {number} visitors
 * @property {number} seconds
 * @property {Map<string, Act>} acts Of all failures and refusals, also those while visitors came.
 * @property {{ cpu: number, php: number, database: number }} machine Share of the processors' time, and the most megabytes of PHP and of the database.
 * @property {string} firstFault What the first failed request was answered.
 */

import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { hangUp, Visitor } from '../../faults/visitor.mjs';
import { chances, thinking, visit } from './visits.mjs';

/**
 * Visitors come evenly in so many seconds, and are counted after that. It is the length of a visit, so that some browse
 * while others order: those who begin together fill their carts together.
 */
const ARRIVAL_SECONDS = 60;

const SAMPLE_MS = 2000;

/** @type {() => { busy: number, all: number }} Of all processors, in ticks. */
const ticks = () => {
	const [ , ...numbers ] = readFileSync( '/proc/stat', 'utf8' )
		.split( '\n', 1 )[ 0 ]
		.trim()
		.split( /\s+/ )
		.map( Number );
	const all = numbers.reduce( ( sum, number ) => sum + number, 0 );
	return { busy: all - numbers[ 3 ] - numbers[ 4 ], all };
};

/** @type {( pids: number[] ) => number} Megabytes; shared pages are parted among those who share them. */
export const memoryOf = ( pids ) =>
	pids.reduce( ( sum, pid ) => {
		try {
			const [ , kilobytes = '0' ] =
				/^Pss:\s+(\d+)/m.exec( readFileSync( `/proc/${ pid }/smaps_rollup`, 'utf8' ) ) ?? [];
			return sum + Number( kilobytes ) / 1024;
		} catch {
			return sum;
		}
	}, 0 );

/** @type {( number: number, turn: number ) => string} A network of each visitor's own. */
const addressOf = ( number, turn ) =>
	[ 127, 1 + Math.floor( number / 250 ), 1 + ( number % 250 ), 1 + ( turn % 250 ) ].join( '.' );

/** @type {( ms: number ) => Promise<void>} */
const pause = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

/**
 * @param {Object}                       options
 * @param {{ port: number, url: string }} options.site
 * @param {number}                       options.port     Where visitors come in.
 * @param {import('./visits.mjs').Shop}  options.shop
 * @param {number}                       options.visitors
 * @param {number}                       options.seconds
 * @param {() => { php: number[], database: number[] }} options.processes
 * @return {Promise<Load>} What they saw.
 */
export async function load( { site, port, shop, visitors, seconds, processes } ) {
	/** @type {Map<string, Act>} */
	const acts = new Map();
	let firstFault = '';
	const begin = Date.now() + 1000 * ARRIVAL_SECONDS;
	const end = begin + 1000 * seconds;
	// Nothing else of a stage is used by who only asks.
	const stage = /** @type {import('../../faults/stage.mjs').Stage} */ (
		/** @type {unknown} */ ( { port: site.port, url: site.url, history: {} } )
	);

	/** @type {( who: Visitor, step: import('./visits.mjs').Step ) => Promise<void>} */
	const ask = async ( who, { act, method, path, fields } ) => {
		const isCounted = Date.now() >= begin;
		const begun = performance.now();
		const answer = await ( method === 'POST'
			? who.post( path, fields ?? {}, {}, port )
			: who.ask( { path, port } ) );
		const ms = performance.now() - begun;
		const isAnswered = answer.status >= 200 && answer.status < 400;
		if ( isAnswered && ! isCounted ) {
			return;
		}
		const counted = acts.get( act ) ?? { count: 0, times: [], refused: 0, failed: 0 };
		acts.set( act, counted );
		counted.count++;
		if ( isAnswered ) {
			counted.times.push( ms );
		} else if ( [ 429, 503 ].includes( answer.status ) ) {
			counted.refused++;
		} else {
			counted.failed++;
			firstFault ||= `${ method } ${ path }: ${ answer.status } ${ answer.text.slice( 0, 160 ) }`;
		}
	};

	/** @type {( number: number ) => Promise<void>} */
	const live = async ( number ) => {
		const chance = chances( number );
		await pause( ( 1000 * ARRIVAL_SECONDS * number ) / visitors );
		for ( let turn = 0; Date.now() < end; turn++ ) {
			const name = `load-${ visitors }-${ number }-${ turn }-${ Date.now().toString( 36 ) }`;
			const who = new Visitor( stage, name, addressOf( number, turn ) );
			for ( const step of visit( shop, chance, name ) ) {
				if ( Date.now() >= end ) {
					return;
				}
				await ask( who, step );
				await pause( thinking( chance ) );
			}
		}
	};

	let before = ticks();
	let after = before;
	setTimeout( () => ( before = ticks() ), begin - Date.now() );
	setTimeout( () => ( after = ticks() ), end - Date.now() );
	const most = { php: 0, database: 0 };
	const sampling = setInterval( () => {
		const { php, database } = processes();
		most.php = Math.max( most.php, memoryOf( php ) );
		most.database = Math.max( most.database, memoryOf( database ) );
	}, SAMPLE_MS );
	await Promise.all( Array.from( { length: visitors }, ( _, number ) => live( number ) ) );
	clearInterval( sampling );
	hangUp();
	return {
		visitors,
		seconds,
		acts,
		machine: { cpu: ( after.busy - before.busy ) / ( after.all - before.all ), ...most },
		firstFault,
	};
}

/** @type {( sorted: number[], share: number ) => number} */
const percentile = ( sorted, share ) =>
	sorted[ Math.min( sorted.length - 1, Math.floor( sorted.length * share ) ) ] ?? 0;

/**
 * @param {Load} measured
 * @return {string[][]} Rows of a table: act, requests, a second, p50, p95, p99, refused, failed.
 */
export function rowsOf( { acts, seconds } ) {
	const all = { count: 0, times: /** @type {number[]} */ ( [] ), refused: 0, failed: 0 };
	for ( const act of acts.values() ) {
		all.count += act.count;
		all.times.push( ...act.times );
		all.refused += act.refused;
		all.failed += act.failed;
	}
	return [
		...[ ...acts ].sort( ( [ one ], [ other ] ) => one.localeCompare( other ) ),
		/** @type {const} */ ( [ 'all', all ] ),
	].map( ( [ name, { count, times, refused, failed } ] ) => {
		const sorted = [ ...times ].sort( ( one, other ) => one - other );
		return [
			name,
			String( count ),
			( count / seconds ).toFixed( 1 ),
			...[ 0.5, 0.95, 0.99 ].map( ( share ) => percentile( sorted, share ).toFixed( 0 ) ),
			String( refused ),
			String( failed ),
		];
	} );
}

export const processors = () => cpus().length;
