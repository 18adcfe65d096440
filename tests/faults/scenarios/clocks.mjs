/** R21: the clocks of web servers differ by five minutes either way. */

import { newKey, range } from './tools.mjs';

/** Seconds by which each copy's server is ahead. */
const SKEWS = [ -300, 0, 300, -300, 300 ];

/** A key lives for a day: five minutes and a bit before that, by the clock that is ahead. */
const LATE = 86_400 - 300 - 300 - 60;

/**
 * Orders that are sent through several servers at once, and again a day later.
 *
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.orders
 * @param {string}                       prefix
 * @return {Promise<string>} What was done.
 */
export async function clocksDiffer( stage, { orders }, prefix ) {
	const part = stage.parts[ 8 ];
	await stage.shelve( part, orders, true );
	await Promise.all(
		range( orders ).map( async ( number ) => {
			const visitor = stage.visitor( `buyer-${ number }` );
			// The cart is made by one server, and ordered by others.
			await visitor.add( part, 1, skewed( SKEWS[ number % SKEWS.length ] ) );
			const order = { marker: prefix + number, key: newKey() };
			await Promise.all(
				SKEWS.map( ( seconds ) => visitor.checkout( { ...order, headers: skewed( seconds ) } ) )
			);
			for ( const seconds of [ ...SKEWS, LATE - 300, LATE + 300 ] ) {
				await visitor.checkout( { ...order, headers: skewed( seconds ) } );
			}
		} )
	);
	return `${ orders } orders, each by servers whose clocks differ by ten minutes`;
}

/** @type {( seconds: number ) => Record<string, string>} */
const skewed = ( seconds ) => ( { 'X-Fault-Skew': String( seconds ) } );
