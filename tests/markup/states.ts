import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import type { Check } from '@/islands';

const root = path.resolve( __dirname, '../..' );

/** One state of a block or of a shared piece, as PHP made it. */
export type State = {
	folder: string;
	block: string;
	state: string;
	/** The component's own HTML. */
	html: string;
	/** The same when it has gone through a whole block template. */
	page: string;
	/** Why PHP made nothing of it. */
	fault?: string;
};

type Props = Record< string, unknown >;

/** Has PHP render every fixture of the blocks in these folders. */
export function renderStates( ...folders: string[] ): State[] {
	const script = path.join( __dirname, 'render-states.php' );
	const output = execFileSync(
		process.env.PHP_BINARY ?? 'php',
		[ script, ...folders.map( ( folder ) => path.join( root, folder ) ) ],
		{
			encoding: 'utf8',
			maxBuffer: 256 * 1024 * 1024,
			stdio: [ 'ignore', 'pipe', 'inherit' ],
		}
	);
	return JSON.parse( output ) as State[];
}

const capitalised = ( name: string ) => name.replace( /(?:^|-)(\w)/g, ( _, letter: string ) => letter.toUpperCase() );

/**
 * The React component, by the house's convention: cart-modal.tsx exports the component `CartModal` and, where its props
 * come from outside, their check `cartModalProps`.
 */
export function componentOf( { folder, block }: State ): { Component: ComponentType< Props >; check: Check< Props > } {
	const file = path.join( folder, block, `${ block }.tsx` );
	if ( ! existsSync( file ) ) {
		throw new Error( `${ file } is missing: a block with fixtures has a component.` );
	}
	const module = jest.requireActual< Record< string, unknown > >( file );
	const name = capitalised( block );
	const Component = module[ name ];
	if ( typeof Component !== 'function' ) {
		throw new Error( `${ file } must export the component ${ name }.` );
	}
	const check = module[ `${ name.charAt( 0 ).toLowerCase() }${ name.slice( 1 ) }Props` ];
	return {
		Component: Component as ComponentType< Props >,
		check: typeof check === 'function' ? ( check as Check< Props > ) : ( value ) => value as Props,
	};
}

export const propsOf = ( { folder, block, state }: State ): Props =>
	( JSON.parse( readFileSync( path.join( folder, block, 'fixtures.json' ), 'utf8' ) ) as Record< string, Props > )[
		state
	] ?? {};
