import { useCallback, useEffect, useState } from '@wordpress/element';

const current = () => new URLSearchParams( window.location.search );

/** The address with other parameters; an empty value is taken out. */
function changed( changes: Record< string, string > ): { params: URLSearchParams; url: string } {
	const params = current();
	for ( const [ name, value ] of Object.entries( changes ) ) {
		if ( value === '' ) {
			params.delete( name );
		} else {
			params.set( name, value );
		}
	}
	return { params, url: `${ window.location.pathname }?${ params }` };
}

/** What the address says of one thing when a screen begins; empty where it says nothing. */
export const inAddress = ( name: string ): string => current().get( name ) ?? '';

/** Notes in the address how a part of the screen stands, without a step for the back button. */
export const keepInAddress = ( changes: Record< string, string > ): void =>
	window.history.replaceState( null, '', changed( changes ).url );

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
		const { params: next, url } = changed( changes );
		if ( replace ) {
			window.history.replaceState( null, '', url );
		} else {
			window.history.pushState( null, '', url );
		}
		setParams( next );
	}, [] );

	return [ params, go ];
}
