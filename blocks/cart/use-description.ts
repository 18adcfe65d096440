import { useEffect, useRef } from '@wordpress/element';

/**
 * The field that says what a part is. It saves what is typed when the field is left, and when the page is; what was
 * typed and left before the island was awake, on waking. What the server refuses stays, and is sent at the next try.
 *
 * @param known  What the cart has.
 * @param isLive False until the island works: then the form posts by itself.
 * @param save   False when the server refuses.
 */
export function useDescription( known: string, isLive: boolean, save: ( text: string ) => Promise< boolean > ) {
	const input = useRef< HTMLInputElement >( null );
	/** What the server has, or is being sent. */
	const sent = useRef( known );
	const latest = useRef( { known, save } );

	const commit = async () => {
		const text = input.current?.value.trim() ?? '';
		const before = sent.current;
		if ( text !== before ) {
			sent.current = text;
			if ( ! ( await latest.current.save( text ) ) && sent.current === text ) {
				sent.current = before;
			}
		}
	};

	useEffect( () => {
		const field = input.current;
		const hasChanged = known !== latest.current.known;
		latest.current = { known, save };
		if ( field && hasChanged && known !== sent.current ) {
			// Another tab has changed it. A field that nobody has typed into follows by itself.
			if ( field.value.trim() === sent.current ) {
				field.value = known;
			}
			sent.current = known;
		}
	} );

	useEffect( () => {
		if ( ! isLive ) {
			return undefined;
		}
		const field = input.current;
		if ( field && field !== field.ownerDocument.activeElement ) {
			void commit();
		}
		const leave = () => void commit();
		addEventListener( 'pagehide', leave );
		return () => removeEventListener( 'pagehide', leave );
		// Everything that these use is a ref.
	}, [ isLive ] );

	return { input, commit };
}
