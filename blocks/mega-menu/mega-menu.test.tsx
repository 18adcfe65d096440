import { renderToString } from '@wordpress/element';
import fixtures from './fixtures.json';
import { MegaMenu } from './mega-menu';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <MegaMenu { ...fixtures[ state ] } /> );
	return document.querySelector( 'nav' )!;
};
const texts = ( root: Element, selector: string ) =>
	[ ...root.querySelectorAll( selector ) ].map( ( element ) => element.textContent );

it( 'has a name that opens groups of links, or a link, for each section', () => {
	const menu = open( 'typical' );
	expect( texts( menu, 'summary' ) ).toEqual( [ 'New Equipment', 'Used', 'Parts', 'Locations' ] );
	expect( texts( menu, 'li > .coleman-mega-menu__top' ) ).toEqual( [ 'Rental', 'Attachments', 'Sales Team' ] );
	expect( texts( menu, 'details:first-of-type .coleman-mega-menu__heading' ).slice( 0, 2 ) ).toEqual( [
		'By category',
		'By branch',
	] );
} );

it( 'keeps all sections of one name, so that one is open at a time', () => {
	const names = [ ...open( 'typical' ).querySelectorAll( 'details' ) ].map( ( details ) =>
		details.getAttribute( 'name' )
	);
	expect( new Set( names ) ).toEqual( new Set( [ 'coleman-menu' ] ) );
} );

it( 'has a toggle that is a link to the list, for where no script runs', () => {
	const menu = open( 'typical' );
	const toggle = menu.querySelector( '[data-menu-toggle]' )!;
	expect( toggle.textContent ).toBe( 'Menu' );
	expect( menu.querySelector( toggle.getAttribute( 'href' )! ) ).toBe( menu.querySelector( '[data-menu]' ) );
} );

it( 'marks the page being shown', () => {
	expect( texts( open( 'typical' ), '[aria-current=page]' ) ).toEqual( [ 'Rental' ] );
} );

it( 'shows any name as text', () => {
	expect( open( 'hostile' ).querySelector( 'script, b' ) ).toBeNull();
} );
