/** R17: pictures are uploaded, and whoever makes them of the files is killed. */

import { range } from './tools.mjs';

/** When: so many files are whole, before the row, before the upload says that it is one, before the sent file goes. */
const MOMENTS = [ '0', 'row', '3', 'mark', '6', 'file' ];

/**
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.rounds Of a kill at each moment.
 * @return {Promise<{ done: string, pictures: import('../checker.mjs').State['pictures'] }>} What was done, and what was there at each step.
 */
export async function picturesDie( stage, { rounds } ) {
	const look = async () => JSON.parse( await stage.php( 'picture.php', 'look' ) );
	const moments = range( rounds ).flatMap( () => MOMENTS );
	const parts = stage.parts.slice( 10, 10 + moments.length );
	/** @type {number[]} */
	const uploads = JSON.parse( await stage.php( 'picture.php', 'send', parts.join( ',' ) ) );
	const pairs = parts.map( ( part, index ) => `${ uploads[ index ] }:${ part }` );
	for ( const [ index, moment ] of moments.entries() ) {
		const said = await stage.phpThatMayDie( 'picture.php', () => {}, 'finish', pairs[ index ] ?? '', moment );
		stage.history.note( 'kill', { what: `picture at ${ moment }`, isAnswered: said !== '' } );
	}
	const killed = await look();

	// Every other one is sent again; nobody goes on with the rest.
	const again = pairs.filter( ( _, index ) => index % 2 === 0 );
	/** @type {number[]} */
	const ids = JSON.parse( await stage.php( 'picture.php', 'finish', again.join( ',' ) ) );
	ids.forEach( ( picture ) => stage.history.note( 'picture', { picture } ) );
	const retried = await look();

	// The first one is taken off again, and whoever removes its files is killed too.
	await stage.php( 'picture.php', 'remove', parts[ 0 ] ?? 0 );
	const swept = await stage.phpThatMayDie( 'picture.php', () => {}, 'sweep', 'killed' );
	stage.history.note( 'kill', { what: 'sweep', isAnswered: swept !== '' } );
	stage.history.note( 'removed', { picture: ids[ 0 ] ?? 0 } );
	await stage.php( 'picture.php', 'sweep' );
	return {
		done: `${ moments.length } pictures and a sweep killed, ${ ids.length } sent again`,
		pictures: { killed, retried, swept: await look() },
	};
}
