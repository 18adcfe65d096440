import fc from 'fast-check';
import { changes, type Draft, drafted, edited, moved, NO_DRAFT, payload, range } from './draft';
import type { Picture } from './types';

const picture = ( id: number, isByHand: boolean ): Picture => ( {
	id,
	alt: `Picture ${ id }`,
	focus_x: 0.5,
	focus_y: 0.5,
	is_by_hand: isByHand,
	is_hidden: false,
	width: 1200,
	height: 800,
	thumbnail: '',
	medium: '',
	full: '',
} );

/** A set as the server gives it: by hand first. */
const set = fc
	.uniqueArray( fc.record( { id: fc.integer( { min: 1, max: 40 } ), hand: fc.boolean() } ), {
		selector: ( { id } ) => id,
		maxLength: 8,
	} )
	.map( ( all ) =>
		all
			.map( ( { id, hand } ) => picture( id, hand ) )
			.sort( ( one, other ) => Number( other.is_by_hand ) - Number( one.is_by_hand ) )
	);

type Step = { at: number; to: number; alt: string; does: 'move' | 'alt' | 'hide' | 'remove' };

const steps = fc.array(
	fc.record( {
		at: fc.nat( 9 ),
		to: fc.integer( { min: -2, max: 12 } ),
		alt: fc.string( { maxLength: 3 } ),
		does: fc.constantFrom< Step[ 'does' ] >( 'move', 'move', 'alt', 'hide', 'remove' ),
	} ),
	{ maxLength: 12 }
);

function after( pictures: Picture[], all: Step[] ): Draft {
	return all.reduce( ( draft, { at, to, alt, does } ) => {
		const one = drafted( pictures, draft )[ at ];
		if ( ! one ) {
			return draft;
		}
		const edits = { alt: { alt }, hide: { is_hidden: ! one.is_hidden }, remove: { isRemoved: ! one.isRemoved } };
		return does === 'move' ? moved( pictures, draft, one.id, to ) : edited( draft, one.id, edits[ does ] );
	}, NO_DRAFT );
}

const idsOf = ( all: { id: number }[] ) => all.map( ( { id } ) => id );

it( 'loses and doubles no picture, and keeps those by hand first', () => {
	fc.assert(
		fc.property( set, steps, ( pictures, all ) => {
			const now = drafted( pictures, after( pictures, all ) );
			expect( idsOf( now ).sort() ).toEqual( idsOf( pictures ).sort() );
			const feeds = now.findIndex( ( one ) => ! one.is_by_hand );
			expect( feeds === -1 || now.slice( feeds ).every( ( one ) => ! one.is_by_hand ) ).toBe( true );
		} )
	);
} );

it( 'moves a picture where it was meant to go, as far as it may, and back again', () => {
	fc.assert(
		fc.property( set, steps, fc.nat( 9 ), fc.integer( { min: -2, max: 12 } ), ( pictures, all, at, to ) => {
			const draft = after( pictures, all );
			const before = drafted( pictures, draft );
			const one = before[ at ];
			fc.pre( one !== undefined );
			const { first, last } = range( before, one.id );
			const next = moved( pictures, draft, one.id, to );
			expect( range( drafted( pictures, next ), one.id ).at ).toBe( Math.min( Math.max( to, first ), last ) );
			expect( idsOf( drafted( pictures, moved( pictures, next, one.id, at ) ) ) ).toEqual( idsOf( before ) );
		} )
	);
} );

it( 'keeps what was typed when pictures come and go meanwhile', () => {
	fc.assert(
		fc.property( set, set, steps, ( pictures, fresh, all ) => {
			const draft = after( pictures, all );
			// A picture is by hand or of a feed for good.
			const known = new Map( pictures.map( ( one ) => [ one.id, one ] ) );
			const later = fresh.map( ( one ) => ( {
				...one,
				is_by_hand: known.get( one.id )?.is_by_hand ?? one.is_by_hand,
			} ) );
			const before = drafted( pictures, draft );
			const now = drafted( later, draft );
			expect( idsOf( now ).sort() ).toEqual( idsOf( later ).sort() );
			const both = ( one: Picture ) => known.has( one.id ) && later.some( ( { id } ) => id === one.id );
			if ( draft.order.length > 0 ) {
				expect( idsOf( now.filter( both ) ) ).toEqual( idsOf( before.filter( both ) ) );
			}
			now.filter( both ).forEach( ( one ) => {
				const was = before.find( ( { id } ) => id === one.id );
				expect( [ one.alt, one.is_hidden, one.isRemoved ] ).toEqual( [
					was?.alt,
					was?.is_hidden,
					was?.isRemoved,
				] );
			} );
		} )
	);
} );

it( 'knows whether anything would change', () => {
	const pictures = [ picture( 1, true ), picture( 2, true ), picture( 3, false ) ];
	expect( changes( pictures, NO_DRAFT ) ).toBe( false );
	expect( changes( pictures, edited( NO_DRAFT, 1, { alt: 'Picture 1' } ) ) ).toBe( false );
	const there = moved( pictures, NO_DRAFT, 2, 0 );
	expect( changes( pictures, there ) ).toBe( true );
	expect( changes( pictures, moved( pictures, there, 2, 1 ) ) ).toBe( false );
	// Never in front of those by hand.
	expect( changes( pictures, moved( pictures, NO_DRAFT, 3, 0 ) ) ).toBe( false );
} );

it( 'leaves out what is removed and sends the rest whole, in order', () => {
	const pictures = [ picture( 1, true ), picture( 2, true ), picture( 3, false ) ];
	const draft = edited( edited( moved( pictures, NO_DRAFT, 2, 0 ), 1, { isRemoved: true } ), 3, { is_hidden: true } );
	expect( payload( pictures, draft ) ).toEqual( [
		{ id: 2, alt: 'Picture 2', focus_x: 0.5, focus_y: 0.5, is_hidden: false },
		{ id: 3, alt: 'Picture 3', focus_x: 0.5, focus_y: 0.5, is_hidden: true },
	] );
} );
