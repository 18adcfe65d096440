/**
 * The cart and the checkout (P5 to P7), each beside R: one visitor after the other, and four at once.
 */

import { ratioOf } from '../../bin/lib/bench-statistics.mjs';
import { columns } from '../../bin/lib/bench-table.mjs';
import { fillCart, sqlOf } from './catalogue.mjs';
import { measuredOf, strictClient } from './rounds.mjs';
import { bothWays, BUSY, cartActs } from './run.mjs';

/** Lines of an order. */
const LINES = 10;

/** So many of each part lie on each of its shelves: nothing is sold out in a run. */
const PIECES = 10_000_000;

/**
 * What is told, by the names of what was measured: number, act, the most of R and the most statements it may take.
 *
 * @type {[string, string, string, number|null, number|null][]}
 */
const TOLD = [
	[ 'nothing', 'R', 'a trivial REST route', null, null ],
	[ 'cart.0', 'P5', 'GET cart, no cart yet', 1.1, 6 ],
	[ 'cart.10', 'P5', 'GET cart, 10 lines', 1.25, 6 ],
	[ 'cart.200', 'P5', 'GET cart, 200 lines', 2, 6 ],
	[ 'add', 'P6', 'cart/add', 1.4, null ],
	[ 'update', 'P6', 'cart/update', 1.4, null ],
	[ 'remove', 'P6', 'cart/remove', 1.4, null ],
	[ 'checkout', 'P7', `checkout, ${ LINES } lines`, 2.5, 40 ],
];

/**
 * A visitor who fills a cart and orders it; only the order is timed.
 *
 * @param {Object}                             bench
 * @param {import('./sites.mjs').Sites}        bench.sites
 * @param {import('./catalogue.mjs').Catalogue} bench.catalogue
 * @return {Promise<import('./rounds.mjs').Act>} The act.
 */
async function ordering( { sites, catalogue } ) {
	const parts = catalogue.parts.slice( 0, LINES );
	await sqlOf( sites.ours )(
		`UPDATE wordpress.wp_coleman_part_stock SET quantity = ${ PIECES }, counted = NULL, outstanding = 0, version = version + 1 WHERE part_id IN (${ parts })`
	);
	const { ask, close } = strictClient();
	/** @type {import('./catalogue.mjs').Cart[]} */
	const carts = [];
	for ( let visitor = 0; visitor < BUSY; visitor++ ) {
		carts.push( await fillCart( sites.ours, ask, [] ) );
	}
	close();
	return {
		run: async ( askNow, visitor ) => {
			await carts[ visitor ].addAll( askNow, parts );
			return { checkout: await carts[ visitor ].order( askNow ) };
		},
	};
}

/**
 * @typedef  {Object} Measurement
 * @property {string}                                        key
 * @property {string}                                        target
 * @property {string}                                        act
 * @property {number|null}                                   limit   In R.
 * @property {import('../../bin/lib/bench-statistics.mjs').Figure} ratio   To R.
 * @property {number}                                        busyRatio
 * @property {number}                                        p50     Milliseconds.
 * @property {number}                                        p95
 * @property {number}                                        rate    Requests a second, one visitor.
 * @property {number}                                        processor Processor time, in R: it knows nothing of other programs.
 * @property {number}                                        busyP95
 * @property {number}                                        busyRate Of all visitors together.
 * @property {number}                                        queries
 * @property {number|null}                                   mostQueries Of ours.
 * @property {number}                                        own     Of the dealership's tables, transactions counted.
 */

/**
 * @param {Pick<import('./run.mjs').Bench, 'sites'|'catalogue'>} bench
 * @param {Object} size
 * @param {number} size.rounds
 * @param {number} size.requests
 * @return {Promise<Measurement[]>} In the order of the table.
 */
export async function measureCart( bench, { rounds, requests } ) {
	const acts = [ ...( await cartActs( bench ) ), await ordering( bench ) ];
	const { single, busy } = await bothWays( acts, rounds, requests );
	return TOLD.map( ( [ key, target, act, limit, mostQueries ] ) => {
		const one = measuredOf( single, key );
		const many = measuredOf( busy, key );
		return {
			key,
			target,
			act,
			limit,
			mostQueries,
			ratio: ratioOf( one.rounds, measuredOf( single, 'nothing' ).rounds ),
			busyRatio: ratioOf( many.rounds, measuredOf( busy, 'nothing' ).rounds ).value,
			p50: one.p50,
			p95: one.p95,
			rate: 1000 / one.mean,
			busyP95: many.p95,
			busyRate: ( BUSY * 1000 ) / many.mean,
			processor: one.timing.cpu / measuredOf( single, 'nothing' ).timing.cpu,
			queries: one.timing.queries,
			own: one.timing.own,
		};
	} );
}

/**
 * @param {Measurement} measured
 * @return {'ok'|'short'|''} Whether its targets are met; '' where it has none.
 */
function verdictOf( { ratio, limit, own, mostQueries } ) {
	if ( limit === null ) {
		return '';
	}
	return ratio.value > limit || ( mostQueries !== null && own > mostQueries ) ? 'short' : 'ok';
}

/**
 * @param {Measurement[]} measured
 * @return {string} A table.
 */
export const cartTable = ( measured ) =>
	columns(
		[
			'',
			'act',
			'target',
			'figure',
			'rounds',
			'4 at once',
			'p50 ms',
			'p95 ms',
			'cpu',
			'1/s',
			'4: p95',
			'4: 1/s',
			'queries',
			'ours',
			'',
		],
		measured.map( ( row ) => [
			row.target,
			row.act,
			row.limit === null ? '' : `≤ ${ row.limit } R`,
			`${ row.ratio.value.toFixed( 2 ) } R`,
			`${ row.ratio.low.toFixed( 2 ) } to ${ row.ratio.high.toFixed( 2 ) }`,
			row.busyRatio.toFixed( 2 ),
			row.p50.toFixed( 1 ),
			row.p95.toFixed( 1 ),
			`${ row.processor.toFixed( 2 ) } R`,
			row.rate.toFixed( 0 ),
			row.busyP95.toFixed( 1 ),
			row.busyRate.toFixed( 0 ),
			String( row.queries ),
			row.mostQueries === null ? String( row.own ) : `${ row.own } (≤ ${ row.mostQueries })`,
			verdictOf( row ),
		] )
	);
