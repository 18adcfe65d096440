import { useMemo, useSyncExternalStore } from '@wordpress/element';

const readers = new Set< () => void >();

/** All parts of a screen read a new address in one go: none is drawn with half of it. */
const tell = () => readers.forEach( ( read ) => read() );

function subscribe( read: () => void ) {
	if ( readers.size === 0 ) {
		window.addEventListener( 'popstate', tell );
	}
	readers.add( read );
	return () => {
		readers.delete( read );
		if ( readers.size === 0 ) {
			window.removeEventListener( 'popstate', tell );
		}
	};
}

const search = () => window.location.search;

/** What the address says of one thing; empty where it says nothing. */
export const inAddress = ( name: string ): string => new URLSearchParams( search() ).get( name ) ?? '';

/** The address with other parameters; an empty value is taken out. */
function changed( changes: Record< string, string > ): string {
	const params = new URLSearchParams( search() );
	for ( const [ name, value ] of Object.entries( changes ) ) {
		if ( value === '' ) {
			params.delete( name );
		} else {
			params.set( name, value );
		}
	}
	return `${ window.location.pathname }?${ params }`;
}

/** Goes on to another address: a step for the back button, or in place of the one that is shown. */
function goTo( changes: Record< string, string >, replace = false ): void {
	if ( replace ) {
		window.history.replaceState( null, '', changed( changes ) );
	} else {
		window.history.pushState( null, '', changed( changes ) );
	}
	tell();
}

/** Notes in the address how a part of the screen stands, without a step for the back button. */
export const keepInAddress = ( changes: Record< string, string > ): void => goTo( changes, true );

/** One thing in the address, as text; empty where it is not there. */
export const useInAddress = ( name: string ): string => useSyncExternalStore( subscribe, () => inAddress( name ) );

/**
 * What the address says beside the screen's name, so that reload, the back button and a link to a colleague show the
 * same: `admin.php?page=coleman-orders&order=12`.
 *
 * @return The parameters, and how to go on: an empty value is taken out of the address.
 */
export function useAddress(): [ URLSearchParams, typeof goTo ] {
	const text = useSyncExternalStore( subscribe, search );
	const params = useMemo( () => new URLSearchParams( text ), [ text ] );
	return [ params, goTo ];
}
