/** R9 and R10: many hands on one cart, and many carts on one database; by fast calls, and the long way through WordPress. */

import { range } from './tools.mjs';

/**
 * R9: different parts, put into one cart at the same moment, as from several tabs.
 *
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.carts
 * @param {number}                       size.adds  Into each, at the same time.
 * @param {'fast'|'long'}                [way]
 * @return {Promise<string>} What was done.
 */
export async function oneCart( stage, { carts, adds }, way = 'fast' ) {
	const parts = stage.parts.slice( 10 );
	for ( const number of range( carts ) ) {
		const visitor = by( way, stage.visitor( `tabs-${ number }` ) );
		await visitor.add( parts[ 0 ] );
		// Every fourth add is of a part that another adds too.
		const answers = await Promise.all(
			range( adds ).map( ( add ) => visitor.add( parts[ add % 4 === 3 ? 1 : add + 1 ] ) )
		);
		for ( const { headers } of answers ) {
			stage.history.note( 'way', { wanted: way, seen: String( headers[ 'x-fault-way' ] ?? 'fast' ) } );
		}
	}
	return `${ carts } carts, ${ adds } adds at once into each`;
}

/**
 * A cookie of somebody who was signed in once makes calls go the long way.
 *
 * @param {'fast'|'long'}                    way
 * @param {import('../visitor.mjs').Visitor} visitor
 * @return {import('../visitor.mjs').Visitor} The same.
 */
function by( way, visitor ) {
	if ( way === 'long' ) {
		visitor.cookies.set( 'wordpress_x', '1' );
	}
	return visitor;
}

/**
 * R10: everyone writes and reads at once.
 *
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.writers
 * @param {number}                       size.readers
 * @param {number}                       size.writes  Of each writer; readers read until the last has finished.
 * @param {'fast'|'long'}                [way]
 * @return {Promise<string>} What was done.
 */
export async function everyoneWrites( stage, { writers, readers, writes }, way = 'fast' ) {
	const parts = stage.parts.slice( 10 );
	let isOver = false;
	let reads = 0;
	const reading = Promise.all(
		range( readers ).map( async ( number ) => {
			const visitor = by( way, stage.visitor( `reader-${ number }` ) );
			while ( ! isOver ) {
				await visitor.read();
				reads++;
			}
		} )
	);
	await Promise.all(
		range( writers ).map( async ( number ) => {
			const visitor = by( way, stage.visitor( `writer-${ number }` ) );
			for ( const write of range( writes ) ) {
				await visitor.add( parts[ ( number + write ) % parts.length ] );
			}
		} )
	);
	isOver = true;
	await reading;
	return `${ writers } writers, ${ readers } readers, ${ writers * writes } writes, ${ reads } reads`;
}
