/**
 * Holds every file of the project against the house rules: `file:line: sentence`.
 */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { idleMethods } from './lib/modules.mjs';
import { root } from './lib/paths.mjs';
import { pictureFault } from './lib/picture.mjs';
import { breaches } from './lib/rules.mjs';
import { strayFault } from './lib/top-level.mjs';

/** Made or fetched by the tools, wherever it lies. */
const NOT_OURS = new Set( [ '.git', '.site', '.cache', 'node_modules', 'vendor', 'build', 'dist', 'artifacts' ] );

const TEXT = /\.(php|m?js|cjs|tsx?|css|json|html|md|yml|yaml|neon|xml|conf|sh|txt|sql|service)$|(^|\/)run$/;

/**
 * @param {string} folder
 * @return {string[]} The project's own text files below it.
 */
const ours = ( folder ) =>
	readdirSync( path.join( root, folder ), { withFileTypes: true } ).flatMap( ( entry ) => {
		const name = path.posix.join( folder, entry.name );
		if ( entry.isDirectory() ) {
			return NOT_OURS.has( entry.name ) ? [] : ours( name );
		}
		return TEXT.test( name ) && entry.name !== 'package-lock.json' ? [ name ] : [];
	} );

const files = new Map( ours( '' ).map( ( file ) => [ file, readFileSync( path.join( root, file ), 'utf8' ) ] ) );
const top = readdirSync( root, { withFileTypes: true } ).flatMap( ( entry ) =>
	entry.isFile() ? [ entry.name ] : []
);
let found = 0;
for ( const [ file, text ] of files ) {
	for ( const { line, says, rule } of breaches( file, text ) ) {
		process.stdout.write( `${ file }:${ line }: ${ says } (${ rule.name })\n` );
		found++;
	}
}
for ( const fault of [ ...idleMethods( files ), pictureFault( files ), strayFault( top ) ].filter(
	( one ) => one !== ''
) ) {
	process.stdout.write( `${ fault }\n` );
	found++;
}
process.stdout.write( `${ files.size } files, ${ found } breaches of the house rules\n` );
process.exitCode = found > 0 ? 1 : 0;
