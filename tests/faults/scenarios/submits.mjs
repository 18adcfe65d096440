/** R5 and R6: the same order, sent many times at once. */

import { newKey, range } from './tools.mjs';

/**
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.orders
 * @param {number}                       size.copies Of each, at the same time.
 * @param {string}                       prefix
 * @param {boolean}                      hasKey      Sent by the call, with a key that says that they are the same; or by the form, without.
 * @return {Promise<string>} What was done.
 */
export async function sameOrder( stage, { orders, copies }, prefix, hasKey ) {
	const [ part ] = stage.parts;
	for ( const number of range( orders ) ) {
		const visitor = stage.visitor( `buyer-${ number }` );
		const { body } = await visitor.add( part, 2 );
		const order = {
			marker: prefix + number,
			key: newKey(),
			// What the page's form carries along.
			fields: { cart_version: body.results?.version },
		};
		const send = () => ( hasKey ? visitor.checkout( order ) : visitor.submit( order ) );
		await Promise.all( range( copies ).map( send ) );
		// And once more, long after.
		await send();
	}
	return `${ orders } orders, ${ copies } times each at once`;
}
