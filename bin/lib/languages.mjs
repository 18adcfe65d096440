/**
 * The translations of the theme and of the API plugin, in the form that WordPress reads: a .l10n.php file beside each
 * .po file. Those of the blocks are written with their build.
 */

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import po from '../webpack/po.js';
import { writeWhole } from './files.mjs';
import { inRoot } from './paths.mjs';

const FOLDERS = [ 'theme/languages', 'plugin-coleman-api/languages' ];

/** By the name of a file: ours, and the few words of WordPress that visitors read. */
const DOMAINS = { coleman: 'coleman', wordpress: 'default' };

/**
 * @param {string} folder
 * @return {Map<string, string>} The files that belong there, by their names.
 */
function filesFor( folder ) {
	const found = readdirSync( inRoot( folder ) ).flatMap( ( name ) => {
		const [ , words, locale ] = /^(coleman|wordpress)-(\w+)\.po$/.exec( name ) ?? [];
		return words && locale
			? [ { name, locale, domain: words === 'coleman' ? DOMAINS.coleman : DOMAINS.wordpress } ]
			: [];
	} );
	return new Map(
		found.map( ( { name, locale, domain } ) => [
			name.replace( /po$/, 'l10n.php' ),
			po.toPhpTranslations( readFileSync( inRoot( folder, name ), 'utf8' ), locale, domain ),
		] )
	);
}

/** Writes those that changed, and removes those of languages that are gone. */
export function writeLanguages() {
	for ( const folder of FOLDERS.filter( ( name ) => existsSync( inRoot( name ) ) ) ) {
		const files = filesFor( folder );
		for ( const [ name, text ] of files ) {
			const file = inRoot( folder, name );
			if ( ! existsSync( file ) || readFileSync( file, 'utf8' ) !== text ) {
				writeWhole( file, text );
			}
		}
		readdirSync( inRoot( folder ) )
			.filter( ( name ) => name.endsWith( '.l10n.php' ) && ! files.has( name ) )
			.forEach( ( name ) => rmSync( inRoot( folder, name ) ) );
	}
}
