/**
 * The three sites that are compared, made of the packages a customer would install.
 *
 * @typedef {Record<string, import('../../bin/lib/site.mjs').Site>} Sites By role: `plain`, `plugins`, `ours`.
 */

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MARIADB_SETTINGS } from '../../bin/lib/deploy.mjs';
import { writeWhole } from '../../bin/lib/files.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { run } from '../../bin/lib/process.mjs';
import { PACKAGES, PACKAGE_NAMES, packageOf } from '../../bin/lib/product.mjs';
import { quietStep, step } from '../../bin/lib/report.mjs';
import { createSite } from '../../bin/lib/site.mjs';
import { PHP, PHP_IN_TERMINAL } from '../../bin/lib/system.mjs';
import { settingsOf } from '../../bin/lib/web-servers.mjs';
import { unzip } from '../../bin/lib/zip.mjs';

const TOOLS = inRoot( 'tests/bench/php' );

/** A production site's settings, where they cost time. */
const PRODUCTION = { WP_ENVIRONMENT_TYPE: 'production', WP_DEBUG: false };

/** What says how much MariaDB keeps in memory, and how much it may write before it tidies up. */
const MEMORY_OF_MARIADB = [ 'innodb_buffer_pool_size', 'innodb_log_file_size' ];

/** @type {() => string[]} Options for its server, as deploy/ has them. */
const mariadbSettings = () =>
	settingsOf( MARIADB_SETTINGS )
		.filter( ( [ name ] ) => MEMORY_OF_MARIADB.includes( name ) )
		.map( ( [ name, value ] ) => `--${ name.replaceAll( '_', '-' ) }=${ value }` );

/** @type {Record<string, { title: string, seed: string[] }>} */
const SITES = {
	plain: { title: 'Plain site: default theme', seed: [] },
	// Without the demo's pages, which its menu would show: the page must be the same as the plain one's.
	plugins: { title: 'Plain site with our plugins', seed: [] },
	ours: { title: 'Our site', seed: [ 'demo' ] },
};

/**
 * @param {string} dir Folder of a site.
 * @return {( content: string ) => void} Puts theme, plugins and the benchmark's own plugin into wp-content.
 */
const placing = ( dir ) => ( content ) => {
	for ( const name of PACKAGE_NAMES ) {
		const { kind, slug } = PACKAGES[ name ];
		const zip = path.join( dir, name );
		mkdirSync( dir, { recursive: true } );
		writeFileSync( zip, packageOf( name ) );
		rmSync( path.join( content, kind, slug ), { recursive: true, force: true } );
		unzip( zip, path.join( content, kind ) );
	}
	rmSync( path.join( content, 'mu-plugins' ), { recursive: true, force: true } );
	cpSync( path.join( TOOLS, 'mu-plugins' ), path.join( content, 'mu-plugins' ), { recursive: true } );
};

/**
 * @param {Object}              options
 * @param {string}              options.home       Its folder.
 * @param {string}              options.role
 * @param {'mariadb'|'sqlite'}  [options.database]
 * @param {boolean}             [options.fresh]    False keeps the data it has, if it was finished once.
 * @return {Promise<{ site: import('../../bin/lib/site.mjs').Site, isNew: boolean, theme: string }>} The site, without a server yet; `theme` is the active one's name.
 */
export async function makeSite( { home, role, database = 'mariadb', fresh = true } ) {
	const prepared = path.join( home, 'prepared' );
	const isNew = fresh || ! existsSync( prepared );
	if ( isNew ) {
		rmSync( prepared, { force: true } );
	}
	const site = await createSite( {
		dir: home,
		database,
		mariadbSettings: mariadbSettings(),
		fresh: isNew,
		seed: SITES[ role ].seed,
		constants: PRODUCTION,
		place: placing( home ),
		step: quietStep,
	} );
	if ( isNew ) {
		const theme = await run( PHP, [ ...PHP_IN_TERMINAL, path.join( TOOLS, 'prepare.php' ), role ], {
			env: { COLEMAN_SITE: site.wordpress },
			what: `Preparing ${ role }`,
		} );
		writeWhole( prepared, theme );
	}
	return { site, isNew, theme: readFileSync( prepared, 'utf8' ) };
}

/**
 * @param {string}   dir
 * @param {string[]} roles Of the sites that are wanted.
 * @return {Promise<{ sites: Sites, defaultTheme: string, close: () => Promise<void> }>} Sites without a server yet.
 */
export async function makeSites( dir, roles = Object.keys( SITES ) ) {
	/** @type {Sites} */
	const sites = {};
	let defaultTheme = '';
	for ( const role of roles ) {
		await step( SITES[ role ].title, async () => {
			const { site, theme } = await makeSite( { home: path.join( dir, role ), role } );
			sites[ role ] = site;
			defaultTheme = role === 'plain' ? theme : defaultTheme;
		} );
	}
	return {
		sites,
		defaultTheme,
		close: async () => {
			await Promise.all( Object.values( sites ).map( ( site ) => site.close() ) );
		},
	};
}
