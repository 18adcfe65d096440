import fc from 'fast-check';
import type { Cart, CheckoutQuote } from '@/api/generated/schemas';
import { checkoutProps } from './checkout-props';
import { reducer, stateOf } from './checkout-state';
import type { CheckoutAction, CheckoutState } from './checkout-state';
import fixtures from './fixtures.json';

const props = checkoutProps( fixtures.typical );

/** The fixture's lines, and one that another tab may add. */
const IDS = [ ...props.lines.map( ( { id } ) => id ), 99 ];

const cents = fc.constantFrom( 1000, 2000, 7585 );

const carts = fc
	.uniqueArray(
		fc.record( {
			cartItemId: fc.constantFrom( ...IDS ),
			Quantity: fc.integer( { min: 1, max: 2 } ),
			price_cents: fc.constantFrom( null, 100, 200 ),
		} ),
		{ selector: ( { cartItemId } ) => cartItemId }
	)
	.map( ( items ) => ( {
		Items: items.map( ( item ) => ( {
			...item,
			PartNumber: `N${ item.cartItemId }`,
			Description: '',
			Photo: { MediumImagePath: '' },
			line_total_cents: ( item.price_cents ?? 0 ) * item.Quantity,
			notices: [],
		} ) ),
	} ) ) as unknown as fc.Arbitrary< Cart >;

const quotes = fc
	.record( {
		total: cents,
		version: fc.integer( { min: 1, max: 3 } ),
		ids: fc.subarray( IDS ),
		words: fc.constantFrom( 'Today', 'Monday' ),
	} )
	.map( ( { total, version, ids, words } ) => ( {
		subtotal_cents: total,
		core_cents: 0,
		oversize_cents: 0,
		charges_cents: 0,
		shipping_cents: 0,
		tax_cents: 0,
		total_cents: total,
		has_unknown_price: false,
		lines: ids.map( ( cartItemId ) => ( {
			cartItemId,
			fulfilment: 'ship',
			location_id: 0,
			availability_text: words,
			in_stock: words === 'Today',
			promise: { words, date: null, reason: 'in_stock' },
			is_pickup_only: false,
			in_stock_at: [ 1 ],
		} ) ),
		pay_methods: [ { id: words, label: words } ],
		cart_version: version,
	} ) ) as unknown as fc.Arbitrary< CheckoutQuote >;

const lines = fc.subarray( props.lines );

const actions: fc.Arbitrary< CheckoutAction > = fc.oneof(
	fc.record( { type: fc.constantFrom( 'ASK', 'SEND', 'EMPTY' ) } ),
	fc.record( { type: fc.constant( 'QUOTE' ), quote: quotes, cart: fc.option( carts, { nil: undefined } ) } ),
	fc.record( { type: fc.constant( 'REVIEW' ), message: fc.constant( 'Look again.' ), lines, cents } ),
	fc.record( { type: fc.constant( 'LOSE' ), message: fc.constantFrom( 'Lost.', 'Lost again.' ) } ),
	fc.record( { type: fc.constant( 'LOOK' ), isSending: fc.boolean() } )
) as fc.Arbitrary< CheckoutAction >;

/** So that whoever writes into it throws. */
function frozen< Value >( value: Value ): Value {
	if ( typeof value === 'object' && value !== null && ! Object.isFrozen( value ) ) {
		Object.freeze( value );
		Object.values( value ).forEach( frozen );
	}
	return value;
}

/** Runs any sequence of actions; `holds` looks at each step. */
const always = ( holds: ( before: CheckoutState, action: CheckoutAction, after: CheckoutState ) => void ) =>
	fc.assert(
		fc.property( fc.array( actions, { maxLength: 12 } ), ( sequence ) => {
			let state = frozen( stateOf( props ) );
			for ( const action of frozen( sequence ) ) {
				const after = frozen( reducer( state, action ) );
				holds( state, action, after );
				state = after;
			}
		} ),
		{ numRuns: 300 }
	);

const idsOf = ( list: { id: number }[] ) => list.map( ( { id } ) => id );

it( 'changes only what an action is about', () => {
	const ABOUT: Record< CheckoutAction[ 'type' ], ( keyof CheckoutState )[] > = {
		ASK: [ 'isStale' ],
		QUOTE: [ 'lines', 'totals', 'payMethods', 'version', 'wasCents', 'isStale', 'changes' ],
		SEND: [ 'trouble', 'changes' ],
		REVIEW: [ 'wasCents', 'changes' ],
		LOSE: [ 'trouble' ],
		EMPTY: [ 'lines' ],
		LOOK: [ 'isSending' ],
	};
	always( ( before, action, after ) => {
		const others = Object.keys( before ).filter( ( key ) => ! ABOUT[ action.type ].includes( key as never ) );
		expect( others ).not.toEqual( [] );
		for ( const key of others as ( keyof CheckoutState )[] ) {
			expect( after[ key ] ).toBe( before[ key ] );
		}
	} );
} );

it( 'counts totals as of something else from the question to its answer', () =>
	always( ( before, { type }, after ) => {
		const is = { ASK: true, QUOTE: false }[ type as string ] ?? before.isStale;
		expect( after.isStale ).toBe( is );
	} ) );

it( 'shows the totals, ways to pay and version of the last answer', () =>
	always( ( _before, action, after ) => {
		if ( action.type === 'QUOTE' ) {
			expect( after.totals.total_cents ).toBe( action.quote.total_cents );
			expect( after.payMethods ).toBe( action.quote.pay_methods );
			expect( after.version ).toBe( action.quote.cart_version );
			expect( after.wasCents ).toBeNull();
		}
	} ) );

it( 'keeps what was chosen for a line as long as the line is there', () => {
	let kept = 0;
	always( ( before, _action, after ) => {
		for ( const { id, how } of after.lines ) {
			const line = before.lines.find( ( one ) => one.id === id );
			kept += line ? 1 : 0;
			expect( how ).toBe( line?.how ?? '' );
		}
	} );
	expect( kept ).toBeGreaterThan( 0 );
} );

it( 'has the lines of the cart that came, and without one those that it had', () =>
	always( ( before, action, after ) => {
		if ( action.type !== 'QUOTE' ) {
			return;
		}
		const { cart, quote } = action;
		const quoted = quote.lines.map( ( { cartItemId } ) => cartItemId );
		expect( idsOf( after.lines ) ).toEqual(
			cart
				? cart.Items.map( ( { cartItemId } ) => cartItemId ).filter( ( id ) => quoted.includes( id ) )
				: idsOf( before.lines )
		);
		for ( const line of after.lines ) {
			const answer = quote.lines.find( ( { cartItemId } ) => cartItemId === line.id );
			const old = before.lines.find( ( { id } ) => id === line.id );
			expect( line.promise ).toBe( answer ? answer.promise.words : old?.promise );
			expect( line.availability ).toBe( answer ? answer.availability_text : old?.availability );
			expect( line.isInStock ).toBe( answer ? answer.in_stock : old?.isInStock );
		}
	} ) );

it( 'tells of a cart that is another, and only of that', () =>
	always( ( before, action, after ) => {
		if ( action.type !== 'QUOTE' ) {
			return;
		}
		if ( ! action.cart ) {
			expect( after.changes ).toBe( before.changes );
			return;
		}
		const seen = ( { id, quantity, price_cents: price }: CheckoutState[ 'lines' ][ number ] ) =>
			JSON.stringify( [ id, quantity, price ] );
		const isSame =
			JSON.stringify( before.lines.map( seen ).sort() ) === JSON.stringify( after.lines.map( seen ).sort() );
		expect( after.changes.length === 0 ).toBe( isSame );
	} ) );

it( 'puts another total beside the one that was seen, in figures and in words', () =>
	always( ( before, action, after ) => {
		if ( action.type === 'REVIEW' ) {
			const isOther = before.totals.total_cents !== action.cents;
			expect( after.wasCents ).toBe( isOther ? action.cents : null );
			expect( after.changes[ 0 ] ).toBe( action.message );
			expect( after.changes.some( ( text ) => text.startsWith( 'The total changed from' ) ) ).toBe( isOther );
		}
	} ) );

it( 'is done with what was said once the customer orders', () =>
	always( ( _before, action, after ) => {
		if ( action.type === 'SEND' ) {
			expect( [ after.trouble, after.changes ] ).toEqual( [ '', [] ] );
		}
		if ( action.type === 'LOSE' ) {
			expect( after.trouble ).toBe( action.message );
		}
		if ( action.type === 'LOOK' ) {
			expect( after.isSending ).toBe( action.isSending );
		}
		if ( action.type === 'EMPTY' ) {
			expect( after.lines ).toEqual( [] );
		}
	} ) );
