/**
 * WordPress out of Debian's packages, for networks that reach a Debian mirror but not
 * wordpress.org.
 *
 * The packages are downloaded and unpacked, never installed, and apt works on lists of
 * its own: the system's sources and lists stay as they are.
 */

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './report.mjs';
import { run } from './process.mjs';

/** The Debian that carries WordPress 7. */
const SUITE = 'forky';

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** WordPress, and the libraries that Debian's package links to instead of carrying. */
const PACKAGES = [
	'wordpress',
	'wordpress-theme-twentytwentyfive',
	'libphp-phpmailer',
	'php-getid3',
	'libjs-underscore',
	'libjs-lodash',
	'node-lodash',
	'libjs-jquery',
	'libjs-jquery-ui',
	'libjs-cropper',
];

/** @return {string} The Debian mirror this system uses. */
function mirror() {
	if ( process.env.DEBIAN_MIRROR ) {
		return process.env.DEBIAN_MIRROR;
	}
	const parts = '/etc/apt/sources.list.d';
	const files = [
		'/etc/apt/sources.list',
		...( existsSync( parts ) ? readdirSync( parts ).map( ( name ) => path.join( parts, name ) ) : [] ),
	];
	const text = files
		.filter( ( file ) => existsSync( file ) )
		.map( ( file ) => readFileSync( file, 'utf8' ) )
		.join( '\n' );
	return text.match( /https?:\/\/[^\s\]]+\/debian(?=\/?(\s|$))/m )?.[ 0 ] ?? 'http://deb.debian.org/debian';
}

/**
 * @param {string} folder Gets a WordPress like the release's.
 */
export async function debianWordpress( folder ) {
	if ( ! existsSync( '/usr/bin/apt-get' ) ) {
		throw new Problem( 'there is no apt here' );
	}
	const work = path.join( folder, '..', 'debian' );
	for ( const name of [ 'lists/partial', 'cache', 'debs', 'root' ] ) {
		mkdirSync( path.join( work, name ), { recursive: true } );
	}
	const signed = existsSync( KEYRING ) ? `[signed-by=${ KEYRING }] ` : '';
	writeFileSync( path.join( work, 'sources.list' ), `deb ${ signed }${ mirror() } ${ SUITE } main\n` );
	const options = [
		[ 'Dir::Etc::SourceList', path.join( work, 'sources.list' ) ],
		[ 'Dir::Etc::SourceParts', '/dev/null' ],
		[ 'Dir::State::Lists', path.join( work, 'lists' ) ],
		[ 'Dir::Cache', path.join( work, 'cache' ) ],
		// The user apt drops to may not write here.
		[ 'APT::Sandbox::User', 'root' ],
		[ 'APT::Update::Error-Mode', 'any' ],
		[ 'Acquire::Languages', 'none' ],
		[ 'Acquire::Retries', '1' ],
		[ 'Acquire::http::Timeout', '15' ],
		[ 'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled', 'false' ],
	].flatMap( ( [ key, value ] ) => [ '-o', `${ key }=${ value }` ] );

	await run( 'apt-get', [ ...options, 'update' ], {
		what: `Reading Debian's ${ SUITE }`,
		timeout: 3 * 60_000,
	} );
	await run( 'apt-get', [ ...options, 'download', ...PACKAGES ], {
		cwd: path.join( work, 'debs' ),
		what: 'Downloading WordPress from Debian',
		timeout: 5 * 60_000,
	} );
	for ( const name of readdirSync( path.join( work, 'debs' ) ) ) {
		await run( 'dpkg', [ '-x', path.join( work, 'debs', name ), path.join( work, 'root' ) ] );
	}
	const packaged = path.join( work, 'root/usr/share/wordpress' );
	// Debian's own configuration; links into folders we do not have.
	rmSync( path.join( packaged, '.htaccess' ), { force: true } );
	rmSync( path.join( packaged, 'wp-config.php' ), { force: true } );
	cpSync( packaged, folder, { recursive: true, dereference: true } );
	rmSync( work, { recursive: true } );
}
