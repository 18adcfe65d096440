import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import type { DeskOrder, DeskReturn } from '@/api/generated/schemas';
import { Announce } from '@/desk/announce';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { exampleItem, exampleOrder, exampleOrderScreen } from '../../../../tests/jest/example-order';
import { refundOf } from './return-closing';
import { type Returning, Returns } from './returns';
import type { OrderScreenData } from './types';
import { useOrder } from './use-order';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const BOOT = exampleOrderScreen( {
	mayPrice: true,
	paidBy: [ { value: 'cash', label: 'Cash' } ],
	returnReasons: [ { value: 'damaged', label: 'Arrived damaged' } ],
	branches: [ { id: 2, city: 'Easton' } ],
	paperUrl: '/paper?x=1',
} );

const one = ( more: Partial< DeskReturn > ): DeskReturn => ( {
	id: 5,
	number: 'W000003-R5',
	state: 'requested',
	state_label: 'Return requested',
	asked_at: '2026-11-24T15:00:00Z',
	note: 'Too long',
	answer: '',
	credit_cents: 0,
	location_id: 0,
	by_customer: true,
	proposed_cents: 4_000,
	refund_state: '',
	lines: [
		{
			line: 7,
			part_number: '600-211',
			quantity: 2,
			received: 0,
			restocked: 0,
			reason: 'damaged',
			reason_label: 'Arrived damaged',
		},
	],
	...more,
} );

const order = ( list: DeskReturn[], more: Partial< Omit< DeskOrder, 'order' > > = {}, version = 1 ) =>
	exampleOrder( {
		version,
		order: { Items: [ exampleItem( 7, { PartNumber: '600-211' } ) ] },
		refundable: { cents: 10_000, card_cents: 0 },
		returns: { returnable: [ { line: 7, quantity: 2 } ], unpaid_cents: 0, list },
		...more,
	} );

function Screen( { first, boot }: { first: DeskOrder; boot: OrderScreenData } ) {
	const [ shown, show ] = useState( first );
	const [ open, setOpen ] = useState< Returning | null >( null );
	const changing = useOrder( shown, show );
	return (
		<Announce.Provider value={ () => undefined }>
			<Returns boot={ boot } order={ shown } changing={ changing } open={ open } onOpen={ setOpen } />
		</Announce.Provider>
	);
}

let screen: Awaited< ReturnType< typeof showScreen > >;

const open = async ( first: DeskOrder, boot = BOOT ) => {
	screen = await showScreen( <Screen first={ first } boot={ boot } /> );
	return screen;
};

const button = ( text: string ) =>
	[ ...document.querySelectorAll( 'button' ) ].find( ( { textContent } ) => textContent === text )!;

const field = ( label: string ) =>
	[ ...document.querySelectorAll< HTMLInputElement >( 'input, select, textarea' ) ].find( ( input ) =>
		input.labels?.[ 0 ]?.textContent?.startsWith( label )
	)!;

/** Types or chooses as a person does. */
function type( label: string, text: string ) {
	const input = field( label );
	Object.getOwnPropertyDescriptor( Object.getPrototypeOf( input ), 'value' )!.set!.call( input, text );
	input.dispatchEvent( new Event( input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true } ) );
}

const sent = () => fetched.mock.calls[ 0 ]![ 0 ] as { path: string; data: object };

beforeEach( () => fetched.mockReset() );
// A window that is open stands beside the screen, and is taken away by React alone.
afterEach( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	return screen.rerender( <></> );
} );

describe( 'a return on the sheet of its order', () => {
	it( 'is approved for a branch, with a word to the customer', async () => {
		const { act, root } = await open( order( [ one( {} ) ] ) );
		expect( root.textContent ).toMatch( '2 × 600-211: Arrived damaged' );
		expect( root.textContent ).toMatch( 'Requested by the customer' );
		await act( () => button( 'Approve' ).click() );
		expect( button( 'Approve the return' ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		await act( () => type( 'Where the parts go', '2' ) );
		await act( () => type( 'Note for the customer', 'In its box' ) );
		fetched.mockResolvedValue( { results: order( [ one( { state: 'approved' } ) ], {}, 2 ) } );
		await act( () => button( 'Approve the return' ).click() );
		expect( sent() ).toMatchObject( {
			path: '/coleman/v1/desk/orders/3/returns/5/approve',
			data: { version: 1, location_id: 2, answer: 'In its box' },
		} );
		expect( document.querySelector( '[role=dialog]' ) ).toBeNull();
		expect( root.querySelector< HTMLAnchorElement >( 'a' )!.getAttribute( 'href' ) ).toBe(
			'/paper?x=1&what=return-slip&order=3&return=5'
		);
	} );

	it( 'is refused with a reason only, which stays when somebody else was faster', async () => {
		const { act } = await open( order( [ one( {} ) ] ) );
		await act( () => button( 'Refuse' ).click() );
		expect( button( 'Refuse the return' ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		await act( () => type( 'Why', 'They are used.' ) );
		fetched.mockRejectedValue( {
			code: 'coleman_order_changed',
			message: 'Someone else changed this order.',
			data: { status: 409, order: order( [ one( {} ) ], {}, 2 ) },
		} );
		await act( () => button( 'Refuse the return' ).click() );
		expect( field( 'Why' ).value ).toBe( 'They are used.' );
		expect( document.querySelector( '[role=dialog]' )!.textContent ).toMatch( 'Someone else changed this order.' );
	} );

	it( 'restocks nothing unless staff say so', async () => {
		const { act } = await open( order( [ one( { state: 'approved', location_id: 2 } ) ] ) );
		await act( () => button( 'Parts are here' ).click() );
		expect( [ field( 'Pieces that came back' ).value, field( 'Pieces to restock' ).value ] ).toEqual( [
			'2',
			'0',
		] );
		await act( () => type( 'Pieces to restock', '1' ) );
		fetched.mockResolvedValue( { results: order( [ one( { state: 'received' } ) ], {}, 2 ) } );
		await act( () => button( 'Receive the parts' ).click() );
		expect( sent().data ).toEqual( {
			version: 1,
			location_id: 2,
			lines: [ { line: 7, received: 2, restocked: 1 } ],
		} );
	} );

	it( 'is received by scanning, and says which number of pieces cannot be', async () => {
		const { act } = await open( order( [ one( { state: 'approved', location_id: 2 } ) ] ) );
		await act( () => button( 'Parts are here' ).click() );
		for ( const [ came, restocked, isRight ] of [
			[ '3', '0', false ],
			[ '-1', '0', false ],
			[ '6334493', '0', false ],
			[ '1', '2', false ],
			[ '', '1', false ],
			[ '2', '2', true ],
		] as const ) {
			await act( () => type( 'Pieces that came back', came ) );
			await act( () => type( 'Pieces to restock', restocked ) );
			expect( button( 'Receive the parts' ).getAttribute( 'aria-disabled' ) !== 'true' ).toBe( isRight );
			expect( document.querySelectorAll( '.is-fault' ) ).toHaveLength( isRight ? 0 : 1 );
		}
		await act( () => type( 'Scan parts', '600211' ) );
		await act( () =>
			field( 'Scan parts' ).dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Enter', bubbles: true } ) )
		);
		expect( field( 'Pieces that came back' ).value ).toBe( '1' );
		expect( fetched ).not.toHaveBeenCalled();
	} );

	it( 'is closed with what is proposed or less, and says what is paid out', async () => {
		const { act } = await open( order( [ one( { state: 'received' } ) ] ) );
		await act( () => button( 'Close and credit' ).click() );
		expect( field( 'Credit for the parts' ).value ).toBe( '40.00' );
		await act( () => type( 'Credit for the parts', '25' ) );
		fetched.mockResolvedValue( { results: order( [ one( { state: 'closed', credit_cents: 2_500 } ) ], {}, 2 ) } );
		await act( () => button( 'Close and refund $25.00' ).click() );
		expect( sent().data ).toEqual( {
			version: 1,
			credit_cents: 2_500,
			refund_cents: 2_500,
			method: 'cash',
			reason: '',
		} );
		expect( screen.root.textContent ).toMatch( '$25.00 credited' );
	} );

	it( 'pays nothing out of what is not paid, and is closed by those who may price', async () => {
		const unpaid = order( [ one( { state: 'received' } ) ], {
			refundable: { cents: 0, card_cents: 0 },
			returns: { returnable: [], unpaid_cents: 9_000, list: [ one( { state: 'received' } ) ] },
		} );
		const { act } = await open( unpaid );
		await act( () => button( 'Close and credit' ).click() );
		expect( document.querySelector( '[role=dialog]' )!.textContent ).toMatch(
			'Lowers what is left to pay by $40.00.'
		);
		expect( field( 'How it goes back' ) ).toBeUndefined();
		fetched.mockResolvedValue( { results: unpaid } );
		await act( () => button( 'Close the return' ).click() );
		expect( sent().data ).toMatchObject( { credit_cents: 4_000, refund_cents: 0, method: '' } );
		await open( unpaid, { ...BOOT, mayPrice: false } );
		expect( button( 'Close and credit' ) ).toBeUndefined();
	} );

	it( 'is entered for a customer who calls', async () => {
		const { act } = await open( order( [] ) );
		await act( () => button( 'Enter a return' ).click() );
		await act( () => type( 'Pieces', '1' ) );
		await act( () => type( 'Where the parts go', '2' ) );
		expect( button( 'Enter the return' ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		await act( () => type( 'Reason', 'damaged' ) );
		fetched.mockResolvedValue( { results: order( [ one( { state: 'approved' } ) ], {}, 2 ) } );
		await act( () => button( 'Enter the return' ).click() );
		expect( sent() ).toMatchObject( {
			path: '/coleman/v1/desk/orders/3/returns',
			data: { version: 1, location_id: 2, note: '', lines: [ { line: 7, quantity: 1, reason: 'damaged' } ] },
		} );
	} );
} );

it.each( [
	[ 4_000, 0, 10_000, 4_000 ],
	[ 4_000, 9_000, 0, 0 ],
	[ 4_000, 500, 10_000, 3_500 ],
	[ 4_000, 0, 1_000, 1_000 ],
] )( 'of a credit of %i with %i left to pay and %i paid, %i goes back', ( credit, due, paid, refund ) => {
	expect(
		refundOf(
			{
				returns: { returnable: [], unpaid_cents: due, list: [] },
				refundable: { cents: paid, card_cents: 0 },
			},
			credit
		)
	).toBe( refund );
} );
