import { select } from '@wordpress/data';
import { addToCart } from '@/api/cart';
import { fetchFeaturedProducts } from '@/api/products';
import { cartStore } from '@/stores/cart';
import { exampleCart } from '@/stores/cart/example-cart';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { FeaturedProducts, featuredProductsProps } from './featured-products';
import fixtures from './fixtures.json';

jest.mock( '@/api/cart' );
jest.mock( '@/api/products' );

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

describe( 'all parts, a page at a time', () => {
	const [ first, second, third ] = fixtures.typical.parts.map( ( part ) => ( {
		...part,
		PartId: part.PartId + 1000,
	} ) );
	const answer = ( results: unknown[], hasMore: boolean, after: number ) =>
		jest.mocked( fetchFeaturedProducts ).mockResolvedValueOnce( { results, has_more: hasMore, after } as never );
	const links = ( root: HTMLElement ) => [
		...root.querySelectorAll< HTMLElement >( 'li .coleman-product-card__link' ),
	];
	const way = ( root: HTMLElement, to: string ) => root.querySelector< HTMLElement >( `.is-${ to } a` );

	it( 'grow at the end, where the reader goes on', async () => {
		const { root, act } = await open( fixtures.more );
		const before = links( root ).length;
		answer( [ first, second ], true, second!.PartId );
		await act( () => way( root, 'more' )!.click() );
		expect( fetchFeaturedProducts ).toHaveBeenLastCalledWith(
			{ productIds: '', categoryId: 0, relatedTo: 0, without: 0, after: fixtures.more.next },
			expect.anything()
		);
		expect( links( root ) ).toHaveLength( before + 2 );
		expect( root.ownerDocument.activeElement ).toBe( links( root )[ before ] );
		expect( root.querySelector( '[role=status]' )!.textContent ).toBe( '2 more shown' );
		expect( way( root, 'more' )!.getAttribute( 'href' ) ).toBe(
			`?featured-products-1=${ second!.PartId }#featured-products-1`
		);
		answer( [ third ], false, third!.PartId );
		await act( () => way( root, 'more' )!.click() );
		expect( way( root, 'more' ) ).toBeNull();
	} );

	it( 'begin again, from a page that began further on', async () => {
		const { root, act } = await open( fixtures.more );
		answer( [ first ], true, first!.PartId );
		await act( () => way( root, 'first' )!.click() );
		expect( links( root ) ).toHaveLength( 1 );
		expect( way( root, 'first' ) ).toBeNull();
		expect( way( root, 'more' ) ).not.toBeNull();
	} );

	it( 'ask for the chosen ones that are not shown yet', async () => {
		const choice = { ...fixtures.more.choice, productIds: [ 9, 7, 8, 6 ] };
		const { root, act } = await open( { ...fixtures.more, choice, next: 7 } );
		answer( [ first ], false, 0 );
		await act( () => way( root, 'more' )!.click() );
		expect( jest.mocked( fetchFeaturedProducts ).mock.lastCall![ 0 ] ).toMatchObject( {
			productIds: '8,6',
			after: 7,
		} );
	} );

	it( 'stay, and say so, when more do not come', async () => {
		const { root, act } = await open( fixtures.more );
		jest.mocked( fetchFeaturedProducts ).mockRejectedValueOnce( new Error( 'offline' ) );
		await act( () => way( root, 'more' )!.click() );
		expect( links( root ) ).toHaveLength( fixtures.more.parts.length );
		expect( root.querySelector( '[role=status]' )!.textContent ).toBe( 'That didn’t load. Please try again.' );
		expect( way( root, 'more' )!.className ).toBe( '' );
		expect( console ).toHaveErrored();
	} );
} );
