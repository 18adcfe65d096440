import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import type { DeskOrder } from '@/api/generated/schemas';
import { Announce } from '@/desk/announce';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { exampleOrder, exampleOrderScreen } from '../../../../tests/jest/example-order';
import { type Money, Payments } from './payments';
import type { OrderScreenData } from './types';
import { useOrder } from './use-order';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const BOOT = exampleOrderScreen( {
	mayPrice: true,
	paidBy: [
		{ value: 'cash', label: 'Cash' },
		{ value: 'check', label: 'Check' },
	],
} );

type Payment = DeskOrder[ 'payments' ][ number ];

const payment = ( more: Partial< Payment > ): Payment => ( {
	id: 1,
	kind: 'payment',
	method: 'cash',
	label: 'Cash',
	cents: 5_000,
	state: 'done',
	note: '',
	who: 'Dee',
	at: '2026-11-24T15:00:00Z',
	is_reversal: false,
	is_reversed: false,
	can_reverse: true,
	...more,
} );

const order = (
	due: number,
	refundable: Partial< DeskOrder[ 'refundable' ] >,
	payments: Payment[],
	version = 1,
	onAccount = 0
) =>
	exampleOrder( {
		version,
		order: { payment: { due_cents: due } },
		refundable: { cents: 0, card_cents: 0, ...refundable },
		on_account_cents: onAccount,
		payments,
	} );

function Screen( { first, boot = BOOT }: { first: DeskOrder; boot?: OrderScreenData } ) {
	const [ shown, show ] = useState( first );
	const [ money, setMoney ] = useState< Money | null >( null );
	const changing = useOrder( shown, show );
	return (
		<Announce.Provider value={ () => undefined }>
			<Payments boot={ boot } order={ shown } changing={ changing } open={ money } onOpen={ setMoney } />
		</Announce.Provider>
	);
}

const buttons = () => [ ...document.querySelectorAll( 'button' ) ];
const button = ( text: string ) =>
	buttons().find( ( one ) => one.textContent === text || one.getAttribute( 'aria-label' ) === text )!;

/** Types as a person does. */
function type( label: string, text: string ) {
	const field = [ ...document.querySelectorAll( 'label' ) ].find( ( one ) => one.textContent?.startsWith( label ) );
	const input = document.getElementById( field!.htmlFor ) as HTMLInputElement;
	Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )!.set!.call( input, text );
	input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

let screen: Awaited< ReturnType< typeof showScreen > >;

const open = async ( first: DeskOrder, boot = BOOT ) => {
	screen = await showScreen( <Screen first={ first } boot={ boot } /> );
	return screen;
};

beforeEach( () => fetched.mockReset() );
// A window that is open stands beside the screen, and is taken away by React alone.
afterEach( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	return screen.rerender( <></> );
} );

describe( 'money of an order', () => {
	it( 'is booked under one key however often the same is sent, and under another once it is changed', async () => {
		const { act } = await open( order( 8_420, {}, [] ) );
		await act( () => button( 'Record a payment' ).click() );
		fetched.mockRejectedValue( { code: 'fetch_error', message: 'You are offline.' } );
		await act( () => button( 'Record $84.20' ).click() );
		await act( () => button( 'Record $84.20' ).click() );
		await act( () => type( 'Amount', '50' ) );
		fetched.mockResolvedValue( { results: order( 3_420, { cents: 5_000 }, [ payment( {} ) ], 2 ) } );
		await act( () => button( 'Record $50.00' ).click() );

		const sent = fetched.mock.calls.map( ( [ options ] ) => options?.data as Record< string, unknown > );
		expect( sent.map( ( { method, cents } ) => [ method, cents ] ) ).toEqual( [
			[ 'cash', 8_420 ],
			[ 'cash', 8_420 ],
			[ 'cash', 5_000 ],
		] );
		expect( sent[ 0 ]!.idempotency_key ).toBe( sent[ 1 ]!.idempotency_key );
		expect( sent[ 2 ]!.idempotency_key ).not.toBe( sent[ 1 ]!.idempotency_key );
		expect( document.querySelector( '[role=dialog]' ) ).toBeNull();
	} );

	it( 'is asked for without the error of the window before', async () => {
		const { act } = await open( order( 8_420, { cents: 100 }, [] ) );
		const dialog = () => document.querySelector( '[role=dialog]' )?.textContent;
		await act( () => button( 'Record a payment' ).click() );
		fetched.mockRejectedValue( {
			code: 'rest_invalid_param',
			message: 'Wrong.',
			data: { params: { note: 'The note is too long.' } },
		} );
		await act( () => button( 'Record $84.20' ).click() );
		expect( dialog() ).toContain( 'The note is too long.' );
		await act( () => button( 'Back' ).click() );
		await act( () => button( 'Refund' ).click() );
		expect( dialog() ).toContain( 'At most $1.00.' );
		expect( dialog() ).not.toContain( 'The note is too long.' );
		await act( () => button( 'Refund $1.00' ).click() );
		expect( dialog() ).toContain( 'The note is too long.' );
	} );

	it.each( [ '0', '-5', '84.21', 'ten', '', '1.005' ] )( 'refuses "%s" without asking the server', async ( text ) => {
		const { act } = await open( order( 8_420, {}, [] ) );
		await act( () => button( 'Record a payment' ).click() );
		await act( () => type( 'Amount', text ) );
		await act( () => button( 'Record' ).click() );
		expect( document.querySelector( '[role=dialog]' )?.textContent ).toMatch(
			'Enter an amount from $0.01 to $84.20.'
		);
		expect( fetched ).not.toHaveBeenCalled();
	} );

	it( 'settles what was billed on account', async () => {
		const { act } = await open( order( 0, {}, [ payment( { label: 'On account' } ) ], 1, 5_000 ), {
			...BOOT,
			mayPrice: false,
		} );
		await act( () => button( 'Record a payment' ).click() );
		expect( document.querySelector( '[role=dialog]' )?.textContent ).toMatch(
			'$50.00 is left to pay; $50.00 of it was billed on account.'
		);
		fetched.mockResolvedValue( { results: order( 0, {}, [ payment( {} ) ], 2 ) } );
		await act( () => button( 'Record $50.00' ).click() );
		expect( fetched.mock.calls[ 0 ]![ 0 ] ).toMatchObject( {
			path: '/coleman/v1/desk/orders/3/payments',
			data: { method: 'cash', cents: 5_000 },
		} );
		expect( buttons() ).toHaveLength( 0 );
	} );

	it( 'goes back to the card first where it came from one, at most what came', async () => {
		const { act } = await open(
			order( 0, { cents: 9_000, card_cents: 7_000 }, [ payment( { can_reverse: false } ) ] )
		);
		await act( () => button( 'Refund' ).click() );
		const dialog = document.querySelector( '[role=dialog]' )!;
		expect( dialog.textContent ).toMatch( 'This can’t be undone.' );
		fetched.mockResolvedValue( { results: order( 0, {}, [ payment( {} ) ], 2 ) } );
		await act( () => button( 'Refund $70.00' ).click() );
		expect( fetched.mock.calls[ 0 ]![ 0 ]?.data ).toMatchObject( { method: 'card', cents: 7_000, reason: '' } );
	} );

	it( 'is given back and reversed only by those who may price', async () => {
		const paid = order( 0, { cents: 5_000 }, [ payment( {} ) ] );
		const { act } = await open( paid );
		expect( button( 'Refund' ) ).toBeDefined();
		await act( () => button( 'Reverse $50.00, Cash' ).click() );
		fetched.mockResolvedValue( {
			results: order( 5_000, {}, [ payment( { is_reversed: true, can_reverse: false } ) ], 2 ),
		} );
		await act( () => document.querySelector< HTMLElement >( '[role=dialog] [type=submit]' )!.click() );
		expect( fetched.mock.calls[ 0 ]![ 0 ] ).toMatchObject( {
			path: '/coleman/v1/desk/orders/3/payments/1/reverse',
			data: { version: 1 },
		} );
		expect( buttons().map( ( { textContent } ) => textContent ) ).toEqual( [ 'Record a payment' ] );
	} );

	it( 'shows nobody else more than what was booked', async () => {
		await open(
			order( 0, { cents: 5_000 }, [
				payment( { note: 'No. 7' } ),
				payment( { id: 2, kind: 'refund', state: 'failed' } ),
			] ),
			{ ...BOOT, mayPrice: false }
		);
		expect( buttons() ).toHaveLength( 0 );
		expect( document.body.textContent ).toMatch( 'No. 7 · Dee' );
		expect( document.body.textContent ).toMatch( '−$50.00 Cash Failed, not given back' );
	} );
} );
