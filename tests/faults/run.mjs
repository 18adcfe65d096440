/**
 * Plays every fault on both engines and has each run judged. docs/faults.md says what must hold.
 */

import { parseArgs } from 'node:util';
import { Problem } from '../../bin/lib/report.mjs';
import { failure, sum } from '../../bin/lib/runners.mjs';
import { judge } from './checker.mjs';
import { everyoneWrites, oneCart } from './scenarios/carts.mjs';
import { guessing } from './scenarios/doors.mjs';
import { feedsDie } from './scenarios/feeds.mjs';
import { commitsDie, databaseDies, workersDie } from './scenarios/kills.mjs';
import { peopleAsk } from './scenarios/inquiries.mjs';
import { serverComesBack } from './scenarios/mail.mjs';
import { oneUnit } from './scenarios/rentals.mjs';
import { lastUnits } from './scenarios/stock.mjs';
import { sameOrder } from './scenarios/submits.mjs';
import { upgradeDies } from './scenarios/upgrades.mjs';
import { SIZES } from './sizes.mjs';
import { Stage } from './stage.mjs';
import { hangUp } from './visitor.mjs';

/** What every run with orders must leave behind. */
const ORDERS = [ 'acknowledged', 'once', 'whole', 'mail' ];

/**
 * @typedef  {Object} Scenario
 * @property {string}   target   `R3`.
 * @property {string}   act      In the table.
 * @property {string}   [name]   Of its history, where the target has several.
 * @property {string[]} claims   Of the checker.
 * @property {string[]} [only]   Engines it is for.
 * @property {string}   [breach] A fault is planted, and a breach of this claim must be found.
 * @property {( stage: Stage, size: Object, prefix: string ) => Promise<string|{ done: string, told?: string[], [more: string]: unknown }>} play
 */

/** @type {Scenario[]} */
const SCENARIOS = [
	{
		target: 'R3',
		act: 'last units',
		claims: [ 'stock', 'soldOut', 'answers', ...ORDERS ],
		play: ( stage, size, prefix ) => lastUnits( stage, size, stage.parts[ 5 ], prefix ),
	},
	{
		target: 'R4',
		act: 'one unit',
		claims: [ 'renters', 'overlaps', 'answers' ],
		play: oneUnit,
	},
	{
		target: 'R5',
		act: 'same key',
		claims: [ 'answers', 'finished', ...ORDERS ],
		play: ( stage, size, prefix ) => sameOrder( stage, size, prefix, true ),
	},
	{
		target: 'R6',
		act: 'form, no key',
		claims: [ 'answers', 'finished', ...ORDERS ],
		play: ( stage, size, prefix ) => sameOrder( stage, size, prefix, false ),
	},
	{
		target: 'R7',
		act: 'PHP killed',
		claims: [ 'stock', 'finished', ...ORDERS ],
		play: workersDie,
	},
	{
		target: 'R8',
		act: 'killed in COMMIT',
		only: [ 'sqlite' ],
		claims: [ 'stock', 'finished', ...ORDERS ],
		play: commitsDie,
	},
	{
		target: 'R8',
		act: 'database killed',
		only: [ 'mariadb' ],
		claims: [ 'stock', 'finished', ...ORDERS ],
		play: databaseDies,
	},
	{ target: 'R9', act: 'one cart', claims: [ 'carts', 'answers' ], play: oneCart },
	{ target: 'R10', act: 'all at once', claims: [ 'carts', 'answers' ], play: everyoneWrites },
	{ target: 'R13', act: 'feed killed', claims: [ 'feed' ], play: feedsDie },
	{ target: 'R16', act: 'upgrade killed', claims: [ 'upgrade' ], play: upgradeDies },
	{ target: 'R12', act: 'guessing', claims: [ 'guesses', 'doors' ], play: guessing },
	{ target: 'R11', act: 'inquiries', name: 'R11-inquiries', claims: [ 'leads', 'answers' ], play: peopleAsk },
	// Last: all the mail that the others caused.
	{ target: 'R11', act: 'mail is back', claims: [ 'mail', 'delivered', 'whole' ], play: serverComesBack },
	// SQLite lets one write at a time, which hides all three faults.
	{
		target: 'R3',
		act: 'planted: stock',
		only: [ 'mariadb' ],
		claims: [ 'stock' ],
		breach: 'stock',
		play: ( stage, size, prefix ) =>
			stage.planted( 'stock', () => lastUnits( stage, size, stage.parts[ 6 ], prefix ) ),
	},
	{
		target: 'R4',
		act: 'planted: rentals',
		only: [ 'mariadb' ],
		claims: [ 'overlaps' ],
		breach: 'overlaps',
		play: ( stage, size, prefix ) => stage.planted( 'rentals', () => oneUnit( stage, size, prefix ) ),
	},
	{
		target: 'R9',
		act: 'planted: cart',
		only: [ 'mariadb' ],
		claims: [ 'carts' ],
		breach: 'carts',
		play: ( stage, size ) => stage.planted( 'cart', () => oneCart( stage, size ) ),
	},
];

/** @return {{ full: boolean, only: string[], databases: ('sqlite'|'mariadb')[] }} What was asked for. */
function asked( args ) {
	let values;
	try {
		( { values } = parseArgs( {
			args,
			options: { full: { type: 'boolean' }, only: { type: 'string' }, database: { type: 'string' } },
		} ) );
	} catch ( error ) {
		throw new Problem( `${ error.message } There are --full, --only R3,R7 and --database sqlite|mariadb.` );
	}
	return {
		full: values.full ?? false,
		only: values.only?.split( ',' ) ?? SCENARIOS.map( ( { target } ) => target ),
		databases: values.database ? [ values.database ] : [ 'sqlite', 'mariadb' ],
	};
}

/**
 * @param {import('../../bin/lib/runners.mjs').Run} run
 * @param {( database: string ) => { dir: string, leave: () => void }} place Gives each engine's site a folder.
 * @return {Promise<import('../../bin/lib/runners.mjs').Result>} One check for each scenario on each engine.
 */
export async function playFaults( run, place ) {
	const { full, only, databases } = asked( run.args );
	const sizes = SIZES[ full ? 'full' : 'short' ];
	const results = [];
	run.say( row( '', 'engine', 'fault', 'done', 'looked at', 'found' ) );
	for ( const database of databases ) {
		const { dir, leave } = place( database );
		try {
			const stage = await Stage.open( { database, dir, workers: sizes.workers } );
			try {
				for ( const scenario of SCENARIOS ) {
					const isPlayed =
						only.includes( scenario.target ) && ( scenario.only ?? [ database ] ).includes( database );
					if ( isPlayed && ! full && run.left() <= 1 ) {
						throw new Problem( `No time was left for ${ scenario.target } on ${ database }.` );
					}
					if ( isPlayed ) {
						results.push( await play( stage, scenario, sizes[ scenario.target ] ?? {}, run.say ) );
					}
				}
				results.push( silence( stage ) );
			} finally {
				await stage.close();
			}
		} finally {
			leave();
		}
	}
	hangUp();
	return sum( ...results );
}

/**
 * @param {Stage}                    stage
 * @param {Scenario}                 scenario
 * @param {Object}                   size
 * @param {( line: string ) => void} say
 * @return {Promise<import('../../bin/lib/runners.mjs').Result>} One check.
 */
async function play( stage, { target, act, name = target, claims, breach, play: work }, size, say ) {
	const begun = Date.now();
	const prefix = stage.begin( breach ? `${ target }-${ breach }` : name );
	const found = await work( stage, size, prefix );
	const { done, told = [], ...more } = typeof found === 'string' ? { done: found } : found;
	const state = { ...( await stage.state( name === 'R11' ? '' : prefix ) ), ...more };
	stage.history.flush();
	const { counts, breaches } = judge( claims, stage.history.events, state );
	// A run in which nothing happened has caught nothing.
	const hidden = counts[ breach ] === 0 || ! breaches.some( ( text ) => text.startsWith( `${ breach }: ` ) );
	const isGood = breach ? ! hidden : breaches.length === 0;
	const [ good, bad ] = breach ? [ 'caught', 'NOT caught' ] : [ 'ok', 'BROKEN' ];
	const seconds = ( ( Date.now() - begun ) / 1000 ).toFixed( 1 );
	const looked = Object.entries( counts )
		.map( ( [ claim, count ] ) => `${ claim } ${ count }` )
		.join( ', ' );
	say( row( target, stage.database, act, done, looked, `${ isGood ? good : bad } (${ seconds } s)` ) );
	if ( size.isTold ) {
		told.forEach( ( line ) => say( `      ${ line }` ) );
	}
	const where = `${ target } ${ act } on ${ stage.database }`;
	if ( breach ) {
		say( `      ${ breaches[ 0 ] ?? 'nothing was found' }` );
		return hidden ? failure( `${ where }: the checker did not see the fault that was planted` ) : PASSED;
	}
	breaches.slice( 0, 10 ).forEach( ( text ) => say( `      ${ text }` ) );
	return breaches.length === 0
		? PASSED
		: failure( `${ where }: ${ breaches.length } breaches, first: ${ breaches[ 0 ] }` );
}

const PASSED = { passed: 1, failed: 0, failures: [] };

/** @type {( stage: Stage ) => import('../../bin/lib/runners.mjs').Result} One check: PHP wrote no notice, warning or fault. */
function silence( stage ) {
	const complaints = stage.complaints();
	return complaints.length === 0
		? PASSED
		: failure( `PHP on ${ stage.database } complained ${ complaints.length } times, first: ${ complaints[ 0 ] }` );
}

const WIDTHS = [ 4, 8, 17, 46, 76 ];

/** @type {( ...cells: string[] ) => string} */
const row = ( ...cells ) => cells.map( ( cell, column ) => cell.padEnd( WIDTHS[ column ] ?? 0 ) ).join( ' ' );
