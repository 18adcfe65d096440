/**
 * `npm run package` writes the theme and both plugins as zips into dist/, with a bill of materials and a list of licenses.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { inRoot } from './lib/paths.mjs';
import { PACKAGE_NAMES, packageOf } from './lib/product.mjs';
import { billOf, demandCompatible, licensesOf, partsOfProduct } from './lib/sbom.mjs';
import { setUpBuild, setUpNode } from './lib/setup.mjs';

command( async () => {
	await setUpNode();
	await setUpBuild();
	const parts = partsOfProduct();
	demandCompatible( parts );
	rmSync( inRoot( 'dist' ), { recursive: true, force: true } );
	mkdirSync( inRoot( 'dist' ) );
	for ( const name of PACKAGE_NAMES ) {
		const zip = packageOf( name );
		writeFileSync( inRoot( 'dist', name ), zip );
		const sum = createHash( 'sha256' ).update( zip ).digest( 'hex' );
		process.stdout.write( `${ sum }  dist/${ name }  ${ Math.ceil( zip.length / 1024 ) } KB\n` );
	}
	const { version } = JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) );
	writeFileSync( inRoot( 'dist/coleman.cdx.json' ), billOf( version, parts ) );
	writeFileSync( inRoot( 'dist/licenses.txt' ), licensesOf( parts ) );
	process.stdout.write( `dist/coleman.cdx.json, dist/licenses.txt  ${ parts.length } packages\n` );
} );
