/**
 * What a page weighs: its HTML, and the styles and scripts that stand in it.
 */

import { gzipSync } from 'node:zlib';

/** As the web server of the benchmark is told. */
export const GZIP_LEVEL = 6;

/**
 * @param {string|Buffer} text
 * @return {number} Its bytes as they travel.
 */
export const gzipped = ( text ) => ( text.length === 0 ? 0 : gzipSync( text, { level: GZIP_LEVEL } ).length );

/** Printed from theme.json, and by core as well where a theme has none. */
const OF_THEME_JSON = /^(global-styles-inline-css|core-block-supports-inline-css)$|wp-fonts-local/;

/** Styles and scripts of ours carry our name in their id, or lie in one of our folders. */
const OURS = /(^|[-/])coleman([-/]|$)/;

/**
 * @param {string} tag
 * @param {string} name
 */
const attributeOf = ( tag, name ) => tag.match( new RegExp( `\\s${ name }=["']([^"']*)["']` ) )?.[ 1 ] ?? '';

/**
 * @param {string} html
 * @return {{ inline: { id: string, css: string }[], files: string[], forPaper: string[] }} The styles of a page, in its order.
 */
export function stylesOf( html ) {
	const links = [ ...html.matchAll( /<link\b[^>]*>/g ) ]
		.map( ( [ tag ] ) => tag )
		.filter( ( tag ) => attributeOf( tag, 'rel' ) === 'stylesheet' );
	/** @type {( isForPaper: boolean ) => string[]} */
	const addresses = ( isForPaper ) =>
		links
			.filter( ( tag ) => ( attributeOf( tag, 'media' ) === 'print' ) === isForPaper )
			.map( ( tag ) => attributeOf( tag, 'href' ).replaceAll( '&#038;', '&' ) );
	return {
		inline: [ ...html.matchAll( /<style\b([^>]*)>([\s\S]*?)<\/style>/g ) ].map( ( [ , tag, css ] ) => ( {
			id: attributeOf( tag, 'id' ) || attributeOf( tag, 'class' ),
			css,
		} ) ),
		files: addresses( false ),
		// Browsers fetch it last, and paint before.
		forPaper: addresses( true ),
	};
}

/**
 * @template {{ id: string }} T
 * @param {T[]} inline
 * @return {{ ours: T[], themeJson: T[], core: T[] }} Inline styles by who wrote them.
 */
export function sortedStyles( inline ) {
	/**
	 * @param {{ id: string }} style
	 * @return {keyof typeof groups} Who wrote it.
	 */
	const of = ( { id } ) => ( OURS.test( id ) ? 'ours' : OF_THEME_JSON.test( id ) && 'themeJson' ) || 'core';
	/** @type {{ ours: T[], themeJson: T[], core: T[] }} */
	const groups = { ours: [], themeJson: [], core: [] };
	for ( const style of inline ) {
		groups[ of( style ) ].push( style );
	}
	return groups;
}

/**
 * @param {string} url
 * @return {boolean} Whether this file is one of our theme's or plugins'.
 */
export const isOurFile = ( url ) => /\/wp-content\/(plugins|themes)\/coleman(-\w+)?\//.test( url );

/**
 * @param {string} html
 * @return {string[]} The scripts in it that a browser runs: no data, no import map.
 */
export const inlineScriptsOf = ( html ) =>
	[ ...html.matchAll( /<script\b([^>]*)>([\s\S]*?)<\/script>/g ) ]
		.filter(
			( [ , tag ] ) =>
				! attributeOf( tag, 'src' ) && /^(|module|text\/javascript)$/.test( attributeOf( tag, 'type' ) )
		)
		.map( ( [ , , script ] ) => script );

/**
 * @param {string} script
 * @return {boolean} Whether React, of any version, is in it: every one marks its elements so.
 */
export const holdsReact = ( script ) => /["']react\.(transitional\.)?element["']/.test( script );

/**
 * @param {string} html
 * @return {{ name: string, bytes: number, gzipped: number }[]} The heaviest pieces of a page first: styles, scripts, what islands print and their props. `gzipped` is what the page would lose without it.
 */
export function piecesOf( html ) {
	const whole = gzipped( html );
	/** @type {{ name: string, bytes: number, gzipped: number }[]} */
	const pieces = [];
	/**
	 * @param {string} name
	 * @param {string} piece
	 */
	const add = ( name, piece ) =>
		pieces.push( {
			name,
			bytes: Buffer.byteLength( piece ),
			gzipped: whole - gzipped( html.replace( piece, () => '' ) ),
		} );

	for ( const [ piece, kind, tag ] of html.matchAll( /<(style|script)\b([^>]*)>[\s\S]*?<\/\1>/g ) ) {
		if ( ! tag.includes( 'data-coleman-props' ) ) {
			add(
				`${ kind } ${ attributeOf( tag, 'id' ) || attributeOf( tag, 'class' ) || attributeOf( tag, 'type' ) }`,
				piece
			);
		}
	}
	const islands =
		/<div [^>]*data-coleman-island="([\w-]+)"[^>]*>[\s\S]*?(?=<script type="application\/json" data-coleman-props>)/g;
	for ( const { 0: piece, 1: name, index } of html.matchAll( islands ) ) {
		add( `markup of ${ name }`, piece );
		const after = index + piece.length;
		add( `props of ${ name }`, html.slice( after, html.indexOf( '</script>', after ) ) );
	}
	return pieces.sort( ( a, b ) => b.bytes - a.bytes );
}
