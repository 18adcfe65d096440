/**
 * `npm run pot` writes the templates for translators into dist/languages/, one for the theme and each plugin, and brings
 * our own languages in step with the source: new sentences are added without a translation, unused ones removed.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { writeWhole } from './lib/files.mjs';
import { inRoot } from './lib/paths.mjs';
import { potOf } from './lib/pot.mjs';
import { PACKAGE_NAMES } from './lib/product.mjs';
import { faultsOf, LANGUAGES, poFile, poText, updated, visitorsSentences } from './lib/translations.mjs';

command( async () => {
	mkdirSync( inRoot( 'dist/languages' ), { recursive: true } );
	for ( const name of PACKAGE_NAMES ) {
		const file = `dist/languages/${ name.replace( '.zip', '.pot' ) }`;
		const pot = potOf( name );
		writeFileSync( inRoot( file ), pot );
		process.stdout.write( `${ file }  ${ pot.toString().split( '\nmsgid ' ).length - 2 } sentences\n` );
		const sentences = visitorsSentences( name );
		for ( const locale of LANGUAGES ) {
			const text = updated( sentences, poText( name, locale ) );
			writeWhole( inRoot( poFile( name, locale ) ), text );
			const faults = faultsOf( sentences, text );
			process.stdout.write(
				`${ poFile( name, locale ) }  ${ sentences.length } sentences for visitors${ [ '', ...faults ].join( '\n  ' ) }\n`
			);
		}
	}
} );
