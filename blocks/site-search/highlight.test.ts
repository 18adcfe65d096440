import fc from 'fast-check';
import { highlight } from './highlight';

/** The pieces that match. */
const matches = ( text: string, typed: string ) => highlight( text, typed ).filter( ( _, index ) => index % 2 );

it.each( [
	[ 'HH164-32430', 'hh16432', [ 'HH164-32' ] ],
	[ 'HH164-32430', 'HH-164 430', [ 'HH164', '430' ] ],
	[ 'Filter, engine oil', 'oil fil', [ 'Fil', 'oil' ] ],
	[ 'F 00M.145 274', 'f00m145', [ 'F 00M.145' ] ],
	[ 'Ölfilter', 'öl', [ 'Öl' ] ],
	[ 'Tire for 4x4 models', 'tires de', [] ],
	[ 'Tire for 4x4 models', 'mo 4', [ '4', '4', 'mo' ] ],
	[ 'Belt', '(.*)[', [] ],
	[ 'Belt', ' - ', [] ],
	[ 'Belt', '', [] ],
] )( 'finds in %j what was typed as %j', ( text, typed, found ) => {
	expect( matches( text, typed ) ).toEqual( found );
} );

it( 'loses nothing of a text, whatever was typed', () => {
	fc.assert(
		fc.property( fc.string( { unit: 'binary' } ), fc.string( { unit: 'binary' } ), ( text, typed ) => {
			expect( highlight( text, typed ).join( '' ) ).toBe( text );
		} )
	);
} );
