import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import type { DeskEditPreview, DeskOrder } from '@/api/generated/schemas';
import { Announce } from '@/desk/announce';
import { showScreen } from '../../../../tests/jest/desk-screen';
import {
	EXAMPLE_ADDRESS,
	exampleItem,
	exampleLine,
	exampleOrder,
	exampleOrderScreen,
} from '../../../../tests/jest/example-order';
import { editBody, faultsOf, NO_EDIT } from './edit-draft';
import { OrderEdit } from './order-edit';
import { useOrder } from './use-order';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const BOOT = exampleOrderScreen( {
	mayPrice: true,
	branches: [ { id: 2, city: 'Easton' } ],
	usStates: [ 'KS', 'MO' ],
} );

const order = ( more: Partial< Pick< DeskOrder, 'version' | 'can_edit' > > = {}, quantity = 3 ) =>
	exampleOrder( {
		id: 7,
		version: 4,
		lines: [ exampleLine( 11, { gone: 2 } ), exampleLine( 12, { left: 0 } ) ],
		order: {
			Items: [
				exampleItem( 11, { PartNumber: 'A-1', Quantity: quantity, price_cents: 123_456 } ),
				exampleItem( 12, { PartNumber: 'B-2', price_cents: null, state: 'cancelled' } ),
			],
		},
		...more,
	} );

const preview = ( more: object = {} ) =>
	( {
		changes: [ 'A-1: quantity changed from 3 to 4.' ],
		totals: { subtotal_cents: 400, charges_cents: 0, shipping_cents: 0, tax_cents: 20, total_cents: 420 },
		from_cents: 315,
		has_unknown_price: false,
		needs_yes: true,
		needs_quote: false,
		refund_due_cents: 0,
		is_complete: false,
		stock: [
			{
				part_number: 'A-1',
				taken: [ { location_id: 2, city: 'Easton', quantity: 1 } ],
				released: [],
				backordered: 0,
				backordered_before: 0,
			},
		],
		...more,
	} ) as DeskEditPreview;

const say = ( number: string ) => ( { quantity: `${ number } pieces`, price: `${ number } price` } );
const line = ( change: object ) => ( { ...NO_EDIT, lines: { 11: change } } );

describe( 'what is sent of an edit', () => {
	it( 'is only what differs from the order', () => {
		expect( editBody( order(), NO_EDIT ) ).toBeNull();
		expect( editBody( order(), line( { quantity: '3', price: '1234.56' } ) ) ).toBeNull();
		expect(
			editBody( order(), { ...NO_EDIT, email: ' ann@example.com', billing: { ...EXAMPLE_ADDRESS } } )
		).toBeNull();
		expect( editBody( order(), line( { quantity: '4' } ) ) ).toEqual( {
			lines: [ { line: 11, quantity: 4, how: 'ship' } ],
		} );
		expect( editBody( order(), line( { price: '1,200' } ) ) ).toEqual( {
			lines: [ { line: 11, quantity: 3, how: 'ship', price_cents: 120_000 } ],
		} );
		expect(
			editBody( order(), { ...NO_EDIT, hasShipping: true, shipping: { city: 'Olathe' }, poNumber: 'PO 1' } )
		).toEqual( {
			has_shipping: true,
			shipping: { city: 'Olathe' },
			po_number: 'PO 1',
		} );
	} );

	it( 'leaves alone what a colleague has changed meanwhile', () => {
		// Typed on 3 pieces; now there are 5, and only the delivery was touched.
		expect( editBody( order( {}, 5 ), line( { how: 'will_call:2' } ) ) ).toEqual( {
			lines: [ { line: 11, quantity: 5, how: 'will_call:2' } ],
		} );
	} );

	it.each( [
		[ { quantity: '' }, 'A-1 pieces' ],
		[ { quantity: '1.5' }, 'A-1 pieces' ],
		[ { quantity: '-1' }, 'A-1 pieces' ],
		[ { price: 'ten' }, 'A-1 price' ],
	] )( 'is nothing while %j is typed', ( typed, sentence ) => {
		expect( faultsOf( order(), line( typed ), say ) ).toEqual( { line_11: sentence } );
	} );
} );

function Screen( { first, onClose }: { first: DeskOrder; onClose: () => void } ) {
	const [ shown, show ] = useState( first );
	const changing = useOrder( shown, show );
	return (
		<Announce.Provider value={ () => undefined }>
			<OrderEdit boot={ BOOT } order={ shown } changing={ changing } onClose={ onClose } />
		</Announce.Provider>
	);
}

function type( selector: string, text: string ) {
	const input = document.querySelector< HTMLInputElement >( selector )!;
	Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )!.set!.call( input, text );
	input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

const button = ( text: string ) =>
	[ ...document.querySelectorAll( 'button' ) ].find( ( one ) => one.textContent === text )!;
const pause = () => new Promise( ( done ) => setTimeout( done, 450 ) );

describe( 'the form of an order', () => {
	const onClose = jest.fn();
	let screen: Awaited< ReturnType< typeof showScreen > >;
	const open = async ( first = order() ) => {
		screen = await showScreen( <Screen first={ first } onClose={ onClose } /> );
		return screen;
	};
	beforeEach( () => {
		window.sessionStorage.clear();
		fetched.mockReset();
		onClose.mockReset();
	} );
	afterEach( () => {
		Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
		return screen.rerender( <></> );
	} );

	it( 'shows what the server makes of it before it is saved, and asks the customer where it costs more', async () => {
		const { act, root } = await open();
		expect( root.textContent ).toMatch( 'Nothing is changed yet.' );
		fetched.mockResolvedValue( { results: preview() } );
		await act( async () => {
			type( '[aria-label="Pieces of A-1"]', '4' );
			await pause();
		} );
		expect( fetched.mock.calls[ 0 ]![ 0 ] ).toMatchObject( {
			path: '/coleman/v1/desk/orders/7/edit/preview',
			data: { version: 4, lines: [ { line: 11, quantity: 4, how: 'ship' } ] },
		} );
		expect( root.textContent ).toMatch( '$4.20' );
		expect( root.textContent ).toMatch( '+$1.05, until now $3.15' );
		expect( root.textContent ).toMatch( 'A-1: takes 1 Easton' );
		expect( root.textContent ).toMatch( 'the customer is asked by email' );
		fetched.mockResolvedValue( { results: order( { version: 5 } ) } );
		await act( () => button( 'Ask the customer' ).click() );
		expect( fetched.mock.calls[ 1 ]![ 0 ] ).toMatchObject( {
			path: '/coleman/v1/desk/orders/7/edit',
			data: { version: 4 },
		} );
		expect( onClose ).toHaveBeenCalled();
		expect( window.sessionStorage.getItem( 'coleman-desk-order-edit-7' ) ).toBeNull();
	} );

	it( 'keeps what was typed when somebody else was faster, or the form is left', async () => {
		const { act, root } = await open();
		fetched.mockResolvedValue( { results: preview( { needs_yes: false } ) } );
		await act( async () => {
			type( '[aria-label="Pieces of A-1"]', '2' );
			await pause();
		} );
		fetched.mockImplementation( ( { path }: { path?: string } = {} ) =>
			path?.endsWith( '/preview' )
				? Promise.resolve( { results: preview( { needs_yes: false } ) } )
				: Promise.reject( {
						code: 'coleman_order_changed',
						message: 'Changed.',
						data: { status: 409, order: order( { version: 9 }, 5 ) },
					} )
		);
		await act( () => button( 'Save changes' ).click() );
		expect( document.querySelector< HTMLInputElement >( '[aria-label="Pieces of A-1"]' )!.value ).toBe( '2' );
		expect( onClose ).not.toHaveBeenCalled();
		await act( pause );
		expect( fetched.mock.calls.at( -1 )![ 0 ] ).toMatchObject( {
			data: { version: 9, lines: [ { quantity: 2 } ] },
		} );
		await screen.rerender( <></> );
		await open();
		expect( document.querySelector< HTMLInputElement >( '[aria-label="Pieces of A-1"]' )!.value ).toBe( '2' );
		expect( root ).toBeDefined();
	} );

	it( 'says beside the line what is wrong with it', async () => {
		const { act } = await open();
		fetched.mockRejectedValue( {
			code: 'rest_invalid_param',
			message: '2 pieces of A-1 have left.',
			data: { status: 400, params: { line_11: '2 pieces of A-1 have left.' } },
		} );
		await act( async () => {
			type( '[aria-label="Pieces of A-1"]', '1' );
			await pause();
		} );
		expect( document.querySelector( '.coleman-orders__keyed [role=alert]' )!.textContent ).toBe(
			'2 pieces of A-1 have left.'
		);
		expect( button( 'Save changes' ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	} );

	it( 'corrects only the contact of an order that has left', async () => {
		const { root } = await open( order( { can_edit: false } ) );
		expect( root.textContent ).toMatch( 'Everything in this order has left.' );
		expect( document.querySelector( '[aria-label="Pieces of A-1"]' ) ).toBeNull();
		expect( root.textContent ).toMatch( 'PO number' );
	} );
} );
