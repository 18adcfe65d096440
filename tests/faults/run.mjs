/**
 * Plays every fault on both engines and has each run judged. docs/faults.md says what must hold.
 */

import { parseArgs } from 'node:util';
import { errorOf, Problem } from '../../bin/lib/report.mjs';
import { failure, sum } from '../../bin/lib/runners.mjs';
import { ensureRedis } from '../../bin/lib/system.mjs';
import { TURNS, turn } from '../../bin/lib/turn.mjs';
import { judge } from './checker.mjs';
import { everyoneWrites, oneCart } from './scenarios/carts.mjs';
import { guessing } from './scenarios/doors.mjs';
import { feedsDie } from './scenarios/feeds.mjs';
import { cacheFails } from './scenarios/caches.mjs';
import { clocksDiffer } from './scenarios/clocks.mjs';
import { soak } from './scenarios/soak.mjs';
import { clientsAreSlow } from './scenarios/slow.mjs';
import { LEFTS, databaseFills, picturesFill } from './scenarios/disks.mjs';
import { databaseHangs } from './scenarios/hangs.mjs';
import { commitsDie, databaseDies, workersDie } from './scenarios/kills.mjs';
import { peopleAsk } from './scenarios/inquiries.mjs';
import { serverComesBack } from './scenarios/mail.mjs';
import { picturesDie } from './scenarios/pictures.mjs';
import { oneUnit } from './scenarios/rentals.mjs';
import { lastUnits } from './scenarios/stock.mjs';
import { sameOrder } from './scenarios/submits.mjs';
import { upgradeDies } from './scenarios/upgrades.mjs';
import { mayMount } from './disks.mjs';
import { SIZES } from './sizes.mjs';
import { Stage } from './stage.mjs';
import { hangUp } from './visitor.mjs';

/** What every run with orders must leave behind. */
const ORDERS = [ 'acknowledged', 'once', 'whole', 'mail' ];

/**
 * @typedef {{ done: string, told?: string[] } & Partial<import('./checker.mjs').State>} Found What was done, and what the checker is to know.
 *
 * @typedef  {Object} Scenario
 * @property {string}   target   `R3`.
 * @property {string}   act      In the table.
 * @property {string}   [name]   Of its history, where the target has several.
 * @property {string[]} claims   Of the checker.
 * @property {string[]} [only]   Engines it is for.
 * @property {boolean}  [isLong] Played in full runs, and where it is named.
 * @property {boolean}  [needsRoot] It mounts disks. Elsewhere it is named as not played.
 * @property {boolean}  [needsRedis] As object cache.
 * @property {string}   [breach] A fault is planted, and a breach of this claim must be found; of one of these, with commas.
 * @property {( stage: Stage, sizes: import('./sizes.mjs').Sizes, prefix: string ) => Promise<string|Found>} play
 */

/** @type {('sqlite'|'mariadb')[]} */
const ENGINES = [ 'sqlite', 'mariadb' ];

/** @type {Scenario[]} */
const SCENARIOS = [
	{
		target: 'R3',
		act: 'last units',
		claims: [ 'stock', 'soldOut', 'answers', ...ORDERS ],
		play: ( stage, { R3 }, prefix ) => lastUnits( stage, R3, stage.parts[ 5 ], prefix ),
	},
	{
		target: 'R4',
		act: 'one unit',
		claims: [ 'renters', 'overlaps', 'answers' ],
		play: ( stage, { R4 }, prefix ) => oneUnit( stage, R4, prefix ),
	},
	{
		target: 'R5',
		act: 'same key',
		claims: [ 'answers', 'finished', ...ORDERS ],
		play: ( stage, { R5 }, prefix ) => sameOrder( stage, R5, prefix, true ),
	},
	{
		target: 'R6',
		act: 'form, no key',
		claims: [ 'answers', 'finished', ...ORDERS ],
		play: ( stage, { R6 }, prefix ) => sameOrder( stage, R6, prefix, false ),
	},
	{
		target: 'R7',
		act: 'PHP killed',
		claims: [ 'stock', 'finished', ...ORDERS ],
		play: ( stage, { R7 }, prefix ) => workersDie( stage, R7, prefix ),
	},
	{
		target: 'R8',
		act: 'killed in COMMIT',
		only: [ 'sqlite' ],
		claims: [ 'stock', 'finished', ...ORDERS ],
		play: ( stage, { R8 }, prefix ) => commitsDie( stage, R8, prefix ),
	},
	{
		target: 'R8',
		act: 'database killed',
		only: [ 'mariadb' ],
		claims: [ 'stock', 'finished', ...ORDERS ],
		play: ( stage, { R8 }, prefix ) => databaseDies( stage, R8, prefix ),
	},
	{
		target: 'R9',
		act: 'one cart',
		claims: [ 'carts', 'answers', 'way' ],
		play: ( stage, { R9 } ) => oneCart( stage, R9 ),
	},
	{
		target: 'R9',
		act: 'one cart, long way',
		name: 'R9-long',
		only: [ 'mariadb' ],
		claims: [ 'carts', 'answers', 'way' ],
		play: ( stage, { R9 } ) => oneCart( stage, R9, 'long' ),
	},
	{
		target: 'R10',
		act: 'all at once',
		claims: [ 'carts', 'answers' ],
		play: ( stage, { R10 } ) => everyoneWrites( stage, R10 ),
	},
	{
		target: 'R10',
		act: 'all, long way',
		name: 'R10-long',
		isLong: true,
		claims: [ 'carts', 'answers' ],
		play: ( stage, { R10 } ) => everyoneWrites( stage, R10, 'long' ),
	},
	{ target: 'R13', act: 'feed killed', claims: [ 'feed' ], play: ( stage, { R13 } ) => feedsDie( stage, R13 ) },
	{
		target: 'R16',
		act: 'upgrade killed',
		claims: [ 'upgrade' ],
		play: ( stage, { R16 } ) => upgradeDies( stage, R16 ),
	},
	{
		target: 'R17',
		act: 'picture killed',
		claims: [ 'pictures', 'blows' ],
		play: ( stage, { R17 } ) => picturesDie( stage, R17 ),
	},
	{
		target: 'R12',
		act: 'guessing',
		claims: [ 'guesses', 'doors' ],
		play: ( stage, { R12 } ) => guessing( stage, R12 ),
	},
	{
		target: 'R11',
		act: 'inquiries',
		name: 'R11-inquiries',
		claims: [ 'leads', 'answers' ],
		play: ( stage, { R11 }, prefix ) => peopleAsk( stage, R11, prefix ),
	},
	{
		target: 'R18',
		act: 'database hangs',
		only: [ 'mariadb' ],
		claims: [ 'hang', 'stock', ...ORDERS ],
		play: ( stage, { R18 }, prefix ) => databaseHangs( stage, R18, prefix ),
	},
	{
		target: 'R18',
		act: 'first table locked',
		name: 'R18-first',
		only: [ 'mariadb' ],
		claims: [ 'hang', 'stock', ...ORDERS ],
		play: ( stage, { R18 }, prefix ) => databaseHangs( stage, R18, prefix, () => stage.lockOptions( R18.seconds ) ),
	},
	{
		target: 'R19',
		act: 'disk full',
		only: [ 'sqlite' ],
		needsRoot: true,
		claims: [ 'disk', 'stock', 'finished', ...ORDERS ],
		play: ( stage, { R19 }, prefix ) => databaseFills( stage, R19, prefix ),
	},
	{
		target: 'R19',
		act: 'pictures full',
		name: 'R19-pictures',
		only: [ 'sqlite' ],
		needsRoot: true,
		claims: [ 'pictures', 'blows' ],
		play: ( stage ) => picturesFill( stage ),
	},
	{
		target: 'R20',
		act: 'Redis fails',
		only: [ 'mariadb' ],
		needsRedis: true,
		claims: [ 'cache', 'carts', 'agreed', 'finished', 'stock', 'answers', ...ORDERS ],
		play: ( stage, { R20 }, prefix ) => cacheFails( stage, R20, prefix ),
	},
	{
		target: 'R21',
		act: 'clocks differ',
		claims: [ 'agreed', 'finished', 'stock', 'soldOut', 'answers', ...ORDERS ],
		play: ( stage, { R21 }, prefix ) => clocksDiffer( stage, R21, prefix ),
	},
	{
		target: 'R22',
		act: 'slow clients',
		only: [ 'mariadb' ],
		claims: [ 'slow', 'left', 'carts', 'answers' ],
		play: ( stage, { R22 }, prefix ) => clientsAreSlow( stage, R22, prefix ),
	},
	{
		target: 'R14',
		act: 'soak',
		only: [ 'mariadb' ],
		isLong: true,
		claims: [ 'soak', 'whole' ],
		play: ( stage, { R14 } ) => soak( stage, R14 ),
	},
	// Last: all the mail that the others caused.
	{
		target: 'R11',
		act: 'mail is back',
		claims: [ 'mail', 'delivered', 'whole' ],
		play: ( stage, { R11 } ) => serverComesBack( stage, R11 ),
	},
	// SQLite lets one write at a time, which hides these three faults.
	{
		target: 'R3',
		act: 'planted: stock',
		only: [ 'mariadb' ],
		claims: [ 'stock' ],
		breach: 'stock',
		play: ( stage, { R3 }, prefix ) =>
			stage.planted( 'stock', () => lastUnits( stage, R3, stage.parts[ 6 ], prefix ) ),
	},
	{
		target: 'R4',
		act: 'planted: rentals',
		only: [ 'mariadb' ],
		claims: [ 'overlaps' ],
		breach: 'overlaps',
		play: ( stage, { R4 }, prefix ) => stage.planted( 'rentals', () => oneUnit( stage, R4, prefix ) ),
	},
	{
		target: 'R9',
		act: 'planted: cart',
		only: [ 'mariadb' ],
		claims: [ 'carts' ],
		breach: 'carts',
		play: ( stage, { R9 } ) => stage.planted( 'cart', () => oneCart( stage, R9 ) ),
	},
	{
		target: 'R18',
		act: 'planted: patience',
		only: [ 'mariadb' ],
		claims: [ 'hang' ],
		breach: 'hang',
		play: ( stage, { R18 }, prefix ) => stage.planted( 'patience', () => databaseHangs( stage, R18, prefix ) ),
	},
	{
		target: 'R19',
		act: 'planted: halves',
		only: [ 'sqlite' ],
		needsRoot: true,
		claims: [ 'stock', 'whole', 'mail' ],
		breach: 'stock,whole,mail',
		play: ( stage, { R19 }, prefix ) =>
			stage.planted( 'halves', async () => {
				let done = '';
				for ( const [ at, left ] of LEFTS.entries() ) {
					done = await databaseFills( stage, R19, `${ prefix }${ at }-`, left );
				}
				return done;
			} ),
	},
	{
		target: 'R20',
		act: 'planted: limits',
		only: [ 'mariadb' ],
		needsRedis: true,
		claims: [ 'cache' ],
		breach: 'cache',
		play: ( stage, { R20 }, prefix ) => stage.planted( 'limits', () => cacheFails( stage, R20, prefix, true ) ),
	},
	{
		target: 'R21',
		act: 'planted: keys',
		only: [ 'mariadb' ],
		claims: [ 'agreed' ],
		breach: 'agreed',
		play: ( stage, { R21 }, prefix ) => stage.planted( 'keys', () => clocksDiffer( stage, R21, prefix ) ),
	},
	{
		target: 'R22',
		act: 'planted: nginx',
		only: [ 'mariadb' ],
		claims: [ 'slow' ],
		breach: 'slow',
		// An nginx that waits for slow clients, and lets PHP wait with it.
		play: ( stage, { R22 }, prefix ) => clientsAreSlow( stage, R22, prefix, stage.carelessPort ),
	},
	{
		target: 'R17',
		act: 'planted: pictures',
		only: [ 'sqlite' ],
		claims: [ 'pictures' ],
		breach: 'pictures',
		play: ( stage, { R17 } ) => stage.planted( 'pictures', () => picturesDie( stage, R17 ) ),
	},
];

/** What is planted proves the checker, not the product: a quarter of it each time. */
const PLANTED = SCENARIOS.filter( ( { breach } ) => breach );

/** @type {( scenario: Scenario ) => boolean} */
const isItsTurn = ( scenario ) => turn() === 'all' || PLANTED.indexOf( scenario ) % TURNS === Number( turn() );

/**
 * @param {string[]} args
 * @return {{ full: boolean, soak: Partial<import('./sizes.mjs').Sizes['R14']>, only: string[], databases: ('sqlite'|'mariadb')[] }} What was asked for.
 */
function asked( args ) {
	let values;
	try {
		( { values } = parseArgs( {
			args,
			options: {
				full: { type: 'boolean' },
				only: { type: 'string' },
				database: { type: 'string' },
				minutes: { type: 'string' },
				visitors: { type: 'string' },
			},
		} ) );
	} catch ( error ) {
		throw new Problem(
			`${ errorOf( error ).message } There are --full, --only R3,R7 and --database sqlite|mariadb; of the soak --minutes and --visitors.`
		);
	}
	return {
		full: values.full ?? false,
		soak: {
			...( values.minutes ? { minutes: Number( values.minutes ) } : {} ),
			...( values.visitors ? { visitors: Number( values.visitors ) } : {} ),
		},
		only: values.only?.split( ',' ) ?? [],
		databases: ENGINES.filter( ( engine ) => values.database === undefined || values.database === engine ),
	};
}

/**
 * @param {import('../../bin/lib/runners.mjs').Run} run
 * @param {( database: 'sqlite'|'mariadb' ) => { dir: string, leave: () => void }} place Gives each engine's site a folder.
 * @return {Promise<import('../../bin/lib/runners.mjs').Result>} One check for each scenario on each engine.
 */
export async function playFaults( run, place ) {
	const { full, soak: soaking, only, databases } = asked( run.args );
	const { R14, ...others } = SIZES[ full ? 'full' : 'short' ];
	const sizes = { ...others, R14: { ...R14, ...soaking } };
	/** @type {( scenario: Scenario ) => boolean} */
	const wants = ( scenario ) =>
		only.length > 0
			? only.includes( scenario.target )
			: full || ( ! scenario.isLong && ( ! scenario.breach || isItsTurn( scenario ) ) );
	const results = [];
	run.say( row( '', 'engine', 'fault', 'done', 'looked at', 'found' ) );
	for ( const database of databases ) {
		const { dir, leave } = place( database );
		try {
			/** @type {( scenario: Scenario ) => boolean} */
			const isPlayedHere = ( scenario ) =>
				wants( scenario ) && ( scenario.only ?? [ database ] ).includes( database );
			if ( SCENARIOS.some( ( scenario ) => scenario.needsRedis && isPlayedHere( scenario ) ) ) {
				// Before PHP's servers start: they know no extension that is installed later.
				await ensureRedis();
			}
			const stage = await Stage.open( { database, dir, workers: sizes.workers } );
			try {
				for ( const scenario of SCENARIOS ) {
					const isPlayed = isPlayedHere( scenario );
					if ( isPlayed && scenario.needsRoot && ! mayMount() ) {
						run.say(
							row( scenario.target, database, scenario.act, 'not played: only root may mount a disk' )
						);
						continue;
					}
					if ( isPlayed && ! full && run.left() <= 1 ) {
						throw new Problem( `No time was left for ${ scenario.target } on ${ database }.` );
					}
					if ( isPlayed ) {
						results.push( await play( stage, scenario, sizes, run.say ) );
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
 * @param {import('./sizes.mjs').Sizes} sizes
 * @param {( line: string ) => void} say
 * @return {Promise<import('../../bin/lib/runners.mjs').Result>} One check.
 */
async function play( stage, { target, act, name = target, claims, breach, play: work }, sizes, say ) {
	const begun = Date.now();
	const prefix = stage.begin( breach ? `${ target }-${ breach.split( ',' )[ 0 ] }` : name );
	const found = await work( stage, sizes, prefix );
	/** @type {Found} */
	const { done, told = [], ...more } = typeof found === 'string' ? { done: found } : found;
	const state = { ...( await stage.state( name === 'R11' ? '' : prefix ) ), ...more };
	stage.history.flush();
	const { counts, breaches } = judge( claims, stage.history.events, state );
	// A run in which nothing happened has caught nothing.
	const hidden = ! ( breach ?? '' )
		.split( ',' )
		.some( ( claim ) => counts[ claim ] > 0 && breaches.some( ( text ) => text.startsWith( `${ claim }: ` ) ) );
	const isGood = breach ? ! hidden : breaches.length === 0;
	const [ good, bad ] = breach ? [ 'caught', 'NOT caught' ] : [ 'ok', 'BROKEN' ];
	const seconds = ( ( Date.now() - begun ) / 1000 ).toFixed( 1 );
	const looked = Object.entries( counts )
		.map( ( [ claim, count ] ) => `${ claim } ${ count }` )
		.join( ', ' );
	say( row( target, stage.database, act, done, looked, `${ isGood ? good : bad } (${ seconds } s)` ) );
	if ( target === 'R13' && sizes.R13.isTold ) {
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
