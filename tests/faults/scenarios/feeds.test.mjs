import assert from 'node:assert/strict';
import test from 'node:test';
import { moments, numbersOf } from './feeds.mjs';

test( 'the same seed kills at the same moments, another at others', () => {
	assert.deepEqual( moments( 7, 10, 60_000 ), moments( 7, 10, 60_000 ) );
	assert.notDeepEqual( moments( 7, 10, 60_000 ), moments( 8, 10, 60_000 ) );
} );

test( 'moments are in order and within the work', () => {
	for ( const seed of [ 0, 1, 2, 999_999 ] ) {
		const all = moments( seed, 10, 60_000 );
		assert.equal( all.length, 10 );
		assert.ok( all.every( ( wait ) => wait >= 0 ) );
		assert.ok( all.reduce( ( sum, wait ) => sum + wait, 0 ) <= 54_010 );
	}
} );

test( 'numbers are spread from 0 to 1', () => {
	const next = numbersOf( 5 );
	const tenths = new Set( Array.from( { length: 200 }, () => Math.floor( next() * 10 ) ) );
	assert.equal( tenths.size, 10 );
} );
