/**
 * Each language has every sentence that visitors read, with the signs and tags of the English one.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import po from '../webpack/po.js';
import { inRoot } from './paths.mjs';
import { PACKAGE_NAMES } from './product.mjs';
import { faultsOf, LANGUAGES, poText, sentencesOf, updated, visitorsSentences } from './translations.mjs';

for ( const locale of LANGUAGES ) {
	for ( const name of PACKAGE_NAMES ) {
		test( `${ locale } has every sentence of ${ name } that visitors read`, () => {
			const sentences = visitorsSentences( name );
			assert.ok( sentences.length > 100 );
			assert.deepEqual( faultsOf( sentences, poText( name, locale ) ), [] );
		} );
	}

	test( `one sentence has one ${ locale } translation, whichever package it stands in`, () => {
		/** @type {Map<string, string>} */
		const known = new Map();
		const different = PACKAGE_NAMES.flatMap( ( name ) => po.parsePo( poText( name, locale ) ) )
			.filter( ( { id } ) => id )
			.filter( ( { context = '', id, strings } ) => {
				const key = `${ context }\u0004${ id }`;
				const before = known.get( key ) ?? strings.join( '\0' );
				known.set( key, before );
				return before !== strings.join( '\0' );
			} );
		assert.deepEqual(
			different.map( ( { id } ) => id ),
			[]
		);
	} );
}

test( 'a Spanish sentence that ends with a time has the full stop of "a. m." and no second one', () => {
	const ends = PACKAGE_NAMES.flatMap( ( name ) => poText( name, 'es_US' ).split( '\n\n' ) ).flatMap( ( entry ) => {
		const [ , place = '' ] = /^#\. translators:.*\b(\d): a time\b/m.exec( entry ) ?? [];
		const texts = [ ...entry.matchAll( /^msgstr.*"(.*)"$/gm ) ].map( ( [ , text = '' ] ) => text );
		return place ? texts.filter( ( text ) => new RegExp( `%${ place }\\$s\\.?$` ).test( text ) ) : [];
	} );
	assert.ok( ends.length > 4 );
	assert.deepEqual(
		ends.filter( ( text ) => text.endsWith( '.' ) ),
		[]
	);
} );

test( 'PHP offers the same languages', () => {
	const php = readFileSync( inRoot( 'plugin-coleman-api/src/Support/Translations.php' ), 'utf8' );
	const [ , list = '' ] = /LANGUAGES = \[([^\]]*)\]/.exec( php ) ?? [];
	assert.deepEqual(
		[ ...list.matchAll( /'(\w+)'/g ) ].map( ( [ , name ] ) => name ),
		LANGUAGES
	);
} );

const HEAD = 'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n';

const SENTENCES = sentencesOf( [
	{ file: 'blocks/a/a.tsx', line: 3, id: 'Add %s to <b>cart</b>', comment: '%s: a part.' },
	{ file: 'blocks/a/b.tsx', line: 9, id: 'Add %s to <b>cart</b>', comment: '%s: a part.' },
	{ file: 'blocks/a/a.tsx', line: 4, id: '%d cart', plural: '%d carts' },
	{ file: 'blocks/a/edit.tsx', line: 4, id: 'Only for editors' },
] );

/** @param {string} translations */
const file = ( translations ) => `${ HEAD }\n${ translations }\n`;

const CART = 'msgid "Add %s to <b>cart</b>"\nmsgstr "Agregar %s al <b>carrito</b>"';
const CARTS = 'msgid "%d cart"\nmsgid_plural "%d carts"\nmsgstr[0] "%d carrito"\nmsgstr[1] "%d carritos"';

test( 'a whole language has no faults once `npm run pot` has written it', () => {
	const whole = updated( SENTENCES, file( `${ CARTS }\n\nmsgid "gone"\nmsgstr "ya no está"\n\n${ CART }` ) );
	assert.deepEqual( faultsOf( SENTENCES, whole ), [] );
	assert.equal( updated( SENTENCES, whole ), whole );
	assert.ok( whole.includes( '#. translators: %s: a part.\n#: blocks/a/a.tsx blocks/a/b.tsx\n' ) );
	assert.ok( ! whole.includes( 'gone' ) );
} );

for ( const [ what, faulty, fault ] of [
	[ 'a sentence is missing', CARTS, 'not translated: Add %s to <b>cart</b>' ],
	[ 'a sentence is empty', `${ CARTS }\n\n${ CART.replace( /msgstr.*/, 'msgstr ""' ) }`, 'not translated' ],
	[ 'a sentence is doubtful', `${ CARTS }\n\n#, fuzzy\n${ CART }`, 'not translated' ],
	[ 'a sign is missing', `${ CARTS }\n\n${ CART.replace( 'Agregar %s', 'Agregar' ) }`, 'not the same' ],
	[ 'a tag is another', `${ CARTS }\n\n${ CART.replace( /<\/b>"$/, '</i>"' ) }`, 'not the same' ],
	[ 'a plural form is missing', `${ CARTS.replace( /\nmsgstr\[1].*/, '' ) }\n\n${ CART }`, 'wrong number' ],
	[ 'a sentence is no longer used', `${ CARTS }\n\n${ CART }\n\nmsgid "gone"\nmsgstr "ya no"`, 'npm run pot' ],
] ) {
	test( `a language is not whole when ${ what }`, () => {
		const faults = faultsOf( SENTENCES, file( faulty ) );
		assert.equal( faults.length, 1 );
		assert.ok( faults[ 0 ]?.includes( fault ), faults[ 0 ] );
	} );
}
