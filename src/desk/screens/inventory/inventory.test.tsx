import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { Announcer } from '../../notices';
import { ItemSheet } from './item-sheet';
import type { Choices, Item, UnitDraft } from './types';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const CHOICES: Choices = {
	branches: [
		{ id: 1, name: 'Bonner Springs' },
		{ id: 2, name: "Lee's Summit" },
	],
	brands: [],
	categories: [],
	classes: [ { id: 1, name: 'Kubota SVL75-3' } ],
};

const LABELS = {
	class_id: 'Rental class',
	location_id: 'Branch',
	stock_number: 'Stock number',
	serial_number: 'Serial number',
	meter_hours: 'Hours',
	is_active: 'For rent',
};

const UNIT: Item< UnitDraft > = {
	id: 7,
	kind: 'unit',
	version: 3,
	title: 'R-3007 Kubota SVL75-3',
	url: '',
	is_by_hand: false,
	values: {
		class_id: 1,
		location_id: 1,
		stock_number: 'R-3007',
		serial_number: 'S7',
		meter_hours: 120,
		is_active: true,
	},
	kept: [ 'meter_hours' ],
	notes: [ 'Rented out or being prepared on 2026-12-01.' ],
	history: [ { id: 1, what: 'changed', actor: 'Dana', text: 'Hours: 100, now 120.', at: '2026-03-01T18:00:00Z' } ],
};

function Sheet() {
	const [ item, show ] = useState( UNIT );
	return (
		<ItemSheet
			kind="units"
			item={ item }
			show={ show }
			reload={ () => {} }
			mayPictures
			choices={ CHOICES }
			labels={ LABELS }
			onBack={ () => {} }
			onCopy={ () => {} }
		/>
	);
}

/** @param isAgain Whether the tab keeps what was typed before. */
async function open( isAgain = false ) {
	fetched.mockReset();
	if ( ! isAgain ) {
		window.sessionStorage.clear();
	}
	const screen = await showScreen(
		<Announcer>
			<Sheet />
		</Announcer>
	);
	const field = ( label: string ) =>
		[ ...screen.root.querySelectorAll< HTMLInputElement >( 'input, select' ) ].find(
			( input ) => input.labels?.[ 0 ]?.textContent === label
		)!;
	const button = ( name: string ) =>
		[ ...screen.root.querySelectorAll( 'button' ) ].find(
			( one ) => ( one.getAttribute( 'aria-label' ) ?? one.textContent ) === name
		);
	const type = ( label: string, text: string ) =>
		screen.act( () => {
			Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )?.set?.call( field( label ), text );
			field( label ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );
	return { ...screen, field, button, type };
}

const sent = () => ( fetched.mock.lastCall?.[ 0 ] as { path: string; data: unknown } | undefined )?.data;

it( 'sends what was changed, under the version that was seen', async () => {
	const { root, act, button, type } = await open();
	expect( root.textContent ).toContain( 'Rented out or being prepared on 2026-12-01.' );
	expect( button( 'Save' )?.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	await type( 'Hours', '1,300' );
	fetched.mockResolvedValue( {
		results: { ...UNIT, version: 4, values: { ...UNIT.values, meter_hours: 1300 }, history: [] },
	} );
	await act( () => button( 'Save' )?.click() );
	expect( sent() ).toEqual( { values: { meter_hours: 1300 }, version: 3 } );
	expect( root.textContent ).toContain( 'Saved. The change is live.' );
	expect( button( 'Save' )?.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
} );

it( 'keeps what was typed when the sheet is left, until it is saved or discarded', async () => {
	const left = await open();
	await left.type( 'Serial number', 'S8' );
	await left.type( 'Hours', '9' );
	let again = await open( true );
	expect( [ again.field( 'Serial number' ).value, again.field( 'Hours' ).value ] ).toEqual( [ 'S8', '9' ] );
	await again.act( () => again.button( 'Discard changes' )?.click() );
	expect( again.field( 'Serial number' ).value ).toBe( 'S7' );
	again = await open( true );
	expect( again.field( 'Serial number' ).value ).toBe( 'S7' );
	expect( again.button( 'Discard changes' ) ).toBeUndefined();

	await again.type( 'Hours', '130' );
	fetched.mockResolvedValue( {
		results: { ...UNIT, version: 4, values: { ...UNIT.values, meter_hours: 130 }, history: [] },
	} );
	await again.act( () => again.button( 'Save' )?.click() );
	expect( ( await open( true ) ).field( 'Hours' ).value ).toBe( '120' );
} );

it( 'says what is wrong beside its field, and keeps what was typed', async () => {
	const { act, button, field, type } = await open();
	await type( 'Stock number', 'R-3001' );
	const params = { stock_number: 'Another machine already has the stock number R-3001.' };
	fetched.mockRejectedValueOnce( { code: 'rest_invalid_param', message: params.stock_number, data: { params } } );
	await act( () => button( 'Save' )?.click() );
	expect( field( 'Stock number' ).value ).toBe( 'R-3001' );
	expect( field( 'Stock number' ).getAttribute( 'aria-invalid' ) ).toBe( 'true' );
	expect(
		document.getElementById( field( 'Stock number' ).getAttribute( 'aria-describedby' ) ?? '' )?.textContent
	).toBe( params.stock_number );
} );

it( 'shows what another desk has made of it, beneath what was typed', async () => {
	const { root, act, button, field, type } = await open();
	await type( 'Serial number', 'S8' );
	const item = { ...UNIT, version: 5, values: { ...UNIT.values, meter_hours: 140 } };
	fetched.mockRejectedValueOnce( {
		code: 'coleman_item_changed',
		message: 'Somebody else…',
		data: { status: 409, item },
	} );
	await act( () => button( 'Save' )?.click() );
	expect( root.textContent ).toContain( 'Someone else just changed this.' );
	expect( [ field( 'Hours' ).value, field( 'Serial number' ).value ] ).toEqual( [ '140', 'S8' ] );
	fetched.mockResolvedValue( { results: { ...item, version: 6 } } );
	await act( () => button( 'Save' )?.click() );
	expect( sent() ).toEqual( { values: { serial_number: 'S8' }, version: 5 } );
} );

it( 'gives a field free for feeds, or the whole row', async () => {
	const { act, button, field } = await open();
	fetched.mockResolvedValue( { results: { ...UNIT, version: 4, kept: [] } } );
	await act( () => button( 'Let feeds overwrite: Hours' )?.click() );
	expect( sent() ).toEqual( { values: {}, kept: [], version: 3 } );
	expect( field( 'Feeds can overwrite' ).value ).toBe( 'everything' );
	expect( button( 'Let feeds overwrite: Hours' ) ).toBeUndefined();
} );
