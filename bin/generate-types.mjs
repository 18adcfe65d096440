/**
 * Writes src/api/generated/schemas.ts from plugin-coleman-api/schema: one type for each schema, named by its title.
 *
 *   node bin/generate-types.mjs           writes the file
 *   node bin/generate-types.mjs --check   fails when the file is not what the schemas give
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const root = path.dirname( path.dirname( fileURLToPath( import.meta.url ) ) );
const schemas = path.join( root, 'plugin-coleman-api', 'schema' );
const target = path.join( root, 'src', 'api', 'generated', 'schemas.ts' );

const files = ( await readdir( schemas, { recursive: true } ) ).filter( ( file ) => file.endsWith( '.json' ) ).sort();

// One schema that refers to all others: so each type is written once, however often it is referred to.
/** @type {Parameters<typeof compile>[0]} */
const everything = {
	title: 'Schemas',
	type: 'object',
	additionalProperties: false,
	required: files.map( keyOf ),
	properties: Object.fromEntries( files.map( ( file ) => [ keyOf( file ), { $ref: file } ] ) ),
};

/** @param {string} file */
function keyOf( file ) {
	return file
		.replace( /\.json$/, '' )
		.split( path.sep )
		.join( '/' );
}

const written = await compile( everything, 'Schemas', {
	cwd: `${ schemas }${ path.sep }`,
	additionalProperties: false,
	bannerComment: '/* Generated from plugin-coleman-api/schema by `npm run generate:types`. */',
	style: { useTabs: true, singleQuote: true, printWidth: 120 },
} );

if ( process.argv.includes( '--check' ) ) {
	const present = await readFile( target, 'utf8' ).catch( () => '' );
	if ( present !== written ) {
		process.stderr.write(
			'src/api/generated/schemas.ts is not what the schemas give. Run: npm run generate:types\n'
		);
		process.exitCode = 1;
	}
} else {
	await mkdir( path.dirname( target ), { recursive: true } );
	await writeFile( target, written );
	process.stdout.write( `${ path.relative( root, target ) }: ${ files.length } schemas\n` );
}
