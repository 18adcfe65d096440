/**
 * PHP against React for props that nobody has thought of: made up from the shape of each component's props.
 *
 *   RANDOM_STATES=500 RANDOM_SEEDS=1,2,3   how many for each component and seed, and which seeds
 *   RANDOM_ONLY=order-form                 of which components
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { differences } from './compare';
import { descriptionOf } from './described-shape';
import { madeUp } from './made-up';
import { componentOf } from './states';

jest.mock( '@/islands/shape', () => jest.requireActual( './described-shape' ) );

const root = path.resolve( __dirname, '../..' );
const SEEDS = ( process.env.RANDOM_SEEDS ?? '1,2,3' ).split( ',' ).map( Number );
const STATES = Number( process.env.RANDOM_STATES ?? 22 );
const ONLY = process.env.RANDOM_ONLY;

type Made = { folder: string; block: string; seed: number; props: Record< string, unknown > };

/** The components whose props have a shape. */
const components = [ 'blocks', 'src/ui', 'src/forms' ]
	.flatMap( ( folder ) =>
		readdirSync( path.join( root, folder ) ).map( ( block ) => ( { folder: path.join( root, folder ), block } ) )
	)
	.filter( ( { folder, block } ) => existsSync( path.join( folder, block, 'fixtures.json' ) ) )
	.filter( ( { block } ) => ! ONLY || block === ONLY )
	.map( ( one ) => ( { ...one, ...componentOf( { ...one, state: '', html: '', page: '' } ) } ) )
	.map( ( one ) => ( { ...one, description: descriptionOf( one.check ) } ) );

const shaped = components.filter( ( { description } ) => description );

const made: Made[] = shaped.flatMap( ( { folder, block, description } ) =>
	SEEDS.flatMap( ( seed ) =>
		fc
			.sample( madeUp( description! ), { seed, numRuns: STATES } )
			.map( ( props ) => ( { folder, block, seed, props: props as Record< string, unknown > } ) )
	)
);

function printed(): { html?: string; fault?: string }[] {
	const folder = mkdtempSync( path.join( tmpdir(), 'coleman-random-' ) );
	try {
		const file = path.join( folder, 'states.json' );
		writeFileSync(
			file,
			JSON.stringify(
				made.map( ( one ) => ( { folder: path.join( one.folder, one.block ), props: one.props } ) )
			)
		);
		return JSON.parse(
			execFileSync( process.env.PHP_BINARY ?? 'php', [ path.join( __dirname, 'render-props.php' ), file ], {
				encoding: 'utf8',
				maxBuffer: 512 * 1024 * 1024,
				stdio: [ 'ignore', 'pipe', 'inherit' ],
			} )
		) as { html?: string; fault?: string }[];
	} finally {
		rmSync( folder, { recursive: true } );
	}
}

const byPhp = printed();

/** No island asks for anything before the visitor does. */
Object.assign( globalThis, { fetch: () => new Promise( () => {} ) } );

it( 'is made up for nearly all components', () => {
	expect( shaped.length ).toBeGreaterThan( ONLY ? 0 : 70 );
} );

it.each( shaped.map( ( one ) => [ one.block, one ] as const ) )(
	'%s is the same from PHP and from React',
	( _, { folder, block, Component, check } ) => {
		const found: string[] = [];
		made.forEach( ( one, index ) => {
			if ( one.folder !== folder || one.block !== block ) {
				return;
			}
			const where = `${ block }, seed ${ one.seed }`;
			const { html, fault } = byPhp[ index ]!;
			// As the browser has it: read from JSON.
			const props = JSON.parse( JSON.stringify( one.props ) ) as Record< string, unknown >;
			const react = renderToString( <Component { ...check( props ) } /> );
			const differ = fault ? [ `${ where }: PHP failed: ${ fault }` ] : differences( html!, react, where );
			if ( differ.length ) {
				found.push( `${ differ[ 0 ] }\n${ JSON.stringify( one.props ) }` );
			}
		} );
		expect( found.slice( 0, 3 ) ).toEqual( [] );
	}
);
