/** Plays sequences of steps on the real services, on one engine, and holds the site against the model after each. */

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { World } from './model.mjs';
import { does, steps } from './steps.mjs';

const DRIVER = fileURLToPath( new URL( '../php/stock.php', import.meta.url ) );

/** Sequences that once failed, shrunk; each has a name and is played every time. */
const kept = JSON.parse( readFileSync( new URL( './failures.json', import.meta.url ), 'utf8' ) );

/** The site knows both shelves, and how the dealer's system counts. */
const FIRST = [
	{ do: 'arrive', branch: 1, pieces: 3, minutes: 1 },
	{ do: 'arrive', branch: 2, pieces: 2, minutes: 1 },
	{ do: 'export', full: false, branches: [ 1, 2 ], minutes: 1 },
	{ do: 'upload', file: 0, says: true, minutes: 1 },
];

function openSite( env, planted ) {
	const args = [ DRIVER, ...( planted ? [ 'planted' ] : [] ) ];
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

async function play( site, { mode, steps: sequence } ) {
	const world = new World( mode );
	world.now = ( await site.ask( { do: 'reset' } ) ).now;
	let seconds = 0;
	const tell = async ( command ) => {
		const answer = await site.ask( { ...command, seconds } );
		seconds = 0;
		if ( answer.fault || answer.refusal ) {
			throw new Error( `${ JSON.stringify( command ) }: ${ answer.fault ?? answer.refusal }` );
		}
		world.site = answer;
		return answer;
	};
	for ( const one of [ ...FIRST, ...sequence ] ) {
		world.now += one.minutes * 60;
		seconds += one.minutes * 60;
		if ( await does[ one.do ]( world, one, tell ) ) {
			world.check( world.site );
		}
	}
}

/**
 * @param {{ env: Record<string, string>, sequences: number, seed?: number, planted?: boolean, say: ( text: string ) => void }} options
 * @return {Promise<{ passed: number, failed: number, failures: string[] }>} One for all sequences, and one for each kept failure.
 */
export async function playSequences( { env, sequences, seed = Date.now() % 2 ** 31, planted = false, say } ) {
	const site = openSite( env, planted );
	const outcome = { passed: 0, failed: 0, failures: [] };
	const claim = async ( name, work ) => {
		try {
			await work();
			outcome.passed++;
		} catch ( error ) {
			outcome.failed++;
			outcome.failures.push(
				`${ name }: ${ error.message }${ error.cause ? `\n${ error.cause.message }` : '' }`
			);
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
				{ numRuns: sequences, seed, endOnFailure: planted }
			)
		);
	} finally {
		site.close();
	}
	say( `${ sequences } sequences of 30 steps, ${ kept.length } kept failures, seed ${ seed }` );
	return outcome;
}
