/** A site is backed up and restored by the scripts that servers get: what comes back is what was there, and at which moment. */

import assert from 'node:assert/strict';
import {
	appendFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { filesBelow } from '../../bin/lib/files.mjs';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { run, stopAll } from '../../bin/lib/process.mjs';
import { quietStep } from '../../bin/lib/report.mjs';
import { createSite } from '../../bin/lib/site.mjs';
import { enter } from '../../bin/lib/suites.mjs';

const backups = mkdtempSync( path.join( tmpdir(), 'coleman-backup-' ) );

const FOLDERS = [ 'wp-content/uploads', 'wp-content/coleman-pictures', 'wp-content/coleman-feeds' ];

/** @type {{ dir: string, leave: () => void }} */
let place;

/** @type {Awaited<ReturnType<typeof startMariadb>>} */
let mariadb;

let root = '';

/** @type {NodeJS.ProcessEnv} */
let settings = {};

/** @type {( ...words: string[] ) => Promise<string>} What one of the scripts printed. */
const script = ( name, ...words ) =>
	run( inRoot( 'deploy/single/usr/local/bin', name ), words, { env: settings, what: name, timeout: 120_000 } );

/** @return {Promise<string>} The checksum of every table. */
async function tables() {
	const names = ( await mariadb.sql( 'SHOW TABLES FROM wordpress' ) ).trim().split( '\n' );
	assert.ok( names.length > 80 );
	return mariadb.sql( `CHECKSUM TABLE ${ names.map( ( name ) => `wordpress.\`${ name }\`` ).join() }` );
}

/** @return {Record<string, string>} Every file of the site that is no program, with what is in it. */
const files = () =>
	Object.fromEntries(
		FOLDERS.filter( ( folder ) => existsSync( path.join( root, folder ) ) )
			.flatMap( ( folder ) =>
				filesBelow( path.join( root, folder ) ).map( ( file ) => path.join( root, folder, file ) )
			)
			.map( ( file ) => [ file, readFileSync( file, 'base64' ) ] )
	);

/** @type {( at: Date ) => string} As MariaDB writes it. */
const moment = ( at ) => at.toISOString().slice( 0, 19 ).replace( 'T', ' ' );

/** @type {( ms: number ) => Promise<void>} */
const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** @type {( name: string ) => Promise<string>} */
const set = ( name ) =>
	mariadb.sql(
		`INSERT INTO wordpress.wp_options (option_name, option_value, autoload) VALUES ('${ name }', '1', 'off')`
	);

const marks = async () =>
	( await mariadb.sql( "SELECT option_name FROM wordpress.wp_options WHERE option_name LIKE 'mark%' ORDER BY 1" ) )
		.trim()
		.split( '\n' )
		.filter( Boolean );

before( async () => {
	place = enter( 'backup' );
	const site = await createSite( {
		dir: place.dir,
		database: 'mariadb',
		fresh: true,
		seed: [ 'demo' ],
		step: quietStep,
	} );
	await site.close();
	root = site.wordpress;
	for ( const folder of FOLDERS ) {
		mkdirSync( path.join( root, folder, '2026' ), { recursive: true } );
		writeFileSync( path.join( root, folder, '2026/a picture.webp' ), Buffer.from( [ 0, 255, 10, 13, 7 ] ) );
	}
	mariadb = await startMariadb( {
		dir: path.join( place.dir, 'database' ),
		settings: [ `--log-bin=${ path.join( place.dir, 'database/data/coleman-bin' ) }`, '--binlog-format=ROW' ],
	} );
	settings = {
		SITE: root,
		BACKUPS: backups,
		DATABASE: 'wordpress',
		MARIADB: `--no-defaults --host=127.0.0.1 --port=${ mariadb.port } --user=root`,
	};
} );

after( async () => {
	await mariadb?.stop();
	await stopAll();
	rmSync( backups, { recursive: true, force: true } );
	// What was restored has no binary log of its own: the next run begins anew.
	rmSync( path.join( place.dir, 'database' ), { recursive: true, force: true } );
	place.leave();
} );

test( 'what is restored is what was there', async ( context ) => {
	const begun = Date.now();
	const backup = ( await script( 'coleman-backup', 'full' ) ).trim().split( '\n' ).at( -1 ) ?? '';
	const taken = Date.now() - begun;
	const [ rows, content ] = [ await tables(), files() ];
	await mariadb.sql( 'DELETE FROM wordpress.wp_coleman_parts; DROP TABLE wordpress.wp_coleman_orders' );
	const [ picture ] = Object.keys( content );
	appendFileSync( picture, 'spoilt' );
	writeFileSync( `${ picture }.stranger`, '' );
	const back = Date.now();
	await script( 'coleman-restore', backup );
	context.diagnostic( `backup ${ taken } ms, restore ${ Date.now() - back } ms` );
	assert.equal( await tables(), rows );
	assert.deepEqual( files(), content );
} );

test( 'a later moment comes back by the binary log', async () => {
	const backup = ( await script( 'coleman-backup', 'full' ) ).trim().split( '\n' ).at( -1 ) ?? '';
	await set( 'mark-1' );
	await pause( 2_100 );
	const between = moment( new Date() );
	await pause( 1_100 );
	await set( 'mark-2' );
	const rows = await tables();
	await script( 'coleman-backup', 'binlog' );
	await script( 'coleman-restore', backup );
	assert.deepEqual( await marks(), [] );
	await script( 'coleman-restore', backup, between );
	assert.deepEqual( await marks(), [ 'mark-1' ] );
	await script( 'coleman-restore', backup, 'all' );
	assert.deepEqual( await marks(), [ 'mark-1', 'mark-2' ] );
	assert.equal( await tables(), rows );
} );

test( 'a spoilt backup is refused before anything is touched', async () => {
	const backup = ( await script( 'coleman-backup', 'full' ) ).trim().split( '\n' ).at( -1 ) ?? '';
	const spoilt = path.join( backups, 'spoilt' );
	cpSync( backup, spoilt, { recursive: true } );
	appendFileSync( path.join( spoilt, 'database.sql.gz' ), 'x' );
	const rows = await tables();
	await assert.rejects( script( 'coleman-restore', spoilt ) );
	assert.equal( await tables(), rows );
} );
