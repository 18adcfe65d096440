/**
 * One at a time, between processes: a file that names its owner.
 */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alive, onExit } from './process.mjs';
import { errorOf, Problem } from './report.mjs';

/**
 * @param {number} pid
 * @return {string} When it began, so that a later process of the same id is not taken for it; '' where the system does not tell.
 */
function birthOf( pid ) {
	try {
		const stat = readFileSync( `/proc/${ pid }/stat`, 'utf8' );
		return stat.slice( stat.lastIndexOf( ')' ) ).split( ' ' )[ 20 ];
	} catch {
		return '';
	}
}

/**
 * @param {string} file
 * @return {number} Id of the living process that holds the lock; 0 when none does.
 */
export function holder( file ) {
	try {
		const [ pid, birth ] = readFileSync( file, 'utf8' ).split( ' ' );
		return alive( Number( pid ) ) && birthOf( Number( pid ) ) === birth ? Number( pid ) : 0;
	} catch {
		return 0;
	}
}

/**
 * @param {string} file
 * @return {boolean} Whether the lock is ours now.
 */
export function take( file ) {
	const text = `${ process.pid } ${ birthOf( process.pid ) }`;
	for ( let tries = 0; tries < 2; tries++ ) {
		try {
			mkdirSync( path.dirname( file ), { recursive: true } );
			writeFileSync( file, text, { flag: 'wx' } );
			onExit( () => release( file ) );
			return true;
		} catch ( error ) {
			const { code } = errorOf( error );
			if ( code !== 'EEXIST' ) {
				throw new Problem( `${ path.dirname( file ) } cannot be written to (${ code }).` );
			}
			if ( holder( file ) ) {
				return false;
			}
			rmSync( file, { force: true } ); // Its owner died.
		}
	}
	return false;
}

/** @param {string} file Given back, when it is ours. */
export function release( file ) {
	if ( holder( file ) === process.pid ) {
		rmSync( file, { force: true } );
	}
}

/**
 * Waits for the lock, then works, then gives it back.
 *
 * @template T
 * @param {string}                 file
 * @param {() => Promise<T>|T} work
 * @return {Promise<T>} What the work returned.
 */
export async function alone( file, work ) {
	while ( ! take( file ) ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 200 ) );
	}
	try {
		return await work();
	} finally {
		release( file );
	}
}
