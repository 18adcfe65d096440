/**
 * Whether both engines answer the same: a few hundred texts, each found, suggested and picked by.
 */

import { runOn } from './filling.mjs';

/**
 * @typedef {Map<string, Object>} Answers By text.
 *
 * @typedef  {Object} Difference
 * @property {string} text
 * @property {string} where Path in the answer, `find.sections.parts.count`.
 * @property {string} one
 * @property {string} other
 */

/**
 * @param {string} lines Of answers.php.
 * @return {Answers} What they say.
 */
export const answersOf = ( lines ) =>
	new Map(
		lines
			.trim()
			.split( '\n' )
			.map( ( line ) => JSON.parse( line ) )
			.map( ( { text, answers } ) => [ text, answers ] )
	);

/**
 * @param {unknown} value
 * @return {Record<string, unknown>|null} The object that it is, or the list.
 */
const treeOf = ( value ) =>
	value !== null && typeof value === 'object' ? /** @type {Record<string, unknown>} */ ( value ) : null;

/**
 * @param {unknown} one
 * @param {unknown} other
 * @param {string}  where
 * @return {{ where: string, one: string, other: string }|null} The first place where they are not the same.
 */
function firstDifference( one, other, where = '' ) {
	const [ left, right ] = [ treeOf( one ), treeOf( other ) ];
	if ( ! left || ! right || Array.isArray( one ) ) {
		const texts = [ one, other ].map( ( value ) => JSON.stringify( value ) ?? 'nothing' );
		return texts[ 0 ] === texts[ 1 ] ? null : { where, one: texts[ 0 ], other: texts[ 1 ] };
	}
	for ( const name of new Set( [ ...Object.keys( left ), ...Object.keys( right ) ] ) ) {
		const found = firstDifference( left[ name ], right[ name ], where === '' ? name : `${ where }.${ name }` );
		if ( found ) {
			return found;
		}
	}
	return null;
}

/**
 * @param {Answers} one
 * @param {Answers} other
 * @return {Difference[]} The first of each text.
 */
export const differences = ( one, other ) =>
	[ ...new Set( [ ...one.keys(), ...other.keys() ] ) ].flatMap( ( text ) => {
		const found = firstDifference( one.get( text ), other.get( text ) );
		return found ? [ { text, ...found } ] : [];
	} );

/**
 * @param {import('../../../bin/lib/site.mjs').Site} one
 * @param {import('../../../bin/lib/site.mjs').Site} other
 * @param {number}                                   parts
 * @param {number}                                   each  Texts of each kind.
 * @return {Promise<{ texts: number, differences: Difference[] }>} What they were asked, and answered differently.
 */
export async function compareAnswers( one, other, parts, each ) {
	const [ left, right ] = [
		answersOf( await runOn( one, 'answers.php', [ parts, each ] ) ),
		answersOf( await runOn( other, 'answers.php', [ parts, each ] ) ),
	];
	return { texts: left.size, differences: differences( left, right ) };
}
