import { useCallback, useEffect, useState } from '@wordpress/element';

const current = () => new URLSearchParams( window.location.search );

/**
 * What the address says beside the screen's name, so that reload, the back button and a link to a colleague show the
 * same: `admin.php?page=coleman-orders&order=12`.
 *
 * @return The parameters, and how to go on: an empty value is taken out of the address.
 */
export function useAddress(): [ URLSearchParams, ( changes: Record< string, string >, replace?: boolean ) => void ] {
	const [ params, setParams ] = useState( current );

	useEffect( () => {
		const read = () => setParams( current() );
		window.addEventListener( 'popstate', read );
		return () => window.removeEventListener( 'popstate', read );
	}, [] );

	const go = useCallback( ( changes: Record< string, string >, replace = false ) => {
		const next = current();
		for ( const [ name, value ] of Object.entries( changes ) ) {
			if ( value === '' ) {
				next.delete( name );
			} else {
				next.set( name, value );
			}
		}
		const url = `${ window.location.pathname }?${ next }`;
		if ( replace ) {
			window.history.replaceState( null, '', url );
		} else {
			window.history.pushState( null, '', url );
		}
		setParams( next );
	}, [] );

	return [ params, go ];
}
