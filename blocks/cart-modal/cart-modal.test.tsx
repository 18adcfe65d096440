import { dispatch, select } from '@wordpress/data';
import { addToCart } from '@/api/cart';
import { cartStore } from '@/stores/cart';
import { exampleCart } from '@/stores/cart/example-cart';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { CartModal, cartModalProps } from './cart-modal';
import fixtures from './fixtures.json';

jest.mock( '@/api/cart' );

const add = ( quantity: number ) => dispatch( cartStore ).addItem( { partId: 100, quantity } );

const open = () => hydrateIsland( CartModal, cartModalProps, fixtures.empty );

beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( addToCart ).mockResolvedValue( exampleCart( 5 ) );
} );
afterEach( () => {
	jest.advanceTimersByTime( 60_000 );
	jest.useRealTimers();
} );

it( 'shows what was added, with the way to the cart', async () => {
	const { root, act } = await open();
	expect( root.querySelector( '[role=status]' )!.childElementCount ).toBe( 0 );
	await act( () => add( 2 ) );
	expect( root.textContent ).toMatch( 'Item added to cart' );
	expect( root.textContent ).toMatch( 'Oil filter' );
	expect( root.textContent ).toMatch( 'Quantity: 2 · $25.00' );
	expect( root.textContent ).toMatch( 'Subtotal: $62.50' );
	expect( root.querySelector( 'img' )!.getAttribute( 'src' ) ).toBe( '/images/filter.svg' );
	expect( root.querySelector( 'a' )!.outerHTML ).toMatch( 'href="/cart">Go to cart' );
} );

it( 'leaves after 5 s and steals no focus', async () => {
	const { root, act } = await open();
	const before = root.ownerDocument.activeElement;
	await act( () => add( 1 ) );
	expect( root.ownerDocument.activeElement ).toBe( before );
	await act( () => jest.advanceTimersByTime( 5000 ) );
	expect( root.textContent ).toBe( '' );
} );

it( 'waits under pointer or focus', async () => {
	const { root, act } = await open();
	await act( () => add( 1 ) );
	await act( () => root.querySelector( 'a' )!.focus() );
	await act( () => jest.advanceTimersByTime( 60_000 ) );
	expect( root.querySelector( 'a' ) ).not.toBeNull();
	await act( () => root.querySelector( 'a' )!.blur() );
	await act( () => jest.advanceTimersByTime( 5000 ) );
	expect( root.textContent ).toBe( '' );
} );

it( 'leaves when it is closed', async () => {
	const { root, act } = await open();
	await act( () => add( 1 ) );
	await act( () => root.querySelector( 'button' )!.click() );
	expect( select( cartStore ).getRecentItem() ).toBeNull();
	expect( root.textContent ).toBe( '' );
} );
