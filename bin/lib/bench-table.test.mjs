import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableOf, verdictOf, worseThan } from './bench-table.mjs';

/**
 * @param {Partial<import('./bench-table.mjs').Row>} more
 * @return {import('./bench-table.mjs').Row} A row.
 */
const row = ( more ) => ( {
	key: 'home',
	target: 'P2',
	act: 'Home',
	limit: 1.35,
	bound: 'most',
	unit: 'E',
	digits: 2,
	value: 1.2,
	...more,
} );

test( 'a target is met at its limit, and short beyond it', () => {
	assert.equal( verdictOf( row( { value: 1.35 } ) ), 'ok' );
	assert.equal( verdictOf( row( { value: 1.36 } ) ), 'short' );
	assert.equal( verdictOf( row( { bound: 'least', limit: 97, value: 96 } ) ), 'short' );
	assert.equal( verdictOf( row( { value: null } ) ), 'none' );
	assert.equal( verdictOf( row( { limit: null } ) ), 'none' );
} );

test( 'the table has a line for each row, and columns that stand under each other', () => {
	const lines = tableOf( [
		row( { low: 1.1, high: 1.3, busy: 1.25 } ),
		row( { act: 'New equipment', value: null, note: 'no page' } ),
	] ).split( '\n' );
	assert.equal( lines.length, 4 );
	assert.equal( new Set( lines.map( ( line ) => line.length ) ).size, 1 );
	assert.match( lines[ 2 ], /P2 \| Home +\| ≤ 1\.35 E \| 1\.20 E \| 1\.10 to 1\.30 \| 1\.25 +\| ok/ );
	assert.match( lines[ 3 ], /\| – .*no page/ );
} );

test( 'where nothing was measured with four connections, there is no column for it', () => {
	assert.match( tableOf( [ row( { busy: 1 } ) ] ), /4 at once/ );
	assert.doesNotMatch( tableOf( [ row( {} ) ] ), /4 at once/ );
} );

test( 'more than a twentieth worse than the kept figure is told, in the direction that is worse', () => {
	const kept = { rows: [ row( { value: 1 } ), row( { key: 'score', bound: 'least', value: 100 } ) ] };
	assert.deepEqual( worseThan( [ row( { value: 1.04 } ) ], kept ), [] );
	assert.deepEqual( worseThan( [ row( { value: 1.06 } ) ], kept ), [ 'P2 Home: 1.06, was 1.00 E' ] );
	assert.deepEqual( worseThan( [ row( { key: 'score', bound: 'least', value: 101 } ) ], kept ), [] );
	assert.equal( worseThan( [ row( { key: 'score', bound: 'least', value: 90 } ) ], kept ).length, 1 );
	assert.deepEqual( worseThan( [ row( { key: 'new' } ) ], kept ), [] );
	assert.deepEqual( worseThan( [ row( {} ) ], null ), [] );
} );
