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
];

/**
 * @param {string[]} blocks Those to take along.
 * @return {{at: Function, run: Function, build: Function, remove: Function}} The copy.
 */
export function copyOfProduct( blocks ) {
	const folder = mkdtempSync( path.join( tmpdir(), 'coleman-copy-' ) );
	const at = ( ...parts ) => path.join( folder, ...parts );
	for ( const part of [ ...PARTS, ...blocks.map( ( name ) => `blocks/${ name }` ) ] ) {
		cpSync( path.join( root, part ), at( part ), { recursive: true } );
	}
	symlinkSync( path.join( root, 'node_modules' ), at( 'node_modules' ) );
	/** Runs a program of Node in it; what it throws has the program's output. */
	const run = ( program, ...args ) =>
		execFileSync( process.execPath, [ at( program ), ...args ], {
			cwd: folder,
			env: { ...process.env, NODE_ENV: undefined, FORCE_COLOR: '0' },
			stdio: 'pipe',
			encoding: 'utf8',
		} );
	return {
		at,
		run,
		/** Makes some of the builds of webpack.config.js: the desk's takes twice as long as the others together. */
		build: ( ...names ) =>
			run( 'node_modules/.bin/wp-scripts', 'build', ...names.flatMap( ( name ) => [ '--config-name', name ] ) ),
		remove: () => rmSync( folder, { recursive: true, force: true } ),
	};
}
