import apiFetch from '@wordpress/api-fetch';
import type { Feed } from '@/api/generated/schemas';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { FeedSettings } from './feed-settings';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const FEED: Feed = {
	name: 'bonner',
	kind: 'parts',
	is_full: true,
	mapping: {},
	constants: {},
	options: { empty_clears: false, zero_is_price: false, skip: 'Total*', trailer: '' },
	removal: 'second_time',
	expected_hours: 24,
	is_frozen: false,
	is_silent: false,
	is_same: false,
};

function type( input: HTMLInputElement, text: string ) {
	Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )?.set?.call( input, text );
	input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

/** The screen as it is after the page was loaded. */
async function open( feed = FEED ) {
	fetched.mockResolvedValue( { results: [ feed ] } );
	const go = jest.fn();
	const screen = await showScreen( <FeedSettings name="bonner" go={ go } /> );
	const field = ( label: string ) =>
		[ ...screen.root.querySelectorAll( 'input' ) ].find( ( input ) => input.labels?.[ 0 ]?.textContent === label )!;
	const button = ( label: string ) =>
		[ ...screen.root.querySelectorAll( 'button' ) ].find( ( one ) => one.textContent === label )!;
	return { ...screen, field, go, button };
}

beforeEach( () => {
	fetched.mockReset();
	window.sessionStorage.clear();
} );

describe( 'what was typed and not saved', () => {
	it( 'stays over a reload, beside what was changed elsewhere meanwhile', async () => {
		const { act, field, button } = await open();
		expect( button( 'Discard changes' ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		await act( () => type( field( 'Rows to skip' ), 'Sum*' ) );
		await act( () => field( 'Frozen' ).click() );
		await act( () => field( 'Remove immediately' ).click() );

		const reloaded = await open( { ...FEED, expected_hours: 48 } );
		expect( reloaded.field( 'Rows to skip' ).value ).toBe( 'Sum*' );
		expect( reloaded.field( 'Frozen' ).checked ).toBe( true );
		expect( reloaded.field( 'Remove immediately' ).checked ).toBe( true );
		expect( reloaded.field( 'Hours between files, at most' ).value ).toBe( '48' );
	} );

	it( 'stays when it is refused, and is forgotten once it is saved', async () => {
		const { act, field, button, go } = await open();
		await act( () => type( field( 'Last row with row count' ), 'TRAILER' ) );
		fetched.mockRejectedValueOnce( {
			code: 'rest_invalid_param',
			message: 'No.',
			data: { params: { 'options.trailer': 'Needs a #.' } },
		} );
		await act( () => button( 'Save settings' ).click() );
		expect( go ).not.toHaveBeenCalled();
		expect( ( await open() ).field( 'Last row with row count' ).value ).toBe( 'TRAILER' );

		const again = await open();
		await again.act( () => type( again.field( 'Last row with row count' ), 'TRAILER,#' ) );
		await again.act( () => again.button( 'Save settings' ).click() );
		expect( fetched.mock.lastCall?.[ 0 ]?.data ).toEqual( {
			name: 'bonner',
			removal: 'second_time',
			is_frozen: false,
			expected_hours: 24,
			options: { empty_clears: false, zero_is_price: false, skip: 'Total*', trailer: 'TRAILER,#' },
		} );
		expect( again.go ).toHaveBeenCalledWith( { settings: '' } );
		expect( ( await open() ).field( 'Last row with row count' ).value ).toBe( '' );
	} );

	it( 'is thrown away when asked to, with what was wrong with it', async () => {
		const { root, act, field, button } = await open();
		await act( () => type( field( 'Rows to skip' ), 'Sum*' ) );
		fetched.mockRejectedValueOnce( {
			code: 'rest_invalid_param',
			message: 'No.',
			data: { params: { 'options.skip': 'Not that.' } },
		} );
		await act( () => button( 'Save settings' ).click() );
		expect( root.textContent ).toContain( 'Not that.' );
		await act( () => button( 'Discard changes' ).click() );
		expect( root.textContent ).not.toContain( 'Not that.' );
		expect( field( 'Rows to skip' ).value ).toBe( 'Total*' );
		expect( ( await open() ).field( 'Rows to skip' ).value ).toBe( 'Total*' );
	} );
} );
