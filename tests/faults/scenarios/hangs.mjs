/** R18: the database hangs while people order: all of it, or the table that every request reads first. It goes on later. */

import { newKey, insist, pause, range } from './tools.mjs';

/** Nobody needs PHP for it: nginx has it. */
const PAGE = '/wp-json/coleman/v1/equipment-categories';

/** So long nginx keeps it, and somewhat longer: it is stale while the database hangs. */
const WARM_TRIES = 20;

/**
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.seconds  That it hangs.
 * @param {number}                       size.shoppers At the same time.
 * @param {string}                       prefix
 * @param {() => () => void|Promise<void>} [hang] Makes it hang, and gives what ends that; if not told, all of it is frozen.
 * @return {Promise<string>} What was done.
 */
export async function databaseHangs( stage, { seconds, shoppers }, prefix, hang = () => stage.freezeMariadb() ) {
	const part = stage.parts[ 2 ];
	await stage.shelve( part, 100_000 );
	const reader = stage.visitor( 'reader' );
	for ( let tries = 0; tries < WARM_TRIES; tries++ ) {
		const { headers } = await reader.ask( { path: PAGE } );
		if ( headers[ 'x-cache' ] === 'HIT' ) {
			break;
		}
	}
	let isOver = false;
	let isHung = false;
	let refused = 0;
	const shopping = range( shoppers ).map( async ( number ) => {
		for ( let turn = 0; ! isOver; turn++ ) {
			const visitor = stage.visitor( `buyer-${ number }-${ turn }` );
			for ( let status = 0; status !== 200 && ! isOver; ) {
				const done = stage.history.begin( visitor.name, 'request', { route: 'write' } );
				const answer = await visitor.add( part );
				done( answer, { retry: answer.headers[ 'retry-after' ] ?? '' } );
				( { status } = answer );
				refused += status === 503 ? 1 : 0;
				await pause( 20 );
			}
			if ( visitor.cookies.has( 'coleman_cart' ) ) {
				await insist( visitor, { marker: prefix + visitor.name, key: newKey() } );
			}
		}
	} );
	const reading = ( async () => {
		while ( ! isOver ) {
			if ( isHung ) {
				const done = stage.history.begin( 'reader', 'request', { route: 'cached page' } );
				done( await reader.ask( { path: PAGE } ) );
			}
			await pause( 200 );
		}
	} )();
	await pause( 1_000 );
	const wake = hang();
	isHung = true;
	try {
		await pause( 1_000 * seconds );
	} finally {
		isHung = false;
		await wake();
	}
	await pause( 500 );
	isOver = true;
	await Promise.all( [ ...shopping, reading ] );
	const done = stage.history.begin( 'afterwards', 'afterwards', { route: 'write' } );
	done( await stage.visitor( 'afterwards' ).add( part ) );
	return `hung for ${ seconds } s while ${ shoppers } ordered, ${ refused } writes refused`;
}
