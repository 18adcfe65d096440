import fc from 'fast-check';
import { arrayOf, boolean, integer, nullable, number, oneOf, optional, recordOf, shape, string } from './shape';
import type { TypeOf } from './shape';

const product = shape( {
	name: string,
	price: nullable( number ),
	inStock: boolean,
	kind: oneOf( 'part', 'machine' ),
	tags: arrayOf( string ),
	stock: recordOf( integer ),
	note: optional( string ),
} );

const good: TypeOf< typeof product > = {
	name: 'Filter',
	price: null,
	inStock: true,
	kind: 'part',
	tags: [ 'a' ],
	stock: { easton: 2 },
};

it( 'passes what has the shape and drops what it does not know', () => {
	expect( product( { ...good, surprise: 1 } ) ).toEqual( good );
	expect( product( { ...good, note: 'n' } ) ).toEqual( { ...good, note: 'n' } );
} );

it.each( [
	[ { name: 1 }, 'name: expected a string, got 1' ],
	[ { price: '1' }, 'price: expected a number, got "1"' ],
	[ { price: NaN }, 'price: expected a number, got null' ],
	[ { kind: 'tractor' }, 'kind: expected part or machine, got "tractor"' ],
	[ { tags: [ 'a', 2 ] }, 'tags[1]: expected a string, got 2' ],
	[ { tags: {} }, 'tags: expected a list, got {}' ],
	[ { stock: { easton: 1.5 } }, 'stock.easton: expected an integer, got 1.5' ],
	[ { note: null }, 'note: expected a string, got null' ],
	[ { inStock: undefined }, 'inStock: expected true or false, got undefined' ],
] )( 'refuses %j', ( change, message ) => {
	expect( () => product( { ...good, ...change } ) ).toThrow( message );
} );

it( 'takes PHP’s empty array for an empty object', () => {
	expect( recordOf( integer )( [] ) ).toEqual( {} );
} );

it( 'either throws or returns what passes again', () => {
	fc.assert(
		fc.property( fc.anything(), ( value ) => {
			try {
				const passed = product( value );
				expect( product( passed ) ).toEqual( passed );
			} catch ( error ) {
				expect( ( error as Error ).name ).toBe( 'ShapeError' );
			}
		} )
	);
} );
