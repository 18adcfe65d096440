/**
 * `npm run package` writes the theme and both plugins as zips into dist/.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { inRoot } from './lib/paths.mjs';
import { PACKAGE_NAMES, packageOf } from './lib/product.mjs';
import { setUpBuild, setUpNode } from './lib/setup.mjs';

command( async () => {
	await setUpNode();
	await setUpBuild();
	rmSync( inRoot( 'dist' ), { recursive: true, force: true } );
	mkdirSync( inRoot( 'dist' ) );
	for ( const name of PACKAGE_NAMES ) {
		const zip = packageOf( name );
		writeFileSync( inRoot( 'dist', name ), zip );
		const sum = createHash( 'sha256' ).update( zip ).digest( 'hex' );
		process.stdout.write( `${ sum }  dist/${ name }  ${ Math.ceil( zip.length / 1024 ) } KB\n` );
	}
} );
