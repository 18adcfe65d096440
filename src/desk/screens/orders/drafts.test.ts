import type { DeskPart, OrderItem } from '@/api/generated/schemas';
import { likelyKind, likelyPieces } from './likely';
import { PLACEHOLDER_ID } from '@/rules/parts';
import { exampleItem, exampleLine, exampleOrder } from '../../../../tests/jest/example-order';
import { faultOf, lineOf, orderBody, quoteBody, soleMatch, withPart, withUnknown } from './phone-draft';
import { readPrices, typedPrices } from './prices';

type Line = Partial< Pick< OrderItem, 'price_cents' | 'fulfilment' | 'backordered' > > & { left?: number };

/** An order of these lines. */
const orderOf = ( lines: Line[] ) =>
	exampleOrder( {
		order: { Items: lines.map( ( { left, ...item }, index ) => exampleItem( index + 1, item ) ) },
		lines: lines.map( ( { left = 1 }, index ) => exampleLine( index + 1, { left } ) ),
	} );

describe( 'prices that the desk names', () => {
	const order = orderOf( [ {}, { price_cents: null }, { price_cents: 123456 } ] );

	it( 'begin with those that are known', () => {
		expect( typedPrices( order ) ).toEqual( { 1: '14.85', 2: '', 3: '1,234.56' } );
	} );

	it( 'are sent where they have changed, and the quote waits until all are named', () => {
		expect( readPrices( order, typedPrices( order ) ) ).toEqual( { prices: [], faults: [], isWhole: false } );
		expect( readPrices( order, { 1: '14.85', 2: '$1,250', 3: '1,234.56' } ) ).toEqual( {
			prices: [ { line: 2, cents: 125000 } ],
			faults: [],
			isWhole: true,
		} );
	} );

	it.each( [ 'x', '-5', '1.234', '1e3' ] )( 'are refused beside the field: %s', ( text ) => {
		expect( readPrices( order, { 1: '14.85', 2: text, 3: '9' } ).faults ).toEqual( [ 2 ] );
	} );
} );

describe( 'what is likely to be sent', () => {
	const order = orderOf( [ { left: 5, backordered: 2 }, { left: 3, fulfilment: 'will_call' }, { left: 0 } ] );

	it( 'is what is shipped and in the house', () => {
		expect( likelyKind( order ) ).toBe( 'ship' );
		expect( likelyPieces( order, 'ship' ) ).toEqual( { 1: '3', 2: '0', 3: '0' } );
	} );

	it( 'is what is picked up when nothing is left to ship', () => {
		const rest = orderOf( [ { left: 0 }, { left: 3, fulfilment: 'will_call' } ] );
		expect( likelyKind( rest ) ).toBe( 'will_call' );
		expect( likelyPieces( rest, 'will_call' ) ).toEqual( { 1: '0', 2: '3' } );
	} );
} );

describe( 'an order that is keyed in', () => {
	const part = ( changes: Partial< DeskPart > ): DeskPart => ( {
		part_id: 1,
		number: 'HH164-32430',
		description: 'Filter',
		vendor: 'Kubota',
		price_cents: 1485,
		multiple_of: 12,
		is_discontinued: false,
		is_pickup_only: false,
		stock: [],
		replaced_by: [],
		...changes,
	} );
	const fields = {
		customerId: 7,
		email: ' ann@example.com ',
		billing: { name: 'Ann', state: 'ks', zip: '66020' },
		hasShipping: false,
		shipping: { state: 'MO', zip: '64081' },
		payMethod: 'account',
		poNumber: '9',
		note: '',
		tellsCustomer: true,
	};
	const say = ( number: string ) => ( { quantity: `${ number } quantity`, price: `${ number } price` } );

	it( 'takes the case quantity, and the counter for what cannot be shipped', () => {
		expect( lineOf( part( {} ), 1, 'ship' ) ).toMatchObject( { quantity: '12', how: 'ship', price: '' } );
		expect( lineOf( part( { is_pickup_only: true } ), 2, 'ship' ).how ).toBe( 'will_call:1' );
	} );

	it( 'has more of a part that it has, and a line of its own for another', () => {
		const one = withPart( [], part( { multiple_of: 1 } ) );
		expect( one ).toEqual( [ lineOf( part( { multiple_of: 1 } ), 1, 'ship' ) ] );
		expect( withPart( one, part( {} ) ) ).toEqual( [ { ...one[ 0 ], quantity: '13' } ] );
		expect( withPart( [ { ...one[ 0 ]!, quantity: 'x' } ], part( {} ) )[ 0 ]?.quantity ).toBe( '12' );
		const away = [ { ...one[ 0 ]!, key: 7, how: 'will_call:3' } ];
		expect( withPart( away, part( { part_id: 2 } ) ) ).toEqual( [
			away[ 0 ],
			lineOf( part( { part_id: 2 } ), 8, 'will_call:3' ),
		] );
	} );

	it( 'has a line for each number that is not in the catalogue', () => {
		const lines = withUnknown( withUnknown( withPart( [], part( {} ) ), 'OLD' ), 'OLD' );
		expect( lines.map( ( { key, partId, number, quantity } ) => [ key, partId, number, quantity ] ) ).toEqual( [
			[ 1, 1, 'HH164-32430', '12' ],
			[ 2, PLACEHOLDER_ID, 'OLD', '1' ],
			[ 3, PLACEHOLDER_ID, 'OLD', '1' ],
		] );
		expect( withPart( lines, part( { part_id: PLACEHOLDER_ID } ) ) ).toHaveLength( 4 );
	} );

	it( 'says prices and words only where there are some', () => {
		const known = lineOf( part( {} ), 1, 'will_call:2' );
		const unknown = {
			...known,
			key: 2,
			partId: PLACEHOLDER_ID,
			number: 'OLD',
			description: 'Seal',
			price: '$9.50',
		};
		const body = orderBody( [ known, unknown ], fields, 500 );
		expect( body.lines ).toEqual( [
			{ part_id: 1, quantity: 12, how: 'will_call:2' },
			{
				part_id: PLACEHOLDER_ID,
				quantity: 12,
				how: 'will_call:2',
				price_cents: 950,
				number: 'OLD',
				description: 'Seal',
			},
		] );
		expect( body ).toMatchObject( { email: 'ann@example.com', expected_total_cents: 500, tells_customer: true } );
		expect( body ).not.toHaveProperty( 'shipping' );
		expect( orderBody( [ known ], { ...fields, email: ' ' }, null ) ).toMatchObject( { tells_customer: false } );
	} );

	it( 'is taxed and shipped where it goes', () => {
		const lines = [ lineOf( part( {} ), 1, 'ship' ) ];
		expect( quoteBody( lines, fields ) ).toMatchObject( { ship_state: 'KS', ship_zip: '66020' } );
		expect( quoteBody( lines, { ...fields, hasShipping: true } ) ).toMatchObject( {
			ship_state: 'MO',
			ship_zip: '64081',
		} );
	} );

	it.each( [ '0', '1.5', '', 'x', '10000' ] )( 'has no line of %s pieces', ( quantity ) => {
		expect( faultOf( [ { ...lineOf( part( {} ), 1, 'ship' ), quantity } ], say ) ).toBe( 'HH164-32430 quantity' );
	} );

	it( 'has no price that is none', () => {
		expect( faultOf( [ { ...lineOf( part( {} ), 1, 'ship' ), price: '1,2' } ], say ) ).toBe( 'HH164-32430 price' );
		expect( faultOf( [ lineOf( part( {} ), 1, 'ship' ) ], say ) ).toBeNull();
	} );

	it( 'takes a part at once only when there is nothing to choose', () => {
		expect( soleMatch( [ part( {} ) ] )?.part_id ).toBe( 1 );
		expect( soleMatch( [] ) ).toBeNull();
		expect( soleMatch( [ part( {} ), part( { part_id: 2 } ) ] ) ).toBeNull();
		expect( soleMatch( [ part( { replaced_by: [ part( { part_id: 2 } ) ] } ) ] ) ).toBeNull();
	} );
} );
