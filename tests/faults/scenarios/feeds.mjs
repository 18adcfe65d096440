/** R13: a feed is taken in, and whoever does it is killed again and again. */

import { pause, someTime } from './tools.mjs';

/** So often it is taken up again; a run that is not done then never will be. */
const TRIES = 200;

/** Within so many milliseconds of its start a run is killed: a few chunks. */
const WINDOW = 600;

/**
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.parts Rows of the feed.
 * @param {number}                       size.kills
 * @return {Promise<{ done: string, feed: Object }>} What was done, and what the catalogue holds of it.
 */
export async function feedsDie( stage, { parts, kills } ) {
	await stage.php( 'feed.php', 'begin', parts );
	const begun = performance.now();
	let feed = JSON.parse( await stage.php( 'feed.php', 'state' ) );
	// WordPress has to start before there is anything to disturb.
	const start = 0.7 * ( performance.now() - begun );
	let blows = 0;
	let tries = 0;
	const states = new Set();
	for ( ; tries < TRIES && ! [ 'applied', 'lost' ].includes( feed.state ); tries++ ) {
		const isLeftAlone = blows >= kills;
		const after = start + someTime( WINDOW );
		let blow = Promise.resolve();
		await stage.phpThatMayDie(
			'feed.php',
			( pid ) => {
				blow = isLeftAlone
					? blow
					: pause( after ).then( () => {
							try {
								process.kill( pid, 'SIGKILL' );
								blows++;
								stage.history.note( 'kill', { what: 'feed', after } );
							} catch {
								// It was done already.
							}
						} );
			},
			'resume'
		);
		await blow;
		feed = JSON.parse( await stage.php( 'feed.php', 'state' ) );
		states.add( feed.state );
	}
	stage.history.note( 'feed', { parts } );
	return { done: `${ parts } parts, ${ blows } killed, seen ${ [ ...states ].join( ', ' ) }`, feed };
}
