/**
 * `npm run pot` writes the templates for translators into dist/languages/: one for the theme and each plugin.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { inRoot } from './lib/paths.mjs';
import { potOf } from './lib/pot.mjs';
import { PACKAGE_NAMES } from './lib/product.mjs';

command( async () => {
	mkdirSync( inRoot( 'dist/languages' ), { recursive: true } );
	for ( const name of PACKAGE_NAMES ) {
		const file = `dist/languages/${ name.replace( '.zip', '.pot' ) }`;
		const pot = potOf( name );
		writeFileSync( inRoot( file ), pot );
		process.stdout.write( `${ file }  ${ pot.toString().split( '\nmsgid ' ).length - 2 } sentences\n` );
	}
} );
