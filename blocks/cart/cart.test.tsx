import { dispatch, select } from '@wordpress/data';
import { addToCart, dropSaved, fetchCart, removeFromCart, saveForLater, takeBack, updateCart } from '@/api/cart';
import { fetchCartDelivery } from '@/api/cart-delivery';
import { ApiError } from '@/api/api-error';
import { cartStore } from '@/stores/cart';
import type { CartDelivery } from '@/api/generated/schemas';
import type { Cart as StoredCart } from '@/stores/cart';
import { noticesStore } from '@/stores/notices';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { Cart, cartProps } from './cart';
import fixtures from './fixtures.json';

jest.mock( '@/api/cart' );
jest.mock( '@/api/cart-delivery' );

type Wire = typeof fixtures.typical.cart;

/** The typical cart with other quantities; a line of 0 is gone. */
function cartOf( ...quantities: number[] ): Wire {
	const Items = fixtures.typical.cart.Items.map( ( item, index ) => {
		const Quantity = quantities[ index ] ?? 0;
		return { ...item, Quantity, line_total_cents: item.price_cents * Quantity };
	} ).filter( ( { Quantity } ) => Quantity );
	const subtotal = Items.reduce( ( sum, item ) => sum + item.line_total_cents, 0 );
	return {
		...fixtures.typical.cart,
		Items,
		ItemCount: Items.reduce( ( sum, { Quantity } ) => sum + Quantity, 0 ),
		totals: { ...fixtures.typical.cart.totals, subtotal_cents: subtotal, total_cents: subtotal },
		version: fixtures.typical.cart.version + 1,
	};
}

/** The island, awake; `whileAsleep` is what a visitor does before that. */
async function open( props: object = fixtures.typical, whileAsleep: ( root: HTMLElement ) => void = () => {} ) {
	const { cart } = cartProps( props );
	document.cookie = `coleman_hint=${ cart.ItemCount }.0`;
	// A page begins with an empty store.
	dispatch( cartStore ).follow( null as unknown as StoredCart );
	return hydrateIsland( Cart, cartProps, props, whileAsleep );
}

/** What the server tells about the delivery of a cart. */
const toldOf = ( cart: StoredCart | null, promise = 'Ready tomorrow' ): CartDelivery => ( {
	zip: '',
	branch_id: 0,
	branch_city: '',
	lines: ( cart?.Items ?? [] ).map( ( { cartItemId } ) => ( { cartItemId, promise } ) ),
	ways: [ { id: 'ship', label: 'Ship everything', details: [ 'Arriving about Friday, November 27.' ] } ],
	estimate: null,
	core_cents: 0,
	version: cart?.version ?? 0,
} );

const field = ( root: HTMLElement, line: number ) =>
	root.querySelectorAll< HTMLInputElement >( 'input[name=quantity]' )[ line ]!;
const lines = ( root: HTMLElement ) => root.querySelectorAll< HTMLElement >( 'li[tabindex]' );
const nameOf = ( element: Element ) => element.getAttribute( 'aria-label' ) ?? element.textContent;
const button = ( root: HTMLElement, name: string ) =>
	[ ...root.querySelectorAll( 'button' ) ].find( ( element ) => nameOf( element ) === name )!;
const focused = ( root: HTMLElement ) => root.ownerDocument.activeElement;
const told = ( root: HTMLElement ) => root.querySelector( '[role=status]' )!.textContent;
const notices = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { message } ) => message );

function type( input: HTMLInputElement, value: string ) {
	input.focus();
	Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )!.set!.call( input, value );
	input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

beforeEach( () => {
	jest.resetAllMocks();
	jest.mocked( fetchCartDelivery ).mockImplementation( async () => toldOf( select( cartStore ).getKnownCart() ) );
	jest.useFakeTimers();
	select( noticesStore )
		.getNotices()
		.forEach( ( { id } ) => dispatch( noticesStore ).close( id ) );
} );
afterEach( () => {
	jest.advanceTimersByTime( 60_000 );
	jest.useRealTimers();
} );

/** What is said at a quantity. */
const fault = ( root: HTMLElement, line: number ) => {
	const id = field( root, line ).getAttribute( 'aria-describedby' );
	return field( root, line ).getAttribute( 'aria-invalid' ) && id
		? root.querySelector( `#${ id }` )?.textContent
		: undefined;
};

describe( 'a quantity', () => {
	beforeEach( () => {
		jest.mocked( updateCart ).mockImplementation( async ( { quantity } ) => cartOf( quantity, 1, 10 ) );
	} );

	it( 'is saved after a pause, and the sums follow', async () => {
		const { root, act } = await open();
		await act( () => type( field( root, 0 ), '1' ) );
		await act( () => jest.advanceTimersByTime( 600 ) );
		await act( () => type( field( root, 0 ), '12' ) );
		await act( () => jest.advanceTimersByTime( 600 ) );
		expect( updateCart ).not.toHaveBeenCalled();
		await act( () => jest.advanceTimersByTime( 100 ) );
		expect( jest.mocked( updateCart ).mock.calls ).toEqual( [ [ { cartItemId: 1, quantity: 12 } ] ] );
		expect( root.textContent ).toMatch( '$150.00' );
		expect( told( root ) ).toBe( 'Filter, engine oil: quantity 12. Subtotal $358.80.' );
		expect( root.textContent ).toMatch( 'Saved' );
	} );

	it( 'goes up and down by steps, saved once after a pause, and never to nothing', async () => {
		const { root, act } = await open();
		const input = field( root, 0 );
		const [ before, step ] = [ Number( input.value ), Number( input.step ) ];
		await act( () => button( root, 'More' ).click() );
		await act( () => button( root, 'More' ).click() );
		await act( () => jest.advanceTimersByTime( 700 ) );
		expect( jest.mocked( updateCart ).mock.calls ).toEqual( [
			[ { cartItemId: 1, quantity: before + 2 * step } ],
		] );
		for ( let presses = 0; presses < before + 5; presses++ ) {
			await act( () => button( root, 'Fewer' ).click() );
		}
		await act( () => jest.advanceTimersByTime( 700 ) );
		expect( jest.mocked( updateCart ).mock.calls[ 1 ] ).toEqual( [ { cartItemId: 1, quantity: step } ] );
	} );

	it( 'is saved at once when the field is left or Enter is pressed', async () => {
		const { root, act } = await open();
		await act( () => type( field( root, 0 ), '3' ) );
		await act( () => field( root, 0 ).blur() );
		await act( () => type( field( root, 0 ), '4' ) );
		await act( () => field( root, 0 ).form!.requestSubmit() );
		await act( () => field( root, 0 ).blur() );
		await act( () => jest.advanceTimersByTime( 5000 ) );
		expect( jest.mocked( updateCart ).mock.calls.map( ( [ { quantity } ] ) => quantity ) ).toEqual( [ 3, 4 ] );
	} );

	it.each( [
		[ '1.5', 'Quantity must be a whole number.' ],
		[ '-3', 'Quantity must be 0 or more.' ],
		[ '1e3', 'Quantity must be a whole number.' ],
		[ '', 'Quantity must be a whole number.' ],
		[ '10000', 'Quantity must be 9,999 or less.' ],
	] )( 'of %s is refused with a reason', async ( typed, message ) => {
		const { root, act } = await open();
		await act( () => type( field( root, 0 ), typed ) );
		await act( () => field( root, 0 ).blur() );
		expect( updateCart ).not.toHaveBeenCalled();
		expect( fault( root, 0 ) ).toBe( message );
		expect( field( root, 0 ).value ).toBe( typed );
		await act( () => type( field( root, 0 ), '3' ) );
		await act( () => field( root, 0 ).blur() );
		expect( fault( root, 0 ) ).toBeUndefined();
		expect( updateCart ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is not told of while the field is empty in the middle of typing', async () => {
		const { root, act } = await open();
		await act( () => type( field( root, 0 ), '' ) );
		await act( () => jest.advanceTimersByTime( 5000 ) );
		expect( fault( root, 0 ) ).toBeUndefined();
	} );

	it( 'that is wrong moves nothing before the press that left the field has ended', async () => {
		const { root, act } = await open();
		await act( () => type( field( root, 0 ), '2.5' ) );
		root.dispatchEvent( new Event( 'mousedown', { bubbles: true } ) );
		await act( () => field( root, 0 ).blur() );
		expect( fault( root, 0 ) ).toBeUndefined();
		root.dispatchEvent( new Event( 'mouseup', { bubbles: true } ) );
		await act( () => jest.advanceTimersByTime( 1 ) );
		expect( fault( root, 0 ) ).toBe( 'Quantity must be a whole number.' );
	} );

	it( 'goes back to what it was when the server refuses', async () => {
		jest.mocked( updateCart ).mockRejectedValue(
			new ApiError(
				'This part is sold in cases of 10. For example, order 20.',
				'coleman_quantity_not_multiple',
				400
			)
		);
		const { root, act } = await open();
		await act( () => type( field( root, 2 ), '12' ) );
		await act( () => field( root, 2 ).blur() );
		expect( notices() ).toEqual( [ 'This part is sold in cases of 10. For example, order 20.' ] );
		expect( field( root, 2 ).value ).toBe( '10' );
		expect( console ).toHaveErrored();
	} );

	it( 'of 0 removes the line, but not in the middle of typing', async () => {
		jest.mocked( removeFromCart ).mockResolvedValue( cartOf( 0, 1, 10 ) );
		const { root, act } = await open();
		await act( () => type( field( root, 0 ), '0' ) );
		await act( () => jest.advanceTimersByTime( 5000 ) );
		expect( removeFromCart ).not.toHaveBeenCalled();
		await act( () => field( root, 0 ).form!.requestSubmit() );
		expect( removeFromCart ).toHaveBeenCalledWith( { cartItemId: 1 } );
		expect( lines( root ) ).toHaveLength( 2 );
		expect( told( root ) ).toMatch( 'Removed: Filter, engine oil' );
	} );

	it( 'is saved when the page is left in the middle of typing', async () => {
		const { root, act } = await open();
		await act( () => type( field( root, 0 ), '6' ) );
		await act( () => dispatchEvent( new Event( 'pagehide' ) ) );
		expect( updateCart ).toHaveBeenCalledWith( { cartItemId: 1, quantity: 6 } );
	} );

	it( 'that was typed before the island was awake is saved too', async () => {
		const { root, act } = await open( fixtures.typical, ( asleep ) => ( field( asleep, 0 ).value = '8' ) );
		expect( field( root, 0 ).value ).toBe( '8' );
		await act( () => jest.advanceTimersByTime( 700 ) );
		expect( updateCart ).toHaveBeenCalledWith( { cartItemId: 1, quantity: 8 } );
	} );

	it( 'of 0 that was typed and left before the island was awake removes the line', async () => {
		jest.mocked( removeFromCart ).mockResolvedValue( cartOf( 0, 1, 10 ) );
		const { root, act } = await open( fixtures.typical, ( asleep ) => ( field( asleep, 0 ).value = '0' ) );
		await act( () => jest.advanceTimersByTime( 700 ) );
		expect( removeFromCart ).toHaveBeenCalledWith( { cartItemId: 1 } );
		expect( lines( root ) ).toHaveLength( 2 );
	} );
} );

describe( 'the text that says what a part is', () => {
	const LINE = 3;
	const known = 'The long bolt by the left track, as on the picture I sent';
	const naming = ( root: HTMLElement ) => root.querySelector< HTMLInputElement >( `#cart-naming-${ LINE }` )!;
	const answer = ( text: string ) => {
		const { cart } = fixtures.extreme;
		return {
			...cart,
			version: cart.version + 1,
			Items: cart.Items.map( ( item ) =>
				item.cartItemId === LINE ? { ...item, Description: text, customerPartDescription: text } : item
			),
		} as unknown as Wire;
	};
	const sent = () => jest.mocked( updateCart ).mock.calls.map( ( [ fields ] ) => fields );

	beforeEach( () => {
		jest.mocked( updateCart ).mockImplementation( async ( { customerPartDescription = '' } ) =>
			answer( customerPartDescription )
		);
	} );

	it( 'is saved once when the field is left', async () => {
		const { root, act } = await open( fixtures.extreme );
		await act( () => type( naming( root ), ' Bolt, left track ' ) );
		await act( () => naming( root ).blur() );
		await act( () => naming( root ).focus() );
		await act( () => naming( root ).blur() );
		expect( sent() ).toEqual( [
			expect.objectContaining( { cartItemId: LINE, customerPartDescription: 'Bolt, left track' } ),
		] );
		expect( told( root ) ).toBe( 'Note saved: Bolt, left track' );
	} );

	it( 'that was typed and left before the island was awake is saved', async () => {
		const { root, act } = await open( fixtures.extreme, ( asleep ) => ( naming( asleep ).value = 'Bolt' ) );
		await act( () => jest.advanceTimersByTime( 700 ) );
		expect( naming( root ).value ).toBe( 'Bolt' );
		expect( sent() ).toEqual( [
			expect.objectContaining( { cartItemId: LINE, customerPartDescription: 'Bolt' } ),
		] );
	} );

	it( 'waits while the visitor is still typing when the island awakes', async () => {
		const { root, act } = await open( fixtures.extreme, ( asleep ) => {
			naming( asleep ).focus();
			naming( asleep ).value = 'Bol';
		} );
		expect( updateCart ).not.toHaveBeenCalled();
		await act( () => type( naming( root ), 'Bolt' ) );
		await act( () => naming( root ).blur() );
		expect( sent() ).toHaveLength( 1 );
	} );

	it( 'is saved when the page is left', async () => {
		const { root, act } = await open( fixtures.extreme );
		await act( () => type( naming( root ), 'Bolt' ) );
		await act( () => dispatchEvent( new Event( 'pagehide' ) ) );
		expect( sent() ).toHaveLength( 1 );
	} );

	it( 'that the server refuses is kept and sent at the next try', async () => {
		jest.mocked( updateCart ).mockRejectedValueOnce( new ApiError( 'Try again.', 'coleman_busy', 503 ) );
		const { root, act } = await open( fixtures.extreme );
		await act( () => type( naming( root ), 'Bolt' ) );
		await act( () => naming( root ).blur() );
		expect( naming( root ).value ).toBe( 'Bolt' );
		expect( console ).toHaveErrored();
		await act( () => naming( root ).focus() );
		await act( () => naming( root ).blur() );
		expect( sent() ).toHaveLength( 2 );
		expect( told( root ) ).toBe( 'Note saved: Bolt' );
	} );

	it( 'follows another tab', async () => {
		const { root, act } = await open( fixtures.extreme );
		expect( naming( root ).value ).toBe( known );
		await act( () => dispatch( cartStore ).follow( answer( 'Short bolt' ) as unknown as StoredCart ) );
		expect( naming( root ).value ).toBe( 'Short bolt' );
		await act( () => naming( root ).focus() );
		await act( () => naming( root ).blur() );
		expect( updateCart ).not.toHaveBeenCalled();
	} );
} );

describe( 'in step with other tabs', () => {
	it( 'shows what another tab has made of the cart', async () => {
		const { root, act } = await open();
		await act( () => dispatch( cartStore ).follow( cartOf( 7, 0, 20 ) ) );
		expect( lines( root ) ).toHaveLength( 2 );
		expect( [ field( root, 0 ).value, field( root, 1 ).value ] ).toEqual( [ '7', '20' ] );
		expect( root.textContent ).toMatch( '27 items' );
	} );

	it( 'leaves alone what is being typed here', async () => {
		jest.mocked( updateCart ).mockResolvedValue( cartOf( 5, 1, 10 ) );
		const { root, act } = await open();
		await act( () => type( field( root, 0 ), '5' ) );
		await act( () => dispatch( cartStore ).follow( cartOf( 7, 1, 10 ) ) );
		expect( field( root, 0 ).value ).toBe( '5' );
	} );

	it( 'asks for the cart when it changed while the page was on its way', async () => {
		jest.mocked( fetchCart ).mockResolvedValue( cartOf( 9, 1, 10 ) );
		const { root } = await open( fixtures.typical, () => ( document.cookie = 'coleman_hint=20.0' ) );
		expect( field( root, 0 ).value ).toBe( '9' );
	} );

	it( 'asks for nothing when the page is right', async () => {
		await open();
		expect( fetchCart ).not.toHaveBeenCalled();
		expect( select( cartStore ).getKnownCart()?.ItemCount ).toBe( 13 );
	} );
} );

describe( 'removing', () => {
	const remove = 'Remove Belt, deck drive, 61" deck';

	it( 'goes on at the next line, and can be undone', async () => {
		jest.mocked( removeFromCart ).mockResolvedValue( cartOf( 2, 0, 10 ) );
		jest.mocked( addToCart ).mockResolvedValue( cartOf( 2, 1, 10 ) );
		const { root, act } = await open();
		await act( () => {
			button( root, remove ).focus();
			button( root, remove ).click();
		} );
		expect( removeFromCart ).toHaveBeenCalledWith( { cartItemId: 2 } );
		expect( focused( root ) ).toBe( lines( root )[ 1 ] );
		expect( focused( root )!.textContent ).toMatch( 'Tooth, bucket, J250' );
		expect( told( root ) ).toBe( 'Removed: Belt, deck drive, 61" deckUndo' );

		await act( () => {
			button( root, 'Undo' ).focus();
			button( root, 'Undo' ).click();
		} );
		expect( jest.mocked( addToCart ).mock.calls[ 0 ]![ 0 ] ).toMatchObject( { partId: 215, quantity: 1 } );
		expect( lines( root ) ).toHaveLength( 3 );
		expect( focused( root ) ).toBe( lines( root )[ 2 ] );
		expect( told( root ) ).toBe( 'Back in your cart: Belt, deck drive, 61" deck' );
		expect( select( cartStore ).getRecentItem() ).toBeNull();
	} );

	it( 'of the last line goes on at the words for an empty cart', async () => {
		jest.mocked( removeFromCart ).mockResolvedValue( fixtures.empty.cart );
		const { root, act } = await open( fixtures[ 'one line' ] );
		await act( () => {
			button( root, 'Remove Filter, engine oil' ).focus();
			button( root, 'Remove Filter, engine oil' ).click();
		} );
		expect( focused( root )!.textContent ).toBe( 'Your cart is empty.' );
	} );

	it( 'does not take the focus from where it has gone meanwhile', async () => {
		jest.mocked( removeFromCart ).mockResolvedValue( cartOf( 2, 0, 10 ) );
		const { root, act } = await open();
		await act( () => {
			button( root, remove ).click();
			field( root, 2 ).focus();
		} );
		expect( focused( root ) ).toBe( field( root, 1 ) );
	} );
} );

describe( 'what is saved for later', () => {
	const withSaved = fixtures[ 'saved for later' ];
	const { Items, SavedItems } = withSaved.cart;
	/** The cart after a move: these lines, these saved ones. */
	const moved = ( items: typeof Items, saved: typeof SavedItems ): StoredCart => ( {
		...withSaved.cart,
		Items: items,
		SavedItems: saved,
		ItemCount: items.reduce( ( sum, { Quantity } ) => sum + Quantity, 0 ),
		version: withSaved.cart.version + 1,
	} );
	const saved = ( root: HTMLElement ) => root.querySelectorAll( '.is-saved' );

	it( 'leaves the cart, and the visitor goes on at the next line', async () => {
		jest.mocked( saveForLater ).mockResolvedValue( moved( Items.slice( 1 ), [ Items[ 0 ]!, ...SavedItems ] ) );
		const { root, act } = await open( withSaved );
		const save = button( root, 'Save for later: Filter, engine oil' );
		await act( () => {
			save.focus();
			save.click();
		} );
		expect( jest.mocked( saveForLater ).mock.calls ).toEqual( [ [ 1 ] ] );
		expect( [ lines( root ).length, saved( root ).length ] ).toEqual( [ 4, 3 ] );
		expect( focused( root ) ).toBe( lines( root )[ 0 ] );
		expect( told( root ) ).toBe( 'Saved for later: Filter, engine oil' );
	} );

	it( 'comes back into the cart', async () => {
		jest.mocked( takeBack ).mockResolvedValue( moved( [ ...Items, SavedItems[ 0 ]! ], SavedItems.slice( 1 ) ) );
		const { root, act } = await open( withSaved );
		await act( () => button( root, `Move to cart: ${ SavedItems[ 0 ]!.Description }` ).click() );
		expect( jest.mocked( takeBack ).mock.calls ).toEqual( [ [ 7 ] ] );
		expect( saved( root ) ).toHaveLength( 1 );
		expect( told( root ) ).toBe( `Back in your cart: ${ SavedItems[ 0 ]!.Description }` );
	} );

	it( 'stays where it is when the server refuses, and the visitor is told', async () => {
		jest.mocked( takeBack ).mockRejectedValue(
			new ApiError( 'Only 2 are left.', 'coleman_insufficient_stock', 409 )
		);
		const { root, act } = await open( withSaved );
		await act( () => button( root, `Move to cart: ${ SavedItems[ 0 ]!.Description }` ).click() );
		expect( saved( root ) ).toHaveLength( 2 );
		expect( notices() ).toEqual( [ 'Only 2 are left.' ] );
		expect( console ).toHaveErrored();
	} );

	it( 'can be dropped, and the section goes with the last', async () => {
		jest.mocked( dropSaved ).mockResolvedValue( { ...fixtures.empty.cart, version: 9 } );
		const { root, act } = await open( fixtures[ 'only saved' ] );
		await act( () => button( root, `Remove saved item: ${ SavedItems[ 0 ]!.Description }` ).click() );
		expect( root.textContent ).not.toMatch( 'Saved for later' );
	} );

	it( 'is told of at the top when a sign-in set it aside', async () => {
		const { root } = await open( withSaved );
		expect( root.textContent ).toMatch( 'is saved for later below. It isn’t in this order.' );
	} );
} );

it( 'asks what a special order is, and keeps the answer', async () => {
	const line = {
		...fixtures.typical.cart.Items[ 0 ]!,
		PartId: 714940,
		Url: '',
		customerPartNumber: 'ZZ-1',
		customerPartDescription: '',
	};
	const props = { ...fixtures.typical, cart: { ...fixtures.typical.cart, Items: [ line ] } };
	jest.mocked( updateCart ).mockResolvedValue( { ...props.cart, version: 9 } );
	const { root, act } = await open( props );
	const naming = root.querySelector< HTMLInputElement >( '[name=customerPartDescription]' )!;
	await act( () => type( naming, ' Bolt, left track ' ) );
	await act( () => naming.blur() );
	await act( () => naming.focus() );
	await act( () => naming.blur() );
	expect( jest.mocked( updateCart ).mock.calls ).toEqual( [
		[ { cartItemId: 1, quantity: line.Quantity, customerPartDescription: 'Bolt, left track' } ],
	] );
	expect( new FormData( naming.form! ).get( 'coleman_action' ) ).toBe( 'cart_update' );
} );

describe( 'the checkout', () => {
	const leave = ( root: HTMLElement ) => {
		const left = jest.fn( ( event: Event ) => event.preventDefault() );
		// What gets as far as the window unprevented would leave the page.
		addEventListener( 'click', ( event ) => ! event.defaultPrevented && left( event ), { once: false } );
		root.querySelector< HTMLElement >( 'a[href="/checkout"]' )!.click();
		return left;
	};

	it( 'waits until a quantity is saved', async () => {
		let finish = () => {};
		jest.mocked( updateCart ).mockReturnValue(
			new Promise( ( resolve ) => ( finish = () => resolve( cartOf( 5, 1, 10 ) ) ) )
		);
		const { root, act } = await open();
		await act( () => type( field( root, 0 ), '5' ) );
		await act( () => field( root, 0 ).blur() );
		let left = jest.fn();
		await act( () => ( left = leave( root ) ) );
		expect( left ).not.toHaveBeenCalled();
		await act( () => finish() );
		expect( left ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is not reached when the quantity was refused', async () => {
		jest.mocked( updateCart ).mockRejectedValue( new ApiError( 'No.', 'coleman_rate_limited', 429 ) );
		const { root, act } = await open();
		await act( () => type( field( root, 0 ), '5' ) );
		let left = jest.fn();
		await act( () => {
			field( root, 0 ).blur();
			left = leave( root );
		} );
		expect( left ).not.toHaveBeenCalled();
		expect( console ).toHaveErrored();
	} );
} );

describe( 'a form refused without JavaScript', () => {
	it( 'says so at the line, with what was typed, until the cart changes', async () => {
		const { root, act } = await open( fixtures.refused );
		const { value, id } = field( root, 0 );
		expect( value ).toBe( '12' );
		expect( root.querySelector( `[aria-invalid][id=${ id }]` )!.getAttribute( 'aria-describedby' ) ).toBe(
			root.querySelector( '[role=alert]' )!.id
		);
		await act( () => field( root, 0 ).focus() );
		await act( () => field( root, 0 ).blur() );
		expect( updateCart ).not.toHaveBeenCalled();
		await act( () => dispatch( cartStore ).follow( { ...fixtures.refused.cart, version: 99 } ) );
		expect( root.querySelector( '[role=alert]' ) ).toBeNull();
	} );

	it( 'says so above the list when its line has gone', async () => {
		const { root } = await open( fixtures[ 'refused, line gone' ] );
		expect( root.querySelector( '[role=alert]' )!.closest( 'li' ) ).toBeNull();
	} );
} );

it( 'has forms that work by themselves', async () => {
	const { root } = await open();
	const forms = [ ...root.querySelectorAll( 'form' ) ].slice( 0, 3 );
	expect( forms.map( ( form ) => Object.fromEntries( new FormData( form ) ) ) ).toEqual( [
		{ coleman_action: 'cart_update', cartItemId: '1', quantity: '2' },
		{ coleman_action: 'cart_save', cartItemId: '1' },
		{ coleman_action: 'cart_remove', cartItemId: '1' },
	] );
} );

it( 'says in the agreed words that a price is to come', async () => {
	const { root } = await open( fixtures.extreme );
	expect( root.querySelector( '[aria-labelledby=cart-summary]' )!.textContent ).toMatch(
		'Will contact you with pricing information after order is submitted'
	);
} );

describe( 'delivery', () => {
	const ways = ( root: HTMLElement ) =>
		[ ...root.querySelectorAll< HTMLAnchorElement >( 'a[href*="way="]' ) ].map( ( link ) =>
			link.getAttribute( 'href' )
		);

	it( 'offers each way as a link to the checkout', async () => {
		const { root } = await open();
		expect( ways( root ) ).toEqual( [ 'branch', 'earliest', 'ship' ].map( ( way ) => `/checkout?way=${ way }` ) );
		expect( root.textContent ).toMatch( '4 at Easton now, 1 from Bonner Springs' );
		expect( root.querySelector( '.is-stale' ) ).toBeNull();
	} );

	it( 'is told anew when the cart has changed, and marked until then', async () => {
		// Carts of other tests are open too.
		const answers: ( () => void )[] = [];
		jest.mocked( updateCart ).mockImplementation( async ( { quantity } ) => cartOf( quantity, 1, 10 ) );
		jest.mocked( fetchCartDelivery ).mockImplementation( async () => {
			await new Promise< void >( ( resolve ) => answers.push( resolve ) );
			return toldOf( select( cartStore ).getKnownCart(), 'Ready on Friday' );
		} );
		const { root, act } = await open();
		await act( () => type( field( root, 0 ), '3' ) );
		await act( () => field( root, 0 ).blur() );
		expect( root.querySelector( '.is-stale' ) ).not.toBeNull();
		await act( () => answers.forEach( ( answer ) => answer() ) );
		expect( root.querySelector( '.is-stale' ) ).toBeNull();
		expect( root.textContent ).toMatch( 'Ready on Friday' );
		expect( ways( root ) ).toEqual( [ '/checkout?way=ship' ] );
	} );

	it( 'tells at its field of a ZIP code that is none, before anything is sent', async () => {
		const { root, act } = await open();
		const zip = root.querySelector< HTMLInputElement >( 'input[name=zip]' )!;
		const submits: boolean[] = [];
		const onSubmit = ( event: Event ) => {
			submits.push( event.defaultPrevented );
			event.preventDefault();
		};
		document.addEventListener( 'submit', onSubmit );
		zip.value = '6601';
		await act( () => zip.form!.requestSubmit() );
		expect( root.querySelector( `#${ zip.getAttribute( 'aria-describedby' ) }` )!.textContent ).toBe(
			'Enter a 5-digit ZIP code.'
		);
		expect( zip.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		zip.value = '66 012';
		await act( () => zip.form!.requestSubmit() );
		document.removeEventListener( 'submit', onSubmit );
		expect( submits ).toEqual( [ true, false ] );
	} );

	it( 'names the field of a ZIP code that was refused, and keeps what was typed', async () => {
		const { root } = await open( fixtures[ 'zip refused' ] );
		const zip = root.querySelector< HTMLInputElement >( 'input[name=zip]' )!;
		expect( zip.value ).toBe( '6600' );
		expect( root.querySelector( `#${ zip.getAttribute( 'aria-describedby' ) }` )!.textContent ).toBe(
			'Enter a 5-digit ZIP code.'
		);
	} );
} );
