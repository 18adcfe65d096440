/** R9 and R10: many hands on one cart, and many carts on one database. */

import { range } from './tools.mjs';

/**
 * R9: different parts, put into one cart at the same moment, as from several tabs.
 *
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.carts
 * @param {number}                       size.adds  Into each, at the same time.
 * @return {Promise<string>} What was done.
 */
export async function oneCart( stage, { carts, adds } ) {
	const parts = stage.parts.slice( 10 );
	for ( const number of range( carts ) ) {
		const visitor = stage.visitor( `tabs-${ number }` );
		await visitor.add( parts[ 0 ] );
		// Every fourth add is of a part that another adds too.
		await Promise.all( range( adds ).map( ( add ) => visitor.add( parts[ add % 4 === 3 ? 1 : add + 1 ] ) ) );
	}
	return `${ carts } carts, ${ adds } adds at once into each`;
}

/**
 * R10: everyone writes and reads at once.
 *
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.writers
 * @param {number}                       size.readers
 * @param {number}                       size.writes  Of each writer; readers read until the last has finished.
 * @return {Promise<string>} What was done.
 */
export async function everyoneWrites( stage, { writers, readers, writes } ) {
	const parts = stage.parts.slice( 10 );
	let isOver = false;
	let reads = 0;
	const reading = Promise.all(
		range( readers ).map( async ( number ) => {
			const visitor = stage.visitor( `reader-${ number }` );
			while ( ! isOver ) {
				await visitor.read();
				reads++;
			}
		} )
	);
	await Promise.all(
		range( writers ).map( async ( number ) => {
			const visitor = stage.visitor( `writer-${ number }` );
			for ( const write of range( writes ) ) {
				await visitor.add( parts[ ( number + write ) % parts.length ] );
			}
		} )
	);
	isOver = true;
	await reading;
	return `${ writers } writers, ${ readers } readers, ${ writers * writes } writes, ${ reads } reads`;
}
