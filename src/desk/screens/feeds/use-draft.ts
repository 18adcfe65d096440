import { useCallback, useState } from '@wordpress/element';

/** What is typed, kept over a reload of the page in this tab; `clear` forgets it. */
export function useDraft< Draft >( name: string, first: () => Draft ) {
	const key = `coleman-feeds-${ name }`;
	const [ draft, setDraft ] = useState< Draft >( () => {
		const kept = window.sessionStorage.getItem( key );
		// Written below, by this very page.
		return kept === null ? first() : ( JSON.parse( kept ) as Draft );
	} );
	const put = useCallback(
		( next: Draft ) => {
			setDraft( next );
			window.sessionStorage.setItem( key, JSON.stringify( next ) );
		},
		[ key ]
	);
	return { draft, put, clear: useCallback( () => window.sessionStorage.removeItem( key ), [ key ] ) };
}
