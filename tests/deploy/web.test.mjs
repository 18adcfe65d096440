/** nginx and PHP-FPM with all of their files as deploy/ has them, in front of a small page in place of WordPress. */

import assert from 'node:assert/strict';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { inRoot } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { capture, launch, stopAll } from '../../bin/lib/process.mjs';
import { ensureNginx, ensurePhp, ensurePhpFpm } from '../../bin/lib/system.mjs';
import { patiently, settingsOf } from '../../bin/lib/web-servers.mjs';
import { command, makeSandbox, play } from './page.mjs';

const HOST = 'www.coleman.example';

/** Of an order, as it stands in addresses. */
const KEY = 'c0ffee00c0ffee00c0ffee00c0ffee00';

const isRoot = process.getuid?.() === 0;

const { sandbox, inSandbox } = makeSandbox();
const root = path.join( sandbox, 'var/www/coleman' );
const logs = path.join( sandbox, 'var/log' );
const socket = path.join( sandbox, 'run/php/coleman.sock' );

/** @type {Record<string, number>} */
const ports = {};

/** Says what it is told to: `caching` is the header, `say` a line for the log; to `workers` what the metrics tell. */
const PAGE = `<?php
if ( isset( $_GET['say'] ) ) {
	error_log( $_GET['say'] );
}
if ( isset( $_GET['caching'] ) && ! file_exists( __DIR__ . '/broken' ) ) {
	header( 'Cache-Control: ' . $_GET['caching'] );
}
if ( isset( $_GET['wait'] ) || file_exists( __DIR__ . '/slow' ) ) {
	sleep( 3 );
}
http_response_code( file_exists( __DIR__ . '/broken' ) ? 500 : 200 );
if ( isset( $_GET['workers'] ) ) {
	require __DIR__ . '/PhpWorkers.php';
	exit( json_encode( Coleman\\Api\\Health\\PhpWorkers::counts() ) );
}
echo hrtime( true );
`;

/**
 * Changes files of the sandbox.
 *
 * @param {string[]}           files
 * @param {[string, string][]} changes
 */
function change( files, changes ) {
	for ( const file of files ) {
		const place = path.join( sandbox, file );
		writeFileSync(
			place,
			changes.reduce( ( text, [ from, to ] ) => text.replaceAll( from, to ), readFileSync( place, 'utf8' ) )
		);
	}
}

/**
 * @param {string}   address Path and query, or a whole URL.
 * @param {string[]} [more]  For curl.
 * @return {Promise<{ status: number, headers: string, body: string }>} The answer.
 */
async function get( address, more = [] ) {
	const url = address.startsWith( '/' ) ? `https://${ HOST }${ address }` : address;
	const { stdout } = await capture( 'curl', [
		'-sk',
		'-i',
		'--path-as-is',
		...[ 443, 80 ].flatMap( ( port ) => [ '--connect-to', `:${ port }:127.0.0.1:${ ports[ port ] }` ] ),
		...more,
		url,
	] );
	const [ headers, ...body ] = stdout.split( '\r\n\r\n' );
	return {
		status: Number( headers.match( /^HTTP\/\S+ (\d+)/ )?.[ 1 ] ?? 0 ),
		headers,
		body: body.join( '\r\n\r\n' ),
	};
}

/** @return {[string, string][]} Each log there is, with its text. */
const allLogs = () =>
	/** @type {string[]} */ ( readdirSync( logs, { recursive: true } ) )
		.map( ( name ) => path.join( logs, name ) )
		.filter( ( file ) => statSync( file ).isFile() )
		.map( ( file ) => [ file, readFileSync( file, 'utf8' ) ] );

before( async () => {
	const php = await ensurePhp();
	const programs = { nginx: await ensureNginx(), fpm: await ensurePhpFpm( php ) };
	for ( const beginning of [ 'cp -r deploy/single/etc', 'ln -s', 'mkdir -p', 'openssl req' ] ) {
		await play( inSandbox( command( beginning ) ) );
	}
	for ( const port of [ 80, 443, 8081 ] ) {
		ports[ port ] = await freePort();
	}
	for ( const folder of [ 'run/php', 'var/log/nginx' ] ) {
		mkdirSync( path.join( sandbox, folder ), { recursive: true } );
	}
	/** @type {[string, string][]} */
	const moved = [
		[ '/etc/ssl', `${ sandbox }/etc/ssl` ],
		[ '/var/', `${ sandbox }/var/` ],
		[ '/run/', `${ sandbox }/run/` ],
	];
	const confs = readdirSync( path.join( sandbox, 'etc/nginx/conf.d' ) ).map(
		( name ) => `etc/nginx/conf.d/${ name }`
	);
	change(
		[ ...confs, 'etc/nginx/snippets/coleman.conf', 'etc/nginx/sites-available/coleman.conf' ],
		[
			...moved,
			[ 'listen 80;', `listen 127.0.0.1:${ ports[ 80 ] };` ],
			[ 'listen 127.0.0.1:8081;', `listen 127.0.0.1:${ ports[ 8081 ] };` ],
			[ 'listen 443 ', `listen 127.0.0.1:${ ports[ 443 ] } ` ],
		]
	);
	change(
		[ 'etc/php/8.2/fpm/pool.d/coleman.conf', 'etc/tmpfiles.d/coleman.conf', 'etc/logrotate.d/coleman' ],
		[
			...moved,
			...( isRoot
				? []
				: /** @type {[string, string][]} */ ( [
						[ 'www-data adm', '- -' ],
						[ 'root root', '- -' ],
					] ) ),
		]
	);
	if ( existsSync( '/usr/bin/systemd-tmpfiles' ) ) {
		await play( inSandbox( command( 'systemd-tmpfiles' ) ) );
	} else {
		const own = readFileSync( path.join( sandbox, 'etc/tmpfiles.d/coleman.conf' ), 'utf8' );
		for ( const [ , folder, mode, user, group ] of own.matchAll( /^d (\S+) (\d+) (\S+) (\S+) -$/gm ) ) {
			await play( `install -d -m ${ mode } ${ isRoot ? `-o ${ user } -g ${ group }` : '' } ${ folder }` );
		}
	}

	// As Debian's own files have it, with one rule for the test that refuses who comes too often.
	const own = path.join( sandbox, 'etc/nginx/nginx.conf' );
	writeFileSync(
		own,
		`daemon off;
${ isRoot ? 'user www-data;' : '' }
pid ${ sandbox }/run/nginx.pid;
error_log ${ logs }/nginx/error.log;
events {}
http {
	access_log ${ logs }/nginx/access.log;
	client_body_temp_path ${ sandbox }/var/cache/body;
	proxy_temp_path ${ sandbox }/var/cache/proxy;
	fastcgi_temp_path ${ sandbox }/var/cache/fastcgi;
	uwsgi_temp_path ${ sandbox }/var/cache/uwsgi;
	scgi_temp_path ${ sandbox }/var/cache/scgi;
	gzip on;
	map $arg_often $often { 1 $binary_remote_addr; }
	limit_req_zone $often zone=often:1m rate=1r/m;
	limit_req zone=often;
	include ${ sandbox }/etc/nginx/conf.d/*.conf;
	include ${ sandbox }/etc/nginx/sites-enabled/*;
}
`
	);
	writeFileSync( path.join( root, 'index.php' ), PAGE );
	copyFileSync( inRoot( 'plugin-coleman-api/src/Health/PhpWorkers.php' ), path.join( root, 'PhpWorkers.php' ) );
	const fpm = path.join( sandbox, 'etc/php/fpm.conf' );
	writeFileSync(
		fpm,
		`[global]\nerror_log = ${ logs }/fpm.log\ndaemonize = no\ninclude = ${ sandbox }/etc/php/8.2/fpm/pool.d/*.conf\n`
	);
	const ini = settingsOf( path.join( sandbox, 'etc/php/8.2/fpm/conf.d/90-coleman.ini' ) );
	launch( programs.fpm, [ '-y', fpm, ...ini.flatMap( ( [ key, value ] ) => [ '-d', `${ key }=${ value }` ] ) ], {
		log: path.join( sandbox, 'fpm.out' ),
	} );
	launch( programs.nginx, [ '-e', `${ logs }/nginx/error.log`, '-c', own ], {
		log: path.join( sandbox, 'nginx.out' ),
	} );
	await patiently( async () => assert.equal( ( await get( '/' ) ).status, 200 ), 'The site does not answer.' );
} );

after( async () => {
	await stopAll();
	rmSync( sandbox, { recursive: true, force: true } );
} );

test( 'no log has the key of an order, whatever fails', async () => {
	const address = `/order/CE-1?key=${ KEY }`;
	const from = [ '--referer', `https://${ HOST }${ address }` ];
	assert.equal( ( await get( address, from ) ).status, 200 );
	assert.equal( ( await get( `/wp-json/coleman/v1/lists/${ KEY }`, from ) ).status, 200 );
	assert.equal( ( await get( `http://${ HOST }${ address }`, from ) ).status, 301 );
	assert.equal( ( await get( `/no-picture.svg?key=${ KEY }`, from ) ).status, 200 );

	await get( `${ address }&often=1`, from );
	assert.equal( ( await get( `${ address }&often=1`, from ) ).status, 503, 'nobody was refused' );
	const large = path.join( sandbox, 'large' );
	writeFileSync( large, Buffer.alloc( 33 * 1024 * 1024 ) );
	assert.equal( ( await get( address, [ ...from, '-H', 'Expect:', '--data-binary', `@${ large }` ] ) ).status, 413 );
	assert.equal(
		( await get( address, [ ...from, '-H', 'Cookie: a=b', '-H', `X: ${ 'x'.repeat( 9_000 ) }` ] ) ).status,
		200
	);

	renameSync( socket, `${ socket }.away` );
	assert.equal( ( await get( address, from ) ).status, 502, 'PHP was there' );
	writeFileSync( socket, '' );
	assert.equal( ( await get( address, from ) ).status, 502, 'PHP was there' );
	renameSync( `${ socket }.away`, socket );
	assert.equal( ( await get( address, from ) ).status, 200 );

	for ( const [ file, text ] of allLogs() ) {
		assert.ok( ! text.includes( KEY.slice( 0, 24 ) ), `${ file }: ${ text }` );
	}
	const lines = readFileSync( path.join( logs, 'nginx/coleman.access.log' ), 'utf8' );
	assert.match( lines, /"GET \/wp-json\/coleman\/v1\/lists\/\[redacted\]" 200 /, lines );
	assert.match( lines, new RegExp( `"GET /order/CE-1" 502 .*"https://${ HOST }/order/CE-1" 502$`, 'm' ) );
	assert.match( lines, /"GET \/order\/CE-1" 301 /, 'the redirect was not logged' );
} );

test( 'PHP has a log of its own that is rotated', async () => {
	const log = path.join( logs, 'coleman/php.log' );
	await get( '/?say=said-first' );
	assert.match( readFileSync( log, 'utf8' ), /said-first/ );
	if ( isRoot && existsSync( '/usr/sbin/logrotate' ) ) {
		const rules = path.join( sandbox, 'rules' );
		const own = readFileSync( path.join( sandbox, 'etc/logrotate.d/coleman' ), 'utf8' );
		writeFileSync( rules, own.slice( own.indexOf( `${ logs }/coleman/` ) ), { mode: 0o644 } );
		await play( `/usr/sbin/logrotate --force --state ${ sandbox }/state ${ rules }` );
		assert.match( readFileSync( `${ log }.1`, 'utf8' ), /said-first/ );
	}
	await get( '/?say=said-then' );
	assert.match( readFileSync( log, 'utf8' ), /said-then/ );
	for ( const [ file, text ] of allLogs() ) {
		assert.ok( file.includes( '/coleman/php.log' ) || ! text.includes( 'said-' ), file );
	}
} );

test( 'what was left behind is not served', async () => {
	const left = [
		'wp-config.php~',
		'wp-config.php.bak',
		'wp-config.bak',
		'wp-config.txt',
		'wp-config-old.php',
		'wp-config.php.save',
		'.wp-config.php.swp',
		'%23wp-config.php%23',
		'index.php_old',
		'index.php.1',
		'index.phps',
		'.env',
		'.htaccess',
		'.git/config',
		'.git/logo.svg',
		'composer.lock',
		'dump.sql',
		'dump.sql.gz',
		'dump.sql.1',
		'site.tar.gz',
		'site.zip',
		'backup.tgz',
		'php_error.log',
		'wp-content/debug.log',
		'wp-content/debug.log.1',
		'wp-content/debug.log-20261101.gz',
		'wp-content/database/.ht.sqlite',
		'wp-content/uploads/dump.sql',
		'wp-content/uploads/dump.sql.zip',
		'wp-content/uploads/.DS_Store',
		'wp-content/plugins/backup/error.log',
	];
	const shown = [ 'wp-content/uploads/manual.zip', 'wp-content/uploads/manual.pdf', '.well-known/security.txt' ];
	for ( const name of [ ...left, ...shown ] ) {
		const place = path.join( root, decodeURIComponent( name ) );
		mkdirSync( path.dirname( place ), { recursive: true } );
		writeFileSync( place, 'left behind' );
	}
	for ( const name of left ) {
		const { status, body } = await get( `/${ name }` );
		assert.equal( `${ name } ${ status }`, `${ name } 404` );
		assert.doesNotMatch( body, /left behind/, name );
	}
	for ( const name of shown ) {
		const { status, body } = await get( `/${ name }` );
		assert.equal( `${ name } ${ status } ${ body }`, `${ name } 200 left behind` );
	}
	assert.equal( ( await get( '/index.php/wp-json/' ) ).status, 200 );
	assert.equal( ( await get( '/sitemap.xml' ) ).status, 200 );
	assert.equal( ( await get( '/wp-json/coleman/v1/parts/9.DB' ) ).status, 200 );
} );

test( 'who gives out certificates finds the answers on port 80, all else is sent to https', async () => {
	const folder = path.join( root, '../letsencrypt/.well-known/acme-challenge' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync( path.join( folder, 'token' ), 'the answer' );
	for ( const name of [ HOST, 'coleman.example' ] ) {
		const { status, body } = await get( `http://${ name }/.well-known/acme-challenge/token` );
		assert.equal( `${ status } ${ body }`, '200 the answer' );
		assert.equal( ( await get( `http://${ name }/.well-known/acme-challenge/other` ) ).status, 404 );
		const { headers } = await get( `http://${ name }/parts?q=a` );
		assert.match( headers, new RegExp( `^location: https://${ HOST }/parts\\?q=a$`, 'im' ) );
	}
} );

test( 'a new certificate is in its place and read', async () => {
	const own = path.join( sandbox, 'etc/letsencrypt' );
	const issued = path.join( own, `live/${ HOST }` );
	mkdirSync( issued, { recursive: true } );
	await play(
		inSandbox( command( 'openssl req' ) )
			.replaceAll( `${ sandbox }/etc/ssl/coleman`, issued )
			.replace( `CN=${ HOST }`, 'CN=new.example' )
	);
	await play( inSandbox( command( 'ln -sf /etc/letsencrypt' ) ) );
	const ran = path.join( sandbox, 'usr/local/bin' );
	for ( const name of [ 'nginx', 'systemctl' ] ) {
		writeFileSync( path.join( ran, name ), `#!/bin/sh\necho ${ name } "$@" >> ${ sandbox }/ran\n`, {
			mode: 0o755,
		} );
	}
	await play( `PATH=${ ran }:$PATH ${ own }/renewal-hooks/deploy/coleman` );
	assert.equal( readFileSync( path.join( sandbox, 'ran' ), 'utf8' ), 'nginx -t\nsystemctl reload nginx\n' );
	process.kill( Number( readFileSync( path.join( sandbox, 'run/nginx.pid' ), 'utf8' ) ), 'SIGHUP' );
	await patiently( async () => {
		const { output } = await capture( 'bash', [
			'-c',
			`openssl s_client -connect 127.0.0.1:${ ports[ 443 ] } </dev/null`,
		] );
		assert.match( output, /new\.example/ );
	}, 'nginx has the old certificate' );
} );

test( 'how busy PHP is can be asked on the machine only', async () => {
	const page = readFileSync( inRoot( 'docs/monitoring.md' ), 'utf8' );
	const [ status, ping, nginx ] = [ ...page.matchAll( /^curl .*(http:\/\/127\.0\.0\.1:8081\S+)$/gm ) ].map(
		( [ , address ] ) => address.replace( '8081', String( ports[ 8081 ] ) )
	);
	const { body } = await get( status );
	assert.equal( JSON.parse( body )[ 'max listen queue' ] >= 0 && JSON.parse( body ).pool, 'coleman', body );
	assert.equal( ( await get( ping ) ).body, 'pong' );
	assert.match( ( await get( nginx ) ).body, /^Active connections/ );
	// It would name the requests of all workers.
	assert.doesNotMatch( ( await get( status.replace( 'json', 'full' ) ) ).body, /request URI/i );
	for ( const address of [
		'/fpm-status',
		'/fpm-ping',
		'/fpm-status?full',
		'/nginx-status',
		'/index.php/fpm-status',
	] ) {
		assert.match( ( await get( address ) ).body, /^\d+$/, `${ address } is not the site's` );
	}
} );

test( 'PHP’s status and the metrics tell when all workers are busy', async () => {
	const pool = readFileSync( path.join( sandbox, 'etc/php/8.2/fpm/pool.d/coleman.conf' ), 'utf8' );
	const workers = Number( pool.match( /^pm\.max_children = (\d+)/m )?.[ 1 ] );
	/** @return {Promise<{ busy: number, idle: number }>} What the metrics tell. */
	const counted = async () => JSON.parse( ( await get( '/?workers' ) ).body );
	await patiently( async () => {
		const { busy, idle } = await counted();
		assert.equal( busy + idle, workers );
		assert.ok( idle >= workers - 1, `${ idle } are free on a quiet site` );
	}, 'The metrics do not tell how many are free.' );

	// The metrics are asked by the last worker that is free.
	const waiting = Array.from( { length: workers - 1 }, ( _, index ) => get( `/?wait=${ index }` ) );
	await patiently( async () => {
		const { busy, idle } = await counted();
		assert.equal( busy + idle, workers );
		assert.ok( busy >= workers - 1, `${ busy } are busy` );
	}, 'The metrics did not tell that nobody is free.' );
	await Promise.all( waiting );

	waiting.push( ...Array.from( { length: workers + 1 }, ( _, index ) => get( `/?wait=${ index }` ) ) );
	await patiently( async () => {
		const told = JSON.parse( ( await get( `http://127.0.0.1:${ ports[ 8081 ] }/fpm-status?json` ) ).body );
		assert.equal( told[ 'idle processes' ], 0 );
	}, 'The status did not tell that nobody is free.' );
	await Promise.all( waiting );
} );

test( 'a kept page is shown whatever campaign somebody comes by', async () => {
	const conf = readFileSync( inRoot( 'deploy/single/etc/nginx/conf.d/coleman.conf' ), 'utf8' );
	const patterns = new Set( conf.match( /t\|_\|_locale\|[^=]+(?=\)=)/g ) );
	assert.equal( patterns.size, 1, 'the maps leave out different names' );
	const [ pattern = '' ] = patterns;
	// Canonical addresses leave out the same.
	assert.ok(
		readFileSync( inRoot( 'plugin-coleman-api/src/Seo/Facts.php' ), 'utf8' ).includes( `(?:${ pattern })` )
	);

	const tags = [
		't',
		'_',
		'_locale',
		'utm_source',
		'utm_campaign',
		'utm_id',
		'gclid',
		'gad_source',
		'fbclid',
		'mc_eid',
	];
	const others = [ 'location', 'tt', 'xutm_source', 'utm', 'fbclids', 'a_' ];
	/** @type {( list: string[], most: number ) => string[]} Some of them, in any order. */
	const some = ( list, most ) =>
		list
			.map( ( one ) => ( { one, at: Math.random() } ) )
			.sort( ( one, other ) => one.at - other.at )
			.slice( 0, Math.floor( Math.random() * ( most + 1 ) ) )
			.map( ( { one } ) => one );
	const caching = `caching=${ encodeURIComponent( 'public, s-maxage=60' ) }`;
	for ( let round = 0; round < 25; round++ ) {
		// Two other names divide the tags into three groups at most.
		const own = [ caching, ...some( others, 1 ).map( ( name ) => `${ name }=${ round }` ) ];
		const plain = `/kept-${ round }?${ own.join( '&' ) }`;
		const tagged = own.flatMap( ( pair ) => [
			...some( tags, 4 ).map( ( name ) => `${ name }=${ round }%20x` ),
			pair,
		] );
		tagged.push( ...some( tags, 4 ).map( ( name ) => `${ name }=` ) );
		const address = `/kept-${ round }?${ tagged.join( '&' ) }`;
		const { body } = await get( plain );
		assert.equal( ( await get( address ) ).body, body, address );
		// Another value of another name is another page.
		assert.notEqual( ( await get( address + '&location=other' ) ).body, body, address );
	}
} );

test( 'a page is as old as its header allows, and of any age while PHP fails or is slow', async () => {
	const address = `/parts?caching=${ encodeURIComponent( 'public, max-age=0, s-maxage=1, stale-while-revalidate=30' ) }`;
	/** @type {( state: string ) => Promise<string>} */
	const page = async ( state ) => {
		const { headers, body } = await get( address );
		assert.match( headers, new RegExp( `^x-cache: ${ state }`, 'im' ) );
		return body;
	};
	/** @param {number} seconds */
	const pause = ( seconds ) => new Promise( ( resolve ) => setTimeout( resolve, seconds * 1_000 ) );

	const first = await page( 'MISS' );
	await pause( 2.1 );
	const fresh = await page( 'EXPIRED' );
	assert.notEqual( fresh, first, 'a page was older than its header allows' );

	await pause( 2.1 );
	const broken = path.join( root, 'broken' );
	writeFileSync( broken, '' );
	assert.equal( await page( 'STALE' ), fresh, 'PHP fails: 500' );
	assert.equal( ( await get( '/never-seen' ) ).status, 500 );
	rmSync( broken );
	renameSync( socket, `${ socket }.away` );
	assert.equal( await page( 'STALE' ), fresh, 'PHP is away' );
	renameSync( `${ socket }.away`, socket );

	const slow = path.join( root, 'slow' );
	writeFileSync( slow, '' );
	const waits = page( 'EXPIRED' );
	await pause( 0.5 );
	assert.equal( await page( 'UPDATING' ), fresh, 'all wait for a slow PHP' );
	assert.notEqual( await waits, fresh );
	rmSync( slow );
} );
