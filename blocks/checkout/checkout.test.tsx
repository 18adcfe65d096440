import fc from 'fast-check';
import { select } from '@wordpress/data';
import { placeOrder, quoteCheckout } from '@/account/checkout';
import { ApiError } from '@/api/api-error';
import { fetchCart } from '@/api/cart';
import type { Cart, CheckoutQuote, OrderPlaced } from '@/api/generated/schemas';
import { goTo } from '@/stores/customer/go-to';
import { noticesStore } from '@/stores/notices';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { Checkout, checkoutProps } from './checkout';
import fixtures from './fixtures.json';

jest.mock( '@/account/checkout' );
jest.mock( '@/api/cart' );
jest.mock( '@/stores/customer/go-to' );
const mockFields = jest.fn();
jest.mock( '@/forms/bot-check/use-bot-check', () => ( {
	useBotCheck: () => ( { onFocus: () => {}, isChecking: false, fields: mockFields } ),
	useIdempotencyKey: () => ( { get: () => 'another-key', renew: () => {} } ),
} ) );

const KEY = fixtures.typical.idempotencyKey;

const quote = ( changes: Partial< CheckoutQuote > = {} ): CheckoutQuote => ( {
	subtotal_cents: 6090,
	core_cents: 0,
	oversize_cents: 0,
	charges_cents: 0,
	shipping_cents: 995,
	tax_cents: 500,
	total_cents: 7585,
	has_unknown_price: false,
	lines: fixtures.typical.lines.map( ( { id, availability, isInStock, promise } ) => ( {
		cartItemId: id,
		fulfilment: 'ship',
		location_id: 0,
		availability_text: availability,
		in_stock: isInStock,
		promise: { words: promise, date: null, reason: 'in_stock' },
		is_pickup_only: false,
		in_stock_at: [ 1 ],
	} ) ),
	pay_methods: fixtures.typical.payMethods,
	cart_version: 3,
	...changes,
} );

const placed = {
	OrderId: 9,
	OrderNumber: 'W000009',
	Status: 'received',
	order_key: 'k',
	total_cents: 7585,
	Url: '/customer/order/9?key=k',
} as OrderPlaced;

/** The cart of the fixture, with one price changed. */
const cart = ( version: number, price = 1485 ) =>
	( {
		ItemCount: 3,
		Items: fixtures.typical.lines.map( ( line, index ) => ( {
			cartItemId: line.id,
			PartNumber: line.number,
			Description: line.description,
			Photo: { MediumImagePath: line.image },
			Quantity: line.quantity,
			price_cents: index ? line.price_cents : price,
			line_total_cents: index ? line.total_cents : price * line.quantity,
			notices: [],
		} ) ),
		version,
	} ) as unknown as Cart;

const TYPED = {
	email: 'ann@example.com',
	billing_name: 'Ann Farmer',
	billing_street: '1 Main St',
	billing_city: 'Easton',
	billing_state: 'KS',
	billing_zip: '66020',
};

const open = async (
	props: object = fixtures.typical,
	typed: Record< string, string > = {},
	asleep: Record< string, string > = {}
) => {
	const island = await hydrateIsland( Checkout, checkoutProps, props, ( root ) => {
		for ( const [ name, value ] of Object.entries( asleep ) ) {
			root.querySelector< HTMLInputElement >( `[name="${ name }"]:not([type=hidden])` )!.value = value;
		}
	} );
	const { root, act } = island;
	const field = ( name: string ) =>
		root.querySelector< HTMLInputElement >( `[name="${ name }"]:not([type=hidden])` ) as HTMLInputElement;
	const type = ( values: Record< string, string > ) =>
		act( () => {
			for ( const [ name, value ] of Object.entries( values ) ) {
				const control = field( name );
				const prototype = Object.getPrototypeOf( control );
				Object.getOwnPropertyDescriptor( prototype, 'value' )!.set!.call( control, value );
				control.dispatchEvent( new Event( 'change', { bubbles: true } ) );
				control.dispatchEvent( new Event( 'input', { bubbles: true } ) );
			}
		} );
	const settle = () => act( () => jest.advanceTimersByTimeAsync( 500 ) );
	await settle();
	if ( Object.keys( typed ).length ) {
		await type( typed );
		await settle();
	}
	return {
		...island,
		field,
		type,
		settle,
		order: async () => {
			await act( () => root.querySelector< HTMLButtonElement >( '.coleman-button' )!.click() );
			await settle();
		},
		total: () => root.querySelector( '.coleman-checkout__total' )!.textContent,
		text: ( selector: string ) => root.querySelector( selector )?.textContent ?? '',
	};
};

beforeEach( () => {
	jest.resetAllMocks();
	jest.useFakeTimers();
	sessionStorage.clear();
	jest.mocked( quoteCheckout ).mockResolvedValue( quote() );
	jest.mocked( placeOrder ).mockResolvedValue( placed );
	mockFields.mockResolvedValue( { form_stamp: 'stamp', altcha: 'proof' } );
} );
afterEach( () => jest.useRealTimers() );

it( 'works out the total whichever of the address was filled in before it was hydrated', async () => {
	await fc.assert(
		fc.asyncProperty( fc.subarray( Object.keys( TYPED ) as ( keyof typeof TYPED )[] ), async ( early ) => {
			sessionStorage.clear();
			jest.mocked( quoteCheckout ).mockClear();
			const isEarly = ( name: string ) => ( early as string[] ).includes( name );
			const part = ( wanted: boolean ) =>
				Object.fromEntries( Object.entries( TYPED ).filter( ( [ name ] ) => isEarly( name ) === wanted ) );
			const { text } = await open( fixtures.typical, part( false ), part( true ) );
			expect( quoteCheckout ).toHaveBeenLastCalledWith(
				expect.objectContaining( { state: 'KS', zip: '66020' } )
			);
			expect( text( '.coleman-checkout__totals' ) ).not.toMatch( 'After your address' );
		} ),
		{ numRuns: 20, examples: [ [ Object.keys( TYPED ) as ( keyof typeof TYPED )[] ], [ [] ] ] }
	);
} );

it( 'works out the total once the address is told, and again when a line goes another way', async () => {
	const { type, settle, total, text } = await open();
	expect( quoteCheckout ).not.toHaveBeenCalled();
	expect( text( '.coleman-checkout__totals' ) ).toMatch( 'ShippingAfter your address' );
	await type( { billing_state: 'KS', billing_zip: '66020' } );
	await settle();
	expect( quoteCheckout ).toHaveBeenCalledTimes( 1 );
	expect( quoteCheckout ).toHaveBeenLastCalledWith( {
		state: 'KS',
		zip: '66020',
		fulfilment: 'ship',
		location_id: '1',
		line_11: '',
		line_12: '',
	} );
	expect( total() ).toBe( '$75.85' );
	await type( { line_12: 'will_call:4' } );
	await settle();
	expect( quoteCheckout ).toHaveBeenLastCalledWith( expect.objectContaining( { line_12: 'will_call:4' } ) );
	// What does not change the total is not asked about.
	await type( { note: 'Ring the bell' } );
	await settle();
	expect( quoteCheckout ).toHaveBeenCalledTimes( 2 );
} );

it( 'tells with each answer which branches have a line in stock, and keeps the branch that was chosen', async () => {
	const { type, settle, root, field } = await open();
	const inStock = ( id: number ) =>
		[ ...root.querySelectorAll( `[name=line_${ id }] option` ) ]
			.map( ( { textContent } ) => textContent ?? '' )
			.filter( ( label ) => label.endsWith( ', in stock' ) );
	expect( inStock( 11 ) ).toEqual( [ 'Pickup at Bonner Springs, in stock', 'Pickup at Easton, in stock' ] );
	// The cart is the same: what lay at Easton was sold to somebody else.
	const [ first, second ] = quote().lines;
	jest.mocked( quoteCheckout ).mockResolvedValue(
		quote( {
			lines: [
				{ ...first!, in_stock_at: [ 1 ] },
				{ ...second!, in_stock_at: [ 2 ] },
			],
		} )
	);
	await type( { line_11: 'will_call:4' } );
	await settle();
	expect( fetchCart ).not.toHaveBeenCalled();
	expect( inStock( 11 ) ).toEqual( [ 'Pickup at Bonner Springs, in stock' ] );
	expect( inStock( 12 ) ).toEqual( [ "Pickup at Lee's Summit, in stock" ] );
	expect( field( 'line_11' ).value ).toBe( 'will_call:4' );
	// With the cart, where a quantity has changed in another tab.
	jest.mocked( fetchCart ).mockResolvedValue( cart( 4 ) );
	jest.mocked( quoteCheckout ).mockResolvedValue(
		quote( { cart_version: 4, lines: [ { ...first!, in_stock_at: [ 3 ] }, second! ] } )
	);
	await type( { line_12: 'ship' } );
	await settle();
	expect( inStock( 11 ) ).toEqual( [ 'Pickup at Smithville, in stock' ] );
	expect( field( 'line_11' ).value ).toBe( 'will_call:4' );
} );

it( 'sends the order with the total that was seen, under the form’s name, and leads to it', async () => {
	const { order } = await open( fixtures.typical, TYPED );
	await order();
	expect( placeOrder ).toHaveBeenCalledTimes( 1 );
	const [ fields, key ] = jest.mocked( placeOrder ).mock.calls[ 0 ]!;
	expect( key ).toBe( KEY );
	expect( fields ).toMatchObject( {
		...TYPED,
		expected_total_cents: '7585',
		cart_version: '3',
		pay_method: 'pay_in_store',
		form_stamp: 'stamp',
		altcha: 'proof',
	} );
	expect( goTo ).toHaveBeenCalledWith( '/customer/order/9?key=k' );
	expect( sessionStorage.length ).toBe( 0 );
} );

it( 'asks nothing to prove a person of a customer', async () => {
	const { order } = await open( fixtures.customer );
	await order();
	expect( mockFields ).not.toHaveBeenCalled();
	expect( placeOrder ).toHaveBeenCalledTimes( 1 );
} );

it( 'asks a name and a phone number of who picks up, and forgets what shipping had asked for', async () => {
	const { order, root, field, act } = await open( fixtures.typical, { email: 'ann@example.com' } );
	const faults = () =>
		[ ...root.querySelectorAll( '.coleman-faults a' ) ].map( ( link ) => link.getAttribute( 'href' ) );
	await act( () => field( 'has_shipping' ).click() );
	await order();
	expect( faults() ).toContain( '#checkout-shipping-street' );
	const way = ( value: string ) => root.querySelector< HTMLInputElement >( `[name=fulfilment][value=${ value }]` )!;
	// Browsers know that a choice that lost was made by hand; jsdom has to be told.
	way( 'ship' ).checked = true;
	await act( () => way( 'will_call' ).click() );
	expect( faults() ).toEqual( [ '#checkout-billing-name' ] );
	await order();
	expect( faults() ).toEqual( [ '#checkout-billing-name', '#checkout-billing-phone' ] );
	expect( placeOrder ).not.toHaveBeenCalled();
} );

it( 'needs a phone number to call about payment', async () => {
	const callMe = [ { id: 'call_me', label: 'Call me for payment' } ];
	jest.mocked( quoteCheckout ).mockResolvedValue( quote( { pay_methods: callMe } ) );
	const { order, root, type } = await open( { ...fixtures.typical, payMethods: callMe }, TYPED );
	await order();
	expect( root.querySelector( '#checkout-billing-phone-error' )?.textContent ).toBe(
		'Phone is required so we can call you.'
	);
	await type( { billing_phone: '913-555-0100' } );
	expect( root.querySelector( '.coleman-faults a' ) ).toBeNull();
	await order();
	expect( placeOrder ).toHaveBeenCalledTimes( 1 );
} );

it( 'names every fault at once, in the order of the page, and sends nothing', async () => {
	const { order, root } = await open();
	await order();
	expect(
		[ ...root.querySelectorAll( '.coleman-faults a' ) ].map( ( link ) => link.getAttribute( 'href' ) )
	).toEqual( [
		'#checkout-email',
		'#checkout-billing-name',
		'#checkout-billing-street',
		'#checkout-billing-city',
		'#checkout-billing-state',
		'#checkout-billing-zip',
	] );
	for ( const link of root.querySelectorAll( '.coleman-faults a' ) ) {
		expect( root.querySelector( link.getAttribute( 'href' )! ) ).not.toBeNull();
	}
	expect( placeOrder ).not.toHaveBeenCalled();
} );

it( 'shows what has changed beside the new total, and asks again', async () => {
	const { order, total, text, root } = await open( fixtures.typical, TYPED );
	jest.mocked( quoteCheckout ).mockResolvedValue( quote( { total_cents: 7785, cart_version: 4 } ) );
	jest.mocked( placeOrder ).mockRejectedValueOnce(
		new ApiError( 'The total has changed.', 'coleman_total_mismatch', 409, {}, cart( 4, 1585 ) )
	);
	await order();
	expect( total() ).toBe( '$77.85' );
	expect( text( '.coleman-checkout__was' ) ).toBe( 'It was $75.85 before.' );
	expect( [ ...root.querySelectorAll( '.coleman-checkout__changed li' ) ].map( ( li ) => li.textContent ) ).toEqual( [
		'The total has changed.',
		'HH164-32430: price changed from $14.85 to $15.85 each.',
		'The total changed from $75.85 to $77.85.',
	] );
	expect( document.body.ownerDocument.activeElement ).toBe( root.querySelector( '.coleman-checkout__changes' ) );
	await order();
	expect( placeOrder ).toHaveBeenLastCalledWith(
		expect.objectContaining( { expected_total_cents: '7785', cart_version: '4' } ),
		KEY
	);
} );

it( 'does not order at a total that came in after the button was pressed', async () => {
	const { type, order, text } = await open( fixtures.typical, TYPED );
	jest.mocked( quoteCheckout ).mockResolvedValue( quote( { shipping_cents: 0, total_cents: 6590 } ) );
	await type( { line_11: 'will_call:1' } );
	await order();
	expect( placeOrder ).not.toHaveBeenCalled();
	expect( text( '.coleman-checkout__changes' ) ).toMatch( 'changed from $75.85 to $65.90' );
	await order();
	expect( placeOrder ).toHaveBeenCalledTimes( 1 );
} );

it( 'follows a cart that another tab has changed', async () => {
	const { type, settle, text } = await open( fixtures.typical, TYPED );
	const changed = cart( 5 );
	changed.Items.pop();
	jest.mocked( fetchCart ).mockResolvedValue( changed );
	jest.mocked( quoteCheckout ).mockResolvedValue( quote( { cart_version: 5, lines: quote().lines.slice( 0, 1 ) } ) );
	await type( { billing_zip: '66012' } );
	await settle();
	expect( text( '.coleman-checkout__changes' ) ).toBe( '6A671-97600 is no longer in your cart.' );
} );

describe( 'when the answer does not come', () => {
	it.each( [
		[ 'no connection', ApiError.offline() ],
		[ 'an answer that nobody can read', ApiError.unreadable( 200 ) ],
	] )( 'loses nothing, and tries again under the same name: %s', async ( _, fault ) => {
		const { order, text, field, root } = await open( fixtures.typical, TYPED );
		jest.mocked( placeOrder ).mockRejectedValueOnce( fault );
		await order();
		expect( text( '[role=alert]' ) ).toMatch( 'is still here' );
		expect( text( '.coleman-button' ) ).toBe( 'Try again' );
		expect( field( 'email' ).value ).toBe( 'ann@example.com' );
		await order();
		const [ first, second ] = jest.mocked( placeOrder ).mock.calls;
		expect( second ).toEqual( first );
		expect( root.querySelector( '[role=alert]' ) ).toBeNull();
		expect( goTo ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'finds the order after a reload, when it was placed after all', async () => {
		const { order } = await open( fixtures.typical, TYPED );
		jest.mocked( placeOrder ).mockRejectedValueOnce( ApiError.offline() );
		await order();
		const [ sent ] = jest.mocked( placeOrder ).mock.calls[ 0 ]!;
		await open( fixtures.empty );
		const [ fields, key ] = jest.mocked( placeOrder ).mock.calls[ 1 ]!;
		expect( key ).toBe( KEY );
		// But for the proof, which an answer given again does not need.
		expect( { ...sent, form_stamp: '', altcha: '' } ).toEqual( { ...fields, form_stamp: '', altcha: '' } );
		expect( goTo ).toHaveBeenCalledWith( '/customer/order/9?key=k' );
	} );

	it( 'says so when the order was placed before its last changes', async () => {
		const { order, text } = await open( fixtures.typical, TYPED );
		jest.mocked( placeOrder ).mockRejectedValueOnce(
			new ApiError( 'Your order W000009 was placed already.', 'coleman_idempotency_key_reused', 422 )
		);
		await order();
		expect( text( '.coleman-checkout__empty' ) ).toMatch( 'Find an order you have placed' );
		expect( select( noticesStore ).getNotices().at( -1 )?.message ).toBe(
			'Your order W000009 was placed already.'
		);
		expect( console ).toHaveErrored();
	} );
} );

describe( 'what was typed', () => {
	it( 'is there again after a reload, with the form’s name, and the totals follow', async () => {
		await open( fixtures.typical, { ...TYPED, note: 'Ring the bell' } );
		const { field, total, order } = await open( { ...fixtures.typical, idempotencyKey: 'f'.repeat( 32 ) } );
		expect( [ field( 'email' ).value, field( 'note' ).value ] ).toEqual( [ 'ann@example.com', 'Ring the bell' ] );
		expect( total() ).toBe( '$75.85' );
		await order();
		expect( placeOrder ).toHaveBeenCalledWith( expect.anything(), KEY );
	} );

	it( 'goes along with a guest who signs in, and to nobody else', async () => {
		await open( fixtures.typical, { ...TYPED, note: 'Ring the bell' } );
		const customer = await open( fixtures.customer );
		expect( customer.field( 'note' ).value ).toBe( 'Ring the bell' );
		await customer.type( { note: 'Knock' } );
		const other = { ...fixtures.customer, values: { ...fixtures.customer.values, email: 'eve@example.com' } };
		expect( ( await open( other ) ).field( 'note' ).value ).toBe( '' );
	} );
} );

describe( 'when a customer’s session has ended', () => {
	it( 'leads to the sign-in and back, with all that was typed', async () => {
		const { order, type } = await open( fixtures.customer );
		await type( { note: 'Ring the bell' } );
		jest.mocked( placeOrder ).mockRejectedValueOnce( new ApiError( 'Signed out.', 'rest_not_logged_in', 401 ) );
		await order();
		expect( placeOrder ).toHaveBeenCalledWith( expect.objectContaining( { signed_in: '1' } ), expect.anything() );
		expect( goTo ).toHaveBeenCalledWith( fixtures.customer.urls.signIn );
		expect( ( await open( fixtures.customer ) ).field( 'note' ).value ).toBe( 'Ring the bell' );
	} );

	it( 'does not take the cart of nobody for theirs', async () => {
		const { type, settle, root } = await open( fixtures.customer );
		jest.mocked( quoteCheckout ).mockResolvedValue( quote( { cart_version: 0, lines: [] } ) );
		jest.mocked( fetchCart ).mockResolvedValue( { ...cart( 0 ), Items: [] } );
		await type( { billing_id: '8' } );
		await settle();
		expect( goTo ).toHaveBeenCalledWith( fixtures.customer.urls.signIn );
		expect( root.querySelector( 'form' ) ).not.toBeNull();
	} );
} );

it( 'lets a customer choose from the book, and asks for no address then', async () => {
	const { order, type, settle, root } = await open( fixtures.customer );
	await type( { billing_id: '8' } );
	await settle();
	expect( quoteCheckout ).toHaveBeenLastCalledWith( expect.objectContaining( { state: 'MO', zip: '64089' } ) );
	await order();
	await order();
	expect( root.querySelector( '.coleman-faults' ) ).toBeNull();
	expect( placeOrder ).toHaveBeenCalledTimes( 1 );
} );

it( 'leads on from an empty cart', async () => {
	const { root } = await open( fixtures.empty );
	expect( root.querySelector( 'form' ) ).toBeNull();
	expect( [ ...root.querySelectorAll( 'a' ) ].map( ( { pathname } ) => pathname ) ).toEqual( [
		'/search/',
		'/cart',
		'/order-lookup',
	] );
} );
