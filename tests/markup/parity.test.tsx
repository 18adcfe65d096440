import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { mountIsland, readProps } from '@/islands';
import { differences } from './compare';
import { propsOf, componentOf, renderStates } from './states';
import type { State } from './states';

const title = ( { block, state }: State ) => `${ block }, ${ state }`;

/** Where the two differ: PHP's HTML, alone and through a template, against React's first render. */
function disagreements( state: State ): string[] {
	if ( state.fault ) {
		return [ state.fault ];
	}
	const { Component, check } = componentOf( state );
	const react = renderToString( <Component { ...check( propsOf( state ) ) } /> );
	document.body.innerHTML = state.page;
	const inPage = document.querySelector( '[data-coleman-island]' )?.innerHTML ?? '';
	return [
		...differences( state.html, react, title( state ) ),
		...differences( inPage, react, `${ title( state ) } (in a page)` ),
	];
}

/** Hydrates the page that PHP made, with the props that it printed. */
async function hydrate( state: State ): Promise< HTMLElement > {
	const { Component, check } = componentOf( state );
	document.body.innerHTML = state.page;
	const root = document.querySelector< HTMLElement >( '[data-coleman-island]' )!;
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	await act( async () => mountIsland( Component, readProps( check ) )( root, null ) );
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: false } );
	return root;
}

/** No island asks for anything before the visitor does; one that tries would get no answer. */
Object.assign( globalThis, { fetch: () => new Promise( () => {} ) } );

// A clock that an island starts need not end.
beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe.each( renderStates( 'blocks', 'src/ui', 'src/forms' ).map( ( state ) => [ title( state ), state ] as const ) )(
	'%s',
	( _, state ) => {
		it( 'is the same from PHP and from React', () => {
			expect( disagreements( state ) ).toEqual( [] );
		} );

		it( 'hydrates without a word', async () => {
			const root = await hydrate( state );
			expect( root.dataset.islandFailed ).toBeUndefined();
		} );
	}
);

describe( 'a planted mismatch', () => {
	const planted = renderStates( 'tests/markup/planted' );

	it.each( [
		[ 'text', 'planted, text > p.planted[1] > node 1: PHP has text "From PHP", React has text "From React"' ],
		[ 'attribute', 'planted, attribute > p.planted[1]: attribute title is only in React, as "Why"' ],
		[ 'white space', 'planted, white space > p.planted[1] > node 1: PHP has text " ", React has <b>' ],
	] )( 'of %s is found and named', ( name, message ) => {
		expect( disagreements( planted.find( ( { state } ) => state === name )! )[ 0 ] ).toBe( message );
	} );

	it( 'makes hydration complain', async () => {
		await hydrate( planted.find( ( { state } ) => state === 'text' )! );
		expect( console ).toHaveErrored();
	} );

	it( 'is nothing that equal HTML has', () => {
		expect( disagreements( planted.find( ( { state } ) => state === 'equal' )! ) ).toEqual( [] );
	} );
} );
