import { renderToString } from '@wordpress/element';
import { openOnDesktop } from '@/behaviours/open-on-desktop';
import { AccountMenu } from './account-menu';
import fixtures from './fixtures.json';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <AccountMenu { ...fixtures[ state ] } /> );
	return document.body;
};

it( 'marks the page that is shown, and names it where it is folded', () => {
	const page = open( 'typical' );
	expect( [ ...page.querySelectorAll( '[aria-current=page]' ) ].map( ( { textContent } ) => textContent ) ).toEqual( [
		'Orders',
	] );
	expect( page.querySelector( 'summary' )!.textContent ).toBe( 'Account: Orders' );
} );

it( 'does not say My Account twice on that page', () => {
	expect( open( 'first' ).querySelector( 'summary' )!.textContent ).toBe( 'My Account' );
} );

it.each( [
	[ 1440, true ],
	[ 390, false ],
] )( 'at %i px it is open: %s', ( width, isOpen ) => {
	Object.assign( window, { innerWidth: width } );
	const page = open( 'typical' );
	openOnDesktop();
	expect( page.querySelector( 'details' )!.open ).toBe( isOpen );
} );
