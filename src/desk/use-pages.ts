import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { inAddress, keepInAddress } from './use-address';

const PARAM = 'at';
const SEPARATOR = '~';

/** Tells questions apart in an address; two that collide show a later page of a list, and "Previous" leads back. */
const signOf = ( asked: string ) =>
	[ ...asked ]
		.reduce( ( sum, sign ) => ( sum * 31 + ( sign.codePointAt( 0 ) ?? 0 ) ) % 2_147_483_647, 7 )
		.toString( 36 );

/** The keys that the address names for this question. */
function keysInAddress( asked: string ): string[] {
	const [ sign, ...keys ] = inAddress( PARAM ).split( SEPARATOR );
	return sign === signOf( asked ) ? keys : [];
}

/**
 * Pages of a list that goes on by a key: the server says after which row the next page begins, and the way back is
 * the keys that led here. Another question (`asked`) begins at the first page again. The place stands in the address.
 */
export function usePages( asked: string ) {
	const [ state, setState ] = useState< { asked: string; keys: string[] } >( () => ( {
		asked,
		keys: keysInAddress( asked ),
	} ) );
	const keys = useMemo( () => ( state.asked === asked ? state.keys : [] ), [ state, asked ] );

	useEffect( () => {
		const place = keys.length === 0 ? '' : [ signOf( asked ), ...keys ].join( SEPARATOR );
		if ( place !== inAddress( PARAM ) ) {
			keepInAddress( { [ PARAM ]: place } );
		}
	}, [ asked, keys ] );

	return {
		/** The key to ask with; empty for the first page. */
		after: keys[ keys.length - 1 ] ?? '',
		/** Counted from 1. */
		page: keys.length + 1,
		next: useCallback( ( key: string ) => setState( { asked, keys: [ ...keys, key ] } ), [ asked, keys ] ),
		previous: useCallback( () => setState( { asked, keys: keys.slice( 0, -1 ) } ), [ asked, keys ] ),
	};
}
