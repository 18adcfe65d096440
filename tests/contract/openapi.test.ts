import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { Visitor } from './site';

interface Operation {
	parameters?: { name: string; in: string; required?: boolean }[];
	requestBody?: { content: Record< string, { schema: { properties?: object; required?: string[] } } > };
}

interface Document {
	openapi: string;
	paths: Record< string, Record< string, Operation > >;
}

let document: Document;

beforeAll( async () => {
	( { json: document } = await new Visitor().get< Document >( '/wp-json/coleman/v1/openapi' ) );
} );

const operations = () =>
	Object.entries( document.paths ).flatMap( ( [ path, methods ] ) =>
		Object.entries( methods ).map( ( [ method, operation ] ) => ( { path, method, operation } ) )
	);

/**
 * What the schema of OpenAPI itself says of a document. The validator is an ES module, which Jest cannot load.
 *
 * @param text The document.
 */
function validated( text: string ): { valid: boolean; errors?: unknown } {
	const program = `
		import { Validator } from '@seriousme/openapi-schema-validator';
		import { readFileSync } from 'node:fs';
		const result = await new Validator().validate( JSON.parse( readFileSync( 0, 'utf8' ) ) );
		console.log( JSON.stringify( result ) );`;
	return JSON.parse(
		execFileSync( process.execPath, [ '--input-type=module', '--eval', program ], {
			cwd: resolve( __dirname, '../..' ),
			input: text,
			encoding: 'utf8',
		} )
	);
}

describe( 'the OpenAPI document', () => {
	it( 'is valid by the schema of its version, which a fault in it shows', () => {
		expect( document.openapi ).toMatch( /^3\.1\./ );
		expect( validated( JSON.stringify( document ) ) ).toEqual( { valid: true } );
		expect( validated( JSON.stringify( { ...document, paths: { cart: {} } } ) ).valid ).toBe( false );
	} );

	it( 'declares each parameter of each path, and no other', () => {
		const inPaths = operations().filter( ( { path } ) => path.includes( '{' ) );
		expect( inPaths.length ).toBeGreaterThan( 40 );
		expect( inPaths.some( ( { operation } ) => operation.requestBody ) ).toBe( true );
		for ( const { path, method, operation } of operations() ) {
			const named = [ ...path.matchAll( /\{(\w+)\}/g ) ].map( ( [ , name ] ) => name );
			const declared = ( operation.parameters ?? [] ).filter( ( one ) => one.in === 'path' );
			expect( [ method, path, ...declared.map( ( { name } ) => name ) ] ).toEqual( [ method, path, ...named ] );
			expect( declared.every( ( { required } ) => required ) ).toBe( true );
			// What the path says is not asked for in the body once more.
			for ( const { schema } of Object.values( operation.requestBody?.content ?? {} ) ) {
				const fields = [ ...Object.keys( schema.properties ?? {} ), ...( schema.required ?? [] ) ];
				expect( fields.filter( ( name ) => named.includes( name ) ) ).toEqual( [] );
			}
		}
	} );

	it( 'has no path that is still a pattern', () => {
		expect( Object.keys( document.paths ).filter( ( path ) => ! /^(\/[\w-]+|\/\{\w+\})+$/.test( path ) ) ).toEqual(
			[]
		);
	} );
} );
