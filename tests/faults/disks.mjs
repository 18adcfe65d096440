/** Disks so small that they fill up: a folder of a site on a memory disk, for a while. Only root may mount one. */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { onExit } from '../../bin/lib/process.mjs';

/** @type {( program: string, ...args: string[] ) => string} */
const call = ( program, ...args ) =>
	execFileSync( program, args, { stdio: [ 'ignore', 'pipe', 'ignore' ] } ).toString();

/** @type {( folder: string ) => void} */
const unmount = ( folder ) => {
	call( 'umount', '-l', folder );
};

/** Seconds in which a process that is ending must have let go of its files. */
const PATIENCE = 10;

/**
 * Not lazily: whoever still has a file open there would write to a disk that is gone.
 *
 * @param {string} folder
 */
async function unmountOnceIdle( folder ) {
	for ( let second = 1; ; second++ ) {
		try {
			call( 'umount', folder );
			return;
		} catch ( error ) {
			if ( second > PATIENCE ) {
				throw error;
			}
			await setTimeout( 1_000 );
		}
	}
}

/**
 * Takes away the disks of a run that was killed.
 *
 * @param {string} dir Of a site.
 */
export function unmountBelow( dir ) {
	const places = readFileSync( '/proc/mounts', 'utf8' )
		.split( '\n' )
		.map( ( line ) => line.split( ' ' )[ 1 ] ?? '' )
		.filter( ( place ) => place.startsWith( `${ dir }/` ) );
	places.reverse().forEach( unmount );
}

/** @return {boolean} Whether this process may mount a disk. */
export function mayMount() {
	const probe = path.join( '/tmp', `coleman-disk-${ process.pid }` );
	mkdirSync( probe, { recursive: true } );
	try {
		call( 'mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe );
		unmount( probe );
		return true;
	} catch {
		return false;
	} finally {
		rmSync( probe, { recursive: true, force: true } );
	}
}

/** @type {( from: string, to: string ) => void} All that is in a folder, instead of what was in the other. */
function putInto( from, to ) {
	for ( const name of readdirSync( to ) ) {
		rmSync( path.join( to, name ), { recursive: true, force: true } );
	}
	for ( const name of readdirSync( from ) ) {
		cpSync( path.join( from, name ), path.join( to, name ), { recursive: true, preserveTimestamps: true } );
	}
}

/**
 * Puts a folder on a small disk while something is done. Nobody may write into it when this begins and ends.
 *
 * @template T
 * @param {string} folder
 * @param {number} room   Bytes beside what is in it.
 * @param {( disk: { fill: ( leave: number ) => void, free: () => void } ) => Promise<T>} work Gets what fills the disk but for so many bytes, and what makes room again.
 * @return {Promise<T>} What the work gave.
 */
export async function onSmallDisk( folder, room, work ) {
	mkdirSync( folder, { recursive: true } );
	const disk = `${ folder }-disk`;
	mkdirSync( disk, { recursive: true } );
	const used = Number( call( 'du', '-sk', folder ).split( '\t' )[ 0 ] ) * 1024;
	call( 'mount', '-t', 'tmpfs', '-o', `size=${ used + room }`, 'tmpfs', disk );
	onExit( () => unmountBelow( path.dirname( folder ) ) );
	const ballast = path.join( disk, 'ballast' );
	try {
		putInto( folder, disk );
		call( 'mount', '--bind', disk, folder );
		return await work( {
			fill: ( leave ) => {
				const { bavail, bsize } = statfsSync( disk );
				writeFileSync( ballast, Buffer.alloc( Math.max( 0, bavail * bsize - leave ) ), { flag: 'a' } );
			},
			free: () => rmSync( ballast, { force: true } ),
		} );
	} finally {
		unmountBelow( folder );
		await unmountOnceIdle( folder );
		rmSync( ballast, { force: true } );
		putInto( disk, folder );
		unmount( disk );
		rmSync( disk, { recursive: true, force: true } );
	}
}
