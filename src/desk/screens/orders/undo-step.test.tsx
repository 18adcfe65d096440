import apiFetch from '@wordpress/api-fetch';
import { Announcer } from '@/desk/notices';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { PhoneParts } from './phone-parts';
import { UndoStep } from './undo-step';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '@wordpress/a11y' );
const fetched = jest.mocked( apiFetch );

beforeEach( () => fetched.mockReset() );

const show = async () => {
	const over = jest.fn();
	const undone = jest.fn();
	const screen = await showScreen(
		<Announcer>
			<UndoStep undoable={ { step: 'abc', count: 2, seconds: 60 } } onOver={ over } onUndone={ undone } />
		</Announcer>
	);
	const press = ( name: string ) =>
		screen.act( () =>
			[ ...screen.root.querySelectorAll( 'button' ) ].find( ( { textContent } ) => textContent === name )?.click()
		);
	return { ...screen, over, undone, press };
};

it( 'takes a step back, and says what it did', async () => {
	const { root, over, undone, press } = await show();
	expect( root.textContent ).toContain( '2 orders changed. You can undo this for 60 more seconds' );
	fetched.mockResolvedValueOnce( {
		results: [
			{ id: 3, number: 'W000003', is_done: true, message: '' },
			{ id: 4, number: 'W000004', is_done: true, message: '' },
		],
	} );
	await press( 'Undo' );
	expect( fetched.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
		path: '/coleman/v1/desk/orders/bulk/undo',
		data: { step: 'abc' },
	} );
	expect( undone ).toHaveBeenCalledTimes( 1 );
	expect( over ).toHaveBeenCalledTimes( 1 );
} );

it( 'is spoken once while the seconds run down', async () => {
	jest.useFakeTimers();
	const { speak } = jest.requireMock< { speak: jest.Mock } >( '@wordpress/a11y' );
	speak.mockClear();
	const { root, act } = await show();
	await act( () => jest.advanceTimersByTime( 5_000 ) );
	expect( root.textContent ).toContain( 'for 55 more seconds' );
	expect( speak ).toHaveBeenCalledTimes( 1 );
	jest.useRealTimers();
} );

it( 'names what could not be taken back', async () => {
	const { root, over, press } = await show();
	fetched.mockResolvedValueOnce( {
		results: [ { id: 4, number: 'W000004', is_done: false, message: 'Someone else changed this order.' } ],
	} );
	await press( 'Undo' );
	expect( root.textContent ).toContain( 'W000004 Someone else changed this order.' );
	expect( over ).not.toHaveBeenCalled();
} );

describe( 'the field that a scanner writes to', () => {
	const part = ( number: string, id: number ) => ( {
		part_id: id,
		number,
		vendor: 'Kubota',
		description: 'Filter',
		price_cents: 900,
		is_discontinued: false,
		is_pickup_only: false,
		multiple_of: 1,
		stock: [],
		replaced_by: [],
	} );
	const scan = async ( screen: Awaited< ReturnType< typeof showScreen > >, text: string ) => {
		const input = screen.root.querySelector( 'input' )!;
		await screen.act( () => {
			Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )!.set!.call( input, text );
			input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );
		await screen.act( () => input.form?.requestSubmit() );
		return input;
	};

	it( 'is free at once: neither a slow answer nor an unknown number swallows the next scan', async () => {
		let answer: ( value: unknown ) => void = () => {};
		fetched.mockReturnValueOnce( new Promise( ( resolve ) => ( answer = resolve ) ) );
		const added = jest.fn();
		const unknown = jest.fn();
		const screen = await showScreen( <PhoneParts onAdd={ added } onAddUnknown={ unknown } /> );
		const input = await scan( screen, 'NOBODY-1' );
		expect( input.value ).toBe( '' );
		fetched.mockResolvedValueOnce( { results: [ part( 'AB-2', 2 ) ] } );
		await scan( screen, 'AB-2' );
		expect( added ).toHaveBeenCalledTimes( 1 );
		await screen.act( () => answer( { results: [] } ) );
		expect( screen.root.textContent ).toContain( 'Part NOBODY-1 not found.' );
		fetched.mockResolvedValueOnce( { results: [ part( 'AB-3', 3 ) ] } );
		await scan( screen, 'AB-3' );
		expect( added ).toHaveBeenCalledTimes( 2 );
		expect( screen.root.textContent ).toContain( 'Part NOBODY-1 not found.' );
		await screen.act( () =>
			[ ...screen.root.querySelectorAll( 'button' ) ]
				.find( ( { textContent } ) => textContent === 'Request as special order' )
				?.click()
		);
		expect( unknown ).toHaveBeenCalledWith( 'NOBODY-1' );
		expect( screen.root.textContent ).not.toContain( 'not found' );
	} );

	it( 'keeps a number that got no answer, to try again', async () => {
		fetched.mockRejectedValueOnce( { code: 'fetch_error', message: 'You are probably offline.' } );
		const added = jest.fn();
		const screen = await showScreen( <PhoneParts onAdd={ added } onAddUnknown={ () => {} } /> );
		await scan( screen, 'AB-2' );
		expect( screen.root.textContent ).toContain( 'You are probably offline.' );
		fetched.mockResolvedValueOnce( { results: [ part( 'AB-2', 2 ) ] } );
		await screen.act( () =>
			[ ...screen.root.querySelectorAll( 'button' ) ]
				.find( ( { textContent } ) => textContent === 'Try again' )
				?.click()
		);
		expect( added ).toHaveBeenCalledTimes( 1 );
		expect( screen.root.textContent ).not.toContain( 'offline' );
	} );
} );
