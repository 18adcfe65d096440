/**
 * What of several things an option names: `--only pages,calls`.
 */

import { Problem } from './report.mjs';

/**
 * @template {string} Name
 * @param {string|undefined} text What was typed, names with commas between them; undefined without the option.
 * @param {Name[]}           all  The names there are.
 * @param {string}           what What one of them is called: `group`.
 * @return {Name[]} The named ones as they were typed; all without the option.
 * @throws {Problem} Of the first name that is none.
 */
export function chosenOf( text, all, what ) {
	const chosen = /** @type {Name[]} */ ( text?.split( ',' ) ?? all );
	const unknown = chosen.find( ( name ) => ! all.includes( name ) );
	if ( unknown !== undefined ) {
		throw new Problem( `There is no ${ what } "${ unknown }". There are: ${ all.join( ', ' ) }.` );
	}
	return chosen;
}
