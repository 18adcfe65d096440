/**
 * The web servers of the sites that are compared: each on a port of its own, ours once more behind a cache, and plain
 * files.
 */

import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { patiently, socketOf, startWebServers } from '../../bin/lib/web-servers.mjs';
import { openClient } from './client.mjs';

export const PHP_WORKERS = 4;

const POOL = 'bench';

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
			fastcgi_pass unix:${ socketOf( home, POOL ) };
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
 * @param {Object}                         options
 * @param {string}                         options.dir   Keeps the notes of what runs, and PHP's complaints.
 * @param {Object<string, import('../../bin/lib/site.mjs').Site>} options.sites By name; `ours` is served once more behind a cache.
 * @param {Object<string, string>}         [options.settings] Of PHP, where they are not production's.
 * @return {Promise<{ cached: number, files: number, folder: string, versions: Object<string, string>, ended: Promise<void>, complaints: () => string[], workers: () => number[], stop: () => Promise<void> }>} Ports of our site behind a cache and of plain files in `folder`.
 */
export async function startServers( { dir, sites, settings = {} } ) {
	const cached = await freePort();
	const files = await freePort();
	const servers = await startWebServers( {
		dir,
		pools: { [ POOL ]: PHP_WORKERS },
		settings: {
			auto_prepend_file: inRoot( 'tests/bench/php/start.php' ),
			// The sampling profiler of --explain, where it is not among the system's extensions.
			...( process.env.EXCIMER ? { extension: process.env.EXCIMER } : {} ),
			...settings,
		},
		blocks: ( home ) => [
			`\tfastcgi_cache_path ${ home }/cache keys_zone=pages:1m;\n\tfastcgi_buffers 32 16k;\n\tfastcgi_buffer_size 32k;`,
			...Object.values( sites ).map( ( { port, wordpress } ) =>
				siteServer( { home, port, sitePort: port, root: wordpress, cached: false } )
			),
			...( sites.ours
				? [
						siteServer( {
							home,
							port: cached,
							sitePort: sites.ours.port,
							root: sites.ours.wordpress,
							cached: true,
						} ),
					]
				: [] ),
			`\tserver { listen 127.0.0.1:${ files }; root ${ home }/files; }`,
		],
	} );
	const folder = path.join( servers.home, 'files' );
	mkdirSync( folder );

	const client = openClient();
	await patiently( async () => {
		for ( const { port } of Object.values( sites ) ) {
			const { status } = await client.ask( { port, path: '/wp-json/bench/v1/nothing' } );
			if ( status !== 200 ) {
				throw new Error( `It answers ${ status }.` );
			}
		}
	}, `The sites do not answer; ${ servers.errors } and ${ servers.home } say why.` );
	client.close();

	return {
		cached,
		files,
		folder,
		versions: { php: servers.php },
		ended: servers.ended,
		complaints: () => linesOf( servers.errors ).filter( ( line ) => /\bPHP (?!Stack|\s)\w+/.test( line ) ),
		workers: () => servers.workersOf( POOL ),
		stop: servers.stop,
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
