/**
 * The options of a command, and what of several things one of them names: `--only pages,calls`.
 */

import { parseArgs } from 'node:util';
import { errorOf, Problem } from './report.mjs';

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

/**
 * The options that a command was called with.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {Options}  options As parseArgs() takes them.
 * @param {string[]} [args]  Those of this process, if it is not told.
 * @throws {Problem} Of one that is unknown or has no value, with those there are.
 */
export function optionsGiven( options, args = process.argv.slice( 2 ) ) {
	try {
		return parseArgs( { options, args } ).values;
	} catch ( error ) {
		const names = Object.keys( options ).map( ( name ) => `--${ name }` );
		throw new Problem( `${ errorOf( error ).message } There are: ${ names.join( ', ' ) }.` );
	}
}
