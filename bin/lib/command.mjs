/**
 * The frame of every command: signals, exit code, and nothing left running.
 */

import { errorOf, Problem } from './report.mjs';
import { endWithSignals, stopAll } from './process.mjs';

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
		process.stderr.write( `\n${ error instanceof Problem ? error.message : errorOf( error ).stack }\n` );
		code = 1;
	}
	await stopAll();
	process.exit( code );
}
