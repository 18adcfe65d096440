import { renderToString } from '@wordpress/element';
import fixtures from './fixtures.json';
import { PartFamilies, partFamiliesProps } from './part-families';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <PartFamilies { ...partFamiliesProps( fixtures[ state ] ) } /> );
	return document.body;
};

it( 'leads to each family and marks the one that the page is about', () => {
	const links = [ ...open( 'typical' ).querySelectorAll( 'nav a' ) ];
	expect( links.map( ( link ) => [ link.textContent, link.getAttribute( 'href' ) ] ) ).toEqual(
		fixtures.typical.families.map( ( { name, url } ) => [ name, url ] )
	);
	expect( links.map( ( link ) => link.getAttribute( 'aria-current' ) ) ).toEqual( [ null, 'page', null ] );
	expect( document.querySelector( 'img' ) ).toBeNull();
} );

it( 'has pictures as tiles', () => {
	expect( open( 'tiles' ).querySelectorAll( 'a > img' ) ).toHaveLength( 3 );
} );

it( 'is nothing where there are no families', () => {
	expect( open( 'empty' ).innerHTML ).toBe( '' );
} );
