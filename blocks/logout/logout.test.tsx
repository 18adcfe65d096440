import { renderToString } from '@wordpress/element';
import fixtures from './fixtures.json';
import { Logout, logoutProps } from './logout';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <Logout { ...logoutProps( fixtures[ state ] ) } /> );
	return document.body;
};

it( 'asks a customer with one button, and logs out by a form', () => {
	const form = open( 'typical' ).querySelector( 'form' )!;
	expect( form.querySelector( 'p' )!.textContent ).toBe( 'You are signed in as Ray Dombrowski.' );
	expect( form.method ).toBe( 'post' );
	expect( [ ...new FormData( form ) ] ).toEqual( [ [ 'coleman_action', 'sign_out' ] ] );
	expect( document.querySelectorAll( 'button' ) ).toHaveLength( 1 );
} );

it( 'tells a guest that they are logged out, and where to go', () => {
	const page = open( 'empty' );
	expect( page.textContent ).toMatch( 'You are signed out.' );
	expect( page.querySelector( 'form' ) ).toBeNull();
	expect( [ ...page.querySelectorAll( 'a' ) ].map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual( [
		'/customer/login',
		'/',
	] );
} );

it( 'shows any name as text', () => {
	const page = open( 'hostile' );
	expect( page.querySelector( 'script' ) ).toBeNull();
	expect( page.textContent ).toContain( fixtures.hostile.customer );
} );
