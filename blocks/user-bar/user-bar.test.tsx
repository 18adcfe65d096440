import { createRegistry, RegistryProvider } from '@wordpress/data';
import * as cartApi from '@/api/cart';
import * as customerApi from '@/api/customer';
import { cartStore } from '@/stores/cart';
import { exampleCart } from '@/stores/cart/example-cart';
import { customerStore } from '@/stores/customer';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { endListenersWithTest } from '../../tests/jest/page-listeners';
import fixtures from './fixtures.json';
import { UserBar, userBarProps } from './user-bar';
import type { UserBarProps } from './user-bar';

jest.mock( '@/api/cart' );
jest.mock( '@/api/customer' );

const ask = jest.mocked( customerApi.checkAuthentication );

/** What the server does in a check: it corrects the cookie, and answers. */
const serverSays = ( count: number, signedIn: boolean ) =>
	ask.mockImplementation( async () => {
		document.cookie = `coleman_hint=${ count }.${ Number( signedIn ) }`;
		return { results: signedIn, nonce: '', cart_count: count };
	} );

endListenersWithTest();

beforeEach( () => {
	ask.mockReset().mockReturnValue( new Promise( () => {} ) );
} );

afterEach( () => {
	document.cookie = 'coleman_hint=; max-age=0';
} );

/** A page whose stores know nothing yet. */
async function open( hint?: object, isChecked?: boolean ) {
	const registry = createRegistry();
	registry.register( cartStore );
	registry.register( customerStore );
	const InPage = ( props: UserBarProps ) => (
		<RegistryProvider value={ registry }>
			<UserBar { ...props } />
		</RegistryProvider>
	);
	const island = await hydrateIsland( InPage, userBarProps, {
		...fixtures.empty,
		...( hint && { hint } ),
		...( isChecked && { isChecked } ),
	} );
	return { ...island, cart: registry.dispatch( cartStore ), customer: registry.dispatch( customerStore ) };
}

/** The links as a screen reader reads them. */
const links = ( root: Element ) =>
	[ ...root.querySelectorAll( 'li:not([hidden]) a' ) ].map( ( link ) => {
		const copy = link.cloneNode( true ) as Element;
		copy.querySelectorAll( '[hidden], [aria-hidden=true]' ).forEach( ( element ) => element.remove() );
		return copy.textContent;
	} );

describe.each( [
	[ 'a guest with an empty cart', { count: 0, signedIn: false }, [ 'Customer Login', 'Cart' ] ],
	[ 'a guest with one item', { count: 1, signedIn: false }, [ 'Customer Login', 'Cart, 1 item' ] ],
	[ 'a customer', { count: 3, signedIn: true }, [ 'My Account', 'Log Out', 'Cart, 3 items' ] ],
] )( 'for %s', ( _, hint, expected ) => {
	it( 'shows what the hint says, and asks nothing where PHP has made the page for them', async () => {
		document.cookie = `coleman_hint=${ hint.count }.${ Number( hint.signedIn ) }`;
		const { root } = await open( hint, true );
		expect( links( root ) ).toEqual( expected );
		expect( ask ).not.toHaveBeenCalled();
		expect( cartApi.fetchCart ).not.toHaveBeenCalled();
	} );

	it( 'runs the check once on a page that may be anyone’s', async () => {
		serverSays( hint.count, hint.signedIn );
		const { root } = await open( hint );
		expect( links( root ) ).toEqual( expected );
		expect( ask ).toHaveBeenCalledTimes( 1 );
		expect( cartApi.fetchCart ).not.toHaveBeenCalled();
	} );
} );

it( 'tells no guest of an account: a hint that outlived its session is corrected by the check', async () => {
	document.cookie = 'coleman_hint=2.1';
	serverSays( 0, false );
	const { root } = await open( { count: 2, signedIn: true } );
	expect( links( root ) ).toEqual( [ 'Customer Login', 'Cart' ] );
} );

it( 'corrects a hint that knows nothing of a sign-in', async () => {
	serverSays( 4, true );
	const { root } = await open( { count: 0, signedIn: false } );
	expect( links( root ) ).toEqual( [ 'My Account', 'Log Out', 'Cart, 4 items' ] );
} );

it( 'waits with the check until the page is used', async () => {
	Object.defineProperty( navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true } );
	serverSays( 1, false );
	const { root, act } = await open();
	expect( ask ).not.toHaveBeenCalled();
	await act( () => document.dispatchEvent( new Event( 'keydown' ) ) );
	await act( () => document.dispatchEvent( new Event( 'click' ) ) );
	expect( ask ).toHaveBeenCalledTimes( 1 );
	expect( links( root ) ).toEqual( [ 'Customer Login', 'Cart, 1 item' ] );
	Reflect.deleteProperty( navigator, 'userActivation' );
} );

it( 'reads the hint again when the page comes back to the front', async () => {
	const { root, act } = await open();
	document.cookie = 'coleman_hint=7.1';
	await act( () => document.dispatchEvent( new Event( 'visibilitychange' ) ) );
	expect( links( root ) ).toEqual( [ 'My Account', 'Log Out', 'Cart, 7 items' ] );
} );

it( 'follows the cart, of this tab and of others', async () => {
	const { root, act, cart } = await open();
	await act( () => cart.receive( exampleCart( 1 ) ) );
	expect( links( root ) ).toContain( 'Cart, 1 item' );
	await act( () => cart.follow( exampleCart( 12 ) ) );
	expect( links( root ) ).toContain( 'Cart, 12 items' );
	await act( () => cart.follow( exampleCart( 0 ) ) );
	expect( links( root ) ).toContain( 'Cart' );
} );

it( 'follows the customer', async () => {
	document.cookie = 'coleman_hint=0.1';
	const { root, act, customer } = await open( { count: 0, signedIn: true }, true );
	expect( links( root ) ).toContain( 'Log Out' );
	serverSays( 0, false );
	await act( () => customer.recheckAuthentication() );
	expect( links( root ) ).toContain( 'Customer Login' );
} );
