/** R13: a feed is taken in and undone, and whoever does it is killed again and again. */

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
 * Takes up what is under way until it is done, and kills whoever does it.
 *
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       plan
 * @param {number[]}                     plan.left  For each blow, after how much work since the one before.
 * @param {number}                       plan.start Milliseconds before there is anything to disturb.
 * @param {() => Promise<boolean>}       plan.isDone
 * @param {( after: number ) => Promise<void>} plan.onBlow
 * @return {Promise<number>} The blows that hit.
 */
async function disturb( stage, { left, start, isDone, onBlow } ) {
	let blows = 0;
	for ( let tries = 0; tries < TRIES && ! ( await isDone() ); tries++ ) {
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
		if ( isDead ) {
			blows++;
			await onBlow( after );
		}
	}
	return blows;
}

/**
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.parts Rows of the feed.
 * @param {number}                       size.kills While it is taken in; half as many while it is undone.
 * @param {number}                       [size.seed]
 * @return {Promise<{ done: string, told: string[], feed: import('../checker.mjs').State['feed'], undone: import('../checker.mjs').State['undone'] }>} What was done, what the catalogue held of the feed, and what was left after the undo.
 */
export async function feedsDie( stage, { parts, kills, seed = randomInt( 1_000_000 ) } ) {
	/** @param {string} what */
	const ask = async ( what ) => JSON.parse( await stage.php( 'feed.php', what ) );
	await stage.php( 'feed.php', 'write', parts );
	const undisturbed = await ask( 'undisturbed' );
	await stage.php( 'feed.php', 'begin' );
	const begun = performance.now();
	let now = await ask( 'look' );
	// WordPress has to start before there is anything to disturb.
	const start = 0.7 * ( performance.now() - begun );
	const told = [
		`seed ${ seed }; undisturbed it takes ${ undisturbed.milliseconds } ms, and ${ undisturbed.undone } ms to undo`,
	];
	const blows = await disturb( stage, {
		left: moments( seed, kills, undisturbed.milliseconds ),
		start,
		isDone: async () => now.state === 'applied' || ( now = await ask( 'look' ) ).state === 'applied',
		onBlow: async ( after ) => {
			now = await ask( 'look' );
			stage.history.note( 'kill', { what: 'feed', after, ...now } );
			told.push(
				`kill after ${ after } ms: ${ now.state }, ${ now.read } read, ${ now.parts } parts, ` +
					`${ now.indexed } in the index, ${ now.waiting } named to it`
			);
		},
	} );
	const feed = await ask( 'outcome' );
	stage.history.note( 'feed', { parts, seed, outcome: undisturbed.outcome } );

	await stage.php( 'feed.php', 'undo' );
	let undone = await ask( 'undone' );
	const undoBlows = await disturb( stage, {
		left: moments( seed, Math.ceil( kills / 2 ), undisturbed.undone ),
		start,
		isDone: async () => ( undone = await ask( 'undone' ) ).state === 'applied',
		onBlow: async ( after ) => {
			const { parts: there } = await ask( 'undone' );
			told.push( `kill of the undo after ${ after } ms: ${ there } parts` );
		},
	} );
	stage.history.note( 'undone', { blows: undoBlows } );
	return {
		done: `${ parts } parts, ${ blows } killed, ${ undoBlows } in the undo, seed ${ seed }`,
		told,
		feed,
		undone,
	};
}
