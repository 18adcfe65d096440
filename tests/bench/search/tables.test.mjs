import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyOf, keyOf } from './pages.mjs';
import { pageRows, serviceRows } from './rows.mjs';
import { enginesTable, fillingTable, pagesTable, plansTable, serviceTable, statementsTable } from './tables.mjs';

/** @typedef {import('./places.mjs').Place} Place */

/** @type {( engine: import('./places.mjs').Engine, size: number ) => Place} As much of one as is looked at. */
const place = ( engine, size ) => /** @type {Place} */ ( { engine, size, label: `${ size }, ${ engine }` } );

const PLACES = [ place( 'sqlite', 10_000 ), place( 'sqlite', 1_000_000 ), place( 'mariadb', 1_000_000 ) ];

test( 'pages: a line for each engine, a column for each size, and what was not measured is a dash', () => {
	/** @type {( key: string, ms: number ) => [ string, import('../rounds.mjs').Measured ]} */
	const measured = ( key, ms ) => [
		key,
		{ rounds: [ ms ], p50: ms, p95: ms, mean: ms, timing: { cpu: 1, queries: 9, own: 3 } },
	];
	const times = new Map( [
		measured( emptyOf( 'sqlite' ), 10 ),
		measured( emptyOf( 'mariadb' ), 10 ),
		...PLACES.flatMap( ( one, index ) => [
			measured( keyOf( one, 'nothing' ), 4 ),
			measured( keyOf( one, 'part' ), 9 + 3 * index ),
		] ),
	] );
	const rows = pageRows( PLACES, times );
	const table = pagesTable( PLACES, times, rows );
	assert.match( table, /page or call +\| +\| 10k +\| 1M/ );
	assert.match( table, /R +\| a trivial REST route +\| MariaDB \| – +\| 4\.0 ms/ );
	assert.match(
		table,
		/P3 +\| Part page +\| SQLite +\| 0\.90 E \(9\.0 ms\) +\| 1\.20 E \(12\.0 ms\) +\| ≤ 1\.3 E +\| 1\.33 \(≤ 1\.1\) +\| 3 +\| short/
	);
	assert.match(
		table,
		/P3 +\| Part page +\| MariaDB \| – +\| 1\.50 E \(15\.0 ms\) +\| ≤ 1\.3 E +\| +\| 3 +\| short/
	);
	assert.match( enginesTable( rows ), /P17 \| Part page, SQLite beside MariaDB: 1M \| 0\.80 \(≤ 1\.6\) .* ok/ );
} );

test( 'in the process: both figures of each size, and how the largest compares with the smallest', () => {
	const served = new Map(
		PLACES.map( ( one, index ) => [
			one,
			{ number: { rounds: [ 1 + index ], p50: 1 + index, p95: 9, samples: 60, queries: 6, most: 8 } },
		] )
	);
	const table = serviceTable( PLACES, served, serviceRows( PLACES, served ) );
	assert.match(
		table,
		/number +\| SQLite +\| 1\.00 \/ 9\.00 \| 2\.00 \/ 9\.00 \| 2\.00 \(≤ 2\) \| 6 +\| 8 +\| 60 +\| ok/
	);
	assert.match( table, /number +\| MariaDB \| – +\| 3\.00 \/ 9\.00 \| +\| 6/ );
} );

test( 'what does not scale is told with its statement', () => {
	const judged = [
		{ sql: 'SELECT\n  1', count: 2, ms: 3, how: '', examined: 5, faults: [ 'OFFSET' ] },
		{ sql: 'SELECT 2', count: 1, ms: 4, how: '', examined: 6, faults: [] },
	];
	const { table, faults } = plansTable( [ { place: PLACES[ 2 ], name: 'part', judged } ] );
	assert.match( table, /Part page +\| 1000000, mariadb +\| 3 +\| 11 +\| 4\.0 +\| short/ );
	assert.equal( faults.length, 1 );
	assert.match( faults[ 0 ], /OFFSET \(3\.0 ms\)\n +SELECT 1$/ );
} );

test( "each statement on the dealership's tables stands once, as its slowest time", () => {
	/** @type {( id: number, ms: number ) => import('./plans.mjs').Judged} */
	const judged = ( id, ms ) => ( {
		sql: `SELECT * FROM wp_coleman_parts WHERE id = ${ id }`,
		count: 1,
		ms,
		how: 'p const 1',
		examined: 1,
		faults: [],
	} );
	const table = statementsTable( [
		{
			place: PLACES[ 2 ],
			name: 'part',
			judged: [ judged( 1, 2 ), { ...judged( 1, 9 ), sql: 'SELECT * FROM wp_options' } ],
		},
		{ place: PLACES[ 2 ], name: 'family', judged: [ judged( 2, 3 ) ] },
	] );
	assert.equal( table.split( '\n' ).length, 3 );
	assert.match( table, /WHERE id = \? \| 3\.00 \| 1 +\| p const 1 \| 2 +\| ok/ );
} );

test( 'filling: rows a second of each step of a run, a dash for a step that it has not', () => {
	const fed = {
		rows: 1000,
		seconds: 5,
		cpu: 2,
		server: 1,
		peak_mb: 80,
		/** @type {Record<string, number>} */
		phases: { reading: 1, comparing: 0.5, applying: 2 },
	};
	const filled = {
		key: '',
		feeds: { parts: fed, stock: fed },
		bare: { rows: 1000, load: 0.25, index: 0.5 },
		empty: 1024 ** 2,
		bytes: 3 * 1024 ** 2,
	};
	const table = fillingTable( [ { ...PLACES[ 0 ], size: 1024, filled, isKept: true } ] );
	assert.match(
		table,
		/\(kept\) \| 200 +\| 1000 +\| 2000 +\| 500 +\| – +\| 5\.0 +\| 2\.0 \+ 1\.0 \| 80 +\| 200 +\| 3 +\| 2048 +\| 0\.25 +\| 0\.50/
	);
} );
