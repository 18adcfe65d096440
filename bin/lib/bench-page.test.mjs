import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipped, holdsReact, inlineScriptsOf, isOurFile, piecesOf, sortedStyles, stylesOf } from './bench-page.mjs';
import { inRoot } from './paths.mjs';

const page = `<link rel='stylesheet' id='a-css' href='http://x/a.css?ver=1&#038;b=2' media='all' /><link rel='stylesheet' href='/p.css' media='print' />
<link rel="icon" href="/i.svg"><style id='coleman-part-style-inline-css'>a{}</style>
<style id='wp-block-coleman-part-inline-css'>b{}</style><style id='global-styles-inline-css'>c{}</style>
<style class='wp-fonts-local'>d{}</style><style id='wp-block-list-inline-css'>e{}</style>
<script type="importmap">{}</script><script type="application/json">{}</script><script src="/x.js"></script>
<script type="speculationrules">{}</script><script type="module">m()</script><script id="s">s()</script>`;

test( 'styles are found, by file and in the page', () => {
	const { inline, files, forPaper } = stylesOf( page );
	assert.deepEqual( [ files, forPaper ], [ [ 'http://x/a.css?ver=1&b=2' ], [ '/p.css' ] ] );
	/** @param {{ id: string }[]} group */
	const ids = ( group ) => group.map( ( { id } ) => id );
	const { ours, themeJson, core } = sortedStyles( inline );
	assert.deepEqual( ids( ours ), [ 'coleman-part-style-inline-css', 'wp-block-coleman-part-inline-css' ] );
	assert.deepEqual( ids( themeJson ), [ 'global-styles-inline-css', 'wp-fonts-local' ] );
	assert.deepEqual( ids( core ), [ 'wp-block-list-inline-css' ] );
} );

test( 'only scripts that run are scripts', () => {
	assert.deepEqual( inlineScriptsOf( page ), [ 'm()', 's()' ] );
} );

test( 'our files are those of our theme and plugins', () => {
	assert.ok( isOurFile( 'http://127.0.0.1:1/wp-content/plugins/coleman-blocks/islands/loader.js' ) );
	assert.ok( isOurFile( '/wp-content/themes/coleman/assets/site.css' ) );
	assert.ok( ! isOurFile( '/wp-includes/js/dist/coleman/x.js' ) );
	assert.ok( ! isOurFile( '/wp-content/plugins/colemanlike/x.js' ) );
} );

test( 'React is known when seen', () => {
	const react = readFileSync( inRoot( 'node_modules/react/cjs/react.production.min.js' ), 'utf8' );
	assert.ok( holdsReact( react ) );
	assert.ok( ! holdsReact( 'const loader = () => import( "./react.js" )' ) );
} );

test( 'nothing weighs nothing', () => {
	assert.equal( gzipped( '' ), 0 );
	assert.ok( gzipped( 'a'.repeat( 1000 ) ) < 100 );
} );

test( 'the pieces of a page are its styles, scripts and islands, the heaviest first', () => {
	const island = '<div class="x" data-coleman-island="part" data-wake="visible"><p>$& text</p></div>';
	const props = '<script type="application/json" data-coleman-props>{}</script>';
	const pieces = piecesOf( `<style id="a">b{}</style>${ island }${ props }` );
	assert.deepEqual(
		pieces.map( ( { name } ) => name ),
		[ 'markup of part', 'props of part', 'style a' ]
	);
	assert.equal( pieces[ 0 ].bytes, island.length );
} );
