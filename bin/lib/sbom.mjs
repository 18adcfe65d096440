/**
 * What of others is in the three zips: a bill of materials (CycloneDX 1.6) and a list of licenses.
 *
 * PHP needs no package at run time, so everything comes from npm: every package that the build may take code from, by
 * package-lock.json. Scripts that WordPress brings (`@wordpress/components` and others) are among them, though the zips only
 * name those.
 *
 * @typedef {{ version?: string, license?: string, resolved?: string, integrity?: string, dev?: boolean, devOptional?: boolean }} Locked
 *
 * @typedef {{ name: string, version: string, license: string, integrity: string }} Part
 */

import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { Problem } from './report.mjs';

/** May be shipped in a work under GPL-2.0-or-later; Apache-2.0 because of "or later" (GPL-3.0). */
const COMPATIBLE = new Set( [
	'0BSD',
	'Apache-2.0',
	'Apache-2.0 WITH LLVM-exception',
	'BlueOak-1.0.0',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'CC0-1.0',
	'GPL-2.0-or-later',
	'GPL-3.0-or-later',
	'ISC',
	'LGPL-2.1-or-later',
	'LGPL-3.0-or-later',
	'MIT',
	'MPL-2.0',
	// Fonts, which are data beside the program.
	'OFL-1.1',
	'Unlicense',
	'Zlib',
] );

/** @type {Record<string, { license: string, file: string, says: RegExp }>} Packages that npm knows no license of; their own file says it. */
const TOLD_BY_FILE = {
	'gradient-parser': { license: 'MIT', file: 'LICENSE', says: /Permission is hereby granted, free of charge/ },
};

/**
 * @param {string} license An SPDX expression.
 * @return {boolean} Whether we may ship what has it.
 */
export function isCompatible( license ) {
	const plain = license.replace( /^\((.*)\)$/, '$1' ).trim();
	if ( plain.includes( ' OR ' ) ) {
		return plain.split( ' OR ' ).some( isCompatible );
	}
	if ( plain.includes( ' AND ' ) ) {
		return plain.split( ' AND ' ).every( isCompatible );
	}
	return COMPATIBLE.has( plain );
}

/**
 * @param {string} name
 * @return {string} The license of a package whose entry has none; '' when its file says nothing known.
 */
function licenseByFile( name ) {
	const told = TOLD_BY_FILE[ name ];
	const file = told && inRoot( 'node_modules', name, told.file );
	return told && existsSync( file ) && told.says.test( readFileSync( file, 'utf8' ) ) ? told.license : '';
}

/**
 * @param {Record<string, Locked>} packages Of package-lock.json, by folder.
 * @return {Part[]} Those that the build may take code from, by name and version.
 */
export function shipped( packages ) {
	/** @type {Map<string, Part>} */
	const found = new Map();
	for ( const [ folder, { version = '', license = '', integrity = '', dev, devOptional } ] of Object.entries(
		packages
	) ) {
		const name = folder.split( 'node_modules/' ).at( -1 ) ?? '';
		if ( name !== '' && ! dev && ! devOptional ) {
			found.set( `${ name }@${ version }`, {
				name,
				version,
				license: license || licenseByFile( name ),
				integrity,
			} );
		}
	}
	return [ ...found ].sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) ).map( ( [ , part ] ) => part );
}

/** @return {Part[]} Of this checkout. */
export const partsOfProduct = () =>
	shipped( JSON.parse( readFileSync( inRoot( 'package-lock.json' ), 'utf8' ) ).packages );

/**
 * @param {Part[]} parts
 * @throws {Problem} Names each part that may not be shipped.
 */
export function demandCompatible( parts ) {
	const refused = parts.filter( ( { license } ) => ! isCompatible( license ) );
	if ( refused.length > 0 ) {
		const list = refused.map(
			( { name, version, license } ) => `${ name } ${ version } (${ license || 'no license' })`
		);
		throw new Problem( `Not compatible with GPL-2.0-or-later: ${ list.join( ', ' ) }.` );
	}
}

/** @param {Part} part Its address as package tools write it. */
const purl = ( { name, version } ) => `pkg:npm/${ name.replace( '@', '%40' ) }@${ version }`;

/**
 * @param {string} version Of the product.
 * @param {Part[]} parts
 * @return {string} CycloneDX, the same for the same parts.
 */
export function billOf( version, parts ) {
	const bill = {
		$schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
		bomFormat: 'CycloneDX',
		specVersion: '1.6',
		version: 1,
		metadata: {
			component: {
				type: 'application',
				'bom-ref': 'coleman-equipment',
				name: 'coleman-equipment',
				version,
				licenses: [ { license: { id: 'GPL-2.0-or-later' } } ],
			},
		},
		components: parts.map( ( part ) => ( {
			type: 'library',
			'bom-ref': purl( part ),
			name: part.name,
			version: part.version,
			purl: purl( part ),
			licenses: [ / /.test( part.license ) ? { expression: part.license } : { license: { id: part.license } } ],
			...( part.integrity.startsWith( 'sha512-' )
				? {
						hashes: [
							{
								alg: 'SHA-512',
								content: Buffer.from( part.integrity.slice( 7 ), 'base64' ).toString( 'hex' ),
							},
						],
					}
				: {} ),
		} ) ),
		dependencies: [ { ref: 'coleman-equipment', dependsOn: parts.map( purl ) } ],
	};
	return `${ JSON.stringify( bill, null, '\t' ) }\n`;
}

/**
 * @param {Part[]} parts
 * @return {string} Each license with the parts that have it.
 */
export function licensesOf( parts ) {
	const names = [ ...new Set( parts.map( ( { license } ) => license ) ) ].sort();
	return names
		.map( ( license ) => {
			const those = parts.filter( ( part ) => part.license === license );
			return `${ license }\n${ those.map( ( { name, version } ) => `  ${ name } ${ version }\n` ).join( '' ) }`;
		} )
		.join( '\n' );
}
