import { select } from '@wordpress/data';
import { addToCart } from '@/api/cart';
import { cartStore } from '@/stores/cart';
import { exampleCart } from '@/stores/cart/example-cart';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { FeaturedProducts, featuredProductsProps } from './featured-products';
import fixtures from './fixtures.json';

jest.mock( '@/api/cart' );

const open = ( props: object = fixtures.typical ) => hydrateIsland( FeaturedProducts, featuredProductsProps, props );

beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( addToCart ).mockResolvedValue( exampleCart( 10 ) );
} );
afterEach( () => {
	jest.advanceTimersByTime( 60_000 );
	jest.useRealTimers();
} );

it( 'shows the parts in their order', async () => {
	const { root } = await open();
	const links = [ ...root.querySelectorAll( 'li a' ) ].map( ( link ) => link.getAttribute( 'href' ) );
	expect( links ).toEqual( fixtures.typical.parts.map( ( { Url } ) => Url ) );
} );

it( 'puts a part into the cart, by the case where it must be', async () => {
	const { root, act } = await open();
	await act( () => root.querySelectorAll( 'form' )[ 2 ]!.requestSubmit() );
	expect( jest.mocked( addToCart ).mock.calls ).toEqual( [ [ { partId: 340, quantity: 10 } ] ] );
	expect( select( cartStore ).getKnownCart()?.ItemCount ).toBe( 10 );
} );

it( 'says at the part why its form was refused without JavaScript', async () => {
	const { root } = await open( fixtures.refused );
	const alerts = root.querySelectorAll( '[role=alert]' );
	expect( alerts ).toHaveLength( 1 );
	const card = alerts[ 0 ]!.closest( 'li' )!;
	expect( card.textContent ).toMatch( 'BR-9915' );
	expect( card.querySelector< HTMLInputElement >( 'input[name=quantity]' )!.value ).toBe( '12' );
} );

it( 'is a named region, with or without a heading', async () => {
	const label = ( root: HTMLElement ) => root.querySelector( 'section' )!.getAttribute( 'aria-label' );
	expect( label( ( await open() ).root ) ).toBe( 'Often ordered' );
	expect( label( ( await open( fixtures[ 'no heading' ] ) ).root ) ).toBe( 'Featured parts' );
} );

it( 'is nothing without parts', async () => {
	const { root } = await open( fixtures.empty );
	expect( root.innerHTML ).toBe( '' );
} );
