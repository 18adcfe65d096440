/**
 * Processes of a tool that was killed without a chance to end them.
 */

import { readFileSync, rmSync } from 'node:fs';
import { onExit } from './process.mjs';
import { writeWhole } from './files.mjs';

/**
 * Notes a process, so that the next run finds it when this one is killed.
 *
 * @param {string} note File for its process id.
 * @param {number} pid
 */
export function noteProcess( note, pid ) {
	writeWhole( note, String( pid ) );
	onExit( () => rmSync( note, { force: true } ) );
}

/**
 * Ends the process that a killed run left behind, when it is certainly ours: the process
 * of the noted id must still have `mark` in its command line.
 *
 * @param {string} note
 * @param {string} mark
 */
export async function endLeftover( note, mark ) {
	const pid = Number( read( note ) );
	const isOurs = () => pid > 0 && read( `/proc/${ pid }/cmdline` ).includes( mark );
	for ( let tries = 0; isOurs() && tries < 100; tries++ ) {
		try {
			process.kill( -pid, tries < 90 ? 'SIGTERM' : 'SIGKILL' );
		} catch {
			// It ended in between.
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	}
	rmSync( note, { force: true } );
}

/**
 * @param {string} file
 * @return {string} Its content; '' when there is none.
 */
function read( file ) {
	try {
		return readFileSync( file, 'utf8' );
	} catch {
		return '';
	}
}
