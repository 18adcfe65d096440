/**
 * The three zips that are installed on a site, and what must never be in them.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { potOf } from './pot.mjs';
import { filesBelow } from './files.mjs';
import { zipOf } from './zip.mjs';

/** By name of the zip: the folder it is made of, and the name WordPress knows it by. */
export const PACKAGES = {
	'coleman-theme.zip': { folder: 'theme', slug: 'coleman', kind: 'themes' },
	'coleman-blocks.zip': { folder: 'build', slug: 'coleman-blocks', kind: 'plugins' },
	'coleman-api.zip': { folder: 'plugin-coleman-api', slug: 'coleman-api', kind: 'plugins' },
};

/** What belongs to the workshop. */
const FOR_DEVELOPMENT = [
	/(^|\/)\.(?!htaccess$)/,
	/(^|\/)(vendor|node_modules|tests?|__tests__|artifacts)\//,
	/(^|\/)(composer|package)(-lock)?\.(json|lock)$/,
	/(^|\/)(phpunit|phpstan|phpcs|tsconfig|webpack)[^/]*$/,
	/\.(map|tsx?|scss|md|log|neon|orig|part)$/,
	/\.(test|spec)\./,
	/(Test|TestCase)\.php$/,
];

/** Folders of classes, one a file, that both plugins' autoloaders know. */
const CLASSES = /^((?:src|php|views)\/.+)\.php$/;

/** @type {Map<string, Buffer>} What translators begin with: reading all sentences takes seconds. */
const templates = new Map();

/** @typedef {'coleman-theme.zip'|'coleman-blocks.zip'|'coleman-api.zip'} PackageName */

/** @type {PackageName[]} */
export const PACKAGE_NAMES = [ 'coleman-theme.zip', 'coleman-blocks.zip', 'coleman-api.zip' ];

/** @type {( name: PackageName ) => Buffer} */
function template( name ) {
	const made = templates.get( name ) ?? potOf( name );
	templates.set( name, made );
	return made;
}

/**
 * @param {string} name Path within a package.
 * @return {boolean} Whether it must not be shipped.
 */
export const isForDevelopment = ( name ) => FOR_DEVELOPMENT.some( ( pattern ) => pattern.test( name ) );

/**
 * @param {string[]} files Paths in a plugin.
 * @return {Buffer} Its classes.php, with which the autoloader need not ask the disk whether a class is there.
 */
function classesOf( files ) {
	const names = files.flatMap( ( file ) => CLASSES.exec( file )?.[ 1 ] ?? [] );
	return Buffer.from(
		`<?php\n\n// Written by npm run package.\nreturn [\n${ names.map( ( name ) => `    '${ name }' => true,\n` ).join( '' ) }];\n`
	);
}

/**
 * @param {PackageName} name
 * @return {Buffer} The zip, the same for the same files.
 */
export function packageOf( name ) {
	const { folder, kind, slug } = PACKAGES[ name ];
	/** @type {Map<string, Buffer>} */
	const files = new Map();
	const shipped = filesBelow( inRoot( folder ) ).filter( ( one ) => ! isForDevelopment( one ) );
	for ( const file of shipped ) {
		files.set( path.posix.join( slug, file ), readFileSync( inRoot( folder, file ) ) );
	}
	if ( kind === 'plugins' ) {
		files.set( path.posix.join( slug, 'classes.php' ), classesOf( shipped ) );
	}
	files.set( path.posix.join( slug, 'LICENSE' ), readFileSync( inRoot( 'LICENSE' ) ) );
	files.set( path.posix.join( slug, 'languages/coleman.pot' ), template( name ) );
	return zipOf( files );
}
