import { renderToString } from '@wordpress/element';
import fixtures from './fixtures.json';
import { MenuPanel } from './menu-panel';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <MenuPanel { ...fixtures[ state ] } /> );
	return document.querySelector( 'details' )!;
};

it( 'has a name that opens its links', () => {
	const panel = open( 'typical' );
	expect( panel.querySelector( 'summary' )!.textContent ).toBe( 'Company' );
	expect(
		[ ...panel.querySelectorAll( 'a' ) ].map( ( { textContent, target } ) => [ textContent, target ] )
	).toEqual( [
		[ 'Our story', '' ],
		[ 'Contact and hours', '' ],
		[ 'Jobs', '_blank' ],
	] );
} );

it( 'shows any name as text', () => {
	expect( open( 'hostile' ).querySelector( 'script, b, i' ) ).toBeNull();
} );
