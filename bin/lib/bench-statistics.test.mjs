import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figureOf, median, percentile95, ratioOf } from './bench-statistics.mjs';

test( 'the median is the middle, whatever the order and however wild the ends', () => {
	assert.equal( median( [ 9, 1, 500 ] ), 9 );
	assert.equal( median( [ 4, 1, 2, 100 ] ), 3 );
	assert.equal( median( [ 10, 9, 100 ] ), 10 );
	assert.ok( Number.isNaN( median( [] ) ) );
} );

test( 'of a hundred, 95 do not exceed the 95th', () => {
	const hundred = Array.from( { length: 100 }, ( _, index ) => 100 - index );
	assert.equal( percentile95( hundred ), 95 );
	assert.equal( percentile95( [ 7 ] ), 7 );
	assert.equal( percentile95( [ 1, 2, 3 ] ), 3 );
	assert.ok( Number.isNaN( percentile95( [] ) ) );
} );

test( 'a figure is the median of its rounds and how far they lie apart', () => {
	assert.deepEqual( figureOf( [ 3, 1, 2 ] ), { value: 2, low: 1, high: 3 } );
} );

test( 'a ratio is taken round by round: a round twice as slow for both changes nothing', () => {
	assert.deepEqual( ratioOf( [ 12, 24, 12 ], [ 10, 20, 10 ] ), { value: 1.2, low: 1.2, high: 1.2 } );
} );
