import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenOf } from './chosen.mjs';
import { Problem } from './report.mjs';

const ALL = [ 'pages', 'calls', 'cache' ];

test( 'without the option it is all of them', () => {
	assert.deepEqual( chosenOf( undefined, ALL, 'group' ), ALL );
} );

test( 'the named ones come in the order they were typed in', () => {
	assert.deepEqual( chosenOf( 'cache,pages', ALL, 'group' ), [ 'cache', 'pages' ] );
} );

test( 'a name that is none is refused, with those there are', () => {
	for ( const [ text, name ] of [
		[ 'pages,cash', 'cash' ],
		[ '', '' ],
		[ 'pages,', '' ],
		[ 'toString', 'toString' ],
	] ) {
		assert.throws(
			() => chosenOf( text, ALL, 'group' ),
			new Problem( `There is no group "${ name }". There are: pages, calls, cache.` )
		);
	}
} );
