/**
 * For tests of the tools: a small copy of the product that may be built and broken.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve( fileURLToPath( new URL( '../..', import.meta.url ) ) );

const PARTS = [
	'package.json',
	'tsconfig.json',
	'webpack.config.js',
	'jest.config.js',
	'src',
	'bin/lib/views.mjs',
	'bin/tsx-to-php',
	'bin/webpack',
	'bin/templates',
	'bin/create-block.mjs',
	'tests/jest',
	'tests/seed/vectors',
	'plugin-coleman-api/data',
	'theme/patterns',
	'theme/assets/site.css',
];

/**
 * @param {unknown}           error What a run threw.
 * @param {'stdout'|'stderr'} [of]
 * @return {string} What the program printed.
 */
export const outputOf = ( error, of = 'stdout' ) =>
	of === 'stdout'
		? String( error instanceof Object && 'stdout' in error ? error.stdout : '' )
		: String( error instanceof Object && 'stderr' in error ? error.stderr : '' );

/**
 * @typedef  {Object} Copy
 * @property {( ...parts: string[] ) => string}                  at     A path in it.
 * @property {( program: string, ...args: string[] ) => string}  run    Gives what was printed.
 * @property {( ...names: string[] ) => string}                  build
 * @property {( ...names: string[] ) => string}                  buildLarge
 * @property {() => void}                                        remove
 */

/**
 * @param {string[]} blocks Those to take along.
 * @return {Copy} The copy.
 */
export function copyOfProduct( blocks ) {
	const folder = mkdtempSync( path.join( tmpdir(), 'coleman-copy-' ) );
	/** @param {...string} parts */
	const at = ( ...parts ) => path.join( folder, ...parts );
	for ( const part of [ ...PARTS, ...blocks.map( ( name ) => `blocks/${ name }` ) ] ) {
		cpSync( path.join( root, part ), at( part ), { recursive: true } );
	}
	symlinkSync( path.join( root, 'node_modules' ), at( 'node_modules' ) );
	/**
	 * Runs a program of Node in it; what it throws has the program's output.
	 *
	 * @param {string} program
	 * @param {...string} args
	 */
	const run = ( program, ...args ) =>
		execFileSync( process.execPath, [ at( program ), ...args ], {
			cwd: folder,
			env: { ...process.env, NODE_ENV: undefined, FORCE_COLOR: '0' },
			stdio: 'pipe',
			encoding: 'utf8',
		} );
	/**
	 * @param {string[]}  names
	 * @param {...string} options Of webpack.
	 */
	const build = ( names, ...options ) =>
		run(
			'node_modules/.bin/wp-scripts',
			'build',
			...names.flatMap( ( name ) => [ '--config-name', name ] ),
			...options
		);
	return {
		at,
		run,
		/**
		 * Makes some of the builds of webpack.config.js: the desk's takes twice as long as the others together.
		 *
		 * @param {...string} names
		 */
		build: ( ...names ) => build( names ),
		/**
		 * The same in half the time, for tests that do not weigh the scripts.
		 *
		 * @param {...string} names
		 */
		buildLarge: ( ...names ) => build( names, '--no-optimization-minimize' ),
		remove: () => rmSync( folder, { recursive: true, force: true } ),
	};
}
