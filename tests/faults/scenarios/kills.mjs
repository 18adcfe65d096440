/** R7 and R8: processes die in the middle of the work. */

import { crowd, insist, newKey, pause, range, someTime } from './tools.mjs';

/** Within so many milliseconds of being sent, an order's worker is killed; or longer, where a whole order takes longer. */
const WINDOW = 80;

/**
 * R7: PHP's worker is killed at any moment of the checkout.
 *
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.kills
 * @param {string}                       prefix
 * @return {Promise<string>} What was done.
 */
export async function workersDie( stage, { kills }, prefix ) {
	const part = stage.parts[ 1 ];
	await stage.shelve( part, 10 * kills );
	const window = Math.max( WINDOW, await timeOfOrders( stage, part, prefix ) );
	let hits = 0;
	let late = 0;
	await inLanes( stage, kills, async ( number, lane ) => {
		const visitor = stage.visitor( `buyer-${ number }` );
		await visitor.add( part );
		const kill = stage.killer( lane );
		const after = someTime( window );
		let isAnswered = false;
		const blow = pause( after ).then( () => {
			// Once it has answered, the worker is at the mail.
			hits += kill() && ! isAnswered ? 1 : 0;
			stage.history.note( 'kill', { what: 'worker', marker: prefix + number, after, isAnswered } );
		} );
		const order = { marker: prefix + number, key: newKey() };
		const { status } = await visitor.checkout( { ...order, port: stage.lanes[ lane ] } );
		isAnswered = true;
		await blow;
		if ( status === 0 || status >= 500 ) {
			late += ( await insist( visitor, order ) ) ? 1 : 0;
		}
	} );
	return `${ kills } orders, ${ hits } killed at it, ${ late } after it was placed`;
}

/**
 * @param {import('../stage.mjs').Stage} stage
 * @param {number}                       part
 * @param {string}                       prefix
 * @return {Promise<number>} Milliseconds that the slowest of several orders at once takes while nobody is killed.
 */
async function timeOfOrders( stage, part, prefix ) {
	const times = await Promise.all(
		stage.lanes.map( async ( port, lane ) => {
			const visitor = stage.visitor( `first-${ lane }` );
			await visitor.add( part );
			const begun = performance.now();
			await visitor.checkout( { marker: prefix + visitor.name, key: newKey(), port } );
			return performance.now() - begun;
		} )
	);
	return Math.max( ...times );
}

/**
 * R8 on SQLite: the process dies while it commits.
 *
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.commits
 * @param {string}                       prefix
 * @return {Promise<string>} What was done.
 */
export async function commitsDie( stage, { commits }, prefix ) {
	const part = stage.parts[ 2 ];
	await stage.shelve( part, 10 * commits );
	let hits = 0;
	let late = 0;
	await inLanes( stage, commits, async ( number, lane ) => {
		const visitor = stage.visitor( `buyer-${ number }` );
		await visitor.add( part );
		const order = { marker: prefix + number, key: newKey() };
		const { status } = await visitor.checkout( {
			...order,
			port: stage.lanes[ lane ],
			headers: { 'X-Fault': 'commit' },
		} );
		if ( status === 0 || status >= 500 ) {
			hits++;
			late += ( await insist( visitor, order ) ) ? 1 : 0;
		}
	} );
	return `${ commits } orders, ${ hits } killed, ${ late } after it was placed`;
}

/**
 * R8 on MariaDB: the database is killed while people order, and started again.
 *
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.crashes
 * @param {number}                       size.shoppers At the same time.
 * @param {string}                       prefix
 * @return {Promise<string>} What was done.
 */
export async function databaseDies( stage, { crashes, shoppers }, prefix ) {
	const part = stage.parts[ 2 ];
	await stage.shelve( part, 100_000 );
	for ( const round of range( crashes ) ) {
		let isOver = false;
		const shopping = crowd( range( shoppers ), shoppers, async ( number ) => {
			for ( let turn = 0; ! isOver; turn++ ) {
				const visitor = stage.visitor( `buyer-${ round }-${ number }-${ turn }` );
				// A cart that was not answered is nobody's: what counts here is the order.
				while ( ( await visitor.add( part ) ).status !== 200 ) {
					await pause( 50 );
				}
				await insist( visitor, { marker: prefix + visitor.name, key: newKey() } );
			}
		} );
		await pause( 150 + someTime( 350 ) );
		await stage.crashMariadb();
		await pause( 100 );
		isOver = true;
		await shopping;
	}
	return `${ crashes } crashes while ${ shoppers } ordered`;
}

/**
 * One after the other in each lane.
 *
 * @param {import('../stage.mjs').Stage}                            stage
 * @param {number}                                                  count
 * @param {( number: number, lane: number ) => Promise<void>} work
 */
async function inLanes( stage, count, work ) {
	const numbers = range( count ).values();
	await Promise.all(
		range( stage.lanes.length ).map( async ( lane ) => {
			for ( const number of numbers ) {
				await work( number, lane );
			}
		} )
	);
}
