/** Whoever reads docs/ at night finds commands that run, and files, services and alarms that there are. */

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { inRoot } from '../../bin/lib/paths.mjs';
import { capture, stopAll } from '../../bin/lib/process.mjs';
import { command, commands, makeSandbox, play } from './page.mjs';

const { sandbox, inSandbox } = makeSandbox();

const isRoot = process.getuid?.() === 0;

/** What the tests of this folder play. */
const PLAYED = [
	'cp ',
	'rm -f /etc/nginx',
	'ln -s',
	'mkdir -p',
	'systemd-tmpfiles',
	'openssl req',
	'nginx -t',
	'php-fpm8.2 -t',
	'mariadbd --help',
	'systemd-analyze verify',
	'logrotate --debug',
	'chmod ',
	'curl -fsS -o /dev/null',
	'RENEWED_LINEAGE=',
	'sed -i',
	'cat deploy/',
	'nft --check',
];

/** What needs a server of its own: packages, services, names, WordPress's download. */
const NOT_PLAYED = [
	'apt-get ',
	'curl -fsSLo /usr/local/bin/wp',
	'systemctl ',
	'mariadb -e',
	'cd ',
	'wp ',
	'chown ',
	'certbot ',
];

/** Services and timers of Debian's packages. */
const DEBIAN = [
	'mariadb',
	'nginx',
	'php8.2-fpm',
	'redis-server',
	'redis-server@coleman',
	'redis-sentinel',
	'redis-sentinel@coleman',
	'nftables',
	'haproxy',
];

const pages = [ 'deploy', 'operations', 'monitoring' ].map( ( name ) =>
	readFileSync( inRoot( `docs/${ name }.md` ), 'utf8' )
);

after( async () => {
	await stopAll();
	rmSync( sandbox, { recursive: true, force: true } );
} );

test( 'every command is played, or needs a server of its own', () => {
	const unknown = commands.filter(
		( line ) => ! [ ...PLAYED, ...NOT_PLAYED ].some( ( start ) => line.startsWith( start ) )
	);
	assert.deepEqual( unknown, [] );
	assert.deepEqual(
		PLAYED.filter( ( start ) => ! commands.some( ( line ) => line.startsWith( start ) ) ),
		[]
	);
} );

test( 'files are copied, removed and closed as the page says', async () => {
	for ( const folder of [ 'etc/redis', 'etc/php/8.2/fpm/pool.d', 'var/www/coleman' ] ) {
		mkdirSync( path.join( sandbox, folder ), { recursive: true } );
	}
	for ( const file of [
		'etc/nginx/sites-enabled/default',
		'etc/php/8.2/fpm/pool.d/www.conf',
		'var/www/coleman/wp-config.php',
	] ) {
		writeFileSync( path.join( sandbox, file ), '' );
	}
	for ( const line of commands.filter( ( text ) => /^(?:cp|rm -f|chmod) /.test( text ) ) ) {
		await play( inSandbox( line ) );
	}
	assert.deepEqual( readdirSync( path.join( sandbox, 'etc/php/8.2/fpm/pool.d' ) ), [ 'coleman.conf' ] );
	assert.deepEqual( readdirSync( path.join( sandbox, 'etc/nginx/sites-enabled' ) ), [] );
} );

test( 'logrotate takes its file', async ( context ) => {
	if ( ! isRoot || ! existsSync( '/usr/sbin/logrotate' ) ) {
		context.diagnostic( 'logrotate is not here, or we are not root' );
		return;
	}
	const output = await play( `PATH=$PATH:/usr/sbin; ${ inSandbox( command( 'logrotate --debug' ) ) } 2>&1` );
	assert.doesNotMatch( output, /error:(?!.*unknown user 'mysql')/i );
} );

test( 'the firewall’s file can be read', async ( context ) => {
	const { code } = await capture( 'nft', [ '--check', '--file', '/dev/null' ] );
	if ( code !== 0 || ! isRoot ) {
		context.diagnostic( 'nft is not here, or may not look' );
		return;
	}
	await play( inSandbox( command( 'nft --check' ) ) );
} );

test( 'services that the pages name are there', () => {
	const folder = [ 'single', 'cluster' ].map( ( name ) => inRoot( `deploy/${ name }/etc/systemd/system` ) );
	const ours = folder.flatMap( ( place ) => readdirSync( place ) );
	const named = pages.flatMap( ( page ) => [
		...[
			...page.matchAll( /systemctl (?:restart|start|stop|status|reload|enable --now|disable --now) ([^`\n]+)/g ),
		].flatMap( ( [ , names ] ) => names.trim().split( ' ' ) ),
		...[ ...page.matchAll( /journalctl((?: -u [\w.@-]+)+)/g ) ].flatMap( ( [ , names ] ) =>
			names.split( ' -u ' ).slice( 1 )
		),
	] );
	assert.ok( named.length > 10, 'the pages name none any more' );
	const missing = named.filter(
		( name ) => ! DEBIAN.includes( name ) && ! ours.includes( name ) && ! ours.includes( `${ name }.service` )
	);
	assert.deepEqual( missing, [] );
} );

test( 'every alarm has its place in monitoring.md, and every place its alarm', () => {
	const alarms = [
		...readFileSync( inRoot( 'deploy/monitoring/alerts.yml' ), 'utf8' ).matchAll(
			/alert: (\w+)[^]*?severity: (\w+)/g
		),
	].map( ( [ , name, severity ] ) => `${ name } ${ severity }` );
	const told = [ ...pages[ 2 ].matchAll( /^### (Coleman\w+)\n\n(Page|Ticket)\./gm ) ].map(
		( [ , name, severity ] ) => `${ name } ${ severity.toLowerCase() }`
	);
	assert.ok( alarms.length > 10 );
	assert.deepEqual( told.sort(), alarms.sort() );
} );

test( 'logs that the pages name are those of the configurations', () => {
	const written = [
		'nginx/sites-available/coleman.conf',
		'php/8.2/fpm/pool.d/coleman.conf',
		'mysql/mariadb.conf.d/60-coleman.cnf',
	]
		.map( ( file ) => readFileSync( inRoot( 'deploy/single/etc', file ), 'utf8' ) )
		.join( '' );
	const named = new Set( pages.flatMap( ( page ) => page.match( /\/var\/[\w./-]+\.log\b/g ) ?? [] ) );
	named.delete( '/var/log/php8.2-fpm.log' ); // Debian's own.
	assert.ok( named.size > 1 );
	assert.deepEqual(
		[ ...named ].filter( ( file ) => ! written.includes( file ) ),
		[]
	);
} );
