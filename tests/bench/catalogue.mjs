/**
 * What is asked for: the pages and calls of the demo dealership.
 */

import { randomUUID } from 'node:crypto';
import { strictClient } from './rounds.mjs';

export const NOTHING = '/wp-json/bench/v1/nothing';

export const EMPTY_PAGE = '/empty/';

/** @param {string} route */
const api = ( route ) => `/wp-json/coleman/v1${ route }`;

/** Catalog pages that anyone may see; lookAt() adds those of one part and one machine, which it knows. */
const PAGES = {
	home: '/',
	grid: '/equipment/new/',
	used: '/equipment/used/',
	family: '/parts/category/engine-oil-filters-1',
	search: '/search/oil%20filter/',
};

const PRODUCTS = 24;

/** What the checkout's form says. */
const ORDER = {
	email: 'ann@example.com',
	billing: {
		name: 'Ann Farmer',
		street: '1 Main St',
		city: 'Easton',
		state: 'KS',
		zip: '66020',
		phone: '913-555-0100',
	},
	fulfilment: 'ship',
	pay_method: 'call_me',
	po_number: 'PO-1',
};

/**
 * @typedef  {Object} Catalogue
 * @property {number[]}               parts Ids of ordinary parts, sold singly.
 * @property {Object<string, string>} pages Path of each catalogue page.
 * @property {Object<string, string>} calls Path of each catalogue call.
 */

/**
 * @param {import('../../bin/lib/site.mjs').Site} site Ours, being served.
 * @return {Promise<Catalogue>} What there is to ask for.
 */
export async function lookAt( site ) {
	const rows = await sqlOf( site )(
		'SELECT id FROM wordpress.wp_coleman_parts WHERE price_cents IS NOT NULL AND discontinued = 0 AND case_qty_required = 0 ORDER BY popularity DESC, id LIMIT 200'
	);
	const parts = rows.trim().split( '\n' ).map( Number );
	const products = api( `/products?productIds=${ parts.slice( 0, PRODUCTS ).join( ',' ) }` );

	const client = strictClient();
	const answer = await client.ask( { port: site.port, path: products } );
	const used = await client.ask( { port: site.port, path: api( '/used' ) } );
	const models = await client.ask( { port: site.port, path: api( '/models' ) } );
	client.close();
	return {
		parts,
		pages: {
			...PAGES,
			part: JSON.parse( answer.body.toString() ).results[ 0 ].Url,
			machine: JSON.parse( used.body.toString() ).results[ 0 ].Url,
			model: JSON.parse( models.body.toString() ).results[ 0 ].Url,
		},
		calls: { categories: api( '/equipment-categories' ), products },
	};
}

/**
 * @param {import('../../bin/lib/site.mjs').Site} site On MariaDB.
 * @return {( text: string ) => Promise<string>} Asks its database.
 */
export function sqlOf( { dir, mariadb } ) {
	if ( ! mariadb ) {
		throw new Error( `${ dir } has no MariaDB.` );
	}
	return mariadb.sql;
}

/**
 * @typedef {import('./rounds.mjs').Ask}     Ask
 * @typedef {import('./client.mjs').Answer} Answer
 *
 * @typedef  {Object} Cart
 * @property {( ask: Ask ) => Promise<Answer>}                                          read
 * @property {( ask: Ask, partId: number ) => Promise<Answer>}                          add
 * @property {( ask: Ask, cartItemId: number|string, quantity: number ) => Promise<Answer>} update
 * @property {( ask: Ask, cartItemId: number|string ) => Promise<Answer>}               remove
 * @property {( ask: Ask, partIds: number[] ) => Promise<Answer>}                       addAll
 * @property {( ask: Ask ) => Promise<Answer>}                                          order
 */

/**
 * A cart of one visitor.
 *
 * @param {import('../../bin/lib/site.mjs').Site} site
 * @param {import('./rounds.mjs').Ask}            ask   Of a strict client.
 * @param {number[]}                              parts One line for each.
 * @return {Promise<Cart>} Calls on it; each takes the client's `ask`.
 */
export async function fillCart( { port, url }, ask, parts ) {
	/** @type {Map<string, string>} */
	const cookies = new Map();
	/** @type {( askNow: Ask, route: string, json?: Record<string, unknown>, headers?: Record<string, string>, status?: number ) => Promise<Answer>} */
	const call = async ( askNow, route, json, headers = {}, status = 200 ) => {
		const request = {
			port,
			path: api( route ),
			method: json ? 'POST' : 'GET',
			json,
			headers: {
				...headers,
				...( json ? { Origin: url } : {} ),
				...( cookies.size > 0
					? { Cookie: [ ...cookies ].map( ( [ name, value ] ) => `${ name }=${ value }` ).join( '; ' ) }
					: {} ),
			},
		};
		const answer = await askNow( request, status );
		for ( const cookie of answer.cookies ) {
			const [ pair ] = cookie.split( ';' );
			const name = pair.slice( 0, pair.indexOf( '=' ) );
			if ( /max-age=0(;|$)/i.test( cookie ) ) {
				cookies.delete( name );
			} else {
				cookies.set( name, pair.slice( name.length + 1 ) );
			}
		}
		return answer;
	};
	/** @type {Cart} */
	const cart = {
		read: ( askNow ) => call( askNow, '/cart' ),
		add: ( askNow, partId ) => call( askNow, '/cart/add', { partId, quantity: 1 } ),
		update: ( askNow, cartItemId, quantity ) => call( askNow, '/cart/update', { cartItemId, quantity } ),
		remove: ( askNow, cartItemId ) => call( askNow, '/cart/remove', { cartItemId } ),
		addAll: ( askNow, partIds ) =>
			call( askNow, '/cart/bulk', { rows: partIds.map( ( partId ) => ( { partId, quantity: 1 } ) ) } ),
		order: ( askNow ) => call( askNow, '/checkout', ORDER, { 'Idempotency-Key': randomUUID() }, 201 ),
	};
	for ( const part of parts ) {
		await cart.add( ask, part );
	}
	return cart;
}
