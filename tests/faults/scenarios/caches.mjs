/** R20: Redis, the object cache, is emptied, hangs and dies while people use the site. */

import { newKey, range } from './tools.mjs';

/** What is ordered is in no cart afterwards, and not written down as kept there. */
const ADD = '/wp-json/coleman/v1/cart/add';

const PAGES = [ '/cart', '/checkout', '/wp-json/coleman/v1/cart' ];

/** More wrong passwords than any limit allows. */
const GUESSES = 15;

/**
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.shoppers
 * @param {string}                       prefix
 * @param {boolean}                      [isOnlyEmptied] Nothing else befalls Redis.
 * @return {Promise<string>} What was done.
 */
export async function cacheFails( stage, { shoppers }, prefix, isOnlyEmptied = false ) {
	const part = stage.parts[ 4 ];
	const others = stage.parts.slice( 20 );
	await stage.shelve( part, 100_000 );
	const guesser = stage.visitor( 'guesser', '127.88.0.1' );
	const guess = () =>
		guesser.post( '/wp-admin/admin-ajax.php', {
			action: 'customer_login',
			email: 'nobody@example.com',
			password: 'wrong',
		} );
	/** @type {{ visitor: import('../visitor.mjs').Visitor, order: { marker: string, key: string } }[]} */
	const placed = [];
	let step = 0;
	/** @param {string} what Is the matter with Redis. */
	const shop = async ( what ) => {
		step++;
		await Promise.all(
			range( shoppers ).map( async ( number ) => {
				const visitor = stage.visitor( `buyer-${ step }-${ number }` );
				await visitor.post( ADD, { partId: part, quantity: 1 } );
				const order = { marker: prefix + visitor.name, key: newKey() };
				await visitor.checkout( order );
				placed.push( { visitor, order } );
				// A cart that stays is looked for at the end.
				const keeper = stage.visitor( `keeper-${ step }-${ number }` );
				await keeper.add( others[ number ] );
				await keeper.add( others[ number + 1 ] );
				for ( const route of PAGES ) {
					const done = stage.history.begin( visitor.name, 'request', { route: `${ route }, ${ what }` } );
					done( await keeper.ask( { path: route } ) );
				}
			} )
		);
		// Keys of all orders are known yet.
		for ( const { visitor, order } of placed ) {
			await visitor.checkout( order );
		}
	};

	await stage.withRedis( async ( redis ) => {
		await shop( 'with Redis' );
		const isUsed = Number( await redis.ask( 'DBSIZE' ) ) > 0;
		for ( const number of range( GUESSES ) ) {
			stage.history.note( 'guess', { number, isLast: false, isRefused: ( await guess() ).status === 429 } );
		}
		await redis.ask( 'FLUSHALL' );
		stage.history.note( 'guess', { number: GUESSES, isLast: true, isRefused: ( await guess() ).status === 429 } );
		await shop( 'after FLUSHALL' );
		if ( ! isOnlyEmptied ) {
			process.kill( redis.pid, 'SIGSTOP' );
			try {
				await shop( 'while Redis hangs' );
			} finally {
				process.kill( redis.pid, 'SIGCONT' );
			}
			await shop( 'after it hung' );
			process.kill( redis.pid, 'SIGKILL' );
			await shop( 'without Redis' );
		}
		stage.history.note( 'cache', { isUsed } );
	} );
	return `${ isOnlyEmptied ? 'emptied' : 'emptied, hung and killed' } while ${ shoppers } shopped, ${ placed.length } orders`;
}
