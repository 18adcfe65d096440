/**
 * A WordPress site made of this checkout: core, database, the theme and both plugins.
 *
 * Everything of a site lies in one folder:
 *
 *     wordpress/   core, with links to theme/, plugin-coleman-api/ and build/
 *     database/    SQLite's file, or MariaDB's data
 *     mail/        what it sent
 *     logs/        PHP's and the server's
 *     php/         what commands compile of PHP, and the settings that keep it
 *     state.json   what has been done, written after each step; a site whose making
 *                  was stopped goes on from there
 */

import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { atomically, hashOf, linkTree, pointAt, readJson, writeJson, writeWhole } from './files.mjs';
import { endLeftoverMariadb, startMariadb } from './mariadb.mjs';
import { endLeftoverOf } from './server.mjs';
import { run } from './process.mjs';
import { freePort } from './ports.mjs';
import { PHP, PHP_IN_TERMINAL } from './system.mjs';
import { unzip } from './zip.mjs';
import { findWordpress } from './wordpress.mjs';
import { newKeys, wpConfig } from './wp-config.mjs';
import { step as reportedStep } from './report.mjs';

export { endLeftoverOf, serveSite } from './server.mjs';
export { startMariadb } from './mariadb.mjs';

const SQLITE_ZIP = inRoot( 'node_modules/@wp-playground/cli/sqlite-database-integration.zip' );

const INSTALLER = inRoot( 'bin/php/install.php' );

/** What the tables of a site are made by. */
const SCHEMA = [ 'Migrations', 'Schema.php' ].map( ( name ) => inRoot( `plugin-coleman-api/src/Database/${ name }` ) );

/** What of the checkout is a part of the site, by its place in wp-content. */
const LINKS = {
	'themes/coleman': 'theme',
	'plugins/coleman-api': 'plugin-coleman-api',
	'plugins/coleman-blocks': 'build',
	'db-error.php': 'plugin-coleman-api/drop-ins/db-error.php',
	'mu-plugins/coleman-mail.php': 'bin/php/mu-plugins/coleman-mail.php',
	'mu-plugins/coleman-passwords.php': 'bin/php/mu-plugins/coleman-passwords.php',
	'mu-plugins/coleman-part-stream.php': 'bin/php/mu-plugins/coleman-part-stream.php',
	'mu-plugins/coleman-offline.php': 'bin/php/mu-plugins/coleman-offline.php',
	'mu-plugins/coleman-ground.php': 'bin/php/mu-plugins/coleman-ground.php',
	'mu-plugins/coleman-language.php': 'bin/php/mu-plugins/coleman-language.php',
	'mu-plugins/coleman-queries.php': 'bin/php/mu-plugins/coleman-queries.php',
	'mu-plugins/coleman-second-factor.php': 'bin/php/mu-plugins/coleman-second-factor.php',
	'mu-plugins/coleman-way.php': 'bin/php/mu-plugins/coleman-way.php',
};

/**
 * Lets PHP in a terminal keep what it compiled: three quarters of the time of a command are for compiling WordPress. A
 * file that was changed is compiled again.
 *
 * @param {string} folder Gets the compiled code, and a file of settings.
 * @return {Record<string, string>} Variables for commands that work on the site, and for what these start.
 */
function keepCompiled( folder ) {
	const compiled = path.join( folder, 'compiled' );
	mkdirSync( compiled, { recursive: true } );
	writeWhole(
		path.join( folder, 'compiled.ini' ),
		`opcache.enable_cli = 1\nopcache.file_cache_only = 1\nopcache.file_cache = "${ compiled }"\n`
	);
	// PHP takes an empty name for the folder it reads anyway.
	return { PHP_INI_SCAN_DIR: `${ process.env.PHP_INI_SCAN_DIR ?? '' }:${ folder }` };
}

/** @param {string} content wp-content */
export function linkCheckout( content ) {
	for ( const [ place, source ] of Object.entries( LINKS ) ) {
		pointAt( inRoot( source ), path.join( content, place ) );
	}
}

/**
 * @typedef {Awaited<ReturnType<typeof startMariadb>>} Mariadb
 *
 * @typedef {import('./wp-config.mjs').Constants} Constants
 *
 * @typedef  {Object} Facts What has been done to a site.
 * @property {string}                 [core]      The WordPress in it.
 * @property {'sqlite'|'mariadb'}     [database]
 * @property {Record<string, string>} [keys]
 * @property {string}                 [installed] By which installer.
 * @property {string}                 [tables]    By which migrations.
 * @property {string}                 [seeded]    With what.
 *
 * @typedef  {Object} Site
 * @property {string}                dir
 * @property {string}                wordpress The folder of core.
 * @property {string}                url       Without a slash at the end.
 * @property {number}                port
 * @property {Mariadb|null}          mariadb   Null on SQLite.
 * @property {Record<string, string>} env      For programs that work on it.
 * @property {( args: string[] ) => Promise<string>} coleman Runs a command of the dealership.
 * @property {() => Promise<void>}   close     Stops the database, where one runs.
 */

/**
 * Makes a site, or brings one up to date. What is done already is not done again.
 *
 * @param {Object}              options
 * @param {string}              options.dir
 * @param {'sqlite'|'mariadb'}  [options.database]
 * @param {string[]}            [options.mariadbSettings] More options for its server.
 * @param {number}              [options.port]     A free one when absent.
 * @param {string[]}            [options.seed]     The command that fills it, for example `[ 'demo' ]`; none leaves it empty.
 * @param {boolean}             [options.fresh]    Forgets the data it had.
 * @param {Constants}           [options.constants] For wp-config.php, where they are not a development site's.
 * @param {( content: string ) => void} [options.place] Puts theme and plugins into wp-content; absent, they are links into this checkout.
 * @param {typeof reportedStep} [options.step]     How steps are reported.
 * @return {Promise<Site>} The site.
 */
export async function createSite( {
	dir,
	database = 'sqlite',
	mariadbSettings = [],
	port,
	seed = [],
	fresh = false,
	constants = {},
	place = linkCheckout,
	step = reportedStep,
} ) {
	const wordpress = path.join( dir, 'wordpress' );
	const stateFile = path.join( dir, 'state.json' );
	/** @type {Facts} */
	const nothing = {};
	const state = readJson( stateFile, nothing );
	/** @param {Facts} facts */
	const remember = ( facts ) => writeJson( stateFile, Object.assign( state, facts ) );
	const forgetData = async () => {
		await endLeftoverOf( dir );
		await endLeftoverMariadb( path.join( dir, 'database' ) );
		remember( { installed: undefined, tables: undefined, seeded: undefined } );
		for ( const name of [ 'database', 'mail', 'logs' ] ) {
			rmSync( path.join( dir, name ), { recursive: true, force: true } );
		}
		rmSync( path.join( wordpress, 'wp-content/uploads' ), {
			recursive: true,
			force: true,
		} );
	};
	if ( fresh || ( state.database && state.database !== database ) ) {
		await forgetData();
	}

	await step( 'WordPress', async ( note ) => {
		const source = await findWordpress( note );
		const core = `${ source.folder } ${ source.version }`;
		if ( state.core !== core || ! existsSync( wordpress ) ) {
			await putCore( source, wordpress );
			remember( { core } );
		}
	} );

	await step( 'Theme and plugins in place', () => {
		const content = path.join( wordpress, 'wp-content' );
		place( content );
		putSqlite( content, database === 'sqlite' );
	} );

	for ( const name of [ 'database', 'mail', 'logs' ] ) {
		mkdirSync( path.join( dir, name ), { recursive: true } );
	}
	const mariadb =
		database === 'mariadb'
			? await step( 'MariaDB', () =>
					startMariadb( { dir: path.join( dir, 'database' ), settings: mariadbSettings } )
				)
			: null;

	const chosen = port ?? ( await freePort() );
	const url = `http://127.0.0.1:${ chosen }`;
	const keys = state.keys ?? newKeys();
	remember( { database, keys } );
	writeWhole(
		path.join( wordpress, 'wp-config.php' ),
		wpConfig( {
			dir,
			url,
			keys,
			mariadb: mariadb && {
				host: mariadb.host,
				name: 'wordpress',
				user: 'root',
				password: '',
			},
			constants,
		} )
	);
	const env = { COLEMAN_SITE: wordpress, ...keepCompiled( path.join( dir, 'php' ) ) };
	/** @param {string[]} args */
	const php = ( args ) =>
		run( PHP, [ ...PHP_IN_TERMINAL, ...args ], {
			env,
			what: `php ${ path.basename( args[ 0 ] ) } ${ args.slice( 1 ).join( ' ' ) }`.trim(),
			timeout: 10 * 60_000,
		} );
	/** @type {Site} */
	const site = {
		dir,
		wordpress,
		url,
		port: chosen,
		mariadb,
		env,
		coleman: ( args ) => php( [ inRoot( 'bin/php/coleman.php' ), ...args ] ),
		close: async () => mariadb?.stop(),
	};

	await step( 'Installation', async () => {
		const installed = hashOf( [ INSTALLER ] );
		if ( state.installed === installed ) {
			return;
		}
		const isNew = ! state.installed;
		if ( isNew ) {
			// Whatever a stopped installation left behind is no use to anyone.
			await emptyDatabase( dir, mariadb );
		}
		await php( [ INSTALLER ] );
		// A new site's plugin made its tables when it was activated.
		remember( isNew ? { installed, tables: hashOf( SCHEMA ) } : { installed } );
	} );

	await step( 'Tables', async () => {
		const tables = hashOf( SCHEMA );
		if ( state.tables !== tables ) {
			await site.coleman( [ 'migrate' ] );
			remember( { tables } );
		}
	} );

	if ( seed.length > 0 ) {
		await step( 'Data of the dealership', async () => {
			const seeded = seed.join( ' ' );
			if ( state.seeded !== seeded ) {
				await site.coleman( seed );
				remember( { seeded } );
			}
		} );
	}
	return site;
}

/**
 * @param {{ folder: string, ours: boolean }} source
 * @param {string}                            wordpress Gets core; uploads stay.
 */
async function putCore( source, wordpress ) {
	await atomically( wordpress, ( unfinished ) => {
		if ( source.ours ) {
			linkTree( source.folder, unfinished );
		} else {
			cpSync( source.folder, unfinished, {
				recursive: true,
				dereference: true,
			} );
		}
		// A link would let a site write into the cache.
		rmSync( path.join( unfinished, 'wp-config.php' ), { force: true } );
		const uploads = path.join( wordpress, 'wp-content/uploads' );
		if ( existsSync( uploads ) ) {
			renameSync( uploads, path.join( unfinished, 'wp-content/uploads' ) );
		}
	} );
}

/**
 * Puts WordPress's SQLite driver in place, or takes it away.
 *
 * @param {string}  content wp-content
 * @param {boolean} wanted
 */
function putSqlite( content, wanted ) {
	const dropIn = path.join( content, 'db.php' );
	const folder = path.join( content, 'mu-plugins/sqlite-database-integration' );
	const stamp = path.join( folder, '.unpacked-from' );
	if ( ! wanted ) {
		rmSync( dropIn, { force: true } );
		return;
	}
	const zip = hashOf( [ SQLITE_ZIP ] );
	if ( existsSync( dropIn ) && existsSync( stamp ) && readFileSync( stamp, 'utf8' ) === zip ) {
		return;
	}
	const unpacked = `${ folder }.unpacked`;
	rmSync( unpacked, { recursive: true, force: true } );
	unzip( SQLITE_ZIP, unpacked );
	rmSync( folder, { recursive: true, force: true } );
	renameSync( path.join( unpacked, 'plugin-sqlite-database-integration' ), folder );
	rmSync( unpacked, { recursive: true } );
	writeWhole(
		dropIn,
		readFileSync( path.join( folder, 'db.copy' ), 'utf8' )
			.replaceAll( '{SQLITE_IMPLEMENTATION_FOLDER_PATH}', folder )
			.replaceAll( '{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php' )
	);
	writeWhole( stamp, zip );
}

/**
 * @param {string}      dir
 * @param {Mariadb|null} mariadb
 */
async function emptyDatabase( dir, mariadb ) {
	if ( mariadb ) {
		await mariadb.sql(
			'DROP DATABASE IF EXISTS wordpress; CREATE DATABASE wordpress CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci'
		);
		return;
	}
	rmSync( path.join( dir, 'database' ), { recursive: true, force: true } );
	mkdirSync( path.join( dir, 'database' ), { recursive: true } );
}
