import { renderToString } from '@wordpress/element';
import fixtures from './fixtures.json';
import { OrderLookup, orderLookupProps } from './order-lookup';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <OrderLookup { ...orderLookupProps( fixtures[ state ] ) } /> );
	return document.body;
};

it( 'asks for number and email, and posts them', () => {
	const form = open( 'empty' ).querySelector( 'form' )!;
	expect( form.method ).toBe( 'post' );
	expect( [ ...new FormData( form ).keys() ] ).toEqual( [ 'coleman_action', 'number', 'email' ] );
} );

it( 'says the same whether there is such an order or not', () => {
	expect( open( 'sent' ).querySelector( '[role=status]' )!.textContent ).toMatch(
		/^If the order number and email address match/
	);
} );

it( 'asks who has the link for the email alone, and posts it: no address holds it beside the key', () => {
	const form = open( 'link' ).querySelector( 'form' )!;
	expect( form.method ).toBe( 'post' );
	expect( [ ...new FormData( form ).keys() ] ).toEqual( [ 'coleman_action', 'id', 'key', 'page', 'email' ] );
} );

it( 'names what is wrong with a field beside it', () => {
	const input = open( 'extreme' ).querySelector< HTMLInputElement >( '[name=number]' )!;
	expect( input.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
	expect( document.getElementById( input.getAttribute( 'aria-describedby' )! )!.textContent ).toBe(
		'An order number looks like W001234.'
	);
} );

it( 'shows any text as text', () => {
	expect( open( 'hostile' ).querySelector( 'script, b' ) ).toBeNull();
} );
