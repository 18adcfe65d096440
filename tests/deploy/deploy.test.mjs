/** docs/deploy.md, played: its files are there, its checks pass, and the stack that it makes answers as it says. */

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { nginxServer, nginxShared, SINGLE } from '../../bin/lib/deploy.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { capture, stopAll } from '../../bin/lib/process.mjs';
import { quietStep } from '../../bin/lib/report.mjs';
import { createSite } from '../../bin/lib/site.mjs';
import { enter } from '../../bin/lib/suites.mjs';
import { ensureMariadb, ensureNginx, ensurePhp, ensurePhpFpm } from '../../bin/lib/system.mjs';
import { patiently, socketOf, startWebServers } from '../../bin/lib/web-servers.mjs';
import { command, commands, makeSandbox, play } from './page.mjs';

const HOST = 'www.coleman.example';

const { sandbox, inSandbox } = makeSandbox();

before( async () => {
	const php = await ensurePhp();
	await Promise.all( [ ensureNginx(), ensurePhpFpm( php ), ensureMariadb() ] );
} );

after( async () => {
	await stopAll();
	rmSync( sandbox, { recursive: true, force: true } );
} );

test( 'the configurations are copied to where the page says', async () => {
	await play( inSandbox( command( 'cp -r deploy/single/etc' ) ) );
	await play( inSandbox( command( 'cp deploy/single/usr' ) ) );
	await play( inSandbox( command( 'ln -s' ) ) );
	await play( inSandbox( command( 'mkdir -p' ) ) );
	await play( inSandbox( command( 'openssl req' ) ) );
	assert.ok( existsSync( path.join( sandbox, 'etc/ssl/coleman/fullchain.pem' ) ) );
	for ( const name of [ 'coleman-backup', 'coleman-restore' ] ) {
		await play( `bash -n ${ sandbox }/usr/local/bin/${ name }` );
	}
} );

test( 'nginx takes its files', async () => {
	const [ plain, secure, status ] = [ await freePort(), await freePort(), await freePort() ];
	for ( const file of [
		'conf.d/coleman.conf',
		'conf.d/coleman-status.conf',
		'snippets/coleman.conf',
		'sites-available/coleman.conf',
	] ) {
		const place = path.join( sandbox, 'etc/nginx', file );
		writeFileSync(
			place,
			readFileSync( place, 'utf8' )
				.replaceAll( '/etc/ssl', `${ sandbox }/etc/ssl` )
				.replaceAll( '/var/', `${ sandbox }/var/` )
				.replace( '127.0.0.1:8081', `127.0.0.1:${ status }` )
				.replace( /listen 80(?=;)/, `listen 127.0.0.1:${ plain }` )
				.replace( 'listen 443', `listen 127.0.0.1:${ secure }` )
		);
	}
	mkdirSync( path.join( sandbox, 'var/log/nginx' ), { recursive: true } );
	const own = path.join( sandbox, 'etc/nginx/nginx.conf' );
	// As Debian's own file has it.
	writeFileSync(
		own,
		`pid ${ sandbox }/nginx.pid;\nevents {}\nhttp {\n\tgzip on;\n\tinclude ${ sandbox }/etc/nginx/conf.d/*.conf;\n\tinclude ${ sandbox }/etc/nginx/sites-available/*;\n}\n`
	);
	await play( `${ command( 'nginx -t' ) } -c ${ own }` );
} );

test( 'PHP-FPM takes its files', async () => {
	const pool = path.join( sandbox, 'etc/php/8.2/fpm/pool.d/coleman.conf' );
	writeFileSync( pool, readFileSync( pool, 'utf8' ).replaceAll( '/run/php', sandbox ) );
	const own = path.join( sandbox, 'fpm.conf' );
	writeFileSync( own, `[global]\nerror_log = ${ sandbox }/fpm.log\ninclude = ${ pool }\n` );
	const program = await ensurePhpFpm( await ensurePhp() );
	const line = command( 'php-fpm8.2 -t' ).replace( 'php-fpm8.2', program );
	await play( `PHP_INI_SCAN_DIR=:${ sandbox }/etc/php/8.2/fpm/conf.d ${ line } -y ${ own }` );
} );

test( 'MariaDB knows all of its settings', async () => {
	const file = path.join( sandbox, 'etc/mysql/mariadb.conf.d/60-coleman.cnf' );
	const output = await play(
		`${ command( 'mariadbd --help' ).replace( 'mariadbd', `$(command -v mariadbd || echo /usr/sbin/mariadbd) --defaults-file=${ file } --user=root` ) } 2>&1`
	);
	assert.doesNotMatch( output, /unknown (?:option|variable)/ );
	assert.match( output, /^innodb-flush-log-at-trx-commit\s+1$/m );
	assert.match( output, /^binlog-format\s+ROW$/m );
} );

test( 'systemd takes its units', async ( context ) => {
	if ( ! existsSync( '/usr/bin/systemd-analyze' ) ) {
		context.diagnostic( 'systemd-analyze is not here' );
		return;
	}
	const line = command( 'systemd-analyze verify' );
	const folder = inRoot( SINGLE, 'systemd/system' );
	assert.equal( line.match( /\/coleman-[\w.-]+/g )?.length, readdirSync( folder ).length );
	// What they start is not installed on this machine, which is all that it may say.
	const { output } = await capture( 'bash', [ '-c', inSandbox( line ) ], { timeout: 60_000 } );
	const complaints = output
		.split( '\n' )
		.filter( ( text ) => text.includes( 'coleman-' ) )
		.filter( ( text ) => ! /is not executable|No such file or directory|Failed to open/.test( text ) );
	assert.deepEqual( complaints, [] );
} );

test( 'the site answers as the page says', async () => {
	const { dir, leave } = enter( 'deploy' );
	const port = await freePort();
	const site = await createSite( {
		dir,
		database: 'mariadb',
		port,
		seed: [ 'demo' ],
		constants: {
			WP_ENVIRONMENT_TYPE: 'production',
			WP_DEBUG: false,
			WP_HOME: `https://${ HOST }`,
			WP_SITEURL: `https://${ HOST }`,
		},
		step: quietStep,
	} );
	const servers = await startWebServers( {
		dir,
		pools: { site: 4 },
		blocks: ( home ) => [
			nginxShared( home ),
			nginxServer( {
				root: site.wordpress,
				socket: socketOf( home, 'site' ),
				port,
				logs: home,
				tls: {
					certificate: `${ sandbox }/etc/ssl/coleman/fullchain.pem`,
					key: `${ sandbox }/etc/ssl/coleman/privkey.pem`,
				},
			} ),
		],
	} );
	/** @type {( line: string ) => Promise<string>} What the page's command prints of this site. */
	const look = ( line ) => play( line.replace( 'curl', `curl -k --connect-to ${ HOST }:443:127.0.0.1:${ port }` ) );
	const [ first, second, cart ] = commands.filter( ( line ) => line.startsWith( 'curl -fsS -o /dev/null' ) );
	try {
		await patiently( () => look( cart ), `The site does not answer; ${ servers.errors } says why.` );
		await look( first );
		const page = await look( second );
		assert.match( page, /^HTTP\/2 200/m );
		assert.match( page, /^x-cache: HIT/m );
		assert.match( page, /^x-request-id: [0-9a-f]{32}/m );
		assert.match( page, /^strict-transport-security:/m );
		const [ , kept, shown ] = page.match( /^cache-control: .*s-maxage=(\d+), stale-while-revalidate=(\d+)/m ) ?? [];
		assert.ok( Number( kept ) + Number( shown ) <= 120, `a page may be ${ kept } and ${ shown } seconds old` );
		for ( const address of [ '/?t=1', '/?_=2&_locale=user', '/?utm_source=mail&fbclid=abc' ] ) {
			await look( first.replace( HOST + '/', HOST + address ) );
			assert.match( await look( first.replace( HOST + '/', HOST + address ) ), /^x-cache: HIT/m );
		}
		for ( const address of [
			'/cart',
			'/checkout',
			'/customer/login',
			'/wp-json/coleman/v1/cart',
			'/wp-login.php',
		] ) {
			const line = cart.replace( `${ HOST }/cart`, HOST + address );
			await look( line );
			const told = await look( line );
			assert.doesNotMatch( told, /^x-cache: HIT/m, address );
			assert.match( told, /^cache-control: .*(?:no-store|no-cache|private)/m, address );
		}
		const [ island ] = readdirSync( inRoot( 'build/islands' ) ).filter( ( name ) =>
			/\.[0-9a-f]{8}\.js$/.test( name )
		);
		const asset = first
			.replace( HOST + '/', `${ HOST }/wp-content/plugins/coleman-blocks/islands/${ island }` )
			.replace( 'curl', 'curl --compressed' );
		const file = await look( asset );
		assert.match( file, /^cache-control: public, max-age=31536000, immutable/m );
		assert.match( file, /^content-encoding: gzip/m );
		const lines = readFileSync( path.join( servers.home, 'coleman.access.log' ), 'utf8' );
		assert.doesNotMatch( lines, /\?/, 'a query string was logged' );
	} finally {
		await servers.stop();
		await site.close();
		leave();
	}
} );
