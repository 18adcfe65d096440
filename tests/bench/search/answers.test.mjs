import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersOf, differences } from './answers.mjs';

/** @type {( ...answers: [ text: string, parts: number[] ][] ) => import('./answers.mjs').Answers} */
const lines = ( ...answers ) =>
	answersOf(
		answers
			.map( ( [ text, parts ] ) => JSON.stringify( { text, answers: { find: { parts, count: parts.length } } } ) )
			.join( '\n' )
	);

test( 'the same answers have no difference', () => {
	assert.deepEqual( differences( lines( [ 'oil', [ 1, 2 ] ] ), lines( [ 'oil', [ 1, 2 ] ] ) ), [] );
} );

test( 'another order, another count and a missing answer are told, with the first place of each', () => {
	assert.deepEqual( differences( lines( [ 'oil', [ 1, 2 ] ] ), lines( [ 'oil', [ 2, 1 ] ] ) ), [
		{ text: 'oil', where: 'find.parts', one: '[1,2]', other: '[2,1]' },
	] );
	assert.equal(
		differences( lines( [ 'oil', [ 1 ] ], [ 'hub', [ 3 ] ] ), lines( [ 'oil', [ 1 ] ] ) )[ 0 ].other,
		'nothing'
	);
	assert.equal( differences( lines( [ 'oil', [ 1 ] ] ), lines( [ 'oil', [ 1 ] ], [ 'hub', [] ] ) ).length, 1 );
} );
