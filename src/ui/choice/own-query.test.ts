import { ownIn, ownQuery } from './own-query';

it.each( [
	[ '?', '', '?' ],
	[ '?after=3', '', '?after=3' ],
	[ '?', 'parts-2', '?for=parts-2' ],
	[ '?after=3', 'parts-2', '?after=3&for=parts-2' ],
] )( 'names in %s the block %p', ( query, name, named ) => {
	expect( ownQuery( query, name ) ).toBe( named );
	expect( ownIn( named, name ) ).toBe( named );
} );

it.each( [
	[ '?after=3', 'parts-2' ],
	[ '?after=3&for=parts-2', '' ],
	[ '?after=3&for=parts-2', 'parts-3' ],
] )( 'leaves %s to others than %p', ( query, name ) => expect( ownIn( query, name ) ).toBe( '' ) );
