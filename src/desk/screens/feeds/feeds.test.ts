import type { FeedPreview } from '@/api/generated/schemas';
import { constantsOf, firstChoice, missing, twice } from './mapping';
import { kindName, outcome, stateWords } from './words';

const preview = {
	format: 'CSV',
	columns: [
		{ name: 'Nr', to: 'part_number', is_chosen: false, examples: [] },
		{ name: 'Net', to: '', is_chosen: false, examples: [] },
	],
	rows: [],
	missing: [ 'price' ],
	kind: {
		name: 'prices',
		takes_specs: false,
		columns: [
			{ name: 'part_number', label: 'Part number', holds: 'text', help: '', aliases: [], is_required: true },
			{ name: 'price', label: 'Price', holds: 'money', help: '', aliases: [], is_required: true },
		],
	},
	constants: {},
} satisfies FeedPreview;

describe( 'which column is which', () => {
	it( 'says what still has to be chosen, by a column or by a value for every row', () => {
		const choice = firstChoice( preview, false );
		expect( missing( preview.kind.columns, choice ) ).toEqual( [ 'Price' ] );
		expect( missing( preview.kind.columns, { ...choice, constants: [ { to: 'price', text: '1' } ] } ) ).toEqual(
			[]
		);
	} );

	it( 'says what was chosen twice', () => {
		const choice = firstChoice( preview, true );
		expect( twice( preview.kind.columns, choice ) ).toEqual( [] );
		expect( twice( preview.kind.columns, { ...choice, mapping: { Nr: 'price', Net: 'price' } } ) ).toEqual( [
			'Price',
		] );
		expect( twice( preview.kind.columns, { ...choice, constants: [ { to: 'part_number', text: '' } ] } ) ).toEqual(
			[ 'Part number' ]
		);
	} );

	it( 'leaves out lines that nobody has filled in', () => {
		expect(
			constantsOf( [
				{ to: '', text: 'x' },
				{ to: 'price', text: '5' },
			] )
		).toEqual( { price: '5' } );
	} );
} );

describe( 'words', () => {
	it( 'tell what a run has done, or would do', () => {
		const counts = { new: 2, changed: 1, done_new: 1200, bad: 3 };
		expect( outcome( { state: 'compared', counts, message: '' } ) ).toBe( '2 new, 1 changed, 3 invalid rows' );
		expect( outcome( { state: 'applied', counts, message: '' } ) ).toBe( '1,200 new, 3 invalid rows' );
		expect( outcome( { state: 'compared', counts: { bad: 1 }, message: '' } ) ).toBe( '1 invalid row' );
		expect( outcome( { state: 'applied', counts: {}, message: '' } ) ).toBe( 'Nothing has changed.' );
		expect( outcome( { state: 'held', counts, message: '12 of 20 would be removed.' } ) ).toBe(
			'12 of 20 would be removed.'
		);
	} );

	it( 'tell a file that was imported from one that was undone, and what undid it', () => {
		const words = ( state: Parameters< typeof stateWords >[ 0 ][ 'shown_state' ] ) =>
			stateWords( { shown_state: state, is_dry: false } ).text;
		expect( words( 'applied' ) ).toBe( 'Imported' );
		expect( words( 'undone' ) ).toBe( 'Undone' );
		expect( words( 'restoring' ) ).toBe( 'Restoring' );
		expect( words( 'restored' ) ).toBe( 'Restored' );
		expect( words( 'failed' ) ).toBe( 'Failed' );
	} );

	it( 'tell of what staff keep', () => {
		expect( outcome( { state: 'applied', counts: { kept: 1 }, message: '' } ) ).toBe( '1 kept by staff' );
		expect( outcome( { state: 'compared', counts: { kept: 1200 }, message: '' } ) ).toBe( '1,200 kept by staff' );
	} );

	it( 'name kinds that are not known here by their names', () => {
		expect( kindName( 'stock' ) ).toBe( 'Stock on hand' );
		expect( kindName( 'rental-classes' ) ).toBe( 'Machines for rent' );
		expect( kindName( 'tire_sizes' ) ).toBe( 'Tire sizes' );
	} );
} );
