/**
 * Programs of the operating system: looked for, and installed where we may.
 *
 * As root on Debian or Ubuntu what is missing comes by apt; elsewhere one sentence
 * says what to install.
 */

import { existsSync } from 'node:fs';
import { Problem } from './report.mjs';
import { capture } from './process.mjs';

/** PHP extensions the site needs, and the Debian package (after `php8.2-`) of each. */
/** @type {Record<string, string>} */
const EXTENSIONS = {
	pdo_sqlite: 'sqlite3',
	sqlite3: 'sqlite3',
	mysqli: 'mysql',
	curl: 'curl',
	gd: 'gd',
	zip: 'zip',
	mbstring: 'mbstring',
	intl: 'intl',
	xml: 'xml',
	dom: 'xml',
};

export const PHP = process.env.PHP_BINARY || 'php';

/** Settings of PHP's command line: its faults are shown, apart from what it prints. */
export const PHP_IN_TERMINAL = [ '-d', 'display_errors=stderr', '-d', 'memory_limit=1G' ];

/** @return {boolean} Whether apt may be used. */
const mayInstall = () => process.getuid?.() === 0 && existsSync( '/usr/bin/apt-get' );

/**
 * @param {string[]} args
 * @return {Promise<{ code: number, output: string }>} How apt-get ended.
 */
const apt = ( args ) =>
	capture( 'apt-get', [ '-o', 'DPkg::Lock::Timeout=120', ...args ], {
		env: { DEBIAN_FRONTEND: 'noninteractive' },
		timeout: 10 * 60_000,
	} );

/**
 * @param {string[]} packages
 * @param {string}   otherwise What to tell who cannot or may not use apt.
 */
async function install( packages, otherwise ) {
	if ( ! mayInstall() ) {
		throw new Problem( otherwise );
	}
	// An earlier run may have been stopped while dpkg was at work.
	await capture( 'dpkg', [ '--configure', '-a' ] );
	await apt( [ 'update', '-qq' ] );
	const { code, output } = await apt( [ 'install', '-y', '-qq', '--no-install-recommends', ...packages ] );
	if ( code !== 0 ) {
		const reason = output
			.split( '\n' )
			.filter( ( line ) => line.startsWith( 'E: ' ) )
			.join( '\n' );
		throw new Problem( `${ otherwise }\n(apt-get tried: ${ reason })` );
	}
}

/** @return {Promise<{ version: string, missing: string[] }>} What PHP there is; version '' means none. */
async function lookAtPhp() {
	const { code, stdout } = await capture( PHP, [
		'-r',
		'echo json_encode([PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION, get_loaded_extensions()]);',
	] );
	if ( code !== 0 ) {
		return { version: '', missing: Object.keys( EXTENSIONS ) };
	}
	/** @type {[string, string[]]} */
	const [ version, loaded ] = JSON.parse( stdout );
	const names = loaded.map( ( name ) => name.toLowerCase() );
	return {
		version,
		missing: Object.keys( EXTENSIONS ).filter( ( name ) => ! names.includes( name ) ),
	};
}

/** @return {Promise<string>} The version of a PHP that will do. */
export async function ensurePhp() {
	let php = await lookAtPhp();
	if ( ! php.version && process.env.PHP_BINARY ) {
		throw new Problem( `PHP_BINARY names ${ PHP }, which cannot be run.` );
	}
	if ( ! php.version || php.missing.length > 0 ) {
		const prefix = php.version ? `php${ php.version }` : 'php';
		await install(
			[ `${ prefix }-cli`, ...new Set( php.missing.map( ( name ) => `${ prefix }-${ EXTENSIONS[ name ] }` ) ) ],
			php.version
				? `PHP ${ php.version } lacks the extensions ${ php.missing.join( ', ' ) }. Install them and try again.`
				: `PHP is missing. Install PHP 8.2 or newer with the extensions ${ Object.keys( EXTENSIONS ).join(
						', '
					) }.`
		);
		php = await lookAtPhp();
	}
	if ( ! php.version || Number.parseFloat( php.version ) < 8.2 ) {
		throw new Problem(
			`PHP 8.2 or newer is needed${
				php.version ? `; this is PHP ${ php.version }` : ''
			}. PHP_BINARY may name another one.`
		);
	}
	if ( php.missing.length > 0 ) {
		throw new Problem(
			`PHP ${ php.version } still lacks ${ php.missing.join(
				', '
			) } after its packages were installed: ${ PHP } is not the system's own PHP. PHP_BINARY may name another one.`
		);
	}
	return php.version;
}

/**
 * @param {string[]} names
 * @return {string|undefined} The first of these programs that exists, as a path.
 */
function find( names ) {
	const folders = [ ...( process.env.PATH ?? '' ).split( ':' ), '/usr/sbin', '/usr/bin' ];
	return names
		.flatMap( ( name ) => folders.map( ( folder ) => `${ folder }/${ name }` ) )
		.find( ( file ) => existsSync( file ) );
}

/**
 * @param {string[]} names     Names the program goes by.
 * @param {string}   aptName   Its Debian package.
 * @param {string}   otherwise What to tell who has to install it by hand.
 * @return {Promise<string>} Its path.
 */
async function ensureProgram( names, aptName, otherwise ) {
	if ( ! find( names ) ) {
		await install( [ aptName ], otherwise );
	}
	const file = find( names );
	if ( ! file ) {
		throw new Problem( otherwise );
	}
	return file;
}

/** @return {Promise<string>} Path of Chromium. */
export const ensureBrowser = async () =>
	process.env.CHROMIUM_PATH ||
	ensureProgram(
		[ 'chromium', 'chromium-browser', 'google-chrome' ],
		'chromium',
		'Chromium is missing. Install it, or name one by CHROMIUM_PATH.'
	);

/**
 * Chromium without its window: the same engine, but each page costs about half the processor time. Where the system
 * does not offer it, the whole browser does.
 *
 * @return {Promise<string>} Path of it.
 */
export async function ensureHeadlessBrowser() {
	const name = 'chromium-headless-shell';
	if ( process.env.CHROMIUM_PATH ) {
		return process.env.CHROMIUM_PATH;
	}
	return ensureProgram( [ name ], name, 'There is no package of Chromium without its window.' ).catch(
		ensureBrowser
	);
}

/** @return {Promise<string>} Path of the MariaDB server program. */
export const ensureMariadb = () =>
	ensureProgram( [ 'mariadbd' ], 'mariadb-server', 'MariaDB is missing. Install its server (the program mariadbd).' );

/** What the tests of the cluster need beside MariaDB, PHP and nginx. */
export async function ensureCluster() {
	const otherwise =
		'The cluster needs galera-4, rsync, socat, haproxy, redis-server, redis-sentinel and php-redis. Install them.';
	const hasGalera = existsSync( '/usr/lib/galera/libgalera_smm.so' );
	const programs = [ 'rsync', 'socat', 'haproxy', 'redis-server', 'redis-sentinel' ];
	const { stdout } = await capture( PHP, [ '-m' ] );
	const missing = [
		...( hasGalera ? [] : [ 'galera-4' ] ),
		...programs.filter( ( name ) => ! find( [ name ] ) ),
		...( /^redis$/m.test( stdout ) ? [] : [ 'php-redis' ] ),
	];
	if ( missing.length > 0 ) {
		await install( missing, otherwise );
	}
	return {
		haproxy: find( [ 'haproxy' ] ) ?? '',
		redis: find( [ 'redis-server' ] ) ?? '',
		sentinel: find( [ 'redis-sentinel' ] ) ?? '',
	};
}

/** @return {Promise<string>} Path of HAProxy. */
export const ensureHaproxy = () => ensureProgram( [ 'haproxy' ], 'haproxy', 'HAProxy is missing. Install it.' );

/** @return {Promise<string>} Path of Redis, once PHP can speak to it. */
export async function ensureRedis() {
	const otherwise = 'Redis is missing. Install redis-server and php-redis.';
	const { stdout } = await capture( PHP, [ '-m' ] );
	const missing = [
		...( find( [ 'redis-server' ] ) ? [] : [ 'redis-server' ] ),
		...( /^redis$/m.test( stdout ) ? [] : [ 'php-redis' ] ),
	];
	if ( missing.length > 0 ) {
		await install( missing, otherwise );
	}
	return find( [ 'redis-server' ] ) ?? '';
}

/** @return {Promise<string>} Path of nginx. */
export const ensureNginx = () => ensureProgram( [ 'nginx' ], 'nginx', 'nginx is missing. Install it.' );

/**
 * @param {string} version Of PHP, as ensurePhp() gives it.
 * @return {Promise<string>} Path of its FastCGI process manager.
 */
export const ensurePhpFpm = ( version ) =>
	ensureProgram(
		[ `php-fpm${ version }`, 'php-fpm' ],
		`php${ version }-fpm`,
		`PHP's process manager is missing. Install php-fpm ${ version }.`
	);

/** @return {Promise<string>} Path of Composer. */
export const ensureComposer = () =>
	ensureProgram( [ 'composer' ], 'composer', 'Composer is missing. Install it from getcomposer.org.' );
