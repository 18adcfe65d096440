import { useEffect, useRef, useState } from '@wordpress/element';
import { post } from '@/desk/api';
import { type FoundPart, isSold, type Row } from './types';

/** Milliseconds after the last key until a number is looked up. */
const PAUSE = 400;

/** @return What each part number is, as far as it is known by now; a number that nobody has is null. */
export function useParts( rows: Row[], brand: string ): Map< string, FoundPart > {
	const [ known, setKnown ] = useState( () => new Map< string, FoundPart >() );
	const asked = useRef( new Set< string >() );
	const numbers = [
		...new Set(
			rows.filter( ( row ) => row.part_number.trim() !== '' && isSold( row ) ).map( ( row ) => row.part_number )
		),
	];
	const wanted = numbers.filter( ( number ) => ! known.has( number ) ).join( '\n' );
	useEffect( () => {
		if ( wanted === '' ) {
			return undefined;
		}
		const timer = window.setTimeout( () => {
			const list = wanted.split( '\n' ).filter( ( number ) => ! asked.current.has( number ) );
			if ( list.length === 0 ) {
				return;
			}
			list.forEach( ( number ) => asked.current.add( number ) );
			post< FoundPart[] >( '/diagrams/parts', { numbers: list, brand } ).then(
				( { results } ) =>
					setKnown(
						( before ) =>
							new Map( [ ...before, ...results.map( ( one ) => [ one.number, one ] as const ) ] )
					),
				// Asked again with the next change.
				() => list.forEach( ( number ) => asked.current.delete( number ) )
			);
		}, PAUSE );
		return () => window.clearTimeout( timer );
	}, [ wanted, brand ] );
	return known;
}
