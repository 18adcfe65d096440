import assert from 'node:assert/strict';
import { test } from 'node:test';
import po from './po.js';

const FILE = `
msgid ""
msgstr ""
"Language: es_MX\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

#. translators: %d: how many were added.
#: blocks/cart-modal/cart-modal.tsx:42 blocks/cart-modal/cart-modal.php:38
msgid "Quantity: %d"
msgstr "Cantidad: %d"

#: src/ui/price/price.tsx:14
msgid ""
"Will contact you with pricing information "
"after order is submitted"
msgstr "Le diremos el \\"precio\\""

#: blocks/a/a.tsx:1
msgctxt "verb"
msgid "Order"
msgstr "Pedir"

#: blocks/a/a.tsx:2
msgid "%d item"
msgid_plural "%d items"
msgstr[0] "%d artículo"
msgstr[1] "%d artículos"

#: blocks/a/a.tsx:3
msgid "Not yet"
msgstr ""

#, fuzzy
#: blocks/a/a.tsx:4
msgid "Perhaps"
msgstr "Quizás"
`;

test( 'reads messages with their files, and leaves out what is not translated', () => {
	const entries = po.parsePo( FILE );
	assert.deepEqual(
		entries.map( ( { id } ) => id ),
		[ '', 'Quantity: %d', 'Will contact you with pricing information after order is submitted', 'Order', '%d item' ]
	);
	assert.deepEqual( entries[ 1 ].files, [ 'blocks/cart-modal/cart-modal.tsx', 'blocks/cart-modal/cart-modal.php' ] );
	assert.equal( po.pluralForms( entries ), 'nplurals=2; plural=(n != 1);' );
} );

test( 'gives what @wordpress/i18n takes', () => {
	assert.deepEqual( po.toJed( po.parsePo( FILE ), 'es_MX' ), {
		'': { domain: 'coleman', lang: 'es_MX', 'plural-forms': 'nplurals=2; plural=(n != 1);' },
		'Quantity: %d': [ 'Cantidad: %d' ],
		'Will contact you with pricing information after order is submitted': [ 'Le diremos el "precio"' ],
		'verb\u0004Order': [ 'Pedir' ],
		'%d item': [ '%d artículo', '%d artículos' ],
	} );
} );

test( "writes what WordPress reads for a script's translations", () => {
	const read = JSON.parse( po.toScriptTranslations( FILE, 'es_MX' ) );
	assert.equal( read.domain, 'coleman' );
	assert.deepEqual( read.locale_data.coleman[ 'verb\u0004Order' ], [ 'Pedir' ] );
	assert.deepEqual( read.locale_data.coleman[ '' ], {
		domain: 'coleman',
		lang: 'es_MX',
		'plural-forms': 'nplurals=2; plural=(n != 1);',
	} );
} );
