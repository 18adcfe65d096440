/**
 * Every sentence is found, with what translators need to know of it.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_NAMES } from './product.mjs';
import { messagesOf, messagesOfScript } from './pot.mjs';

test( 'sentences of scripts are found with context, plural and comment', () => {
	const text = `
/* translators: %d: number of carts */
const a = sprintf( _n( '%d cart', '%d carts', n, 'coleman' ), n );
const b = i18n._x( 'Order', 'verb', 'coleman' );

const c = __( name, 'coleman' ) + __( 'Plain', 'coleman' );
`;
	assert.deepEqual( messagesOfScript( 'a.tsx', text ), [
		{
			file: 'a.tsx',
			line: 3,
			id: '%d cart',
			plural: '%d carts',
			domain: 'coleman',
			comment: '%d: number of carts',
		},
		{ file: 'a.tsx', line: 4, id: 'Order', context: 'verb', domain: 'coleman' },
		{ file: 'a.tsx', line: 6, id: 'Plain', domain: 'coleman' },
	] );
} );

for ( const name of PACKAGE_NAMES ) {
	test( `translators are told what stands for a sign in each sentence of ${ name }`, () => {
		const messages = messagesOf( name );
		assert.ok( messages.length > 20 );
		const untold = messages
			.filter( ( { id, plural = '' } ) => /%(\d\$)?[sdf]/.test( id + plural ) )
			.filter( ( { comment } ) => ! comment )
			.map( ( { file, line, id } ) => `${ file }:${ line } ${ id }` );
		assert.deepEqual( untold, [] );
	} );
}
