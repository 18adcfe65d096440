import { renderToString } from '@wordpress/element';
import { Account, accountProps } from './account';
import fixtures from './fixtures.json';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <Account { ...accountProps( fixtures[ state ] ) } /> );
	return document.body;
};

it( 'names the customer and their email address', () => {
	const page = open( 'typical' );
	expect( page.querySelector( 'h1' )!.textContent ).toBe( 'My Account' );
	expect( page.textContent ).toMatch( 'Ray Dombrowski' );
	expect( page.textContent ).toMatch( 'ray@example.com' );
} );

it( 'logs out by a form, with or without JavaScript', () => {
	const form = open( 'typical' ).querySelector( 'form' )!;
	expect( form.method ).toBe( 'post' );
	expect( [ ...new FormData( form ) ] ).toEqual( [ [ 'coleman_action', 'sign_out' ] ] );
	expect( form.querySelector( 'button' )!.textContent ).toBe( 'Log Out' );
} );

it( 'shows any name as text', () => {
	expect( open( 'hostile' ).querySelector( 'script, b' ) ).toBeNull();
} );

it( 'shows the latest orders with the way to all, or says that there is none', () => {
	const page = open( 'typical' );
	expect( [ ...page.querySelectorAll( 'li a' ) ].map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual( [
		'/customer/order/12',
		'/customer/order/9',
	] );
	expect( page.textContent ).toMatch( 'All orders' );
	expect( open( 'empty' ).textContent ).toMatch( 'No orders yet.' );
	expect( document.body.textContent ).not.toMatch( 'All orders' );
} );
