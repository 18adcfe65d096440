/** R19: the disk of the database, then that of the pictures, fills up while people use the site; then there is room again. */

import path from 'node:path';
import { onSmallDisk } from '../disks.mjs';
import { crowd, insist, newKey, pause, range } from './tools.mjs';

/** Bytes: room on the disk, more than SQLite's log grows to, and what is left of it when it is nearly full. */
const ROOM = 8 * 1024 * 1024;
const LEFT = 640 * 1024;

/** Of the same, where a statement in the middle of an order shall be the one without room: one of these is right. */
export const LEFTS = [ 640, 600, 560, 520, 480 ].map( ( kilobytes ) => kilobytes * 1024 );

/** What visitors read meanwhile. */
const READS = [ '/wp-json/coleman/v1/cart', '/wp-json/coleman/v1/equipment-categories', '/cart' ];

/** So often each buyer tries on the full disk. */
const TRIES = 4;

/**
 * SQLite's own disk: orders fill it up.
 *
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.buyers
 * @param {string}                       prefix
 * @param {number}                       [left]   Bytes that the orders have.
 * @return {Promise<string>} What was done.
 */
export async function databaseFills( stage, { buyers }, prefix, left = LEFT ) {
	const part = stage.parts[ 3 ];
	await stage.shelve( part, 100_000 );
	let refused = 0;
	let orders = 0;
	await onSmallDisk( path.join( stage.dir, 'database' ), ROOM, async ( { fill, free } ) => {
		const visitors = range( buyers ).map( ( number ) => stage.visitor( `buyer-${ number }` ) );
		for ( const visitor of visitors ) {
			await visitor.add( part );
		}
		fill( left );
		/** @type {{ visitor: import('../visitor.mjs').Visitor, order: { marker: string, key: string } }[]} */
		const open = [];
		await crowd( visitors, 4, async ( visitor ) => {
			for ( let turn = 0, failed = 0; failed === 0; turn++ ) {
				const order = { marker: `${ prefix }${ visitor.name }-${ turn }`, key: newKey() };
				for ( let status = 503; status >= 500 && failed < TRIES; ) {
					( { status } = await visitor.checkout( order ) );
					failed += status >= 500 ? 1 : 0;
					orders += status < 300 ? 1 : 0;
					await pause( 20 );
				}
				refused += failed;
				if ( failed > 0 ) {
					open.push( { visitor, order } );
				} else if ( ( await visitor.add( part ) ).status !== 200 ) {
					refused++;
					break;
				}
			}
		} );
		for ( const route of READS ) {
			const done = stage.history.begin( 'reader', 'request', { route } );
			done( await stage.visitor( 'reader' ).ask( { path: route } ) );
		}
		const said = await stage.doctor();
		stage.history.note( 'disk', { isNamed: /\bdisk is full\b/i.test( said ), refused } );
		free();
		// Whoever was refused sends the same again.
		for ( const { visitor, order } of open ) {
			await insist( visitor, order );
		}
		const done = stage.history.begin( 'afterwards', 'afterwards', { route: 'write' } );
		done( await stage.visitor( 'afterwards' ).add( part ) );
	} );
	return `${ orders } orders until it was full, ${ refused } writes refused`;
}

/**
 * The disk of the pictures.
 *
 * @param {import('../stage.mjs').Stage} stage
 * @return {Promise<{ done: string, pictures: import('../checker.mjs').State['pictures'] }>} What was done, and what was there at each step.
 */
export async function picturesFill( stage ) {
	const look = async () => JSON.parse( await stage.php( 'picture.php', 'look' ) );
	const [ , , , , , , , part ] = stage.parts;
	const folder = path.join( stage.site.wordpress, 'wp-content/uploads/coleman/optimized' );
	return onSmallDisk( folder, ROOM, async ( { fill, free } ) => {
		const [ upload ] = JSON.parse( await stage.php( 'picture.php', 'send', part ) );
		// The first of its files have room, the last have not.
		fill( 12 * 1024 );
		const said = await stage.phpThatMayDie( 'picture.php', () => {}, 'finish', `${ upload }:${ part }` );
		stage.history.note( 'kill', { what: 'disk of pictures', isAnswered: /^\[/.test( said ) } );
		const killed = await look();
		free();
		const [ picture ] = JSON.parse( await stage.php( 'picture.php', 'finish', `${ upload }:${ part }` ) );
		stage.history.note( 'picture', { picture } );
		const retried = await look();
		await stage.php( 'picture.php', 'sweep' );
		return { done: 'a picture that did not fit, and again', pictures: { killed, retried, swept: await look() } };
	} );
}
