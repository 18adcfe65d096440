/** R3: more buyers than there are units. */

import { crowd, newKey, range } from './tools.mjs';

/**
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.buyers At the same time.
 * @param {number}                       size.units  Left of a discontinued part; for every two of them there are three who want one.
 * @param {number}                       part
 * @param {string}                       prefix      Of the markers.
 * @return {Promise<string>} What was done.
 */
export async function lastUnits( stage, { buyers, units }, part, prefix ) {
	const carts = range( Math.ceil( units * 1.5 ) );
	await stage.shelve( part, units, true );
	// First everyone has one in the cart, while there are enough; then all go to the checkout.
	/** @type {import('../visitor.mjs').Visitor[]} */
	const visitors = [];
	await crowd( carts, buyers, async ( number ) => {
		const visitor = stage.visitor( `buyer-${ number }` );
		await visitor.add( part );
		visitors.push( visitor );
	} );
	await crowd( visitors, buyers, async ( visitor ) => {
		await visitor.checkout( { marker: prefix + visitor.name, key: newKey() } );
	} );
	return `${ buyers } at once, ${ carts.length } want one of ${ units }`;
}
