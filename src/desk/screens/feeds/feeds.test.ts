import type { FeedPreview, FeedRun } from '@/api/generated/schemas';
import { DeskError } from '@/desk/api';
import { constantsOf, firstChoice, missing, twice } from './mapping';
import { sendFile } from './send-file';
import { kindName, outcome, pace, size, timeLeft, withMoment } from './words';

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

describe( 'sending a file', () => {
	const text = 'abcdefghij';
	const begun = ( bytes: number ) =>
		( { upload: { bytes, size: text.length, piece_bytes: 4, most_bytes: 100 } } ) as FeedRun;

	const sending = ( send: ( offset: number, piece: Blob ) => Promise< FeedRun >, from = 0 ) => ( {
		file: new Blob( [ text ] ),
		from,
		pieceBytes: 4,
		send,
		onPiece: () => {},
		wait: async () => {},
		isOver: () => false,
	} );
	/** A server that keeps how long what it was sent is, and takes only what comes next. */
	const lengths = () => {
		let length = 0;
		const pieces: [ number, number ][] = [];
		return {
			pieces,
			send: async ( offset: number, piece: Blob ) => {
				if ( offset !== length ) {
					throw new DeskError( 'coleman_wrong_offset', 'Not there.', {}, { status: 409, offset: length } );
				}
				pieces.push( [ offset, piece.size ] );
				length += piece.size;
				return begun( length );
			},
		};
	};

	it( 'sends piece after piece', async () => {
		const { pieces, send } = lengths();
		const last = await sendFile( sending( send ) );
		expect( pieces ).toEqual( [
			[ 0, 4 ],
			[ 4, 4 ],
			[ 8, 2 ],
		] );
		expect( last?.upload?.bytes ).toBe( 10 );
	} );

	it( 'goes on where the server says when an answer was lost', async () => {
		const { pieces, send } = lengths();
		let isLost = false;
		await sendFile(
			sending( async ( offset, piece ) => {
				const answer = await send( offset, piece );
				if ( ! isLost ) {
					isLost = true;
					throw new Error( 'The connection was lost.' );
				}
				return answer;
			} )
		);
		expect( pieces ).toEqual( [
			[ 0, 4 ],
			[ 4, 4 ],
			[ 8, 2 ],
		] );
	} );

	it( 'gives up at a refusal, and after some lost calls', async () => {
		const full = new DeskError( 'coleman_disk_full', 'The disk is full.', {}, { status: 507 } );
		await expect( sendFile( sending( () => Promise.reject( full ) ) ) ).rejects.toBe( full );
		let calls = 0;
		const away = () => {
			calls += 1;
			return Promise.reject( new Error( 'away' ) );
		};
		await expect( sendFile( sending( away ) ) ).rejects.toThrow( 'away' );
		expect( calls ).toBe( 4 );
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

	it( 'name kinds that are not known here by their names', () => {
		expect( kindName( 'stock' ) ).toBe( 'Stock on hand' );
		expect( kindName( 'rental-classes' ) ).toBe( 'Machines for rent' );
		expect( kindName( 'tire_sizes' ) ).toBe( 'Tire sizes' );
	} );

	it( 'tell how long it will take from the last seconds', () => {
		const at = ( second: number, share: number ) => ( { at: second * 1_000, share, records: share * 1_000 } );
		expect( pace( [ at( 0, 0 ) ] ) ).toBeNull();
		expect( timeLeft( [ at( 0, 0 ) ] ) ).toBe( '' );
		expect( pace( [ at( 0, 0 ), at( 10, 0.1 ) ] )?.rows ).toBeCloseTo( 10 );
		expect( timeLeft( [ at( 0, 0 ), at( 10, 0.1 ) ] ) ).toBe( 'about 2 minutes left' );
		expect( timeLeft( [ at( 0, 0.5 ), at( 10, 0.9 ) ] ) ).toBe( 'less than a minute left' );
		// What was long ago does not count.
		expect( withMoment( [ at( 0, 0 ), at( 15, 0.1 ) ], at( 30, 0.2 ) ) ).toHaveLength( 2 );
	} );

	it( 'tell sizes', () => {
		expect( [ 0, 50, 2_048, 5_242_880 ].map( size ) ).toEqual( [ '0 bytes', '50 bytes', '2.0 KB', '5.0 MB' ] );
	} );
} );
