import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { CORE, FACES, fileOf, inRange } from './fonts.mjs';
import { inRoot } from './paths.mjs';

const THEME = JSON.parse( readFileSync( inRoot( 'theme/theme.json' ), 'utf8' ) );

/** @type {{ src: string[], unicodeRange: string }[]} */
const faces = THEME.settings.typography.fontFamilies.flatMap(
	( /** @type {{ fontFace: [] }} */ family ) => family.fontFace
);

test( 'a face is a file with all Latin letters, and after it, so that it wins, the one with ours', () => {
	assert.deepEqual(
		faces.map( ( { src } ) => src[ 0 ]?.replace( 'file:./', 'theme/' ) ),
		FACES.flatMap( ( { family, weight } ) => [
			fileOf( family, 'latin', weight ),
			fileOf( family, 'core', weight ),
		] )
	);
	for ( const [ at, { src, unicodeRange } ] of faces.entries() ) {
		const file = inRoot( 'theme', src[ 0 ]?.replace( 'file:./', '' ) ?? '' );
		assert.ok( existsSync( file ), file );
		assert.equal( unicodeRange === CORE, at % 2 === 1, file );
	}
} );

test( 'the files that every page fetches are small, and are those that it names first', () => {
	const php = readFileSync( inRoot( 'theme/functions.php' ), 'utf8' );
	for ( const { family, weight } of FACES ) {
		const file = fileOf( family, 'core', weight );
		assert.ok( statSync( inRoot( file ) ).size < 12_000, file );
		assert.ok( php.includes( `'${ file.replace( /^.*\/|\.woff2$/g, '' ) }'` ), file );
	}
} );

test( 'our own sentences need no other file', () => {
	const isOurs = inRange( CORE );
	for ( const file of [ 'plugin-coleman-api', 'theme' ].map( ( one ) => `${ one }/languages/coleman-es_US.po` ) ) {
		const letters = new Set( readFileSync( inRoot( file ), 'utf8' ).replace( /^#.*$/gm, '' ) );
		const missing = [ ...letters ].filter(
			( letter ) => letter > '\u{1f}' && letter < '\u{250}' && ! isOurs( letter )
		);
		assert.deepEqual( missing, [], file );
	}
} );
