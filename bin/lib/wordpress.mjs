/**
 * WordPress itself: found or fetched once, kept outside the checkout.
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorOf, Problem } from './report.mjs';
import { cacheDir } from './paths.mjs';
import { atomically } from './files.mjs';
import { alone } from './lock.mjs';
import { unzip } from './zip.mjs';
import { debianWordpress } from './wordpress-debian.mjs';

/** What is fetched when the cache holds no WordPress of this line. */
const RELEASE = '7.1.3';

const LINE = RELEASE.split( '.' )[ 0 ];

/** Long enough for a slow line to begin, short enough not to be waited for without one. */
const FIRST_ANSWER = 8_000;

/**
 * @param {string} folder
 * @return {string} Version of the WordPress in it; '' when there is none.
 */
export function versionIn( folder ) {
	try {
		return (
			readFileSync( path.join( folder, 'wp-includes/version.php' ), 'utf8' ).match(
				/\$wp_version = '([^']+)'/
			)?.[ 1 ] ?? ''
		);
	} catch {
		return '';
	}
}

/**
 * @param {string} folder
 * @param {string} name   What the reader knows it by.
 * @return {string} Its version, when it is one we can use.
 */
function usable( folder, name ) {
	const version = versionIn( folder );
	if ( ! version ) {
		throw new Problem( `There is no WordPress in ${ name }.` );
	}
	if ( version.split( '.' )[ 0 ] !== LINE ) {
		throw new Problem( `${ name } is WordPress ${ version }; ${ LINE }.x is needed.` );
	}
	return version;
}

/**
 * @param {string} folder Unpacked; release zips hold one folder `wordpress`.
 * @return {string} Where WordPress begins in it.
 */
const within = ( folder ) =>
	existsSync( path.join( folder, 'wordpress' ) ) ? path.join( folder, 'wordpress' ) : folder;

/**
 * @param {string} source Folder or zip named by the user.
 * @return {Promise<string>} A folder that holds it.
 */
async function named( source ) {
	if ( ! existsSync( source ) ) {
		throw new Problem( `WP_SOURCE names ${ source }, which does not exist.` );
	}
	if ( statSync( source ).isDirectory() ) {
		usable( source, source );
		return source;
	}
	const sum = createHash( 'sha1' ).update( readFileSync( source ) ).digest( 'hex' );
	const folder = path.join( cacheDir, `named-${ sum.slice( 0, 12 ) }` );
	if ( ! versionIn( folder ) ) {
		/** @param {string} unfinished */
		const unpack = ( unfinished ) => {
			try {
				unzip( source, unfinished );
			} catch ( error ) {
				throw new Problem( `${ source } cannot be unpacked: ${ errorOf( error ).message }.` );
			}
		};
		await keep( folder, unpack, source );
	}
	return folder;
}

/**
 * Fills a folder of the cache; what does not turn out to be WordPress is not kept.
 *
 * @param {string}                                 folder
 * @param {( unfinished: string ) => Promise<void>|void} fill
 * @param {string}                                 name
 */
const keep = ( folder, fill, name ) =>
	atomically( folder, async ( unfinished ) => {
		const scratch = path.join( unfinished, '.scratch' );
		mkdirSync( scratch );
		await fill( scratch );
		const top = within( scratch );
		usable( top, name );
		for ( const entry of readdirSync( top ) ) {
			renameSync( path.join( top, entry ), path.join( unfinished, entry ) );
		}
		rmSync( scratch, { recursive: true } );
	} );

/** @param {ReadableStream<Uint8Array>} body */
async function* chunksOf( body ) {
	const reader = body.getReader();
	for ( let read = await reader.read(); ! read.done; read = await reader.read() ) {
		yield read.value;
	}
}

/**
 * @param {string} url
 * @return {Promise<Buffer>} What is there.
 */
async function download( url ) {
	const aborter = new AbortController();
	let clock = setTimeout( () => aborter.abort(), FIRST_ANSWER );
	try {
		const answer = await fetch( url, { signal: aborter.signal } );
		if ( ! answer.ok || ! answer.body ) {
			throw new Error( `${ url } answered ${ answer.status }` );
		}
		const parts = [];
		for await ( const part of chunksOf( answer.body ) ) {
			clearTimeout( clock );
			clock = setTimeout( () => aborter.abort(), FIRST_ANSWER );
			parts.push( part );
		}
		return Buffer.concat( parts );
	} finally {
		clearTimeout( clock );
	}
}

/**
 * The release of wordpress.org, held against the checksum published beside it.
 *
 * @param {string} folder Gets the unpacked zip.
 */
async function official( folder ) {
	const base = process.env.WP_DOWNLOAD || 'https://wordpress.org';
	const url = `${ base }/wordpress-${ RELEASE }.zip`;
	const sum = ( await download( `${ url }.sha1` ) ).toString().trim();
	const zip = await download( url );
	if ( createHash( 'sha1' ).update( zip ).digest( 'hex' ) !== sum ) {
		throw new Error( `${ url } does not match its checksum` );
	}
	const file = path.join( folder, '..', 'release.zip' );
	writeFileSync( file, zip );
	unzip( file, folder );
	rmSync( file );
}

/** @return {string|undefined} The newest usable WordPress of the cache. */
function cached() {
	if ( ! existsSync( cacheDir ) ) {
		return undefined;
	}
	return readdirSync( cacheDir )
		.filter( ( name ) => /^wordpress-[\d.]+$/.test( name ) )
		.map( ( name ) => path.join( cacheDir, name ) )
		.filter( ( folder ) => versionIn( folder ).split( '.' )[ 0 ] === LINE )
		.sort( ( a, b ) =>
			versionIn( b ).localeCompare( versionIn( a ), 'en', {
				numeric: true,
			} )
		)[ 0 ];
}

/**
 * Finds WordPress: WP_SOURCE, the cache, wordpress.org, Debian; in this order.
 *
 * @param {( text: string ) => void} note Told where it came from.
 * @return {Promise<{ folder: string, version: string, ours: boolean }>} `ours`: it lies in our cache and may be linked to.
 */
export async function findWordpress( note = () => {} ) {
	/**
	 * @param {string} folder
	 * @param {string} from
	 */
	const found = ( folder, from ) => {
		const version = usable( folder, folder );
		note( `${ version } ${ from }` );
		return { folder, version, ours: folder.startsWith( cacheDir ) };
	};
	if ( process.env.WP_SOURCE ) {
		return found( await named( path.resolve( process.env.WP_SOURCE ) ), `from ${ process.env.WP_SOURCE }` );
	}
	const kept = cached();
	if ( kept ) {
		return found( kept, 'from the cache' );
	}
	return alone( path.join( cacheDir, 'fetch.lock' ), async () => {
		const keptByOther = cached();
		if ( keptByOther ) {
			return found( keptByOther, 'from the cache' );
		}
		/** @type {string[]} */
		const faults = [];
		/** @type {[string, ( folder: string ) => Promise<void>][]} */
		const ways = [
			[ 'from wordpress.org', official ],
			[ "from Debian's package", debianWordpress ],
		];
		for ( const [ from, fill ] of ways ) {
			const fresh = path.join( cacheDir, 'fetched' );
			try {
				await keep( fresh, fill, `WordPress ${ from }` );
			} catch ( error ) {
				faults.push( `${ from }: ${ reasonOf( errorOf( error ) ) }` );
				continue;
			}
			const folder = path.join( cacheDir, `wordpress-${ versionIn( fresh ) }` );
			rmSync( folder, { recursive: true, force: true } );
			renameSync( fresh, folder );
			return found( folder, from );
		}
		throw new Problem(
			`WordPress could not be fetched.\n${ faults.join(
				'\n'
			) }\nWith a zip or a folder of WordPress ${ LINE }.x at hand: WP_SOURCE=<zip or folder> npm start`
		);
	} );
}

/**
 * @param {Error} error
 * @return {string} Why, in short.
 */
function reasonOf( error ) {
	if ( error.name === 'AbortError' ) {
		return 'no answer in time';
	}
	return ( error.cause instanceof Error && errorOf( error.cause ).code ) || error.message;
}
