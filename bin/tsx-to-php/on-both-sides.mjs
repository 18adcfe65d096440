/**
 * For tests of the compiler: small modules of TSX, compiled to PHP, and their first render on both sides.
 *
 * @typedef {import('./index.mjs').Options} Options
 * @typedef {{ folder: string, files: Record<string, string>, errors: string, remove: () => void }} Compiled
 * @typedef {( file: string, name: string, props: Object ) => Promise<string>} Render
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { Compiler } from './index.mjs';

const root = path.resolve( fileURLToPath( new URL( '../..', import.meta.url ) ) );

/** As tsconfig.json has them. */
const COMPILER_OPTIONS = {
	target: 'ES2022',
	module: 'ESNext',
	moduleResolution: 'Bundler',
	lib: [ 'ES2023', 'DOM' ],
	jsx: 'react-jsx',
	strict: true,
	noUncheckedIndexedAccess: true,
	resolveJsonModule: true,
	esModuleInterop: true,
	skipLibCheck: true,
	noEmit: true,
};

/** What WordPress gives PHP: translations, and functions of a later PHP. */
const WORDPRESS = `
function __($text) { return $text; }
function _n($one, $many, $count) { return 1 === $count ? $one : $many; }
if (!function_exists('array_any')) {
	function array_any(array $values, callable $test) { foreach ($values as $key => $value) { if ($test($value, $key)) { return true; } } return false; }
	function array_all(array $values, callable $test) { foreach ($values as $key => $value) { if (!$test($value, $key)) { return false; } } return true; }
	function array_find(array $values, callable $test) { foreach ($values as $key => $value) { if ($test($value, $key)) { return $value; } } return null; }
}
`;

/**
 * A folder with modules, and what the compiler is told of it.
 *
 * @param {Record<string, string>} sources   Modules by path: { 'cases/view.tsx': '…' }.
 * @param {Partial<Options>}       [options] Of the compiler.
 */
export function project( sources, options = {} ) {
	const folder = mkdtempSync( path.join( tmpdir(), 'tsx-to-php-' ) );
	write( folder, {
		...sources,
		'package.json': '{ "type": "module" }',
		'tsconfig.json': JSON.stringify( { compilerOptions: COMPILER_OPTIONS } ),
	} );
	symlinkSync( path.join( root, 'node_modules' ), path.join( folder, 'node_modules' ) );
	return {
		folder,
		options: {
			root: folder,
			tsconfig: 'tsconfig.json',
			entries: Object.keys( sources ).filter( ( name ) => /^cases\/.*\.tsx$/.test( name ) ),
			namespace: 'Acme\\Views',
			runtime: 'Coleman\\Blocks',
			folders: { cases: 'Cases', '': '' },
			...options,
		},
		remove: () => rmSync( folder, { recursive: true, force: true } ),
	};
}

/**
 * @param {Record<string, string>} sources   Modules by path: { 'cases/view.tsx': '…' }.
 * @param {Partial<Options>}       [options] Of the compiler.
 * @return {Compiled} Where they are, and what they became.
 */
export function compiled( sources, options ) {
	const made = project( sources, options );
	return { ...made, ...new Compiler( made.options ).compile() };
}

/**
 * What PHP prints: one process for all.
 *
 * @param {string}                                folder Of compiled().
 * @param {Record<string, string>}                files  Likewise.
 * @param {{ method: string, props: Object }[]}   calls  `Cases\View::view` and what it is given.
 * @param {string}                                [own]  PHP that stands before: functions that are bound to.
 * @return {string[]} HTML, or the fault.
 */
export function printedByPhp( folder, files, calls, own = '' ) {
	write(
		folder,
		Object.fromEntries( Object.entries( files ).map( ( [ name, text ] ) => [ `views/${ name }`, text ] ) )
	);
	const code = `<?php
error_reporting(E_ALL);
set_error_handler(static fn ($level, $text) => throw new \\ErrorException($text));
foreach (['Markup', 'Html', 'Js'] as $class) { require ${ JSON.stringify( root ) } . "/blocks/php/$class.php"; }
spl_autoload_register(static function ($class) { require __DIR__ . '/views/' . strtr(substr($class, 11), '\\\\', '/') . '.php'; });
${ WORDPRESS }
${ own }
$printed = [];
foreach (json_decode(file_get_contents(__DIR__ . '/calls.json'), true) as $call) {
	try {
		$printed[] = (string) ('Acme\\\\Views\\\\' . $call['method'])($call['props']);
	} catch (\\Throwable $fault) {
		$printed[] = 'PHP: ' . $fault->getMessage();
	}
}
echo json_encode($printed, JSON_THROW_ON_ERROR);
`;
	write( folder, { 'calls.json': JSON.stringify( calls ), 'print.php': code } );
	return JSON.parse( execFileSync( 'php', [ path.join( folder, 'print.php' ) ], { encoding: 'utf8' } ) );
}

/**
 * What React prints.
 *
 * @param {string}                 folder  Of compiled().
 * @param {Record<string, string>} sources
 * @return {Promise<Render>} Gives the HTML of a module's component.
 */
export async function reactPrinter( folder, sources ) {
	const { createElement } = await import( 'react' );
	const { default: server } = await import( 'react-dom/server' );
	/** @type {Record<string, string>} */
	const modules = {};
	for ( const [ name, text ] of Object.entries( sources ) ) {
		if ( /\.tsx?$/.test( name ) ) {
			const { outputText } = ts.transpileModule( text, {
				fileName: name,
				compilerOptions: ts.convertCompilerOptionsFromJson( { ...COMPILER_OPTIONS, noEmit: false }, root )
					.options,
			} );
			const target = name.replace( /\.tsx?$/, '.js' );
			const code = outputText.replace( /(from '\.[^']*)'/g, "$1.js'" );
			modules[ name ] = pathToFileURL( path.join( folder, 'react', target ) ).href;
			write( folder, { [ `react/${ target }` ]: code } );
		} else {
			write( folder, { [ `react/${ name }.js` ]: `export default ${ text };` } );
		}
	}
	return async ( module, name, props ) =>
		server.renderToString( createElement( ( await import( modules[ module ] ) )[ name ], props ) );
}

/**
 * HTML that a browser reads alike: attributes in one order and in small letters, the apostrophe written one way.
 *
 * @param {string} html
 */
export const alike = ( html ) =>
	html
		.replace( /&#x27;/g, '&apos;' )
		.replace( /<(\w+)((?: [^\s=]+="[^"]*")+)(\/?)>/g, ( _, tag, attributes, end ) => {
			const sorted = [ ...attributes.matchAll( /([^\s=]+)(="[^"]*")/g ) ]
				.map( ( [ , name, value ] ) => name.toLowerCase() + value )
				.sort();
			return `<${ tag } ${ sorted.join( ' ' ) }${ end }>`;
		} );

/**
 * @param {string}                 folder
 * @param {Record<string, string>} files  Texts by path.
 */
export function write( folder, files ) {
	for ( const [ name, text ] of Object.entries( files ) ) {
		const file = path.join( folder, name );
		mkdirSync( path.dirname( file ), { recursive: true } );
		writeFileSync( file, text );
	}
}
