import { renderToStaticMarkup } from 'react-dom/server';
import { CartQuote, cartQuoteProps } from './cart-quote';
import fixtures from './fixtures.json';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToStaticMarkup( <CartQuote { ...cartQuoteProps( fixtures[ state ] ) } /> );
	return document.body;
};

const textsOf = ( page: HTMLElement, selector: string ) =>
	[ ...page.querySelectorAll( selector ) ].map( ( { textContent } ) => textContent );

it( 'says of what day it is, what each part comes to, and that prices may change', () => {
	const page = open( 'typical' );
	expect( textsOf( page, '.coleman-cart-quote__facts dd' ).slice( 0, 1 ) ).toEqual( [ 'Nov 24, 2026' ] );
	expect( textsOf( page, '.coleman-cart-quote__amount' ) ).toEqual( [ '$37.90', 'Price on request' ] );
	expect( textsOf( page, '.coleman-cart-quote__sums dd' ) ).toEqual( [ '$37.90', '$15.00', '$12.95' ] );
	expect( page.textContent ).toMatch( 'Prices and stock may change' );
} );

it( 'writes an email that says what the link is, and nothing of a person', () => {
	const mail = new URL( open( 'typical' ).querySelector< HTMLAnchorElement >( 'a[href^=mailto]' )!.href );
	expect( [ mail.pathname, ...mail.searchParams.get( 'body' )!.split( '\n' ) ] ).toEqual( [
		'',
		'The parts, with today’s prices:',
		fixtures.typical.link,
	] );
	expect( open( 'empty' ).querySelector( 'a[href^=mailto]' ) ).toBeNull();
} );

it( 'lets whoever has the link put the parts into a cart, and says why a part was refused', () => {
	const page = open( 'from a link, refused' );
	expect( Object.fromEntries( new FormData( page.querySelector( 'form' )! ) ) ).toEqual( {
		coleman_action: 'cart_add_quote',
		parts: '1x2.2x1',
	} );
	expect( textsOf( page, '.coleman-cart-quote__line' )[ 0 ] ).toMatch( 'discontinued and sold out' );
	expect( open( 'typical' ).querySelector( 'form' ) ).toBeNull();
} );
