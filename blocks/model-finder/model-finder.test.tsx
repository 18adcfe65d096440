import { renderToString } from '@wordpress/element';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { ModelFinder, modelFinderProps } from './model-finder';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <ModelFinder { ...modelFinderProps( fixtures[ state ] ) } /> );
	return document.body;
};

it( 'asks for the page again with what was typed and chosen', async () => {
	const { root } = await hydrateIsland( ModelFinder, modelFinderProps, fixtures.narrowed );
	const form = root.querySelector( 'form' )!;
	expect( [ form.method, form.getAttribute( 'action' ) ] ).toEqual( [ 'get', '/parts/model/' ] );
	expect( Object.fromEntries( new FormData( form ) ) ).toEqual( { q: 'svl75', class: '1', vendor: '2' } );
	expect( form.checkValidity() ).toBe( true );
} );

it( 'can be sent with nothing chosen', () => {
	expect( open( 'typical' ).querySelector( 'form' )!.checkValidity() ).toBe( true );
} );

it( 'leads to each model, and says how many there are of what', () => {
	const root = open( 'typical' );
	expect(
		[ ...root.querySelectorAll( '.coleman-model-finder__link' ) ].map( ( link ) => link.getAttribute( 'href' ) )
	).toEqual( fixtures.typical.models.map( ( { url } ) => url ) );
	const count = () => document.querySelector( '.coleman-model-finder__count' )!.firstChild!.textContent;
	expect( count() ).toBe( '3 models' );
	open( 'narrowed' );
	expect( count() ).toBe( '1 model · Compact Track Loaders · Kubota · “svl75”' );
	open( 'extreme' );
	expect( count() ).toMatch( /^More than 200 models/ );
} );

it( 'says where to look when there is no such model', () => {
	const root = open( 'nothing' );
	expect( root.textContent ).toContain( 'We have no parts diagrams for: “zzz”.' );
	expect( root.querySelector( '.coleman-model-finder__none a' )!.getAttribute( 'href' ) ).toBe(
		'/search/?q=zzz&from=parts'
	);
} );

it( 'leads to the pages of the list before and after this one', () => {
	expect( open( 'typical' ).querySelector( '.coleman-list-way' ) ).toBeNull();
	expect(
		[ ...open( 'extreme' ).querySelectorAll( '.coleman-list-way a' ) ].map( ( link ) =>
			link.getAttribute( 'href' )
		)
	).toEqual( [ '/parts/model/', '/parts/model/?after=96' ] );
} );
