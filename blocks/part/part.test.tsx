import { select } from '@wordpress/data';
import { addToCart } from '@/api/cart';
import { ApiError } from '@/api/api-error';
import { cartStore } from '@/stores/cart';
import { exampleCart } from '@/stores/cart/example-cart';
import { noticesStore } from '@/stores/notices';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { Part, partProps } from './part';
import type { PartProps } from './part';

jest.mock( '@/api/cart' );

const open = ( props: object = fixtures.typical ) => hydrateIsland( Part, partProps, props );
const form = ( root: HTMLElement ) => root.querySelector( 'form' );
const quantity = ( root: HTMLElement ) => root.querySelector< HTMLInputElement >( 'input[name=quantity]' )!;
const price = ( root: HTMLElement ) =>
	[ ...root.querySelectorAll( '.coleman-part__line' ) ].map( ( { textContent } ) => textContent ).slice( 1 );

beforeEach( () => {
	jest.resetAllMocks();
	jest.useFakeTimers();
	jest.mocked( addToCart ).mockResolvedValue( exampleCart( 3 ) );
} );
afterEach( () => {
	jest.advanceTimersByTime( 60_000 );
	jest.useRealTimers();
} );

describe( 'adding to the cart', () => {
	it( 'goes through the store, which the cart modal follows', async () => {
		const { root, act } = await open();
		quantity( root ).value = '3';
		await act( () => form( root )!.requestSubmit() );
		expect( addToCart ).toHaveBeenCalledWith( { partId: 100, quantity: 3 } );
		expect( select( cartStore ).getRecentItem() ).toMatchObject( { quantity: 3 } );
	} );

	it( 'shows that it waits, and can be pressed again when it was refused', async () => {
		let refuse = () => {};
		jest.mocked( addToCart ).mockReturnValue(
			new Promise( ( _, reject ) => {
				refuse = () =>
					reject(
						new ApiError( 'This part is discontinued: only 2 are left.', 'coleman_insufficient_stock', 409 )
					);
			} )
		);
		const { root, act } = await open();
		const button = root.querySelector< HTMLButtonElement >( '.coleman-order-form [type=submit]' )!;
		await act( () => button.click() );
		expect( button.getAttribute( 'aria-busy' ) ).toBe( 'true' );
		await act( () => refuse() );
		expect( button.hasAttribute( 'aria-busy' ) ).toBe( false );
		expect( select( noticesStore ).getNotices().at( -1 ) ).toMatchObject( {
			type: 'error',
			message: 'This part is discontinued: only 2 are left.',
		} );
		expect( console ).toHaveErrored();
	} );

	it.each( [ '0', '-1' ] )( 'of %s adds nothing', async ( typed ) => {
		const { root, act } = await open();
		quantity( root ).value = typed;
		form( root )!.noValidate = true;
		await act( () => form( root )!.requestSubmit() );
		expect( addToCart ).not.toHaveBeenCalled();
	} );

	it( 'starts with the case where only cases are sold', async () => {
		const { root } = await open( fixtures.case );
		expect( [ quantity( root ).value, quantity( root ).step ] ).toEqual( [ '12', '12' ] );
		expect( root.textContent ).toMatch( 'Sold in cases of 12.' );
	} );

	it( 'is not offered for what cannot be had', async () => {
		const { root } = await open( fixtures[ 'discontinued without stock' ] );
		expect( form( root ) ).toBeNull();
		expect( root.textContent ).toMatch( 'This part is discontinued and sold out.' );
	} );

	it( 'is not offered for less than a full case of what is no longer made', async () => {
		const { root } = await open( fixtures[ 'discontinued, less than a case left' ] );
		expect( form( root ) ).toBeNull();
		expect( root.textContent ).toMatch( 'This part is discontinued, and less than a full case is left.' );
	} );

	it( 'reserves a part that cannot be shipped, and says so', async () => {
		const { root } = await open( fixtures[ 'pickup only' ] );
		expect( form( root )!.textContent ).toMatch( fixtures[ 'pickup only' ].part.CanShip );
		expect( form( root )!.textContent ).toMatch( 'Reserve for pickup' );
		expect( root.textContent ).not.toMatch( /Add to cart|Ships within/ );
	} );

	it( 'keeps what was typed and says what was wrong after a form without JavaScript', async () => {
		const { root } = await open( fixtures.refused );
		expect( quantity( root ).value ).toBe( '5' );
		expect( form( root )!.querySelector( '[role=alert]' )!.textContent ).toMatch( 'only 2 are left' );
	} );
} );

describe( 'the price', () => {
	it( 'stands beside a higher list price', async () => {
		const { root } = await open();
		expect( price( root ) ).toEqual( [ 'Price$14.85', 'List price$17.90' ] );
		expect( root.querySelector( 's' )!.textContent ).toBe( '$17.90' );
	} );

	it.each( [ 'list price no higher', 'lead time' ] as const )( 'stands alone: %s', async ( state ) => {
		const { root } = await open( fixtures[ state ] );
		expect( price( root ) ).toEqual( [ 'Price$14.85' ] );
	} );

	it( 'is to come, in the agreed words', async () => {
		const { root } = await open( fixtures[ 'unknown price' ] );
		expect( price( root ) ).toEqual( [
			'PriceWill contact you with pricing information after order is submitted',
		] );
	} );
} );

it( 'says by which number the part goes now, and what it replaces', async () => {
	const { root } = await open( fixtures.superseded );
	expect( root.textContent ).toMatch( 'This number is nowHH164-32430' );
	const { root: typical } = await open();
	const links = [ ...typical.querySelectorAll( 'section a' ) ].map( ( link ) => link.getAttribute( 'href' ) );
	expect( links ).toEqual( fixtures.typical.replaced.map( ( { url } ) => url ) );
} );

/** The table of stock as it is seen. */
const stockIn = ( root: HTMLElement ) =>
	[ ...root.querySelectorAll( 'tbody tr' ) ].map( ( row ) =>
		[ ...row.querySelectorAll( 'th, td, [data-mine]:not([hidden])' ) ].map(
			( { firstChild } ) => firstChild?.textContent
		)
	);

it( 'shows what each branch has', async () => {
	const { root } = await open();
	expect( stockIn( root ) ).toEqual( [
		[ 'Bonner Springs', '4' ],
		[ "Lee's Summit", 'None' ],
		[ 'Smithville', '12' ],
		[ 'Easton', 'None' ],
	] );
	expect( root.querySelector( '[data-promise] > a' )!.getAttribute( 'href' ) ).toBe( '#my-branch' );
} );

it( 'begins with what was painted for the visitor, and leaves it to who has painted it', async () => {
	const { root, act } = await hydrateIsland(
		( props: PartProps ) => <Part { ...props } painted={ { branch: 3, promise: '12 at Smithville now' } } />,
		partProps,
		fixtures.typical
	);
	expect( stockIn( root )[ 0 ] ).toEqual( [ 'Smithville', 'Your branch', '12' ] );
	const place = root.querySelector( '[data-promise]' )!;
	expect( place.textContent ).toBe( '12 at Smithville now' );
	place.textContent = '2 at Smithville now';
	await act( () => form( root )!.requestSubmit() );
	expect( place.textContent ).toBe( '2 at Smithville now' );
} );

it( 'follows a chain of numbers to its end', async () => {
	const { root } = await open( fixtures[ 'superseded by a chain' ] );
	const box = root.querySelector( '.coleman-part__superseded' )!;
	expect( box.querySelector( '.coleman-part__way' )!.textContent ).toBe( 'HH160-32093 → HH160-32430 → HH164-32430' );
	expect( [ ...box.querySelectorAll( 'a' ) ].map( ( { textContent } ) => textContent ) ).toEqual( [ 'HH164-32430' ] );
} );

it( 'shows the choices of a fork, and what belongs together in a kit with how many of each', async () => {
	const read = async ( state: keyof typeof fixtures ) => {
		const { root } = await open( fixtures[ state ] );
		const box = root.querySelector( '.coleman-part__superseded' )!;
		return [
			box.querySelector( 'h2' )!.textContent,
			[ ...box.querySelectorAll( '.coleman-part__pieces' ) ].map( ( pieces ) =>
				[ ...pieces.querySelectorAll( 'p:has(a)' ) ].map( ( { textContent } ) => textContent )
			),
		];
	};
	expect( await read( 'discontinued without stock' ) ).toEqual( [
		'This number is now one of these:',
		[ [ 'HH164-32430Filter, engine oil, spin-on' ], [ 'P550162Filter, lube, spin-on' ] ],
	] );
	expect( await read( 'superseded by a kit' ) ).toEqual( [
		'This number is now a kit. Order together:',
		[ [ 'HH164-32430Filter, engine oil, spin-on', 'Order 2:P550162Filter, lube, spin-on' ] ],
	] );
} );

it( 'says what is saved where our price is below the list', async () => {
	const saving = async ( state: keyof typeof fixtures ) =>
		( await open( fixtures[ state ] ) ).root.querySelector( '.coleman-part__saving' )?.textContent;
	expect( await saving( 'typical' ) ).toBe( 'You save $3.05' );
	expect( await saving( 'list price no higher' ) ).toBeUndefined();
	expect( await saving( 'unknown price' ) ).toBeUndefined();
} );
