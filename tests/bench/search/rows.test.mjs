import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../bin/lib/bench-table.mjs';
import { emptyOf, keyOf } from './pages.mjs';
import { sizeName } from './places.mjs';
import { fillingRows, pageRows, pairsOf, serviceRows } from './rows.mjs';
import { figuresOf } from './service.mjs';

/** @typedef {import('./places.mjs').Place} Place */

/** @type {( engine: import('./places.mjs').Engine, size: number, more?: Object ) => Place} As much of one as is looked at. */
const place = ( engine, size, more = {} ) =>
	/** @type {Place} */ ( { engine, size, label: `${ sizeName( size ) }, ${ engine }`, ...more } );

/** @type {( key: string, rounds: number[], own?: number ) => [ string, import('../rounds.mjs').Measured ]} */
const measured = ( key, rounds, own = 3 ) => [
	key,
	{ rounds, p50: rounds[ 0 ], p95: rounds[ 0 ], mean: rounds[ 0 ], timing: { cpu: 1, queries: 9, own } },
];

test( 'sizes are named briefly where they are round', () => {
	assert.deepEqual( [ 10_000, 1_000_000, 2500 ].map( sizeName ), [ '10k', '1M', '2500' ] );
} );

test( 'figures of the process are those of all rounds, and a median for each', () => {
	const { find } = figuresOf( [
		{
			find: [
				[ 1, 6 ],
				[ 3, 6 ],
				[ 2, 7 ],
			],
		},
		{
			find: [
				[ 5, 6 ],
				[ 4, 6 ],
				[ 6, 6 ],
			],
		},
	] );
	assert.deepEqual( find, { rounds: [ 2, 5 ], p50: 3.5, p95: 6, samples: 6, queries: 6, most: 7 } );
} );

test( 'only sizes that both engines have are compared', () => {
	const places = [ place( 'sqlite', 10_000 ), place( 'sqlite', 100_000 ), place( 'mariadb', 100_000 ) ];
	assert.deepEqual( pairsOf( places ), [ { size: 100_000, sqlite: places[ 1 ], mariadb: places[ 2 ] } ] );
} );

test( 'a page is held against an empty one of its engine, against its smallest catalogue and against the other engine', () => {
	const places = [ place( 'sqlite', 10_000 ), place( 'sqlite', 1_000_000 ), place( 'mariadb', 1_000_000 ) ];
	const times = new Map( [
		measured( emptyOf( 'sqlite' ), [ 10, 20 ] ),
		measured( emptyOf( 'mariadb' ), [ 10, 10 ] ),
		...places.map( ( one ) => measured( keyOf( one, 'nothing' ), [ 4, 4 ] ) ),
		measured( keyOf( places[ 0 ], 'part' ), [ 10, 20 ] ),
		measured( keyOf( places[ 1 ], 'part' ), [ 12, 24 ], 4 ),
		measured( keyOf( places[ 2 ], 'part' ), [ 6, 12 ] ),
	] );
	const rows = Object.fromEntries( pageRows( places, times ).map( ( row ) => [ row.key, row ] ) );
	assert.equal( rows[ 'sqlite.1000000.part' ].value, 1.2 );
	assert.equal( verdictOf( rows[ 'sqlite.1000000.part' ] ), 'ok' );
	assert.equal( rows[ 'sqlite.part.growth' ].value, 1.2 );
	assert.equal( verdictOf( rows[ 'sqlite.part.growth' ] ), 'short' );
	assert.equal( rows[ 'sqlite.part.queries' ].value, 1 );
	assert.equal( rows[ '1000000.part.engines' ].value, 2 );
	assert.equal( rows[ 'mariadb.part.growth' ], undefined );
} );

test( 'in the process a number may take twice as long, words four times', () => {
	const places = [ place( 'sqlite', 10_000 ), place( 'sqlite', 1_000_000 ) ];
	/** @param {number} ms */
	const served = ( ms ) => ( { rounds: [ ms ], p50: ms, p95: ms, samples: 1, queries: 6, most: 6 } );
	const all = new Map(
		places.map( ( one, index ) => [ one, { number: served( 1 + 2 * index ), word: served( 1 + 2 * index ) } ] )
	);
	assert.deepEqual( serviceRows( places, all ).map( verdictOf ), [ 'short', 'ok' ] );
} );

test( 'an import is held against the bare load of its rows, and its memory against what a site may take', () => {
	const fed = { rows: 10_000, seconds: 8, peak_mb: 130 };
	const filled = { feeds: { parts: fed, stock: { ...fed, peak_mb: 60 } }, bare: { load: 0.4, index: 0.1 } };
	assert.deepEqual(
		fillingRows( [ place( 'sqlite', 10_000, { filled } ) ] ).map( ( { value } ) => value ),
		[ 16, 130 ]
	);
} );
