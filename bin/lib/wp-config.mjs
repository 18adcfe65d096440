/**
 * The wp-config.php of every site the tools make.
 *
 * @typedef {Record<string, string|number|boolean>} Constants By name.
 */

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const KEY_NAMES = [
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
];

/** How long PHP waits for the database, as on servers. */
const WAITS = readFileSync( inRoot( 'deploy/single/etc/coleman/wp-config.extra' ), 'utf8' );

/** @return {Object<string, string>} Keys and salts for one site. */
export const newKeys = () =>
	Object.fromEntries( KEY_NAMES.map( ( name ) => [ name, randomBytes( 32 ).toString( 'hex' ) ] ) );

/**
 * @param {string|number|boolean} value
 * @return {string} It in PHP.
 */
const php = ( value ) => ( typeof value === 'string' ? `'${ value.replace( /[\\']/g, '\\$&' ) }'` : String( value ) );

/**
 * @param {Object}                 site
 * @param {string}                 site.dir      Folder of the site.
 * @param {string}                 site.url      Its address, without a slash at the end.
 * @param {Object<string, string>} site.keys
 * @param {{ host: string, name: string, user: string, password: string }|null} site.mariadb Null means SQLite.
 * @param {Constants}              [site.constants] Others than a development site's.
 * @return {string} The file.
 */
export function wpConfig( { dir, url, keys, mariadb, constants: others = {} } ) {
	const constants = {
		DB_NAME: mariadb?.name ?? 'wordpress',
		DB_USER: mariadb?.user ?? '',
		DB_PASSWORD: mariadb?.password ?? '',
		DB_HOST: mariadb?.host ?? '',
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		...( mariadb
			? {}
			: {
					DB_ENGINE: 'sqlite',
					DB_DIR: `${ dir }/database/`,
					DB_FILE: 'wordpress.sqlite',
				} ),

		...keys,

		WP_HOME: url,
		WP_SITEURL: url,
		WP_ENVIRONMENT_TYPE: 'local',

		WP_DEBUG: true,
		WP_DEBUG_LOG: `${ dir }/logs/debug.log`,

		// Nothing outside is asked for anything; `npm start` runs the cron itself.
		WP_HTTP_BLOCK_EXTERNAL: true,
		WP_ACCESSIBLE_HOSTS: 'localhost,127.0.0.1',
		AUTOMATIC_UPDATER_DISABLED: true,
		DISABLE_WP_CRON: true,

		FS_METHOD: 'direct',
		COLEMAN_MAIL_DIR: `${ dir }/mail`,
		// What the tools put beside the product is in nobody's way.
		COLEMAN_FAST_CALLS:
			'coleman-bench, coleman-faults, coleman-ground, coleman-language, coleman-mail, coleman-offline, coleman-part-stream, coleman-way',

		...others,
	};
	const lines = Object.entries( constants ).map(
		( [ name, value ] ) => `define( ${ php( name ) }, ${ php( value ) } );`
	);
	return `<?php
// Written by the tools in bin/; changes are lost.

${ lines.join( '\n' ) }

${ WAITS }
// A page never shows a fault, it is in the log; a terminal always does.
define( 'WP_DEBUG_DISPLAY', 'cli' === PHP_SAPI ? null : false );
define( 'WP_DISABLE_FATAL_ERROR_HANDLER', 'cli' === PHP_SAPI );

$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}

require_once ABSPATH . 'wp-settings.php';
`;
}
