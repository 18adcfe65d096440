/**
 * Prints which folders of the API plugin reach each other, and which imports make it so.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './lib/files.mjs';
import { API, apiImports, circles } from './lib/imports.mjs';
import { root } from './lib/paths.mjs';

const imports = filesBelow( path.join( root, API ) )
	.filter( ( name ) => name.endsWith( '.php' ) )
	.map( ( name ) => `${ API }/${ name }` )
	.flatMap( ( file ) => apiImports( file, readFileSync( path.join( root, file ), 'utf8' ) ) );

const found = circles( imports );
for ( const circle of found ) {
	process.stdout.write( `${ circle.length } folders reach each other: ${ circle.join( ', ' ) }\n` );
	for ( const { from, to, name, file, line } of imports ) {
		if ( circle.includes( from ) && circle.includes( to ) ) {
			process.stdout.write( `  ${ from } → ${ to }: ${ file }:${ line } imports ${ name }\n` );
		}
	}
}
process.stdout.write( `${ found.length } circles\n` );
