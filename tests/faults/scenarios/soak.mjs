/** R14: many visitors for a long time, as `npm run bench:load` plays them. */

import { inRoot } from '../../../bin/lib/paths.mjs';
import { run as runProgram } from '../../../bin/lib/process.mjs';
import { PHP, PHP_IN_TERMINAL } from '../../../bin/lib/system.mjs';
import { load, memoryOf } from '../../bench/load/load.mjs';

const PAGES = [
	'/',
	'/equipment/new/',
	'/equipment/used/',
	'/parts/category/engine-oil-filters-1',
	'/search/oil%20filter/',
	'/cart',
];

/** Visitors sign in by so many accounts. */
const ACCOUNTS = 20;

/** Of the sorted list, the one in the middle. */
const median = ( /** @type {number[]} */ list ) =>
	[ ...list ].sort( ( one, other ) => one - other )[ Math.floor( list.length / 2 ) ] ?? 0;

/**
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.minutes
 * @param {number}                       size.visitors
 * @return {Promise<{ done: string } & import('../checker.mjs').State>} What was done, and the orders of these visitors.
 */
export async function soak( stage, { minutes, visitors } ) {
	const prepared = JSON.parse(
		await runProgram(
			PHP,
			[ ...PHP_IN_TERMINAL, inRoot( 'tests/bench/php/load/prepare.php' ), String( ACCOUNTS ) ],
			{
				env: { COLEMAN_SITE: stage.site.wordpress },
				what: 'Preparing the site',
			}
		)
	);
	const probe = stage.visitor( 'probe' );
	const { body } = await probe.ask( { path: `/wp-json/coleman/v1/rentals/${ prepared.classes[ 0 ] }/availability` } );
	/** @type {{ date: string, is_open: boolean }[]} */
	const days = /** @type {any} */ ( body.results ?? [] );
	const open = days.slice( 7 ).filter( ( { is_open: isOpen } ) => isOpen );
	const shop = {
		...prepared,
		pages: [
			...PAGES,
			...stage.parts.slice( 0, 20 ).map( ( part ) => `/wp-json/coleman/v1/products?productIds=${ part }` ),
		],
		span: { start_date: open[ 0 ]?.date ?? '', return_date: open[ 3 ]?.date ?? '' },
	};
	/** @type {number[]} */
	const memory = [];
	const { acts, firstFault } = await load( {
		site: stage,
		port: stage.port,
		shop,
		visitors,
		seconds: 60 * minutes,
		processes: () => {
			const php = stage.servers.workersOf( 'site' );
			memory.push( memoryOf( php ) / Math.max( 1, php.length ) );
			return { php, database: [ stage.mariadb?.pid ?? 0 ] };
		},
	} );
	const all = [ ...acts.values() ];
	const [ transactions, connections ] = stage.mariadb
		? (
				await stage.mariadb.sql(
					"SELECT COUNT(*) FROM information_schema.innodb_trx; SELECT COUNT(*) FROM information_schema.processlist WHERE db = 'wordpress'"
				)
			)
				.trim()
				.split( '\n' )
				.map( Number )
		: [ 0, 0 ];
	/** @type {( from: number, to: number ) => number} */
	const part = ( from, to ) => median( memory.slice( memory.length * from, memory.length * to ) );
	const seen = {
		requests: all.reduce( ( sum, { count } ) => sum + count, 0 ),
		failed: all.reduce( ( sum, { failed, refused } ) => sum + failed + refused, 0 ),
		firstFault,
		// Once every worker has seen every kind of page.
		before: part( 0.5, 0.75 ),
		after: part( 0.75, 1 ),
		transactions: transactions ?? 0,
		connections: connections ?? 0,
		orphans: Number( await stage.php( 'holds.php' ) ),
	};
	stage.history.note( 'soak', seen );
	const done = `${ visitors } visitors for ${ minutes } min: ${ seen.requests } requests, ${ seen.failed } failed, PHP ${ seen.before.toFixed( 1 ) } to ${ seen.after.toFixed( 1 ) } MB a worker`;
	// Their orders are named as bench:load names them.
	return { done, ...( await stage.state( 'load-' ) ) };
}
