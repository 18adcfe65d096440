/**
 * Files and folders: hashes, copies that are whole or absent, links, JSON.
 */

import { createHash } from 'node:crypto';
import {
	cpSync,
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { alive } from './process.mjs';

/**
 * @param {string} folder
 * @return {string[]} Every file below it, as sorted paths relative to it; links are followed.
 */
export function filesBelow( folder ) {
	/** @type {string[]} */
	const found = [];
	/** @param {string} below */
	const walk = ( below ) => {
		for ( const name of readdirSync( path.join( folder, below ) ) ) {
			const file = path.posix.join( below, name );
			if ( statSync( path.join( folder, file ) ).isDirectory() ) {
				walk( file );
			} else {
				found.push( file );
			}
		}
	};
	walk( '' );
	return found.sort();
}

/**
 * @param {string[]} paths Files and folders; absent ones count as empty.
 * @return {string} A hash of their names and contents.
 */
export function hashOf( paths ) {
	const hash = createHash( 'sha1' );
	for ( const each of paths ) {
		if ( ! existsSync( each ) ) {
			continue;
		}
		const files = statSync( each ).isDirectory()
			? filesBelow( each ).map( ( name ) => path.join( each, name ) )
			: [ each ];
		for ( const file of files ) {
			hash.update( `${ file }\0` ).update( readFileSync( file ) );
		}
	}
	return hash.digest( 'hex' );
}

/**
 * Copies a folder by hard links where the file system allows, else by content.
 *
 * @param {string} from
 * @param {string} to
 */
export function linkTree( from, to ) {
	let linking = true;
	/** @param {string} below */
	const walk = ( below ) => {
		mkdirSync( path.join( to, below ), { recursive: true } );
		for ( const entry of readdirSync( path.join( from, below ), {
			withFileTypes: true,
		} ) ) {
			const name = path.join( below, entry.name );
			if ( entry.isDirectory() ) {
				walk( name );
				continue;
			}
			if ( linking ) {
				try {
					linkSync( path.join( from, name ), path.join( to, name ) );
					continue;
				} catch {
					linking = false; // Another file system: copy from here on.
				}
			}
			cpSync( path.join( from, name ), path.join( to, name ), {
				dereference: true,
			} );
		}
	};
	walk( '' );
}

/**
 * Fills a folder so that it is either whole or absent: the work happens beside it.
 *
 * @param {string}                                    folder
 * @param {( unfinished: string ) => unknown} fill
 */
export async function atomically( folder, fill ) {
	sweep( folder );
	const unfinished = `${ folder }.unfinished-${ process.pid }`;
	mkdirSync( unfinished, { recursive: true } );
	try {
		await fill( unfinished );
		rmSync( folder, { recursive: true, force: true } );
		renameSync( unfinished, folder );
	} finally {
		rmSync( unfinished, { recursive: true, force: true } );
	}
}

/**
 * Removes what work on this folder left behind when it was killed.
 *
 * @param {string} folder
 */
function sweep( folder ) {
	const above = path.dirname( folder );
	const mark = `${ path.basename( folder ) }.unfinished-`;
	for ( const name of existsSync( above ) ? readdirSync( above ) : [] ) {
		const owner = Number( name.slice( mark.length ) );
		const abandoned = owner === process.pid || ! alive( owner );
		if ( name.startsWith( mark ) && abandoned ) {
			rmSync( path.join( above, name ), { recursive: true, force: true } );
		}
	}
}

/**
 * @param {string}            file
 * @param {string|Uint8Array} content
 */
export function writeWhole( file, content ) {
	mkdirSync( path.dirname( file ), { recursive: true } );
	const unfinished = `${ file }.unfinished-${ process.pid }`;
	writeFileSync( unfinished, content );
	renameSync( unfinished, file );
}

/**
 * Makes `link` point at `target`, whatever was there.
 *
 * @param {string} target
 * @param {string} link
 */
export function pointAt( target, link ) {
	const there = lstatSync( link, { throwIfNoEntry: false } );
	if ( there?.isSymbolicLink() && readlinkSync( link ) === target ) {
		return;
	}
	rmSync( link, { recursive: true, force: true } );
	mkdirSync( path.dirname( link ), { recursive: true } );
	symlinkSync( target, link );
}

/**
 * @template T
 * @param {string} file
 * @param {T}      otherwise Given when the file is absent or was cut off half way.
 * @return {T} Its content.
 */
export function readJson( file, otherwise ) {
	try {
		return JSON.parse( readFileSync( file, 'utf8' ) );
	} catch {
		return otherwise;
	}
}

/**
 * @param {string} file
 * @param {unknown} value
 */
export function writeJson( file, value ) {
	writeWhole( file, `${ JSON.stringify( value, null, '\t' ) }\n` );
}
