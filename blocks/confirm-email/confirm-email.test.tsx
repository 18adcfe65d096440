import { renderToString } from '@wordpress/element';
import { ConfirmEmail, confirmEmailProps } from './confirm-email';
import fixtures from './fixtures.json';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <ConfirmEmail { ...confirmEmailProps( fixtures[ state ] ) } /> );
	return document.body;
};

it( 'changes nothing by itself: a button sends the link’s key', () => {
	const page = open( 'typical' );
	expect( page.textContent ).toMatch( 'ray@farm.example.com' );
	const form = page.querySelector( 'form' )!;
	expect( [ form.method, ...new FormData( form ) ] ).toEqual( [
		'post',
		[ 'coleman_action', 'email_confirm' ],
		[ 'user', '12' ],
		[ 'key', '0123456789abcdef0123456789abcdef' ],
	] );
} );

it( 'offers nothing to confirm when the link is too old, but the way to the profile', () => {
	const page = open( 'empty' );
	expect( page.querySelector( 'form' ) ).toBeNull();
	expect( page.querySelector( 'a' )!.getAttribute( 'href' ) ).toBe( '/customer/edit' );
} );
