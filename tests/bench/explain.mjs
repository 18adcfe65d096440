/**
 * Where the time of a page or call goes: what Server-Timing says, its statements, its blocks, and
 * its functions where PHP has the extension excimer.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { piecesOf } from '../../bin/lib/bench-page.mjs';
import { writeWhole } from '../../bin/lib/files.mjs';
import { median } from '../../bin/lib/bench-statistics.mjs';
import { timingOf } from './client.mjs';
import { EMPTY_PAGE, fillCart, NOTHING, sqlOf } from './catalogue.mjs';
import { strictClient } from './rounds.mjs';

/** Requests whose Server-Timing is looked at, before the one that is explained. */
const LOOKS = 15;

/** Requests that the samples of functions are gathered from. */
const SAMPLED = 40;

const MAX_SHOWN = 14;

/** Functions and files of the product. */
const OURS = /Coleman\\(Api|Blocks)|\/(plugins|themes)\/coleman/;

/**
 * @typedef {import('./rounds.mjs').Ask}      Ask
 * @typedef {import('./client.mjs').Answer}  Answer
 * @typedef {import('./client.mjs').Request} Request
 *
 * @typedef {{ self: number, inclusive: number }} Hits Samples in a function, and in what it called.
 *
 * @typedef  {Object} Explained What the benchmark's plugin noted of an answer.
 * @property {Record<string, Hits>}                                        functions
 * @property {{ ms: number, sql: string, from: string }[]}                 queries
 * @property {Record<string, { count: number, ms: number, self: number }>} blocks
 * @property {{ memory_usage?: object }}                                   opcache
 * @param {string} text
 */

const print = ( text ) => process.stdout.write( `${ text }\n` );

/**
 * @param {Ask}                                   ask
 * @param {string}                                title
 * @param {import('../../bin/lib/site.mjs').Site} site
 * @param {Omit<Request, 'port'>}                 request
 */
async function explainOne( ask, title, site, request ) {
	/** @type {import('./client.mjs').Timing[]} */
	const timings = [];
	for ( let count = 0; count < LOOKS; count++ ) {
		timings.push( timingOf( await ask( { ...request, port: site.port } ) ) );
	}
	/** @param {string} key */
	const of = ( key ) => median( timings.map( ( timing ) => timing[ key ] ) );
	print( `\n${ title }  ${ request.path }` );
	print(
		`  ${ [ 'boot', 'render', 'total', 'cpu' ].map( ( key ) => `${ key } ${ of( key ).toFixed( 2 ) } ms` ).join( ', ' ) }; ` +
			`${ of( 'queries' ) } queries, ${ of( 'own' ) } ours; ${ ( of( 'memory' ) / 1024 ** 2 ).toFixed( 2 ) } MB`
	);

	/** @type {Map<string, Hits>} */
	const functions = new Map();
	/** @type {Explained} */
	let told = { functions: {}, queries: [], blocks: {}, opcache: {} };
	for ( let count = 0; count < SAMPLED; count++ ) {
		const headers = { ...request.headers, 'X-Bench-Explain': '1' };
		await ask( { ...request, port: site.port, headers } );
		told = JSON.parse( readFileSync( path.join( site.wordpress, 'wp-content/bench-explain.json' ), 'utf8' ) );
		for ( const [ name, { self, inclusive } ] of Object.entries( told.functions ) ) {
			const known = functions.get( name ) ?? { self: 0, inclusive: 0 };
			functions.set( name, { self: known.self + self, inclusive: known.inclusive + inclusive } );
		}
	}
	print( `  statements (${ told.queries.length }):` );
	for ( const { ms, sql, from } of told.queries ) {
		print( `    ${ ms.toFixed( 2 ).padStart( 6 ) } ms  ${ sql.replace( /\s+/g, ' ' ).slice( 0, 150 ) }` );
		print( `               ${ from.split( ', ' ).slice( -4 ).join( ' > ' ) }` );
	}
	const blocks = Object.entries( told.blocks ).sort( ( [ , a ], [ , b ] ) => b.self - a.self );
	if ( blocks.length > 0 ) {
		print( '  blocks, by their own time:' );
		for ( const [ name, { count, ms, self } ] of blocks.slice( 0, MAX_SHOWN ) ) {
			print(
				`    ${ self.toFixed( 2 ).padStart( 6 ) } ms  ${ name || '(text)' } × ${ count }, ${ ms.toFixed( 2 ) } ms with inner`
			);
		}
	}
	printFunctions( functions );
	const { headers, body } = await ask( { ...request, port: site.port } );
	if ( /html/.test( headers[ 'content-type' ] ?? '' ) ) {
		const file = path.join( site.dir, `${ title.replace( /\W/g, '-' ) }.html` );
		writeWhole( file, body );
		print( `  the page: ${ file }` );
		print( `  the heaviest of its ${ body.length } bytes, and what they add gzipped:` );
		for ( const { name, bytes, gzipped } of piecesOf( body.toString() ).slice( 0, MAX_SHOWN ) ) {
			print( `    ${ String( bytes ).padStart( 6 ) } ${ String( gzipped ).padStart( 6 ) }  ${ name }` );
		}
	}
	print( `  opcache: ${ JSON.stringify( told.opcache.memory_usage ?? {} ) }` );
}

/**
 * @param {Map<string, Hits>} functions Samples by function.
 */
function printFunctions( functions ) {
	/** @type {Record<string, [keyof Hits, ( name: string ) => boolean]>} */
	const lists = {
		'functions, by their own time': [ 'self', () => true ],
		'functions, with what they called': [ 'inclusive', () => true ],
		'… of them ours': [ 'inclusive', ( name ) => OURS.test( name ) ],
	};
	for ( const [ title, [ key, wanted ] ] of functions.size > 0 ? Object.entries( lists ) : [] ) {
		print( `  ${ title }:` );
		const sorted = [ ...functions ]
			.filter( ( [ name ] ) => wanted( name ) )
			.sort( ( [ , a ], [ , b ] ) => b[ key ] - a[ key ] );
		for ( const [ name, hits ] of sorted.slice( 0, MAX_SHOWN ) ) {
			print(
				`    ${ ( ( hits[ key ] * 0.5 ) / SAMPLED ).toFixed( 2 ).padStart( 6 ) } ms  ${ shortName( name ) }`
			);
		}
	}
}

/** @type {( name: string ) => string} Without the folder of the site. */
const shortName = ( name ) => name.replace( /\/\S*\/wordpress\//, '' );

/**
 * @param {Object}                                 options
 * @param {import('./sites.mjs').Sites}            options.sites
 * @param {import('./catalogue.mjs').Catalogue}    options.catalogue
 */
export async function explain( { sites, catalogue } ) {
	const { ask, close } = strictClient();
	await explainOne( ask, 'E', sites.plain, { path: EMPTY_PAGE } );
	await explainOne( ask, 'Plugins active', sites.plugins, { path: EMPTY_PAGE } );
	for ( const [ name, path_ ] of Object.entries( catalogue.pages ) ) {
		await explainOne( ask, name, sites.ours, { path: path_ } );
	}
	await explainOne( ask, 'R bare', sites.plain, { path: NOTHING } );
	await explainOne( ask, 'R', sites.ours, { path: NOTHING } );
	for ( const [ name, path_ ] of Object.entries( catalogue.calls ) ) {
		await explainOne( ask, name, sites.ours, { path: path_ } );
	}
	for ( const lines of [ 1, 200 ] ) {
		const cart = await fillCart( sites.ours, ask, catalogue.parts.slice( 0, lines ) );
		/** @type {( call: ( ask: Ask ) => Promise<Answer> ) => Ask} */
		const asking = ( call ) => ( request ) =>
			call( ( theirs ) => ask( { ...theirs, headers: { ...theirs.headers, ...request.headers } } ) );
		const read = asking( cart.read );
		await explainOne( ( request ) => read( request ), `Cart of ${ lines }`, sites.ours, { path: 'GET cart' } );
		const add = asking( ( askNow ) => cart.add( askNow, catalogue.parts[ 0 ] ) );
		await explainOne( ( request ) => add( request ), `Cart of ${ lines }`, sites.ours, { path: 'cart/add' } );
	}
	close();
}

/**
 * The statements of an order as MariaDB saw them: those of a transaction go past WordPress, which counts the others.
 *
 * @param {Object}                                 options
 * @param {import('./sites.mjs').Sites}            options.sites
 * @param {import('./catalogue.mjs').Catalogue}    options.catalogue
 */
export async function explainOrder( { sites, catalogue } ) {
	const sql = sqlOf( sites.ours );
	const { ask, close } = strictClient();
	const cart = await fillCart( sites.ours, ask, [] );
	for ( const isLooking of [ false, true ] ) {
		await cart.addAll( ask, catalogue.parts.slice( 0, 10 ) );
		if ( isLooking ) {
			await sql( "SET GLOBAL log_output = 'TABLE'; SET GLOBAL general_log = ON" );
		}
		await cart.order( ask );
	}
	await sql( 'SET GLOBAL general_log = OFF' );
	close();
	const seen = await sql(
		"SELECT REPLACE(REPLACE(LEFT(CONVERT(argument USING utf8mb4), 4000), '\\n', ' '), '\\t', ' ') FROM mysql.general_log WHERE command_type = 'Query' ORDER BY event_time"
	);
	print( '\nAn order of 10 lines, with what follows the answer:' );
	for ( const statement of seen.trim().split( '\n' ) ) {
		print( `  ${ statement.replace( /\s+/g, ' ' ).slice( 0, 170 ) }` );
	}
}
