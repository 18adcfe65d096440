import { renderToString } from '@wordpress/element';
import { Breadcrumbs } from './breadcrumbs';
import fixtures from './fixtures.json';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <Breadcrumbs { ...fixtures[ state ] } /> );
	return document.body;
};

it( 'names the way to the page in order, and the page itself last, which is no link', () => {
	const nav = open( 'typical' ).querySelector( 'nav' )!;
	expect( nav.getAttribute( 'aria-label' ) ).toBe( 'Breadcrumb' );
	const steps = [ ...nav.querySelectorAll( 'ol > li' ) ];
	expect( steps.map( ( step ) => [ step.textContent, step.querySelector( 'a' )?.getAttribute( 'href' ) ] ) ).toEqual(
		[
			[ 'Home', '/' ],
			[ 'New Equipment', '/equipment/new/' ],
			[ 'Compact Track Loaders', '/equipment/new/compact-track-loaders-3' ],
			[ 'Kubota SVL75-3', undefined ],
		]
	);
	expect( steps.map( ( step ) => step.getAttribute( 'aria-current' ) ) ).toEqual( [ null, null, null, 'page' ] );
} );

it( 'leaves the page’s own name out where it is not wanted', () => {
	expect( open( 'without its own name' ).querySelector( '[aria-current]' ) ).toBeNull();
	expect( document.querySelectorAll( 'li' ) ).toHaveLength( 2 );
} );

it( 'shows any name as text', () => {
	const page = open( 'hostile' );
	expect( page.querySelector( 'script, img' ) ).toBeNull();
	expect( page.textContent ).toContain( fixtures.hostile.current );
} );
