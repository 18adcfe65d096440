import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenOf, optionsGiven } from './chosen.mjs';
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

test( 'an option that there is not, or without its value, is refused with those there are', () => {
	/** @type {import('node:util').ParseArgsConfig['options']} */
	const options = { quick: { type: 'boolean' }, json: { type: 'string' } };
	assert.deepEqual( { ...optionsGiven( options, [ '--quick', '--json', 'a' ] ) }, { quick: true, json: 'a' } );
	for ( const wrong of [ '--quik', '--json', '--quick=1', 'quick' ] ) {
		assert.throws(
			() => optionsGiven( options, [ wrong ] ),
			( error ) => error instanceof Problem && error.message.endsWith( ' There are: --quick, --json.' )
		);
	}
} );
