import { serialSequence } from '@/rules/serial-number';
import { FIRST_SIZE } from './geometry';
import type { Content, Row, Spot } from './types';

/** Numbers as books list them: 2, 2A, 10, then letters. */
export const compareNumbers = ( one: string, other: string ): number =>
	one.localeCompare( other, 'en', { numeric: true, sensitivity: 'base' } );

const refsOf = ( of: { ref: string }[] ) => [ ...new Set( of.map( ( { ref } ) => ref.trim() ) ) ].filter( Boolean );

/** Numbers of rows that stand nowhere on the drawing. */
export function withoutPlace( { rows, spots }: Content ): string[] {
	const placed = new Set( refsOf( spots ) );
	return refsOf( rows ).filter( ( ref ) => ! placed.has( ref ) );
}

/** Numbers on the drawing that no row has. */
export function withoutRow( { rows, spots }: Content ): string[] {
	const known = new Set( refsOf( rows ) );
	return refsOf( spots ).filter( ( ref ) => ! known.has( ref ) );
}

/** @return The number that is placed next: the first of the rows without a place, else one above the highest. */
export function nextNumber( content: Content ): string {
	const [ next ] = withoutPlace( content );
	if ( next !== undefined ) {
		return next;
	}
	const highest = [ ...content.rows, ...content.spots ].reduce(
		( most, { ref } ) => Math.max( most, /^\d{1,6}$/.test( ref.trim() ) ? Number( ref ) : 0 ),
		0
	);
	return String( highest + 1 );
}

/** @return The number that a new row begins with. */
export function nextRow( content: Content ): string {
	const [ next ] = withoutRow( content );
	if ( next !== undefined ) {
		return next;
	}
	const highest = content.rows.reduce(
		( most, { ref } ) => Math.max( most, /^\d{1,6}$/.test( ref.trim() ) ? Number( ref ) : 0 ),
		0
	);
	return String( highest + 1 );
}

/** @return The size of the last place: numbers of a drawing are of one size. */
export function nextSize( spots: Spot[] ): { w: number; h: number } {
	const last = spots[ spots.length - 1 ];
	return last ? { w: last.w, h: last.h } : FIRST_SIZE;
}

/** @return Indexes of the places in the order of their numbers. */
export const inOrder = ( spots: Spot[] ): number[] =>
	spots
		.map( ( _, index ) => index )
		.sort( ( one, other ) => compareNumbers( spots[ one ]?.ref ?? '', spots[ other ]?.ref ?? '' ) || one - other );

export type SerialBreak = {
	ref: string;
	ranges: { from: string; to: string }[];
	/** Two rows fit one machine. */
	overlaps: boolean;
};

const bounds = ( { serial_from: from, serial_to: to }: Row, prefix: string ) => {
	const number = ( serial: string, open: bigint ) => {
		const sequence = serialSequence( serial, prefix );
		return sequence === '' ? open : BigInt( sequence );
	};
	return [ number( from, 0n ), number( to, 10n ** 40n ) ] as const;
};

/** @return The numbers that stand for other parts from some serial number on. */
export function serialBreaks( rows: Row[], prefix: string ): SerialBreak[] {
	const byRef = new Map< string, Row[] >();
	for ( const row of rows ) {
		const ref = row.ref.trim();
		byRef.set( ref, [ ...( byRef.get( ref ) ?? [] ), row ] );
	}
	return [ ...byRef ]
		.filter( ( [ , of ] ) => of.some( ( row ) => row.serial_from.trim() !== '' || row.serial_to.trim() !== '' ) )
		.map( ( [ ref, of ] ) => ( {
			ref,
			ranges: of.map( ( row ) => ( { from: row.serial_from.trim(), to: row.serial_to.trim() } ) ),
			overlaps: of.some( ( one, index ) =>
				of.slice( index + 1 ).some( ( other ) => {
					const [ first, last ] = bounds( one, prefix );
					const [ begins, ends ] = bounds( other, prefix );
					return first <= ends && begins <= last;
				} )
			),
		} ) );
}
