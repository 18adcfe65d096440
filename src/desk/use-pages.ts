import { useCallback, useEffect, useMemo } from '@wordpress/element';
import { inAddress, keepInAddress, useInAddress } from './use-address';

const PARAM = 'at';
const SEPARATOR = '~';

/** Tells questions apart in an address; two that collide show a later page of a list, and "Previous" leads back. */
const signOf = ( query: string ) =>
	[ ...query ]
		.reduce( ( sum, sign ) => ( sum * 31 + ( sign.codePointAt( 0 ) ?? 0 ) ) % 2_147_483_647, 7 )
		.toString( 36 );

/** The keys that the address names for this question. */
function keysOf( place: string, query: string ): string[] {
	const [ sign, ...keys ] = place.split( SEPARATOR );
	return sign === signOf( query ) ? keys : [];
}

/**
 * Pages of a list that goes on by a key: the server says after which row the next page begins, and the way back is
 * the keys that led here. Another question (`asked`) begins at the first page again. The place stands in the address.
 */
export function usePages( query: string ) {
	const place = useInAddress( PARAM );
	const keys = useMemo( () => keysOf( place, query ), [ place, query ] );
	const put = useCallback(
		( next: string[] ) =>
			keepInAddress( { [ PARAM ]: next.length === 0 ? '' : [ signOf( query ), ...next ].join( SEPARATOR ) } ),
		[ query ]
	);

	// A place in what was asked before says nothing any more. Of two lists on a screen neither touches the other's.
	useEffect( () => {
		const before = inAddress( PARAM );
		if ( before !== '' && keysOf( before, query ).length === 0 ) {
			keepInAddress( { [ PARAM ]: '' } );
		}
	}, [ query ] );

	return {
		/** The key to ask with; empty for the first page. */
		after: keys[ keys.length - 1 ] ?? '',
		/** Counted from 1. */
		page: keys.length + 1,
		next: useCallback( ( key: string ) => put( [ ...keys, key ] ), [ put, keys ] ),
		previous: useCallback( () => put( keys.slice( 0, -1 ) ), [ put, keys ] ),
	};
}
