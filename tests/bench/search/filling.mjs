/**
 * Fills a site by the feeds of a made-up catalog, and measures that beside what the database itself takes for the same rows.
 *
 * @typedef  {Object} Fed
 * @property {number}                 rows
 * @property {Object<string, number>} phases  Seconds of each state of the run.
 * @property {number}                 seconds
 * @property {number}                 cpu     Seconds of processor time, the database's in the same process on SQLite.
 * @property {number}                 server  Seconds of processor time of MariaDB's server; 0 on SQLite.
 * @property {number}                 peak_mb The most memory the process had.
 *
 * @typedef  {Object} Filled
 * @property {string}                  key     What it was made by.
 * @property {Object<string, Fed>}     feeds   By kind.
 * @property {{ rows: number, load: number, index: number }} bare Seconds.
 * @property {number}                  empty   Bytes of the database before.
 * @property {number}                  bytes   And after.
 */

import { createReadStream, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, hashOf, readJson, writeJson } from '../../../bin/lib/files.mjs';
import { inRoot } from '../../../bin/lib/paths.mjs';
import { run } from '../../../bin/lib/process.mjs';
import { PHP, PHP_IN_TERMINAL } from '../../../bin/lib/system.mjs';

const SCRIPTS = inRoot( 'tests/bench/php/search' );

/** What the rows of a filled site depend on: code that brings, indexes and draws them, and the demo below them. */
const FILLED_BY = [
	...[ 'Database', 'Demo', 'Feeds', 'Search' ].map( ( area ) => inRoot( 'plugin-coleman-api/src', area ) ),
	inRoot( 'plugin-coleman-api/demo' ),
	inRoot( 'plugin-coleman-api/src/Parts/PartKey.php' ),
	inRoot( 'tests/bench/php/search/import.php' ),
	inRoot( 'tests/bench/php/prepare.php' ),
];

const KINDS = [ 'parts', 'stock', 'supersessions' ];

/** @type {( dir: string ) => string} Where it is noted that a site was filled to the end. */
const noteOf = ( dir ) => path.join( dir, 'filled.json' );

/** An odd number; fewer where they take long. */
const BARE_RUNS = 5;

const BARE_SECONDS = 100;

/** Of the clock that /proc counts processor time by. */
const TICKS_A_SECOND = 100;

/**
 * @param {import('../../../bin/lib/site.mjs').Site} site
 * @param {string}   script In tests/bench/php/search.
 * @param {(string|number)[]} args
 * @return {Promise<string>} What it printed.
 */
export const runOn = ( site, script, args ) =>
	run( PHP, [ ...PHP_IN_TERMINAL, path.join( SCRIPTS, script ), ...args.map( String ) ], {
		env: { COLEMAN_SITE: site.wordpress },
		what: `php ${ script } ${ args.join( ' ' ) }`,
	} );

/**
 * @param {number} pid
 * @return {number} Seconds of processor time it has used.
 */
function processorOf( pid ) {
	const stat = readFileSync( `/proc/${ pid }/stat`, 'utf8' );
	const [ user, system ] = stat
		.slice( stat.lastIndexOf( ')' ) + 2 )
		.split( ' ' )
		.slice( 11, 13 );
	return ( Number( user ) + Number( system ) ) / TICKS_A_SECOND;
}

/**
 * @param {import('../../../bin/lib/site.mjs').Site} site
 * @return {string[]} Its database's files.
 */
function filesOf( { dir, mariadb } ) {
	const folder = path.join( dir, 'database', mariadb ? 'data/wordpress' : '' );
	return filesBelow( folder ).map( ( name ) => path.join( folder, name ) );
}

/** @type {( site: import('../../../bin/lib/site.mjs').Site ) => number} Bytes of its database's files. */
const bytesOf = ( site ) => filesOf( site ).reduce( ( all, file ) => all + statSync( file ).size, 0 );

/**
 * Brings the files of a database into the system's memory, where those of a site that is asked all day are: otherwise
 * the first to be measured would wait for the disk.
 *
 * @param {import('../../../bin/lib/site.mjs').Site} site
 */
export async function warm( site ) {
	for ( const file of filesOf( site ) ) {
		for await ( const chunk of createReadStream( file, { highWaterMark: 4_000_000 } ) ) {
			void chunk;
		}
	}
}

/**
 * @param {import('../../../bin/lib/site.mjs').Site} site
 * @param {string} kind
 * @param {string} file
 * @return {Promise<Fed>} What it took to take the file in.
 */
export async function feed( site, kind, file ) {
	const before = site.mariadb ? processorOf( site.mariadb.pid ) : 0;
	const fed = JSON.parse( await runOn( site, 'import.php', [ kind, file ] ) );
	return { ...fed, server: site.mariadb ? processorOf( site.mariadb.pid ) - before : 0 };
}

/** @type {( folder: string, kind: string ) => string} Where a feed of the made-up catalogue lies. */
export const fileOf = ( folder, kind ) => path.join( folder, `${ kind }.csv.gz` );

/**
 * @param {import('../../../bin/lib/site.mjs').Site} site   Any, for its code.
 * @param {string}                                   folder Gets the files.
 * @param {number}                                   parts
 */
export async function writeFeeds( site, folder, parts ) {
	mkdirSync( folder, { recursive: true } );
	await site.coleman( [ 'generate', `--parts=${ parts }`, `--to=${ folder }` ] );
}

/** @return {string} What a filled site is made by; another one's rows may differ. */
const key = () => hashOf( FILLED_BY );

/**
 * @param {string} home Folder of a site.
 * @return {Filled|null} What filling it took, where it was filled to the end by the code of now.
 */
export function keptOf( home ) {
	const kept = readJson( noteOf( home ), /** @type {Filled|null} */ ( null ) );
	return kept?.key === key() ? kept : null;
}

/**
 * Work that changes a filled site and changes it back. Broken off, it leaves a site that no later run takes for a
 * filled one.
 *
 * @param {{ site: import('../../../bin/lib/site.mjs').Site, filled: Filled }} place
 * @param {() => Promise<T>}                                                   work
 * @return {Promise<T>} What it gave.
 * @template T
 */
export async function changing( { site, filled }, work ) {
	rmSync( noteOf( site.dir ), { force: true } );
	const result = await work();
	writeJson( noteOf( site.dir ), filled );
	return result;
}

/**
 * @param {import('../../../bin/lib/site.mjs').Site} site
 * @param {string}                                   folder
 * @return {Promise<Filled['bare']>} The middle one of several: one alone may take half as long again.
 */
async function bareOf( site, folder ) {
	/** @type {Filled['bare'][]} */
	const runs = [];
	let seconds = 0;
	while ( runs.length < BARE_RUNS && ! ( runs.length % 2 && seconds > BARE_SECONDS ) ) {
		const bare = JSON.parse( await runOn( site, 'bare.php', [ folder ] ) );
		seconds += bare.load + bare.index;
		runs.push( bare );
	}
	runs.sort( ( one, other ) => one.load + one.index - other.load - other.index );
	return runs[ ( runs.length - 1 ) / 2 ];
}

/**
 * @param {import('../../../bin/lib/site.mjs').Site} site   A fresh one.
 * @param {string}                                   folder Of the feeds.
 * @return {Promise<Filled>} What it took.
 */
export async function fill( site, folder ) {
	rmSync( noteOf( site.dir ), { force: true } );
	const empty = bytesOf( site );
	/** @type {Record<string, Fed>} */
	const feeds = {};
	for ( const kind of KINDS ) {
		feeds[ kind ] = await feed( site, kind, fileOf( folder, kind ) );
	}
	const filled = {
		key: key(),
		feeds,
		empty,
		bytes: bytesOf( site ),
		bare: await bareOf( site, folder ),
	};
	writeJson( noteOf( site.dir ), filled );
	return filled;
}

/**
 * The same feed of parts with another price and rank in every row.
 *
 * @param {import('../../../bin/lib/site.mjs').Site} site
 * @param {string}                                   folder
 * @return {Promise<string>} The file.
 */
export async function changedFeed( site, folder ) {
	const file = fileOf( folder, 'parts-changed' );
	if ( ! existsSync( file ) ) {
		await runOn( site, 'changed.php', [ fileOf( folder, 'parts' ), file ] );
	}
	return file;
}
