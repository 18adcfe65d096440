/** R13: a feed is taken in, and whoever does it is killed again and again. */

import { randomInt } from 'node:crypto';
import { pause, range } from './tools.mjs';

/** So often it is taken up again; a run that is not done then never will be. */
const TRIES = 200;

/**
 * @param {number} seed
 * @return {() => number} Numbers from 0 to 1, the same for a seed (Park and Miller's).
 */
export function numbersOf( seed ) {
	let state = ( seed * 7_919 ) % 2_147_483_646;
	return () => {
		state = ( ( state + 1 ) * 48_271 ) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}

/**
 * @param {number} seed
 * @param {number} kills
 * @param {number} milliseconds That the work takes when nobody is killed.
 * @return {number[]} For each kill, after how much work since the one before: random moments of the whole, in order.
 */
export function moments( seed, kills, milliseconds ) {
	const next = numbersOf( seed );
	// Not to its very end: a blow after it hits nobody.
	const all = range( kills ).map( () => next() * 0.9 * milliseconds );
	all.sort( ( one, other ) => one - other );
	return all.map( ( moment, index ) => Math.round( moment - ( all[ index - 1 ] ?? 0 ) ) );
}

/**
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.parts Rows of the feed.
 * @param {number}                       size.kills
 * @param {number}                       [size.seed]
 * @return {Promise<{ done: string, told: string[], feed: Object }>} What was done, and what the catalogue holds of it.
 */
export async function feedsDie( stage, { parts, kills, seed = randomInt( 1_000_000 ) } ) {
	await stage.php( 'feed.php', 'write', parts );
	const undisturbed = JSON.parse( await stage.php( 'feed.php', 'undisturbed' ) );
	await stage.php( 'feed.php', 'begin' );
	const begun = performance.now();
	let now = JSON.parse( await stage.php( 'feed.php', 'look' ) );
	// WordPress has to start before there is anything to disturb.
	const start = 0.7 * ( performance.now() - begun );
	const left = moments( seed, kills, undisturbed.milliseconds );
	const told = [ `seed ${ seed }; undisturbed it takes ${ undisturbed.milliseconds } ms` ];
	let blows = 0;
	for ( let tries = 0; tries < TRIES && now.state !== 'applied'; tries++ ) {
		const after = left[ blows ];
		let blow = Promise.resolve();
		let isDead = false;
		await stage.phpThatMayDie(
			'feed.php',
			( pid ) => {
				blow =
					after === undefined
						? blow
						: pause( start + after ).then( () => {
								try {
									process.kill( pid, 'SIGKILL' );
									isDead = true;
								} catch {
									// It was done already.
								}
							} );
			},
			'resume'
		);
		await blow;
		now = JSON.parse( await stage.php( 'feed.php', 'look' ) );
		if ( isDead ) {
			blows++;
			stage.history.note( 'kill', { what: 'feed', after, ...now } );
			told.push(
				`kill ${ blows } after ${ after } ms: ${ now.state }, ${ now.read } read, ${ now.parts } parts, ` +
					`${ now.indexed } in the index, ${ now.waiting } named to it`
			);
		}
	}
	const feed = JSON.parse( await stage.php( 'feed.php', 'outcome' ) );
	stage.history.note( 'feed', { parts, seed, outcome: undisturbed.outcome } );
	return { done: `${ parts } parts, ${ blows } killed, seed ${ seed }`, told, feed };
}
