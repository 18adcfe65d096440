import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsOff, judgeMariadb, judgeSqlite, shapeOf, tableNamed } from './plans.mjs';

const SIZES = { wp_coleman_parts: 1_000_000, wp_coleman_part_categories: 24 };

/**
 * @template Plan
 * @param {string} sql
 * @param {Plan}   plan
 */
const planned = ( sql, plan ) => ( { sql, count: 1, ms: 1, plan } );

test( 'what counts off rows is found, in either dialect', () => {
	assert.ok( countsOff( 'SELECT id FROM t ORDER BY id LIMIT 24 OFFSET 480' ) );
	assert.ok( countsOff( 'SELECT id FROM t LIMIT ? OFFSET ?' ) );
	assert.ok( countsOff( 'SELECT id FROM t LIMIT 480, 24' ) );
	assert.ok( ! countsOff( 'SELECT id FROM t LIMIT 0, 10' ) );
	assert.ok( ! countsOff( 'SELECT id FROM t LIMIT 24 OFFSET 0' ) );
	assert.ok( ! countsOff( 'SELECT id FROM t WHERE id > 480 LIMIT 24' ) );
} );

test( 'a table is known by the name that a statement gives it', () => {
	const sql =
		'SELECT p.`id` FROM `wp_coleman_parts` AS `p` JOIN wp_coleman_part_stock s ON s.part_id = p.id WHERE p.id > 1';
	assert.equal( tableNamed( sql, 'p' ), 'wp_coleman_parts' );
	assert.equal( tableNamed( sql, 's' ), 'wp_coleman_part_stock' );
	assert.equal( tableNamed( 'SELECT id FROM `wp_coleman_parts` WHERE 1', 'wp_coleman_parts' ), 'wp_coleman_parts' );
} );

test( 'SQLite: reading a large table from end to end is a fault, a small one or a search is none', () => {
	const sql = 'SELECT * FROM wp_coleman_parts p JOIN wp_coleman_part_categories c ON c.id = p.category_id';
	assert.deepEqual( judgeSqlite( planned( sql, [ 'SCAN c' ] ), SIZES ).faults, [] );
	assert.deepEqual(
		judgeSqlite( planned( sql, [ 'SEARCH p USING INDEX listing (category_id=?)' ] ), SIZES ).faults,
		[]
	);
	assert.deepEqual( judgeSqlite( planned( sql, [ 'SCAN p USING INDEX popular', 'SCAN c' ] ), SIZES ).faults, [
		'SCAN wp_coleman_parts USING INDEX popular',
	] );
} );

test( 'MariaDB: rows are counted over all tables and loops, wherever they stand in the plan', () => {
	const inner = { table_name: 's', access_type: 'eq_ref', r_rows: 1, r_loops: 24 };
	/** @param {{ access_type: string, r_rows: number }} outer */
	const plan = ( outer ) => ( {
		query_block: {
			nested_loop: [
				{ table: { table_name: 'p', r_loops: 1, ...outer } },
				{ read_sorted_file: { filesort: { table: inner } } },
			],
		},
	} );
	const good = judgeMariadb( planned( 'SELECT 1', plan( { access_type: 'range', r_rows: 24 } ) ) );
	assert.equal( good.examined, 48 );
	assert.equal( good.how, 'p range 24; s eq_ref 24' );
	assert.deepEqual( good.faults, [] );
	assert.deepEqual( judgeMariadb( planned( 'SELECT 1', plan( { access_type: 'ALL', r_rows: 900 } ) ) ).faults, [] );
	assert.deepEqual( judgeMariadb( planned( 'SELECT 1', plan( { access_type: 'ALL', r_rows: 90_000 } ) ) ).faults, [
		'SCAN p, 90000 rows',
	] );
	assert.deepEqual( judgeMariadb( planned( 'SELECT 1', plan( { access_type: 'ref', r_rows: 90_000 } ) ) ).faults, [
		'90024 rows',
	] );
	assert.deepEqual( judgeMariadb( planned( 'SELECT 1 LIMIT 2 OFFSET 9', {} ) ).faults, [ 'OFFSET' ] );
} );

test( 'statements that differ in their values only have one shape', () => {
	assert.equal(
		shapeOf( "SELECT id FROM t1\n WHERE part_key = 'O\\'S''1' AND id IN (1, 2,\n 3) LIMIT 24" ),
		'SELECT id FROM t1 WHERE part_key = ? AND id IN (?, …) LIMIT ?'
	);
	assert.equal( shapeOf( 'WHERE `id` IN ( ? , ? , ? )' ), 'WHERE `id` IN (?, …)' );
} );
