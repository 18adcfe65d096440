/**
 * nginx and PHP's process manager with configuration, ports and folder of their own, stopped by their process ids. The
 * system's own configuration of either is not read, but for the extensions PHP loads.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GZIP_LEVEL } from './bench-page.mjs';
import { PHP_SETTINGS } from './deploy.mjs';
import { writeWhole } from './files.mjs';
import { endLeftover, noteProcess } from './leftovers.mjs';
import { launch, onExit, stop } from './process.mjs';
import { Problem } from './report.mjs';
import { ensureNginx, ensurePhp, ensurePhpFpm } from './system.mjs';

/** What the folders of sockets begin with; both programs have theirs in their command line. */
const HOME = 'coleman-servers-';

const isRoot = process.getuid?.() === 0;

/**
 * @param {string} file Of lines `name = value`; what follows a semicolon is a comment.
 * @return {[string, string][]} Its settings.
 */
export const settingsOf = ( file ) =>
	readFileSync( file, 'utf8' )
		.split( '\n' )
		.map( ( line ) => line.replace( /;.*/, '' ).split( '=' ) )
		.filter( ( pieces ) => pieces.length === 2 )
		.map( ( [ name, value ] ) => [ name.trim(), value.trim() ] );

/**
 * @typedef {Object<string, number>} Pools Number of workers by name of the pool.
 */

/**
 * @param {string} home   Folder of sockets and scratch files; a socket's path must be short.
 * @param {string} errors File for what PHP complains of.
 * @param {Pools}  pools
 * @return {string} Configuration of PHP's process manager.
 */
const fpmConfig = ( home, errors, pools ) => `[global]
error_log = ${ home }/fpm.log
daemonize = no
${ Object.entries( pools )
	.map(
		( [ name, workers ] ) => `
[${ name }]
${ isRoot ? 'user = root\ngroup = root\n' : '' }listen = ${ socketOf( home, name ) }
listen.backlog = 1024
pm = static
pm.max_children = ${ workers }
php_admin_value[error_log] = ${ errors }
`
	)
	.join( '' ) }`;

/**
 * @param {string} home
 * @param {string} pool
 * @return {string} Where the pool listens.
 */
export const socketOf = ( home, pool ) => `${ home }/${ pool }.sock`;

/**
 * @param {string}   home
 * @param {string[]} blocks For nginx's http block.
 * @return {string} nginx's configuration.
 */
const nginxConfig = ( home, blocks ) => `daemon off;
${ isRoot ? 'user root;\n' : '' }worker_processes 1;
pid ${ home }/nginx.pid;
worker_rlimit_nofile 20000;
error_log ${ home }/nginx.log warn;
events { worker_connections 8192; }
http {
	access_log off;
	sendfile on;
	keepalive_timeout 600;
	keepalive_requests 1000000;
	client_body_temp_path ${ home }/body;
	proxy_temp_path ${ home }/proxy;
	fastcgi_temp_path ${ home }/fastcgi;
	uwsgi_temp_path ${ home }/uwsgi;
	scgi_temp_path ${ home }/scgi;
	gzip on;
	gzip_comp_level ${ GZIP_LEVEL };
	gzip_vary on;
	gzip_types text/css application/javascript text/javascript application/json image/svg+xml;
	types {
		text/html html;
		text/css css;
		application/javascript js mjs;
		application/json json;
		image/svg+xml svg;
		image/png png;
		image/jpeg jpg jpeg;
		image/webp webp;
		font/woff2 woff2;
	}
${ blocks.join( '\n' ) }
}
`;

/**
 * @param {() => Promise<unknown>} work
 * @param {string}                 otherwise What to say when it never succeeds.
 */
export async function patiently( work, otherwise ) {
	for ( const until = Date.now() + 20_000; ; ) {
		try {
			return await work();
		} catch {
			if ( Date.now() > until ) {
				throw new Problem( otherwise );
			}
			await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
		}
	}
}

/**
 * @param {Object}                       options
 * @param {string}                       options.dir      Keeps the notes of what runs, and PHP's complaints.
 * @param {Pools}                        options.pools
 * @param {( home: string ) => string[]} options.blocks   For nginx's http block; `home` is where sockets and caches lie.
 * @param {Object<string, string>}       [options.settings] Of PHP, beside those of deploy/.
 * @return {Promise<{ home: string, errors: string, php: string, fpm: number, nginx: number, workersOf: ( pool: string ) => number[], ended: Promise<void>, stop: () => Promise<void> }>} What runs now; `fpm` and `nginx` are process ids of PHP's manager and of nginx.
 */
export async function startWebServers( { dir, pools, blocks, settings = {} } ) {
	const php = await ensurePhp();
	const programs = { nginx: await ensureNginx(), fpm: await ensurePhpFpm( php ) };
	const notes = { nginx: path.join( dir, 'nginx.pid' ), fpm: path.join( dir, 'fpm.pid' ) };
	for ( const note of Object.values( notes ) ) {
		await endLeftover( note, HOME );
	}

	const home = mkdtempSync( path.join( tmpdir(), HOME ) );
	onExit( () => rmSync( home, { recursive: true, force: true } ) );
	const errors = path.join( dir, 'php.log' );
	rmSync( errors, { force: true } );
	writeWhole( path.join( home, 'fpm.conf' ), fpmConfig( home, errors, pools ) );
	writeWhole( path.join( home, 'nginx.conf' ), nginxConfig( home, blocks( home ) ) );

	const asked = [ ...settingsOf( PHP_SETTINGS ), ...Object.entries( settings ) ];
	const log = path.join( dir, 'servers.log' );
	const children = {
		fpm: launch(
			programs.fpm,
			[
				'--fpm-config',
				path.join( home, 'fpm.conf' ),
				...asked.flatMap( ( [ key, value ] ) => [ '-d', `${ key }=${ value }` ] ),
				...( isRoot ? [ '--allow-to-run-as-root' ] : [] ),
			],
			{ log }
		),
		nginx: launch(
			programs.nginx,
			[ '-e', `${ home }/nginx.log`, '-p', home, '-c', path.join( home, 'nginx.conf' ) ],
			{ log }
		),
	};
	const manager = children.fpm.pid ?? 0;
	noteProcess( notes.nginx, children.nginx.pid ?? 0 );
	noteProcess( notes.fpm, manager );
	return {
		home,
		errors,
		php,
		fpm: manager,
		nginx: children.nginx.pid ?? 0,
		workersOf: ( pool ) => workersOf( manager, pool ),
		ended: new Promise( ( resolve ) => children.nginx.once( 'exit', () => resolve() ) ),
		stop: async () => {
			await Promise.all( Object.values( children ).map( ( child ) => stop( child ) ) );
			rmSync( home, { recursive: true, force: true } );
		},
	};
}

/**
 * @param {number} manager Process id of PHP's manager.
 * @param {string} pool
 * @return {number[]} Process ids of the pool's workers, as they are now.
 */
function workersOf( manager, pool ) {
	return readdirSync( '/proc' )
		.filter( ( name ) => /^\d+$/.test( name ) )
		.filter( ( pid ) => {
			try {
				const stat = readFileSync( `/proc/${ pid }/stat`, 'utf8' );
				const parent = Number( stat.slice( stat.lastIndexOf( ')' ) + 2 ).split( ' ' )[ 1 ] );
				return (
					parent === manager && readFileSync( `/proc/${ pid }/cmdline`, 'utf8' ).includes( `pool ${ pool }` )
				);
			} catch {
				return false; // It ended meanwhile.
			}
		} )
		.map( Number );
}
