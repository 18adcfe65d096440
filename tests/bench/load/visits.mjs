/**
 * What a visitor of a dealer's site does, one request after the other, with time to think: browses, searches, fills a cart;
 * some sign in, order or ask for a rental. The same number gives the same visit.
 *
 * @typedef {Object} Shop
 * @property {{ email: string, password: string }[]} accounts
 * @property {number[]} parts
 * @property {number[]} classes Of rental equipment.
 * @property {string[]} words   That people search for.
 * @property {string[]} pages   Of the catalog: lists, machines, parts.
 * @property {{ start_date: string, return_date: string }} span Days of a rental.
 *
 * @typedef {Object} Step
 * @property {string} act     What it is counted under.
 * @property {'GET'|'POST'} method
 * @property {string} path
 * @property {Object<string, string>} [fields]
 */

/** Seconds between two requests of one visitor. */
const THINK = { least: 3, most: 10 };

/** Of a hundred visits, so many do each. */
const SHARE = { signsIn: 20, orders: 15, rents: 5 };

const API = '/wp-json/coleman/v1';

/** A prime and a multiplier of Lehmer's generator. */
const LEHMER = { prime: 2_147_483_647, times: 48_271 };

/**
 * @param {number} seed
 * @return {() => number} Numbers from 0 to below 1, the same for the same seed.
 */
export function chances( seed ) {
	let state = ( ( seed + 1 ) * 7919 ) % LEHMER.prime;
	return () => {
		state = ( state * LEHMER.times ) % LEHMER.prime;
		return ( state - 1 ) / ( LEHMER.prime - 1 );
	};
}

/** @type {( chance: () => number ) => number} Milliseconds until the next request. */
export const thinking = ( chance ) => 1000 * ( THINK.least + chance() * ( THINK.most - THINK.least ) );

/**
 * @param {Shop}         shop
 * @param {() => number} chance
 * @param {string}       name   Told in orders and requests.
 * @return {Iterable<Step>} A visit.
 */
export function* visit( shop, chance, name ) {
	/**
	 * @param {T[]} list
	 * @return {T} Any of them.
	 * @template T
	 */
	const one = ( list ) => list[ Math.floor( chance() * list.length ) ];
	/** @type {( percent: number ) => boolean} */
	const is = ( percent ) => chance() * 100 < percent;

	yield { act: 'page', method: 'GET', path: '/' };
	for ( let pages = 1 + Math.floor( chance() * 4 ); pages > 0; pages-- ) {
		yield { act: 'page', method: 'GET', path: one( shop.pages ) };
	}
	const words = encodeURIComponent( one( shop.words ) );
	yield { act: 'suggest', method: 'GET', path: `${ API }/search/suggest?q=${ words }` };
	yield { act: 'search', method: 'GET', path: `/search/${ words }/` };
	if ( is( SHARE.signsIn ) ) {
		yield {
			act: 'sign in',
			method: 'POST',
			path: '/wp-admin/admin-ajax.php',
			fields: { action: 'customer_login', ...one( shop.accounts ) },
		};
	}
	for ( let lines = 1 + Math.floor( chance() * 3 ); lines > 0; lines-- ) {
		yield {
			act: 'add',
			method: 'POST',
			path: `${ API }/cart/add`,
			fields: { partId: String( one( shop.parts ) ), quantity: '1' },
		};
	}
	yield { act: 'cart', method: 'GET', path: `${ API }/cart` };
	if ( is( SHARE.orders ) ) {
		yield { act: 'checkout page', method: 'GET', path: '/checkout' };
		yield {
			act: 'order',
			method: 'POST',
			path: `${ API }/checkout`,
			fields: {
				email: `${ name }@example.com`,
				billing_name: 'Ann Farmer',
				billing_street: '1 Main St',
				billing_city: 'Easton',
				billing_state: 'KS',
				billing_zip: '66020',
				billing_phone: '913-555-0100',
				fulfilment: 'ship',
				pay_method: 'call_me',
				po_number: name,
			},
		};
	} else if ( is( SHARE.rents ) ) {
		const equipmentId = String( one( shop.classes ) );
		yield { act: 'page', method: 'GET', path: `/rental/request/${ equipmentId }` };
		yield {
			act: 'rent',
			method: 'POST',
			path: `${ API }/rentals/request`,
			fields: {
				equipmentId,
				...shop.span,
				your_name: 'Pat Miller',
				phone_number: '913-555-0134',
				your_email: `${ name }@example.com`,
				your_city: 'Easton',
				your_state: 'KS',
				your_zip: '66020',
				pickup_or_delivery: 'Pickup',
				pickup_location: 'Lees Summit',
			},
		};
	}
}
