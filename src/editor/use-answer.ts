import { useEffect, useState } from '@wordpress/element';

/**
 * What the API answers, for a preview: null until it has come, or when it does not come, so that the sample stays. While
 * another is fetched the last one stays.
 *
 * @param ask
 * @param key What is asked for: another key, another call.
 */
export function useAnswer< Answer >( ask: ( signal: AbortSignal ) => Promise< Answer >, key: string ): Answer | null {
	const [ answer, setAnswer ] = useState< Answer | null >( null );
	useEffect( () => {
		const abort = new AbortController();
		ask( abort.signal ).then(
			( found ) => {
				if ( ! abort.signal.aborted ) {
					setAnswer( found );
				}
			},
			() => {}
		);
		return () => abort.abort();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the key says what is fetched
	}, [ key ] );
	return answer;
}
