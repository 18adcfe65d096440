/**
 * nginx and PHP's process manager with configuration, ports and folder of their own, stopped
 * by their process ids. The system's own configuration of either is not read, but for the
 * extensions PHP loads.
 */

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GZIP_LEVEL } from '../../bin/lib/bench-page.mjs';
import { writeWhole } from '../../bin/lib/files.mjs';
import { endLeftover, noteProcess } from '../../bin/lib/leftovers.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { launch, onExit, stop } from '../../bin/lib/process.mjs';
import { Problem } from '../../bin/lib/report.mjs';
import { ensureNginx, ensurePhp, ensurePhpFpm } from '../../bin/lib/system.mjs';
import { openClient } from './client.mjs';

export const PHP_WORKERS = 4;

/** Settings of PHP that only its start may set. Whether files changed is looked up as PHP does by default. */
const PHP_SETTINGS = {
	'opcache.enable': 1,
	'opcache.memory_consumption': 256,
	'opcache.interned_strings_buffer': 16,
	'opcache.max_accelerated_files': 30000,
	auto_prepend_file: inRoot( 'tests/bench/php/start.php' ),
	memory_limit: '256M',
	display_errors: 0,
	log_errors: 1,
	expose_php: 0,
	// The sampling profiler of --explain, where it is not among the system's extensions.
	...( process.env.EXCIMER ? { extension: process.env.EXCIMER } : {} ),
};

/** What the folders of sockets begin with; both programs have theirs in their command line. */
const HOME = 'coleman-bench-';

const isRoot = process.getuid?.() === 0;

/**
 * @param {string} home   Folder of sockets and scratch files; a socket's path must be short.
 * @param {string} errors File for what PHP complains of.
 * @return {string} PHP's configuration.
 */
const fpmConfig = ( home, errors ) => `[global]
error_log = ${ home }/fpm.log
daemonize = no

[bench]
${ isRoot ? 'user = root\ngroup = root\n' : '' }listen = ${ home }/fpm.sock
pm = static
pm.max_children = ${ PHP_WORKERS }
php_admin_value[error_log] = ${ errors }
`;

/**
 * One site on one port.
 *
 * @param {Object}  options
 * @param {string}  options.home
 * @param {number}  options.port
 * @param {number}  options.sitePort The port WordPress knows as its own.
 * @param {string}  options.root     Folder of WordPress.
 * @param {boolean} options.cached   With a cache before PHP, which keeps what WordPress lets it keep.
 * @return {string} A server of nginx.
 */
const siteServer = ( { home, port, sitePort, root, cached } ) => `
	server {
		listen 127.0.0.1:${ port };
		root ${ root };
		index index.php;
		location / { try_files $uri $uri/ /index.php$is_args$args; }
		location ~ /\\. { deny all; }
		location ~ \\.php$ {
			try_files $uri /index.php;
			fastcgi_pass unix:${ home }/fpm.sock;
			fastcgi_param QUERY_STRING $query_string;
			fastcgi_param REQUEST_METHOD $request_method;
			fastcgi_param CONTENT_TYPE $content_type;
			fastcgi_param CONTENT_LENGTH $content_length;
			fastcgi_param SCRIPT_NAME $fastcgi_script_name;
			fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
			fastcgi_param DOCUMENT_ROOT $document_root;
			fastcgi_param REQUEST_URI $request_uri;
			fastcgi_param SERVER_PROTOCOL $server_protocol;
			fastcgi_param SERVER_SOFTWARE nginx;
			fastcgi_param SERVER_NAME 127.0.0.1;
			fastcgi_param SERVER_PORT ${ sitePort };
			fastcgi_param HTTP_HOST 127.0.0.1:${ sitePort };
			fastcgi_param REMOTE_ADDR $remote_addr;${
				cached
					? `
			fastcgi_cache pages;
			fastcgi_cache_key $request_method$request_uri;
			add_header X-Cache $upstream_cache_status;`
					: ''
			}
		}
	}`;

/**
 * @param {string}   home
 * @param {string[]} servers
 * @return {string} nginx's configuration.
 */
const nginxConfig = ( home, servers ) => `daemon off;
${ isRoot ? 'user root;\n' : '' }worker_processes 1;
pid ${ home }/nginx.pid;
error_log ${ home }/nginx.log warn;
events { worker_connections 256; }
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
	fastcgi_cache_path ${ home }/cache keys_zone=pages:1m;
	fastcgi_buffers 32 16k;
	fastcgi_buffer_size 32k;
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
${ servers.join( '\n' ) }
}
`;

/**
 * @param {() => Promise<unknown>} work
 * @param {string}                 otherwise What to say when it never succeeds.
 */
async function patiently( work, otherwise ) {
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
 * @param {Object}                         options
 * @param {string}                         options.dir   Keeps the notes of what runs, and PHP's complaints.
 * @param {import('./sites.mjs').Sites}    options.sites
 * @return {Promise<{ cached: number, files: number, folder: string, versions: Object<string, string>, ended: Promise<void>, complaints: () => string[], stop: () => Promise<void> }>} Ports of our site behind a cache and of plain files in `folder`.
 */
export async function startServers( { dir, sites } ) {
	const php = await ensurePhp();
	const programs = { nginx: await ensureNginx(), fpm: await ensurePhpFpm( php ) };
	const notes = { nginx: path.join( dir, 'nginx.pid' ), fpm: path.join( dir, 'fpm.pid' ) };
	for ( const name of Object.keys( notes ) ) {
		await endLeftover( notes[ name ], HOME );
	}

	const home = mkdtempSync( path.join( tmpdir(), HOME ) );
	onExit( () => rmSync( home, { recursive: true, force: true } ) );
	const folder = path.join( home, 'files' );
	mkdirSync( folder );
	const errors = path.join( dir, 'php.log' );
	rmSync( errors, { force: true } );
	const cached = await freePort();
	const files = await freePort();

	writeWhole( path.join( home, 'fpm.conf' ), fpmConfig( home, errors ) );
	writeWhole(
		path.join( home, 'nginx.conf' ),
		nginxConfig( home, [
			...Object.values( sites ).map( ( { port, wordpress } ) =>
				siteServer( { home, port, sitePort: port, root: wordpress, cached: false } )
			),
			siteServer( { home, port: cached, sitePort: sites.ours.port, root: sites.ours.wordpress, cached: true } ),
			`\tserver { listen 127.0.0.1:${ files }; root ${ folder }; }`,
		] )
	);

	const settings = Object.entries( PHP_SETTINGS ).flatMap( ( [ key, value ] ) => [ '-d', `${ key }=${ value }` ] );
	const log = path.join( dir, 'servers.log' );
	const children = {
		fpm: launch(
			programs.fpm,
			[
				'--fpm-config',
				path.join( home, 'fpm.conf' ),
				...settings,
				...( isRoot ? [ '--allow-to-run-as-root' ] : [] ),
			],
			{ log }
		),
		nginx: launch(
			programs.nginx,
			[ '-e', `${ home }/nginx.log`, '-p', home, '-c', path.join( home, 'nginx.conf' ) ],
			{
				log,
			}
		),
	};
	for ( const name of Object.keys( notes ) ) {
		noteProcess( notes[ name ], children[ name ].pid );
	}

	const client = openClient();
	await patiently( async () => {
		for ( const { port } of Object.values( sites ) ) {
			const { status } = await client.ask( { port, path: '/wp-json/bench/v1/nothing' } );
			if ( status !== 200 ) {
				throw new Error( `It answers ${ status }.` );
			}
		}
	}, `The sites do not answer; ${ log }, ${ errors } and ${ home } say why.` );
	client.close();

	return {
		cached,
		files,
		folder,
		versions: { php },
		ended: new Promise( ( resolve ) => children.nginx.once( 'exit', resolve ) ),
		complaints: () => linesOf( errors ).filter( ( line ) => /\bPHP (?!Stack|\s)\w+/.test( line ) ),
		stop: async () => {
			await Promise.all( Object.values( children ).map( ( child ) => stop( child ) ) );
		},
	};
}

/**
 * @param {string} file
 * @return {string[]} Its lines; none when it is absent.
 */
function linesOf( file ) {
	try {
		return readFileSync( file, 'utf8' ).split( '\n' );
	} catch {
		return [];
	}
}
