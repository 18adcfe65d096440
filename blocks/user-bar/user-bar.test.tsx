import { dispatch } from '@wordpress/data';
import * as cartApi from '@/api/cart';
import * as customerApi from '@/api/customer';
import { cartStore } from '@/stores/cart';
import { exampleCart } from '@/stores/cart/example-cart';
import { customerStore } from '@/stores/customer';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { UserBar, userBarProps } from './user-bar';

jest.mock( '@/api/cart' );
jest.mock( '@/api/customer' );

const open = ( hint?: object ) =>
	hydrateIsland( UserBar, userBarProps, { ...fixtures.empty, ...( hint && { hint } ) } );

/** The links as a screen reader reads them. */
const links = ( root: Element ) =>
	[ ...root.querySelectorAll( 'li:not([hidden]) a' ) ].map( ( link ) => {
		const copy = link.cloneNode( true ) as Element;
		copy.querySelectorAll( '[hidden], [aria-hidden=true]' ).forEach( ( element ) => element.remove() );
		return copy.textContent;
	} );

it.each( [
	[ 'a guest with an empty cart', undefined, [ 'Customer Login', 'Cart' ] ],
	[ 'a guest with one item', { count: 1, signedIn: false }, [ 'Customer Login', 'Cart, 1 item' ] ],
	[ 'a customer', { count: 3, signedIn: true }, [ 'My Account', 'Log Out', 'Cart, 3 items' ] ],
] )( 'shows %s, and asks the server nothing', async ( _, hint, expected ) => {
	const { root } = await open( hint );
	expect( links( root ) ).toEqual( expected );
	expect( cartApi.fetchCart ).not.toHaveBeenCalled();
	expect( customerApi.checkAuthentication ).not.toHaveBeenCalled();
} );

it( 'reads the hint again when the page comes back to the front', async () => {
	const { root, act } = await open();
	document.cookie = 'coleman_hint=7.1';
	await act( () => document.dispatchEvent( new Event( 'visibilitychange' ) ) );
	expect( links( root ) ).toEqual( [ 'My Account', 'Log Out', 'Cart, 7 items' ] );
	document.cookie = 'coleman_hint=; max-age=0';
} );

// From here on the stores, which live as long as the page, know more than the hint.

it( 'follows the cart, of this tab and of others', async () => {
	const { root, act } = await open();
	await act( () => dispatch( cartStore ).receive( exampleCart( 1 ) ) );
	expect( links( root ) ).toContain( 'Cart, 1 item' );
	await act( () => dispatch( cartStore ).follow( exampleCart( 12 ) ) );
	expect( links( root ) ).toContain( 'Cart, 12 items' );
	await act( () => dispatch( cartStore ).follow( exampleCart( 0 ) ) );
	expect( links( root ) ).toContain( 'Cart' );
} );

it( 'follows the customer', async () => {
	jest.mocked( customerApi.checkAuthentication ).mockResolvedValue( { results: false, nonce: '', cart_count: 0 } );
	const { root, act } = await open();
	await act( () => dispatch( customerStore ).adoptAuthentication( true ) );
	expect( links( root ) ).toContain( 'Log Out' );
	await act( () => dispatch( customerStore ).recheckAuthentication() );
	expect( links( root ) ).toContain( 'Customer Login' );
} );
