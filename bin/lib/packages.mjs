/**
 * What npm and Composer bring, installed only when it differs from what is wanted.
 */

import { existsSync, readFileSync } from 'node:fs';
import { Problem } from './report.mjs';
import { inRoot, root } from './paths.mjs';
import { alone } from './lock.mjs';
import { hashOf, readJson, writeWhole } from './files.mjs';
import { run } from './process.mjs';
import { ensureComposer } from './system.mjs';

const MINIMUM_NODE = [ 20, 19 ];

/** The oldest Node that the packages accept. */
export function checkNode() {
	const [ major, minor ] = process.versions.node.split( '.' ).map( Number );
	if ( major < MINIMUM_NODE[ 0 ] || ( major === MINIMUM_NODE[ 0 ] && minor < MINIMUM_NODE[ 1 ] ) ) {
		throw new Problem(
			`Node ${ MINIMUM_NODE.join( '.' ) } or newer is needed; this is ${ process.versions.node }.`
		);
	}
}

/**
 * npm keeps a list of what it installed; it is written last, so a stopped install has none.
 *
 * @return {boolean} Whether node_modules is what package-lock.json asks for.
 */
function npmIsCurrent() {
	const wanted = readJson( inRoot( 'package-lock.json' ), {} ).packages ?? {};
	const there = readJson( inRoot( 'node_modules/.package-lock.json' ), {} ).packages;
	return (
		there !== undefined &&
		Object.entries( wanted ).every( ( [ name, { version, optional } ] ) =>
			name === '' || ( optional && ! there[ name ] ) ? true : there[ name ]?.version === version
		) &&
		Object.keys( there ).every( ( name ) => name in wanted )
	);
}

/** @return {Promise<boolean>} Whether there was something to install. */
export async function ensureNpm() {
	if ( npmIsCurrent() ) {
		return false;
	}
	return alone( inRoot( '.cache/npm.lock' ), async () => {
		if ( npmIsCurrent() ) {
			return false;
		}
		await run( 'npm', [ 'ci', '--no-audit', '--no-fund' ], {
			what: 'Installing the npm packages',
			timeout: 15 * 60_000,
			env: {
				// The system's Chromium is used; these would download others.
				PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
				PUPPETEER_SKIP_DOWNLOAD: '1',
			},
		} );
		return true;
	} );
}

/** @return {Promise<boolean>} Whether PHP's development packages had to be installed. */
export async function ensureComposerPackages() {
	const folder = inRoot( 'plugin-coleman-api' );
	const stamp = `${ folder }/vendor/.installed-for`;
	const wanted = hashOf( [ `${ folder }/composer.json` ] );
	const current = () => existsSync( stamp ) && readFileSync( stamp, 'utf8' ) === wanted;
	if ( current() ) {
		return false;
	}
	const composer = await ensureComposer();
	return alone( inRoot( '.cache/composer.lock' ), async () => {
		if ( current() ) {
			return false;
		}
		await run(
			composer,
			[ 'update', '--no-interaction', '--no-progress', '--prefer-dist', `--working-dir=${ folder }` ],
			{
				what: 'Installing the Composer packages',
				timeout: 10 * 60_000,
				env: { COMPOSER_ALLOW_SUPERUSER: '1' },
			}
		);
		writeWhole( stamp, wanted );
		return true;
	} );
}

/** What decides the built plugin. */
const BUILD_INPUTS = [ 'blocks', 'src', 'webpack.config.js', 'tsconfig.json', 'package-lock.json' ];

/** Lies in the built folder, so that it goes when the folder goes. */
const BUILD_STAMP = inRoot( 'build/.inputs' );

/** @return {Promise<boolean>} Whether build/ had to be made anew. */
export async function ensureBuild() {
	const inputs = () => hashOf( BUILD_INPUTS.map( ( name ) => inRoot( name ) ) );
	const current = () => existsSync( BUILD_STAMP ) && readFileSync( BUILD_STAMP, 'utf8' ) === inputs();
	if ( current() ) {
		return false;
	}
	return alone( inRoot( '.cache/build.lock' ), async () => {
		if ( current() ) {
			return false;
		}
		const before = inputs();
		await run( 'npm', [ 'run', '--silent', 'build' ], {
			cwd: root,
			what: 'Building the blocks',
			timeout: 10 * 60_000,
			env: { NODE_ENV: 'production' },
		} );
		writeWhole( BUILD_STAMP, before );
		return true;
	} );
}
