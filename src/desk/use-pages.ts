import { useCallback, useMemo, useState } from '@wordpress/element';

/**
 * Pages of a list that goes on by a key: the server says after which row the next page begins, and the way back is
 * the keys that led here. Another question (`asked`) begins at the first page again.
 */
export function usePages( asked: string ) {
	const [ state, setState ] = useState< { asked: string; keys: string[] } >( { asked, keys: [] } );
	const keys = useMemo( () => ( state.asked === asked ? state.keys : [] ), [ state, asked ] );

	return {
		/** The key to ask with; empty for the first page. */
		after: keys[ keys.length - 1 ] ?? '',
		/** Counted from 1. */
		page: keys.length + 1,
		next: useCallback( ( key: string ) => setState( { asked, keys: [ ...keys, key ] } ), [ asked, keys ] ),
		previous: useCallback( () => setState( { asked, keys: keys.slice( 0, -1 ) } ), [ asked, keys ] ),
	};
}
