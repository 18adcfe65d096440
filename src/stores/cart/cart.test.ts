import { createRegistry } from '@wordpress/data';
import * as api from '@/api/cart';
import { addRowsToCart, addToCart, fetchCart, removeFromCart, updateCart } from '@/api/cart';
import { ApiError } from '@/api/api-error';
import { endListenersWithTest } from '../../../tests/jest/page-listeners';
import { noticesStore } from '../notices';
import { cartStore } from '.';
import { exampleCart } from './example-cart';

jest.mock( '@/api/cart' );

const open = () => {
	const registry = createRegistry();
	registry.register( noticesStore );
	registry.register( cartStore );
	return {
		actions: registry.dispatch( cartStore ),
		select: registry.select( cartStore ),
		resolve: registry.resolveSelect( cartStore ),
		notices: () =>
			registry
				.select( noticesStore )
				.getNotices()
				.map( ( { type, message } ) => `${ type }: ${ message }` ),
	};
};

endListenersWithTest();

beforeEach( () => {
	jest.resetAllMocks();
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.advanceTimersByTime( 60_000 );
	jest.useRealTimers();
} );

it( 'knows no cart until it is asked for one', async () => {
	jest.mocked( fetchCart ).mockResolvedValue( exampleCart( 2 ) );
	const { select, resolve } = open();
	expect( select.getKnownCart() ).toBeNull();
	expect( fetchCart ).not.toHaveBeenCalled();
	const loading = resolve.getCart();
	await jest.runAllTimersAsync();
	expect( ( await loading )?.ItemCount ).toBe( 2 );
	expect( fetchCart ).toHaveBeenCalledTimes( 1 );
} );

it( 'only logs that loading failed', async () => {
	jest.mocked( fetchCart ).mockRejectedValue( new Error( 'down' ) );
	const { actions, select, notices } = open();
	await actions.reload();
	expect( select.getKnownCart() ).toBeNull();
	expect( notices() ).toEqual( [] );
	expect( console ).toHaveErrored();
} );

describe( 'adding', () => {
	it.each( [ 0, -1, NaN ] )( 'does nothing at quantity %d', async ( quantity ) => {
		const { actions } = open();
		expect( await actions.addItem( { partId: 100, quantity } ) ).toBe( false );
		expect( addToCart ).not.toHaveBeenCalled();
	} );

	it( 'replaces the cart by the answer and shows what was added for 5 s', async () => {
		const { actions, select } = open();
		jest.mocked( addToCart ).mockResolvedValue( exampleCart( 3 ) );
		expect( await actions.addItem( { partId: 100, quantity: 2 } ) ).toBe( true );
		expect( select.getKnownCart()?.ItemCount ).toBe( 3 );
		expect( select.getRecentItem() ).toMatchObject( { quantity: 2, item: { PartId: 100 } } );
		jest.advanceTimersByTime( 4999 );
		expect( select.getRecentItem() ).not.toBeNull();
		jest.advanceTimersByTime( 1 );
		expect( select.getRecentItem() ).toBeNull();
	} );

	it( 'stops the 5 s under pointer or focus, and starts them anew with the next', async () => {
		const { actions, select } = open();
		jest.mocked( addToCart ).mockResolvedValue( exampleCart( 3 ) );
		await actions.addItem( { partId: 100, quantity: 1 } );
		jest.advanceTimersByTime( 4000 );
		actions.pauseRecentItem();
		jest.advanceTimersByTime( 60_000 );
		actions.resumeRecentItem();
		await actions.addItem( { partId: 100, quantity: 1 } );
		jest.advanceTimersByTime( 4000 );
		expect( select.getRecentItem() ).not.toBeNull();
		jest.advanceTimersByTime( 1000 );
		expect( select.getRecentItem() ).toBeNull();
	} );

	it( 'tells the visitor why it was refused, and takes over the cart that came along', async () => {
		const { actions, select, notices } = open();
		const cart = exampleCart( 1 );
		jest.mocked( addToCart ).mockRejectedValue(
			new ApiError( 'Only 1 left.', 'coleman_insufficient_stock', 409, {}, cart )
		);
		expect( await actions.addItem( { partId: 100, quantity: 9 } ) ).toBe( false );
		expect( select.getKnownCart() ).toBe( cart );
		expect( select.getRecentItem() ).toBeNull();
		expect( notices() ).toEqual( [ 'error: Only 1 left.' ] );
		expect( console ).toHaveErrored();
	} );
} );

it( 'writes one after the other, whatever became of the one before', async () => {
	const { actions, select } = open();
	const order: string[] = [];
	const slowly = ( name: string, milliseconds: number, count: number ) => async () => {
		order.push( `${ name } starts` );
		await new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );
		order.push( `${ name } ends` );
		if ( ! count ) {
			throw new Error( 'refused' );
		}
		return exampleCart( count );
	};
	jest.mocked( addToCart ).mockImplementation( slowly( 'add', 300, 0 ) );
	jest.mocked( updateCart ).mockImplementation( slowly( 'update', 10, 5 ) );
	jest.mocked( removeFromCart ).mockImplementation( slowly( 'remove', 100, 4 ) );
	const all = Promise.all( [
		actions.addItem( { partId: 100, quantity: 1 } ),
		actions.updateItem( 1, 5 ),
		actions.removeItem( 2 ),
	] );
	await jest.advanceTimersByTimeAsync( 1000 );
	expect( await all ).toEqual( [ false, true, true ] );
	expect( order ).toEqual( [
		'add starts',
		'add ends',
		'update starts',
		'update ends',
		'remove starts',
		'remove ends',
	] );
	expect( select.getKnownCart()?.ItemCount ).toBe( 4 );
	expect( console ).toHaveErrored();
} );

it.each( [
	[ 'updateItem', [ 1, 5 ], 'updateCart', { cartItemId: 1, quantity: 5 } ],
	[
		'describeItem',
		[ exampleCart( 2 ).Items[ 0 ], 'Bolt' ],
		'updateCart',
		{ cartItemId: 1, quantity: 2, customerPartDescription: 'Bolt' },
	],
	[ 'removeItem', [ 1 ], 'removeFromCart', { cartItemId: 1 } ],
	[ 'saveForLater', [ 1 ], 'saveForLater', 1 ],
	[ 'takeBack', [ 1 ], 'takeBack', 1 ],
	[ 'dropSaved', [ 1 ], 'dropSaved', 1 ],
] as const )( 'takes over the answer to %s, and says whether it worked', async ( action, args, name, request ) => {
	const { actions, select, notices } = open();
	const write = jest.mocked( api[ name ] as jest.Mock ).mockResolvedValueOnce( exampleCart( 7 ) );
	const act = actions[ action ] as ( ...given: unknown[] ) => Promise< boolean >;
	expect( await act( ...args ) ).toBe( true );
	expect( write.mock.calls ).toEqual( [ [ request ] ] );
	expect( select.getKnownCart()?.ItemCount ).toBe( 7 );
	write.mockRejectedValueOnce( new ApiError( 'No.', 'coleman_x', 409 ) );
	expect( await act( ...args ) ).toBe( false );
	expect( select.getKnownCart()?.ItemCount ).toBe( 7 );
	expect( notices() ).toEqual( [ 'error: No.' ] );
	expect( console ).toHaveErrored();
} );

it( 'adds rows together, and says what is wrong with each', async () => {
	const { actions, select } = open();
	const rows = [ { partId: 100, quantity: 2 } ];
	jest.mocked( addRowsToCart ).mockResolvedValueOnce( exampleCart( 2 ) );
	expect( await actions.addRows( rows ) ).toBeNull();
	expect( jest.mocked( addRowsToCart ).mock.calls ).toEqual( [ [ rows ] ] );
	expect( select.getKnownCart()?.ItemCount ).toBe( 2 );
	jest.mocked( addRowsToCart ).mockRejectedValueOnce(
		new ApiError( 'No.', 'coleman_x', 409, { 'rows[0]': 'Only 1 left.' } )
	);
	expect( await actions.addRows( rows ) ).toEqual( { 'rows[0]': 'Only 1 left.' } );
	jest.mocked( addRowsToCart ).mockRejectedValueOnce( new Error( 'down' ) );
	expect( await actions.addRows( rows ) ).toEqual( {} );
	expect( console ).toHaveErrored();
} );

it( 'waits for no write of another registry', async () => {
	const [ one, other ] = [ open(), open() ];
	jest.mocked( addToCart )
		.mockReturnValueOnce( new Promise( () => {} ) )
		.mockResolvedValueOnce( exampleCart( 1 ) );
	void one.actions.addItem( { partId: 100, quantity: 1 } );
	expect( await other.actions.addItem( { partId: 100, quantity: 1 } ) ).toBe( true );
	expect( one.select.getKnownCart() ).toBeNull();
} );

it( 'loads the cart anew when the page comes back and the hint tells of a change elsewhere', async () => {
	jest.mocked( fetchCart ).mockResolvedValue( exampleCart( 4 ) );
	const { actions, select } = open();
	const comeBack = async ( count: number ) => {
		document.cookie = `coleman_hint=${ count }.0`;
		dispatchEvent( new Event( 'pageshow' ) );
		await jest.advanceTimersByTimeAsync( 1 );
	};
	await comeBack( 4 );
	expect( select.getKnownCart() ).toBeNull();
	await actions.follow( exampleCart( 3 ) );
	await comeBack( 3 );
	expect( select.getKnownCart()?.ItemCount ).toBe( 3 );
	await comeBack( 4 );
	expect( select.getKnownCart()?.ItemCount ).toBe( 4 );
} );
