import fc from 'fast-check';
import { parseCsv, readRows, readSpots, writeRows, writeSpots } from './csv';
import { around, clamp, HANDLES, hit, moved, resized, scrollAfterZoom, spanned, ZOOMS, zoomed } from './geometry';
import {
	compareNumbers,
	inOrder,
	nextNumber,
	nextRow,
	nextSize,
	serialBreaks,
	withoutPlace,
	withoutRow,
} from './numbers';
import { begun, type Step, stepped } from './steps';
import { BLANK_ROW, type Content, MAX_SPOTS, type Row, type Spot } from './types';

const EMPTY: Content = { name: '', category: '', figure: '', width: 0, height: 0, rows: [], spots: [] };

const anyNumber = fc.oneof(
	fc.double( { min: -3, max: 3 } ),
	fc.constantFrom( 0, 1, -1, NaN, Infinity, -Infinity, 1e-9 )
);
const ref = fc.constantFrom( '1', '2', '2A', '10', 'A', '' );
const anySpot: fc.Arbitrary< Spot > = fc.record( { ref, x: anyNumber, y: anyNumber, w: anyNumber, h: anyNumber } );
const spot = anySpot.map( clamp );
const text = fc.oneof(
	fc.string( { maxLength: 12 } ),
	fc.constantFrom( 'a,b', 'say "x"', 'two\nlines', ' =1+1', '=1+1', '-x', "'y", 'ü;', '\t' )
);
const row: fc.Arbitrary< Row > = fc.record( {
	ref,
	part_number: fc.constantFrom( 'HH-1', 'NSS', 'a 2' ),
	quantity: fc.constantFrom( '1', '12', 'AR' ),
	note: text,
	serial_from: fc.constantFrom( '', '100' ),
	serial_to: fc.constantFrom( '', '200' ),
	description: text,
	maker: fc.constantFrom( '', 'Kubota' ),
} );

const isWithin = ( { x, y, w, h }: Spot ) =>
	x >= 0 &&
	y >= 0 &&
	w > 0 &&
	h > 0 &&
	Number( ( x + w ).toFixed( 4 ) ) <= 1 &&
	Number( ( y + h ).toFixed( 4 ) ) <= 1;

describe( 'places', () => {
	it( 'are always within the drawing, whatever is done to them', () => {
		fc.assert(
			fc.property( anySpot, anyNumber, anyNumber, fc.constantFrom( ...HANDLES ), ( one, dx, dy, handle ) => {
				const kept = clamp( one );
				expect( isWithin( kept ) ).toBe( true );
				expect( clamp( kept ) ).toEqual( kept );
				expect( isWithin( moved( kept, dx, dy ) ) ).toBe( true );
				expect( isWithin( resized( kept, handle, dx, dy ) ) ).toBe( true );
				expect( isWithin( { ref: '', ...spanned( { x: one.x, y: one.y }, { x: dx, y: dy } ) } ) ).toBe( true );
				expect( isWithin( { ref: '', ...around( { x: dx, y: dy }, kept ) } ) ).toBe( true );
			} )
		);
	} );

	it( 'keep their size when they are moved, and the other side when they are resized', () => {
		fc.assert(
			fc.property(
				spot,
				fc.double( { min: -1, max: 1, noNaN: true } ),
				fc.constantFrom( ...HANDLES ),
				( one, by, handle ) => {
					const there = moved( one, by, by );
					expect( [ there.w, there.h ] ).toEqual( [ one.w, one.h ] );
					const wider = resized( one, handle, by, by );
					if ( ! handle.includes( 'w' ) && ! handle.includes( 'e' ) ) {
						expect( [ wider.x, wider.w ] ).toEqual( [ one.x, one.w ] );
					} else if ( handle.includes( 'w' ) ) {
						expect( wider.x + wider.w ).toBeCloseTo( one.x + one.w, 2 );
					} else {
						expect( wider.x ).toBeCloseTo( one.x, 2 );
					}
				}
			)
		);
	} );

	it( 'are found at a point, the smallest first', () => {
		const spots = [
			clamp( { ref: '1', x: 0.1, y: 0.1, w: 0.5, h: 0.5 } ),
			clamp( { ref: '2', x: 0.2, y: 0.2, w: 0.1, h: 0.1 } ),
		];
		expect( hit( spots, { x: 0.25, y: 0.25 } ) ).toBe( 1 );
		expect( hit( spots, { x: 0.5, y: 0.5 } ) ).toBe( 0 );
		expect( hit( spots, { x: 0.9, y: 0.9 } ) ).toBe( -1 );
	} );

	it( 'stay where they are looked at when one zooms', () => {
		fc.assert(
			fc.property(
				fc.constantFrom( ...ZOOMS ),
				fc.integer( { min: 1, max: 900 } ),
				fc.integer( { min: 0, max: 900 } ),
				( zoom, visible, scroll ) => {
					const nearer = zoomed( zoom, 1 );
					expect( ZOOMS ).toContain( nearer );
					const middle = ( scrollAfterZoom( scroll, visible, zoom, nearer ) + visible / 2 ) / nearer;
					expect( middle ).toBeCloseTo( ( scroll + visible / 2 ) / zoom, 6 );
				}
			)
		);
		expect( zoomed( 1, -1 ) ).toBe( 1 );
		expect( zoomed( 8, 1 ) ).toBe( 8 );
	} );
} );

describe( 'numbers', () => {
	const content = ( rows: string[], spots: string[] ): Content => ( {
		...EMPTY,
		rows: rows.map( ( one ) => ( { ...BLANK_ROW, ref: one } ) ),
		spots: spots.map( ( one ) => ( { ref: one, x: 0, y: 0, w: 0.1, h: 0.1 } ) ),
	} );

	it( 'are proposed: the next of the rows without a place, then the next one', () => {
		expect( nextNumber( content( [ '1', '2', '10' ], [ '1' ] ) ) ).toBe( '2' );
		expect( nextNumber( content( [ '1', '2' ], [ '2', '1' ] ) ) ).toBe( '3' );
		expect( nextNumber( EMPTY ) ).toBe( '1' );
		expect( nextRow( content( [ '1' ], [ '1', '7' ] ) ) ).toBe( '7' );
		expect( nextRow( content( [ '1', '2A' ], [] ) ) ).toBe( '2' );
		expect( nextSize( [] ) ).toEqual( { w: 0.04, h: 0.04 } );
		expect( nextSize( [ { ref: '1', x: 0, y: 0, w: 0.2, h: 0.3 } ] ) ).toEqual( { w: 0.2, h: 0.3 } );
	} );

	it( 'are matched on both sides', () => {
		fc.assert(
			fc.property( fc.array( ref ), fc.array( ref ), ( rows, spots ) => {
				const one = content( rows, spots );
				for ( const missing of withoutPlace( one ) ) {
					expect( rows ).toContain( missing );
					expect( spots ).not.toContain( missing );
				}
				for ( const missing of withoutRow( one ) ) {
					expect( spots ).toContain( missing );
					expect( rows ).not.toContain( missing );
				}
				expect(
					[ ...rows, ...spots ]
						.filter( Boolean )
						.every(
							( each ) =>
								( rows.includes( each ) && spots.includes( each ) ) ||
								withoutPlace( one ).includes( each ) ||
								withoutRow( one ).includes( each )
						)
				).toBe( true );
			} )
		);
	} );

	it( 'stand in the order of books', () => {
		expect( [ '10', 'A', '2A', '2', '1' ].sort( compareNumbers ) ).toEqual( [ '1', '2', '2A', '10', 'A' ] );
		expect( inOrder( content( [], [ '10', '2', '1' ] ).spots ) ).toEqual( [ 2, 1, 0 ] );
	} );

	it( 'that change with the serial number are told, and where two rows fit one machine', () => {
		const rows = ( ...ranges: [ string, string ][] ) =>
			ranges.map( ( [ from, to ] ) => ( { ...BLANK_ROW, ref: '3', serial_from: from, serial_to: to } ) );
		expect( serialBreaks( rows( [ '', '' ] ), '' ) ).toEqual( [] );
		expect(
			serialBreaks( rows( [ '', 'KBX-199' ], [ '200', '' ] ), 'KBX' ).map( ( one ) => one.overlaps )
		).toEqual( [ false ] );
		expect( serialBreaks( rows( [ '', '200' ], [ '200', '' ] ), '' ).map( ( one ) => one.overlaps ) ).toEqual( [
			true,
		] );
	} );
} );

describe( 'CSV', () => {
	it( 'comes back as it went', () => {
		fc.assert(
			fc.property(
				fc.array(
					spot.filter( ( one ) => one.ref !== '' ),
					{ minLength: 1, maxLength: 20 }
				),
				( spots ) => {
					expect( readSpots( writeSpots( spots ) ) ).toEqual( { rows: spots, faults: [] } );
				}
			)
		);
		const tidy = ( one: Row ) =>
			Object.fromEntries(
				Object.entries( one ).map( ( [ name, value ] ) => [ name, value.replace( /\r/g, '' ).trim() ] )
			);
		fc.assert(
			fc.property( fc.array( row, { minLength: 1, maxLength: 20 } ), ( rows ) => {
				const typed = rows
					.map( ( one ) => ( {
						...one,
						note: one.note.replace( /^'+/, '' ),
						description: one.description.replace( /^'+/, '' ),
					} ) )
					.map( ( one ) => tidy( one ) );
				const read = readRows( writeRows( typed as Row[] ) );
				expect( read.faults ).toEqual( [] );
				expect( read.rows.map( ( one ) => tidy( one ) ) ).toEqual( typed );
			} )
		);
	} );

	it( 'has a header or none, in any order, with other separators', () => {
		const one = { ref: '1', x: 0.1, y: 0.2, w: 0.3, h: 0.4 };
		for ( const file of [
			'1,.1,.2,.3,.4',
			'callout,x,y,w,h\n1,0.1,0.2,0.3,0.4\n',
			'\uFEFFH;W;Y;X;Callout\r\n0.4;0.3;0.2;0.1;1',
			'1\t0.1\t0.2\t0.3\t0.4\n\n',
		] ) {
			expect( readSpots( file ) ).toEqual( { rows: [ one ], faults: [] } );
		}
		expect( readRows( 'HH-1' ).faults ).toHaveLength( 1 );
		expect( readRows( '1,HH-1\n,NSS,2,left' ).rows ).toEqual( [
			{ ...BLANK_ROW, ref: '1', part_number: 'HH-1' },
			{ ...BLANK_ROW, part_number: 'NSS', quantity: '2', note: 'left' },
		] );
	} );

	it( 'says of each line what is wrong, and gives nothing then', () => {
		const read = readSpots(
			'callout,x,y,w,h\n1,0,0,.1,.1\n2,0,2,.1,.1\n,0,0,.1,.1\n3,0,0,0,.1\n4,-1,0,.1,.1\n5,12px,0,.1,.1'
		);
		expect( read.rows ).toEqual( [] );
		expect( read.faults.map( ( { line } ) => line ) ).toEqual( [ 3, 4, 5, 6, 7 ] );
		expect( read.faults[ 0 ]?.says ).toBe( 'y: "2" is not a value from 0 to 1.' );
		expect( readSpots( '' ).faults ).toHaveLength( 1 );
		expect( readSpots( `${ '1,0,0,.1,.1\n'.repeat( MAX_SPOTS + 1 ) }` ).faults ).toHaveLength( 1 );
		expect( readRows( '1,HH-1,many\n"2","x\ny",1\n3,,1' ).faults.map( ( { line } ) => line ) ).toEqual( [ 1, 4 ] );
	} );

	it( 'is read whatever it is', () => {
		fc.assert(
			fc.property( fc.string(), ( any ) => {
				parseCsv( any );
				expect( readSpots( any ).rows.every( isWithin ) ).toBe( true );
				readRows( any );
			} )
		);
	} );
} );

describe( 'steps', () => {
	const index = fc.nat( 6 );
	const step: fc.Arbitrary< Step > = fc.oneof(
		fc.record( { type: fc.constantFrom( 'name' as const, 'category' as const ), value: text } ),
		fc.record( { type: fc.constant( 'drawing' as const ), figure: text, width: fc.nat(), height: fc.nat() } ),
		fc.record( { type: fc.constant( 'add-spot' as const ), spot: anySpot } ),
		fc.record( {
			type: fc.constant( 'spot' as const ),
			index,
			spot: fc.record( { x: anyNumber, y: anyNumber, w: anyNumber, ref }, { requiredKeys: [] } ),
			name: fc.constantFrom( 'place', 'ref' ),
		} ),
		fc.record( { type: fc.constantFrom( 'remove-spot' as const, 'remove-row' as const ), index } ),
		fc.record( { type: fc.constant( 'spots' as const ), spots: fc.array( anySpot, { maxLength: 8 } ) } ),
		fc.record( { type: fc.constant( 'add-row' as const ), row, index } ),
		fc.record( {
			type: fc.constant( 'row' as const ),
			index,
			row: fc.record( { note: text, ref }, { requiredKeys: [] } ),
			name: fc.constantFrom( 'note', 'ref' ),
		} ),
		fc.record( {
			type: fc.constant( 'move-row' as const ),
			index,
			by: fc.constantFrom( 1 as const, -1 as const ),
		} ),
		fc.record( { type: fc.constantFrom( 'undo' as const, 'redo' as const, 'rest' as const ) } )
	);

	it( 'are taken back to the beginning and gone again to the end', () => {
		fc.assert(
			fc.property( fc.array( step, { maxLength: 60 } ), ( done ) => {
				const end = done.reduce( stepped, begun( EMPTY ) );
				expect( end.content.spots.every( isWithin ) ).toBe( true );
				const way = end.past.length;
				let back = end;
				for ( let each = 0; each < way; each++ ) {
					back = stepped( back, { type: 'undo' } );
				}
				expect( back.content ).toEqual( EMPTY );
				expect( stepped( back, { type: 'undo' } ) ).toBe( back );
				for ( let each = 0; each < way; each++ ) {
					back = stepped( back, { type: 'redo' } );
				}
				expect( back.content ).toEqual( end.content );
			} )
		);
	} );

	it( 'make one of what is typed into one field', () => {
		const typed = [ 'O', 'Oi', 'Oil' ].reduce(
			( steps, value ) => stepped( steps, { type: 'name', value } ),
			begun( EMPTY )
		);
		expect( stepped( typed, { type: 'undo' } ).content.name ).toBe( '' );
		const rested = stepped( stepped( typed, { type: 'rest' } ), { type: 'name', value: 'Oil filter' } );
		expect( stepped( rested, { type: 'undo' } ).content.name ).toBe( 'Oil' );
	} );

	it( 'put no more places on a drawing than it may have', () => {
		const one = { ref: '1', x: 0, y: 0, w: 0.1, h: 0.1 };
		const full = stepped( begun( EMPTY ), {
			type: 'spots',
			spots: Array.from( { length: MAX_SPOTS + 9 }, () => one ),
		} );
		expect( full.content.spots ).toHaveLength( MAX_SPOTS );
		expect( stepped( full, { type: 'add-spot', spot: one } ) ).toBe( full );
	} );
} );
