/**
 * What npm and Composer bring, installed only when it differs from what is wanted.
 */

import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './report.mjs';
import { inRoot } from './paths.mjs';
import { alone } from './lock.mjs';
import { hashOf, readJson, writeWhole } from './files.mjs';
import { endLeftover, noteProcess } from './leftovers.mjs';
import { writeLanguages } from './languages.mjs';
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
 * @typedef {{ packages?: Record<string, { version?: string, optional?: boolean }> }} Lock What npm notes of packages, by their folder.
 */

/**
 * npm keeps a list of what it installed; it is written last, so a stopped install has none.
 *
 * @return {boolean} Whether node_modules is what package-lock.json asks for.
 */
function npmIsCurrent() {
	/** @type {Lock} */
	const none = {};
	const wanted = readJson( inRoot( 'package-lock.json' ), none ).packages ?? {};
	const there = readJson( inRoot( 'node_modules/.package-lock.json' ), none ).packages;
	return (
		there !== undefined &&
		Object.entries( wanted ).every( ( [ name, { version, optional } ] ) =>
			name === '' || ( optional && ! there[ name ] ) ? true : there[ name ]?.version === version
		) &&
		Object.keys( there ).every( ( name ) => name in wanted )
	);
}

/**
 * Brings something up to date by a program of which only one may be at work: neither one
 * of another run of ours, nor one that a killed run left behind.
 *
 * @param {Object}        what
 * @param {string}        what.name
 * @param {() => boolean} what.current   Whether nothing is to be done.
 * @param {string}        what.program
 * @param {string[]}      what.args
 * @param {Parameters<typeof run>[2]} what.options Of run().
 * @param {() => void}    [what.finish]  Notes that it is done.
 * @return {Promise<boolean>} Whether something was done.
 */
async function bring( { name, current, program, args, options, finish = () => {} } ) {
	if ( current() ) {
		return false;
	}
	return alone( inRoot( '.cache', `${ name }.lock` ), async () => {
		if ( current() ) {
			return false;
		}
		const note = inRoot( '.cache', `${ name }.pid` );
		await endLeftover( note, path.basename( program ) );
		await run( program, args, { ...options, onStart: ( pid ) => noteProcess( note, pid ) } );
		rmSync( note, { force: true } );
		finish();
		return true;
	} );
}

/** @return {Promise<boolean>} Whether there was something to install. */
export const ensureNpm = () =>
	bring( {
		name: 'npm',
		current: npmIsCurrent,
		program: 'npm',
		args: [ 'ci', '--no-audit', '--no-fund', '--prefer-offline' ],
		options: {
			what: 'Installing the npm packages',
			timeout: 15 * 60_000,
			env: {
				// The system's Chromium is used; these would download others.
				PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
				PUPPETEER_SKIP_DOWNLOAD: '1',
			},
		},
	} );

/**
 * @param {string} file
 * @return {string} Its content; '' when there is none.
 */
const stampIn = ( file ) => ( existsSync( file ) ? readFileSync( file, 'utf8' ) : '' );

/** @return {Promise<boolean>} Whether PHP's development packages had to be installed. */
export async function ensureComposerPackages() {
	const folder = inRoot( 'plugin-coleman-api' );
	const stamp = path.join( folder, 'vendor/.installed-for' );
	const wanted = hashOf( [ path.join( folder, 'composer.json' ) ] );
	return bring( {
		name: 'composer',
		current: () => stampIn( stamp ) === wanted,
		program: await ensureComposer(),
		args: [ 'update', '--no-interaction', '--no-progress', '--prefer-dist', `--working-dir=${ folder }` ],
		options: {
			what: 'Installing the Composer packages',
			timeout: 10 * 60_000,
			env: { COMPOSER_ALLOW_SUPERUSER: '1' },
		},
		finish: () => writeWhole( stamp, wanted ),
	} );
}

/** What decides the built plugin. */
const BUILD_INPUTS = [
	'blocks',
	'src',
	'bin/lib/views.mjs',
	'bin/tsx-to-php',
	'bin/webpack',
	'webpack.config.js',
	// Their header and footer name the blocks of the frame's sheet.
	'theme/patterns',
	// Is made small beside it.
	'theme/assets/site.css',
	'tsconfig.json',
	'package-lock.json',
];

/** Lies in the built folder, so that it goes when the folder goes. */
export const BUILD_STAMP = inRoot( 'build/.inputs' );

/** @return {Promise<boolean>} Whether build/ had to be made anew. */
export async function ensureBuild() {
	writeLanguages();
	let inputs = '';
	return bring( {
		name: 'build',
		current: () => {
			// Last looked at when the lock is ours and the build begins: what changes while it runs is built next time.
			inputs = hashOf( BUILD_INPUTS.map( ( name ) => inRoot( name ) ) );
			return stampIn( BUILD_STAMP ) === inputs;
		},
		program: 'npm',
		args: [ 'run', '--silent', 'build' ],
		options: {
			what: 'Building the blocks',
			timeout: 10 * 60_000,
			env: { NODE_ENV: 'production' },
		},
		finish: () => writeWhole( BUILD_STAMP, inputs ),
	} );
}
