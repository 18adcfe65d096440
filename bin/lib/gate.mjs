/**
 * Runs suites and prints what became of them: for `npm test` and `npm run test:long`.
 */

import { errorOf, Problem, step } from './report.mjs';
import { failure } from './runners.mjs';
import { needs } from './suites.mjs';

/** @typedef {import('./runners.mjs').Result & { name: string, seconds: number }} Outcome */

const MAX_SHOWN = 25;

/** More room for what lives briefly. It is collected less often, which saves Jest, TypeScript and ESLint a twentieth of their time. */
const NODE_OPTIONS = '--max-semi-space-size=64';

/**
 * @param {import('./suites.mjs').Suite[]} suites
 * @return {{ chosen: import('./suites.mjs').Suite[], args: string[] }} Those that the user named, else all.
 */
export function asked( suites ) {
	const words = process.argv.slice( 2 );
	const dashes = words.indexOf( '--' );
	const names = dashes < 0 ? words : words.slice( 0, dashes );
	const args = dashes < 0 ? [] : words.slice( dashes + 1 );
	const wanted = names.map( ( name ) => ( name === 'php' && process.env.DB === 'mariadb' ? 'php-mariadb' : name ) );
	for ( const name of wanted ) {
		if ( ! suites.some( ( suite ) => suite.name === name ) ) {
			throw new Problem(
				`There is no suite "${ name }". There are: ${ suites.map( ( suite ) => suite.name ).join( ', ' ) }.`
			);
		}
	}
	return {
		chosen: wanted.length > 0 ? suites.filter( ( { name } ) => wanted.includes( name ) ) : suites,
		args,
	};
}

/**
 * Begins to get what the suites need, each thing once: npm's way goes on beside everything else's, in which the
 * system's packages are installed one after the other.
 *
 * @param {import('./suites.mjs').Suite[]} chosen
 * @return {{ missing: Map<string, string>, there: Map<string, Promise<void>>, done: Promise<void[]> }} What could not be
 *         had, and why; when each thing was had, or could not be; and when all was.
 */
function prepare( chosen ) {
	/** @type {Map<string, string>} */
	const missing = new Map();
	/** @type {( name: string, need: import('./suites.mjs').Need ) => Promise<void>} */
	const get = async ( name, { title, have } ) => {
		try {
			await step( title, async ( note ) => note( await have() ) );
		} catch ( error ) {
			const { message } = errorOf( error );
			// Other suites may do without it: theirs shall run all the same.
			process.stdout.write( `  !! ${ title }: ${ message }\n` );
			missing.set( name, `${ title }: ${ message.split( '\n' )[ 0 ] }` );
		}
	};
	/** @type {Set<string>} */
	const needed = new Set( chosen.flatMap( ( suite ) => suite.needs ) );
	/** @type {Map<string, Promise<void>>} */
	const there = new Map();
	/** @type {Record<string, Promise<void>>} */
	const last = {};
	for ( const [ name, need ] of Object.entries( needs ).filter( ( [ one ] ) => needed.has( one ) ) ) {
		const way = 'isOfNpm' in need ? 'npm' : 'other';
		last[ way ] = ( last[ way ] ?? Promise.resolve() ).then( () => get( name, need ) );
		there.set( name, last[ way ] );
	}
	return { missing, there, done: Promise.all( there.values() ) };
}

/**
 * @param {import('./suites.mjs').Suite} suite
 * @param {string[]}                         args
 * @param {string}                           prefix Before each line of output, where suites mix.
 * @return {Promise<Outcome>} Its count and time.
 */
async function runSuite( suite, args, prefix ) {
	const begun = Date.now();
	const until = begun + suite.minutes * 60_000;
	/** @param {string} line */
	const say = ( line ) => process.stdout.write( `${ prefix }${ line }\n` );
	let result;
	try {
		result = await suite.run( {
			say,
			args,
			left: () => Math.max( 1, until - Date.now() ),
		} );
	} catch ( error ) {
		const text = error instanceof Problem ? error.message : String( errorOf( error ).stack );
		text.split( '\n' ).forEach( say );
		result = failure( text.split( '\n' )[ 0 ] );
	}
	if ( result.passed + result.failed === 0 ) {
		result = failure( 'ran no test' );
	}
	return {
		...result,
		name: suite.name,
		seconds: ( Date.now() - begun ) / 1000,
	};
}

/**
 * @param {Outcome[]} outcomes
 */
function report( outcomes ) {
	/** @param {...(string|number)} cells */
	const row = ( ...cells ) =>
		`${ String( cells[ 0 ] ).padEnd( 14 ) }${ cells
			.slice( 1 )
			.map( ( cell ) => String( cell ).padStart( 9 ) )
			.join( '' ) }\n`;
	/** @param {string} text */
	const print = ( text ) => process.stdout.write( text );

	print( `\n${ row( 'suite', 'passed', 'failed', 'seconds' ) }` );
	for ( const { name, passed, failed, seconds } of outcomes ) {
		print( row( name, passed, failed, seconds.toFixed( 1 ) ) );
	}
	/**
	 * @param {string} heading
	 * @param {string[]} texts
	 */
	const list = ( heading, texts ) => {
		if ( texts.length > 0 ) {
			print( `\n${ heading }:\n` );
			texts.slice( 0, MAX_SHOWN ).forEach( ( text ) => print( `  ${ text }\n` ) );
		}
		if ( texts.length > MAX_SHOWN ) {
			print( `  … and ${ texts.length - MAX_SHOWN } more\n` );
		}
	};
	for ( const { name, failures, second } of outcomes ) {
		list( `Passed at the second try in ${ name }`, second ?? [] );
		list( `Failed in ${ name }`, failures );
	}
}

/**
 * Works through a queue, as many at a time as there may be: whoever is done takes the next that can begin.
 *
 * @template Item
 * @param {Item[]}                             items         Begun in this order, but for those that have to wait.
 * @param {number}                             atATime
 * @param {( item: Item ) => Promise<void>}    work
 * @param {Object}                             [options]
 * @param {( item: Item ) => Promise<unknown>} [options.can]  Settles when it can begin.
 * @param {Promise<unknown>}                   [options.busy] Until it settles, one place is taken.
 */
export async function inTurn( items, atATime, work, { can = async () => {}, busy } = {} ) {
	const waiting = items.map( ( item ) => {
		const entry = { item, canBegin: false, can: Promise.resolve( true ) };
		entry.can = can( item ).then( () => ( entry.canBegin = true ) );
		return entry;
	} );
	/** Of those that waited for the same thing the first shall begin. */
	const everyoneIsTold = () => new Promise( setImmediate );
	/** @type {( _: undefined, place: number ) => Promise<void>} */
	const worker = async ( _, place ) => {
		if ( place === 0 ) {
			await busy;
			await everyoneIsTold();
		}
		while ( waiting.length > 0 ) {
			const index = waiting.findIndex( ( { canBegin } ) => canBegin );
			if ( index < 0 ) {
				await Promise.race( waiting.map( ( entry ) => entry.can ) );
				await everyoneIsTold();
				continue;
			}
			await work( waiting.splice( index, 1 )[ 0 ].item );
		}
	};
	await Promise.all( Array.from( { length: atATime }, worker ) );
}

/**
 * @param {import('./suites.mjs').Suite[]} chosen
 * @param {string[]}                       args    For the suites' own runners.
 * @param {number}                         atATime
 * @return {Promise<number>} 1 when anything failed, else 0.
 */
export async function runSuites( chosen, args, atATime ) {
	process.env.NODE_OPTIONS ??= NODE_OPTIONS;
	const { missing, there, done } = prepare( chosen );
	const widest = Math.max( ...chosen.map( ( { name } ) => name.length ) );
	/** @type {Map<string, Outcome>} */
	const outcomes = new Map();
	/** @param {import('./suites.mjs').Suite} suite */
	const work = async ( suite ) => {
		const lacks = suite.needs.find( ( name ) => missing.has( name ) );
		const prefix = chosen.length > 1 ? `${ suite.name.padEnd( widest ) } │ ` : '';
		outcomes.set(
			suite.name,
			lacks
				? {
						...failure( missing.get( lacks ) ?? '' ),
						name: suite.name,
						seconds: 0,
					}
				: await runSuite( suite, args, prefix )
		);
	};
	/** @param {import('./suites.mjs').Suite} suite */
	const can = ( suite ) => Promise.all( suite.needs.map( ( name ) => there.get( name ) ) );
	// What is still being got keeps a core busy, as a suite does.
	await inTurn( chosen, atATime, work, { can, busy: done } );

	const inOrder = chosen.flatMap( ( { name } ) => outcomes.get( name ) ?? [] );
	report( inOrder );
	/** @param {'passed'|'failed'} key */
	const total = ( key ) => inOrder.reduce( ( all, outcome ) => all + outcome[ key ], 0 );
	process.stdout.write( `\n${ total( 'passed' ) } passed, ${ total( 'failed' ) } failed\n` );
	return total( 'failed' ) > 0 ? 1 : 0;
}
