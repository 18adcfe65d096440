import { useCallback, useRef, useState } from '@wordpress/element';

/** What this tab keeps; a browser that keeps nothing has no drafts. */
function stored< Draft >( key: string ): Draft | null {
	try {
		const text = window.sessionStorage.getItem( key );
		// Written below, by the same screen.
		return text === null ? null : ( JSON.parse( text ) as Draft );
	} catch {
		return null;
	}
}

function store( key: string, draft: unknown ): void {
	try {
		if ( draft === null ) {
			window.sessionStorage.removeItem( key );
		} else {
			window.sessionStorage.setItem( key, JSON.stringify( draft ) );
		}
	} catch {
		// Storage is full or switched off: the draft lives as long as the page.
	}
}

/**
 * State that stays in this tab when its screen is left or the page is reloaded, until it is cleared. Not beyond the tab:
 * desks share computers.
 *
 * @param name  Tells drafts apart: `note-orders-12`.
 * @param first What the draft is without a kept one.
 */
export function useDraft< Draft >( name: string, first: () => Draft ) {
	const key = `coleman-desk-${ name }`;
	const [ draft, setDraft ] = useState< Draft >( () => stored< Draft >( key ) ?? first() );
	const latest = useRef( draft );
	/** Takes a value, or makes one from the latest. */
	const put = useCallback(
		( next: Draft | ( ( before: Draft ) => Draft ) ) => {
			latest.current =
				typeof next === 'function' ? ( next as ( before: Draft ) => Draft )( latest.current ) : next;
			store( key, latest.current );
			setDraft( latest.current );
		},
		[ key ]
	);
	/** Forgets what is kept. What is shown stays; `put` changes that. */
	const clear = useCallback( () => store( key, null ), [ key ] );
	return { draft, put, clear };
}
