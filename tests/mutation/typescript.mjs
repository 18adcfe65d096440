/**
 * Runs test files of pure TypeScript rules against mutants of a module, all in this process: Jest would take seconds
 * for each. It knows of Jest what those tests use, and fails on anything else.
 *
 *   node tests/mutation/typescript.mjs <module> <first mutant> <test file>…
 *
 * prints a line for the tests as they are, and one for each mutant from the first: its number and `killed` or `survived`.
 */

import { readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import { inRoot } from '../../bin/lib/paths.mjs';
import { errorOf } from '../../bin/lib/report.mjs';
import { mutantsOf, mutated } from './mutants.mjs';

const [ file, first, ...tests ] = process.argv.slice( 2 );
const packages = createRequire( import.meta.url );
// Both are parts of Jest.
const { expect } = packages( 'expect' );
const { JSDOM } = packages( 'jsdom' );
const { window } = new JSDOM( '', { url: 'http://localhost/' } );
Object.assign( globalThis, { window, document: window.document, localStorage: window.localStorage } );

// The same tries each time, or a mutant would be killed one day and survive the next.
fc.configureGlobal( { seed: 20261122 } );

/** @typedef {( ...given: unknown[] ) => unknown} Work A test, or what is done around it. */

/** @type {Map<string, string>} By code. */
const compiled = new Map();

/**
 * @param {string} code
 * @return {string} JavaScript.
 */
function compile( code ) {
	const made =
		compiled.get( code ) ??
		ts.transpileModule( code, {
			compilerOptions: {
				module: ts.ModuleKind.CommonJS,
				target: ts.ScriptTarget.ES2022,
				jsx: ts.JsxEmit.ReactJSX,
				esModuleInterop: true,
			},
		} ).outputText;
	compiled.set( code, made );
	return made;
}

/**
 * @param {string} name
 * @param {string} from
 */
function resolve( name, from ) {
	if ( ! name.startsWith( '.' ) && ! name.startsWith( '@/' ) ) {
		return null;
	}
	const base = name.startsWith( '@/' )
		? inRoot( 'src', name.slice( 2 ) )
		: path.resolve( path.dirname( from ), name );
	return [ base, `${ base }.ts`, `${ base }.tsx`, path.join( base, 'index.ts' ) ].find(
		( one ) => path.extname( one ) !== '' && existsSync( one )
	);
}

/**
 * @param {string} code Of the module that is tried.
 * @return {{ name: string, run: () => unknown }[]} The tests.
 */
function collect( code ) {
	/** @type {Map<string, { exports: unknown }>} */
	const modules = new Map();
	/**
	 * @param {string} at
	 * @return {unknown} What the module exports.
	 */
	const load = ( at ) => {
		const known = modules.get( at );
		if ( known ) {
			return known.exports;
		}
		const module = { exports: {} };
		modules.set( at, module );
		if ( at.endsWith( '.json' ) ) {
			module.exports = JSON.parse( readFileSync( at, 'utf8' ) );
		} else {
			const text = at === inRoot( file ) ? code : readFileSync( at, 'utf8' );
			/** @param {string} name */
			const require = ( name ) => {
				const inside = resolve( name, at );
				return inside ? load( inside ) : packages( name );
			};
			new Function( 'require', 'module', 'exports', compile( text ) )( require, module, module.exports );
		}
		return module.exports;
	};
	/** @type {{ name: string, run: () => Promise<void> }[]} */
	const found = [];
	/** @type {{ beforeEach: Work[], afterEach: Work[] }} */
	const around = { beforeEach: [], afterEach: [] };
	/**
	 * @param {string} name
	 * @param {Work} work
	 */
	const it = ( name, work ) =>
		found.push( {
			name,
			run: async () => {
				for ( const before of around.beforeEach ) {
					await before();
				}
				try {
					await work();
				} finally {
					for ( const after of around.afterEach ) {
						await after();
					}
				}
			},
		} );
	/** @type {( cases: unknown[] ) => ( name: string, work: Work ) => void} */
	it.each = ( cases ) => ( name, work ) =>
		cases.forEach( ( one, place ) =>
			it( `${ name } ${ place }`, () => ( Array.isArray( one ) ? work( ...one ) : work( one ) ) )
		);
	/** @type {( _: string, work: Work ) => unknown} */
	const describe = ( _, work ) => work();
	/** @param {Work} work */
	const beforeEach = ( work ) => around.beforeEach.push( work );
	/** @param {Work} work */
	const afterEach = ( work ) => around.afterEach.push( work );
	Object.assign( globalThis, { expect, it, test: it, describe, beforeEach, afterEach } );
	tests.forEach( ( test ) => load( inRoot( test ) ) );
	return found;
}

/**
 * @param {string} code
 * @return {Promise<string|null>} The first test that fails; null when all pass.
 */
async function fails( code ) {
	let name = 'the module itself';
	try {
		for ( const test of collect( code ) ) {
			name = test.name;
			await test.run();
		}
		return null;
	} catch ( error ) {
		return `${ name }: ${ errorOf( error ).message.split( '\n' )[ 0 ] }`;
	}
}

const code = readFileSync( inRoot( file ), 'utf8' );
/** @param {string} line */
const say = ( line ) => process.stdout.write( `${ line }\n` );
const broken = await fails( code );
say( broken === null ? 'ready' : `broken ${ broken }` );
const mutants = mutantsOf( code );
for ( let number = Number( first ); broken === null && number < mutants.length; number++ ) {
	say( `${ number } ${ ( await fails( mutated( code, mutants[ number ] ) ) ) === null ? 'survived' : 'killed' }` );
}
process.exit( broken === null ? 0 : 1 );
