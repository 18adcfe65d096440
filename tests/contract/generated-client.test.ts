import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { base, Visitor } from './site';

/** A client whose types are generated from the OpenAPI document: it compiles, and it places an order. */

const root = path.join( __dirname, '../..' );
const tool = ( name: string ) => path.join( root, 'node_modules/.bin', name );

let folder = '';

beforeAll( async () => {
	folder = mkdtempSync( path.join( tmpdir(), 'coleman-client-' ) );
	// Node finds the type declarations of itself here.
	symlinkSync( path.join( root, 'node_modules' ), path.join( folder, 'node_modules' ) );
	const { text } = await new Visitor().get( '/wp-json/coleman/v1/openapi' );
	writeFileSync( path.join( folder, 'openapi.json' ), text );
	// A field with a default may be left out.
	execFileSync(
		tool( 'openapi-typescript' ),
		[ 'openapi.json', '--output', 'api.ts', '--default-non-nullable', 'false' ],
		{
			cwd: folder,
			stdio: 'pipe',
		}
	);
	for ( const file of [ 'client.ts', 'place-order.ts' ] ) {
		copyFileSync( path.join( __dirname, 'client', file ), path.join( folder, file ) );
	}
}, 60_000 );

afterAll( () => rmSync( folder, { recursive: true, force: true } ) );

const compile = ( file: string, outDir: string ) =>
	spawnSync(
		tool( 'tsc' ),
		[
			...[ '--strict', '--exactOptionalPropertyTypes', 'false', '--skipLibCheck', '--types', 'node' ],
			...[ '--target', 'es2022', '--module', 'commonjs', '--outDir', outDir, file ],
		],
		{ cwd: folder, encoding: 'utf8' }
	);

it( 'compiles against our own use, and the program places an order', () => {
	const { status, stdout } = compile( 'place-order.ts', 'out' );
	expect( { status, stdout } ).toEqual( { status: 0, stdout: '' } );
	const told = execFileSync( process.execPath, [ path.join( folder, 'out/place-order.js' ), base ], {
		encoding: 'utf8',
	} );
	expect( JSON.parse( told ) ).toEqual( {
		inCart: 2,
		number: expect.stringMatching( /\d/ ),
		sameNumber: true,
		sameTotal: true,
	} );
}, 120_000 );

it( 'does not compile with a field of the wrong type, nor with a call that there is not', () => {
	const program = readFileSync( path.join( folder, 'place-order.ts' ), 'utf8' );
	for ( const [ right, wrong ] of [
		[ 'quantity: 2', "quantity: 'two'" ],
		[ "'/cart/add'", "'/cart/added'" ],
		[ 'quote.total_cents,', 'quote.no_such_field,' ],
	] as const ) {
		expect( program ).toContain( right );
		writeFileSync( path.join( folder, 'wrong.ts' ), program.replace( right, wrong ) );
		expect( compile( 'wrong.ts', 'wrong' ).status ).not.toBe( 0 );
	}
}, 120_000 );
