/** What lies at the top of the project. */

/** Besides text: what has no ending. */
const WITHOUT_ENDING = new Set( [ 'LICENSE' ] );

const TEXT = /\.(md|m?js|cjs|json|xml|neon)$|^\./;

/**
 * @param {string[]} names Of the files at the top.
 * @return {string} Which are none of the project's, such as a screenshot that a tool left; '' when none is.
 */
export function strayFault( names ) {
	const strays = names.filter( ( name ) => ! WITHOUT_ENDING.has( name ) && ! TEXT.test( name ) );
	return strays.length > 0 ? `${ strays.join( ', ' ) }: only settings and documents lie at the top (strays)` : '';
}
