/**
 * The frame of every command: signals, exit code, and nothing left running.
 */

import { errorOf, Problem } from './report.mjs';
import { endWithSignals, stopAll } from './process.mjs';

/**
 * @param {NodeJS.ErrnoException} error
 * @return {string} A full disk as a sentence, all else with its stack trace.
 */
const told = ( error ) =>
	error.code === 'ENOSPC'
		? `The disk is full. Free some space, then run the command again.\n${ error.message }`
		: String( error.stack );

/**
 * Runs a command's main function. A Problem becomes a sentence; anything else is a fault
 * of the tools and keeps its stack trace.
 *
 * @param {() => Promise<number|void>} main Its number becomes the exit code.
 */
export async function command( main ) {
	endWithSignals();
	let code;
	try {
		code = ( await main() ) ?? 0;
	} catch ( error ) {
		process.stderr.write( `\n${ error instanceof Problem ? error.message : told( errorOf( error ) ) }\n` );
		code = 1;
	}
	await stopAll();
	process.exit( code );
}
