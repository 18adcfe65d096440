/**
 * How a database goes about a statement: whether it reads a large table from end to end, or counts off what it then
 * throws away. Either takes longer the larger the catalog is.
 *
 * @template Plan SQLite's lines, or what MariaDB's ANALYZE FORMAT=JSON says.
 * @typedef  {Object} Planned
 * @property {string} sql
 * @property {number} count How often the page or call asks it.
 * @property {number} ms
 * @property {Plan}   plan
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strictClient } from '../rounds.mjs';

/**
 * @typedef  {Object} Judged
 * @property {string}      sql
 * @property {number}      count
 * @property {number}      ms
 * @property {string}      how      The database's way, in its own words.
 * @property {number|null} examined Rows the database looked at; null where it does not tell.
 * @property {string[]}    faults   What does not scale; empty where all does.
 */

/** @typedef {{ table_name: string, access_type: string, r_rows?: number, r_loops?: number }} Table Of a plan of MariaDB. */

/** A table of fewer rows may be read whole: families, makers, WordPress's options. */
const SMALL = 10_000;

/** More rows than a statement can need, however the database gets at them: search looks 10,000 up in two other lists. */
const MAX_EXAMINED = 30_000;

/**
 * @param {string} sql
 * @return {boolean} Whether it counts off rows before those that it wants.
 */
export const countsOff = ( sql ) => /\bOFFSET\s+(?!0\b)\S/i.test( sql ) || /\bLIMIT\s+(?!0\s*,)\d+\s*,/i.test( sql );

/**
 * @param {string} sql
 * @param {string} alias
 * @return {string} The table that goes by this name in it; the name itself, where it is one.
 */
export function tableNamed( sql, alias ) {
	const quoted = alias.replace( /\W/g, '\\$&' );
	const found = new RegExp(
		`(?:FROM|JOIN|,)\\s*[\`"(]*(\\w+)[\`"]?\\s+(?:AS\\s+)?[\`"]?${ quoted }(?![\\w\`"]*\\.)\\b`,
		'i'
	).exec( sql );
	return found && ! /^(select|where|on|as|join)$/i.test( found[ 1 ] ) ? found[ 1 ] : alias;
}

/**
 * @param {Planned<string[]>}      planned
 * @param {Object<string, number>} sizes   Rows of the tables that are large.
 * @return {Judged} What SQLite's plan says. Reading in the order of a key is told too: it may end at a LIMIT, or not.
 */
export function judgeSqlite( { sql, count, ms, plan }, sizes ) {
	const faults = plan.flatMap( ( line ) => {
		const scan = /^SCAN (\S+)(.*)$/.exec( line );
		if ( ! scan ) {
			return [];
		}
		const table = tableNamed( sql, scan[ 1 ] );
		return sizes[ table ] > SMALL ? [ `SCAN ${ table }${ scan[ 2 ] }` ] : [];
	} );
	return {
		sql,
		count,
		ms,
		how: plan.join( '; ' ),
		examined: null,
		faults: [ ...faults, ...( countsOff( sql ) ? [ 'OFFSET' ] : [] ) ],
	};
}

/**
 * @param {unknown} node Of what ANALYZE FORMAT=JSON says.
 * @return {Table[]} Its tables, wherever they stand.
 */
function tablesIn( node ) {
	if ( node === null || typeof node !== 'object' ) {
		return [];
	}
	const own = 'table' in node && node.table && typeof node.table === 'object' ? [ node.table ] : [];
	return [ .../** @type {Table[]} */ ( own ), ...Object.values( node ).flatMap( tablesIn ) ];
}

/**
 * @param {Planned<unknown>} planned
 * @return {Judged} What MariaDB says; it has counted the rows.
 */
export function judgeMariadb( { sql, count, ms, plan } ) {
	const tables = tablesIn( plan ).map( ( table ) => ( {
		name: table.table_name,
		type: table.access_type,
		rows: ( table.r_rows ?? 0 ) * ( table.r_loops ?? 0 ),
	} ) );
	const examined = Math.round( tables.reduce( ( all, { rows } ) => all + rows, 0 ) );
	const faults = tables
		.filter( ( { type, rows } ) => [ 'ALL', 'index' ].includes( type ) && rows > SMALL )
		.map(
			( { name, type, rows } ) =>
				`${ type === 'ALL' ? 'SCAN' : 'whole key of' } ${ name }, ${ Math.round( rows ) } rows`
		);
	return {
		sql,
		count,
		ms,
		how: tables.map( ( { name, type, rows } ) => `${ name } ${ type } ${ Math.round( rows ) }` ).join( '; ' ),
		examined,
		faults: [
			...faults,
			...( faults.length === 0 && examined > MAX_EXAMINED ? [ `${ examined } rows` ] : [] ),
			...( countsOff( sql ) ? [ 'OFFSET' ] : [] ),
		],
	};
}

/**
 * @param {string} sql
 * @return {string} The statement without its values: what is asked of another part is the same statement.
 */
export const shapeOf = ( sql ) =>
	sql
		.replace( /\s+/g, ' ' )
		.replace( /'(?:[^'\\]|''|\\.)*'/g, '?' )
		.replace( /\b\d+\b/g, '?' )
		.replace( /\?(?: ?, ?\?)+/g, '?, …' )
		.replace( /\( \?/g, '(?' )
		.replace( /… \)/g, '…)' )
		.trim();

/**
 * @param {import('../../../bin/lib/site.mjs').Site} site  Being served.
 * @param {Object<string, string>}                   paths By name of the page or call.
 * @param {Object<string, number>}                   sizes Rows of the tables that are large.
 * @return {Promise<Object<string, Judged[]>>} The statements of each.
 */
export async function plansOf( site, paths, sizes ) {
	const { ask, close } = strictClient();
	/** @type {Record<string, Judged[]>} */
	const found = {};
	for ( const [ name, path_ ] of Object.entries( paths ) ) {
		// The first time, WordPress may look for what it then keeps.
		for ( let count = 0; count < 2; count++ ) {
			await ask( { port: site.port, path: path_, headers: { 'X-Bench-Explain': 'plans' } } );
		}
		/** @type {Planned<string[]>[]} As SQLite tells them; MariaDB's are looked through. */
		const plans = JSON.parse( readFileSync( path.join( site.wordpress, 'wp-content/bench-plans.json' ), 'utf8' ) );
		found[ name ] = plans.map( ( plan ) => ( site.mariadb ? judgeMariadb( plan ) : judgeSqlite( plan, sizes ) ) );
	}
	close();
	return found;
}
