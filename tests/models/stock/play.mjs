/** Plays sequences of steps on the real services, on one engine, and holds the site against the model after each. */

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { World } from './model.mjs';
import { happens, steps } from './steps.mjs';
import { errorOf } from '../../../bin/lib/report.mjs';

/**
 * @typedef {import('./model.mjs').Mode}  Mode
 * @typedef {import('./steps.mjs').Step}  Step
 * @typedef {import('./steps.mjs').Told}  Told
 * @typedef {{ ask: ( command: object ) => Promise<Told & { now: number, fault?: string, refusal?: string }>, close: () => void }} Driver
 */

const DRIVER = fileURLToPath( new URL( '../php/stock.php', import.meta.url ) );

/** @type {{ name: string, mode: Mode, steps: Step[] }[]} Sequences that once failed, shrunk; each is played every time. */
const kept = JSON.parse( readFileSync( new URL( './failures.json', import.meta.url ), 'utf8' ) );

/** @type {Step[]} The site knows both shelves, and how the dealer's system counts. */
const FIRST = [
	{ do: 'arrive', branch: 1, pieces: 3, minutes: 1 },
	{ do: 'arrive', branch: 2, pieces: 2, minutes: 1 },
	{ do: 'export', full: false, branches: [ 1, 2 ], minutes: 1 },
	{ do: 'upload', file: 0, says: true, minutes: 1 },
];

/** Faults that the model must find: tests/models/planted/stock.php. */
export const FAULTS = [
	'a count sells what is held',
	'a return is restocked twice',
	'an edit to fewer pieces keeps its holds',
	'a voided package keeps its pieces',
	'a change is done though it was declined',
];

/**
 * @param {Record<string, string>} env
 * @param {string}                 planted A fault; empty for none.
 * @return {Driver} The site.
 */
function openSite( env, planted ) {
	const args = [ DRIVER, ...( planted ? [ planted ] : [] ) ];
	const php = spawn( 'php', args, { env: { ...process.env, ...env }, stdio: [ 'pipe', 'pipe', 'inherit' ] } );
	const lines = createInterface( { input: php.stdout } )[ Symbol.asyncIterator ]();
	return {
		ask: async ( command ) => {
			php.stdin.write( `${ JSON.stringify( command ) }\n` );
			const { value, done } = await lines.next();
			if ( done ) {
				throw new Error( 'The site is gone.' );
			}
			return JSON.parse( value );
		},
		close: () => php.stdin.end(),
	};
}

/**
 * @param {Driver}                        site
 * @param {{ mode: Mode, steps: Step[] }} sequence
 */
async function play( site, { mode, steps: sequence } ) {
	const world = new World( mode );
	world.now = ( await site.ask( { do: 'reset' } ) ).now;
	let seconds = 0;
	/** @type {import('./steps.mjs').Play} */
	const tell = async ( command, mayBeRefused = false ) => {
		const answer = await site.ask( { ...command, seconds } );
		seconds = 0;
		if ( answer.fault || ( answer.refusal && ! mayBeRefused ) ) {
			throw new Error( `${ JSON.stringify( command ) }: ${ answer.fault ?? answer.refusal }` );
		}
		world.site = answer;
		return answer;
	};
	for ( const one of [ ...FIRST, ...sequence ] ) {
		world.now += one.minutes * 60;
		seconds += one.minutes * 60;
		if ( await happens( world, one, tell ) ) {
			world.check( world.site );
		}
	}
}

/**
 * @param {{ env: Record<string, string>, sequences: number, seed?: number, planted?: string, say: ( text: string ) => void }} options
 * @return {Promise<{ passed: number, failed: number, failures: string[] }>} One for all sequences, and one for each kept failure.
 */
export async function playSequences( { env, sequences, seed = Date.now() % 2 ** 31, planted = '', say } ) {
	const site = openSite( env, planted );
	/** @type {{ passed: number, failed: number, failures: string[] }} */
	const outcome = { passed: 0, failed: 0, failures: [] };
	/** @type {( name: string, work: () => Promise<void>|void ) => Promise<void>} */
	const claim = async ( name, work ) => {
		try {
			await work();
			outcome.passed++;
		} catch ( thrown ) {
			const { message, cause } = errorOf( thrown );
			outcome.failed++;
			outcome.failures.push( `${ name }: ${ message }${ cause ? `\n${ errorOf( cause ).message }` : '' }` );
		}
	};
	const sequence = fc.record( {
		mode: fc.constantFrom( 'physical', 'books', 'marks' ),
		steps: fc.array( steps, { minLength: 30, maxLength: 30 } ),
	} );
	try {
		for ( const one of planted ? [] : kept ) {
			await claim( one.name, () => play( site, one ) );
		}
		await claim( `${ sequences } sequences, seed ${ seed }`, () =>
			fc.assert(
				fc.asyncProperty( sequence, ( one ) => play( site, one ) ),
				{ numRuns: sequences, seed, endOnFailure: planted !== '' }
			)
		);
	} finally {
		site.close();
	}
	say(
		planted
			? `planted: ${ planted }`
			: `${ sequences } sequences of 30 steps, ${ kept.length } kept failures, seed ${ seed }`
	);
	return outcome;
}
