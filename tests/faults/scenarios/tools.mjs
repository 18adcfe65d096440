/** What the scenarios share. */

import { randomInt, randomUUID } from 'node:crypto';

/** @type {( ms: number ) => Promise<void>} */
export const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** @type {( count: number ) => number[]} */
export const range = ( count ) => Array.from( { length: count }, ( _, index ) => index );

export const newKey = () => randomUUID();

/** @type {( most: number ) => number} Milliseconds, 0 and `most` among them. */
export const someTime = ( most ) => randomInt( 0, Math.round( most * 10 ) + 1 ) / 10;

/**
 * Works through a list, so many at a time.
 *
 * @template T
 * @param {T[]}                          list
 * @param {number}                       atOnce
 * @param {( item: T ) => Promise<void>} work
 */
export async function crowd( list, atOnce, work ) {
	const left = list.values();
	await Promise.all(
		range( Math.min( atOnce, list.length ) ).map( async () => {
			for ( const item of left ) {
				await work( item );
			}
		} )
	);
}

/** So often somebody sends again what was not answered; then they give up, and the checker tells. */
const TRIES = 60;

/**
 * Sends an order until the server says what became of it, as the browser does: with the same key each time.
 *
 * @param {import('../visitor.mjs').Visitor} visitor
 * @param {Parameters<import('../visitor.mjs').Visitor['checkout']>[0]} order
 * @return {Promise<boolean>} Whether it had been placed before, and was only told now.
 */
export const insist = ( visitor, order ) => untilAnswered( () => visitor.checkout( order ) );

/**
 * @param {() => Promise<import('../visitor.mjs').Answer>} send The same each time.
 * @return {Promise<boolean>} Whether it had been taken before, and was only told now.
 */
export async function untilAnswered( send ) {
	for ( let number = 0; number < TRIES; number++ ) {
		const { status, headers } = await send();
		if ( status >= 200 && status < 500 ) {
			return headers[ 'idempotency-replayed' ] === 'true';
		}
		await pause( 50 + 20 * number );
	}
	return false;
}
