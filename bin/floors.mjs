/**
 * Prints which folders reach each other, of PHP and of TypeScript, and which imports make it so. With --draw it draws
 * the picture of both in docs/architecture.md.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './lib/files.mjs';
import { API, apiImports, circles, isApi, isScript, scriptImports } from './lib/imports.mjs';
import { root } from './lib/paths.mjs';
import { drawn, PAGE, withDrawing } from './lib/picture.mjs';

const files = new Map(
	[ API, 'src', 'blocks' ]
		.flatMap( ( folder ) => filesBelow( path.join( root, folder ) ).map( ( name ) => `${ folder }/${ name }` ) )
		.filter( ( file ) => isApi( file ) || isScript( file ) )
		.map( ( file ) => [ file, readFileSync( path.join( root, file ), 'utf8' ) ] )
);
const imports = [ ...files ].flatMap( ( [ file, text ] ) =>
	isApi( file ) ? apiImports( file, text ) : scriptImports( file, text )
);

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

if ( process.argv.includes( '--draw' ) ) {
	const page = path.join( root, PAGE );
	writeFileSync( page, withDrawing( readFileSync( page, 'utf8' ), drawn( files ) ) );
}
