import { useEffect, useRef, useState } from '@wordpress/element';
import { logError } from '@/islands/log';

/** This page with another query; a bare "?" is none. */
export const addressWith = ( query: string ): string => location.pathname + ( query === '?' ? '' : query );

/** Calls of which only the last counts: each ends the one before it, and the island's end ends the last. */
export function useLastCall(): () => AbortSignal {
	const request = useRef( new AbortController() );
	useEffect( () => () => request.current.abort(), [] );
	return () => {
		request.current.abort();
		return ( request.current = new AbortController() ).signal;
	};
}

/** Follows the page's address as the browser goes back and forth in it: at once too, for that may be what woke the island. */
export function useAddress( follow: () => void ): void {
	useEffect( () => {
		addEventListener( 'popstate', follow );
		follow();
		return () => removeEventListener( 'popstate', follow );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- it listens as long as the island lives, whose props never change
	}, [] );
}

type Options< Choice, Answer > = {
	/** What the page was made with. */
	initial: Choice;
	isSame: ( a: Choice, b: Choice ) => boolean;
	/** What the page's address asks for. */
	read: () => Choice;
	ask: ( choice: Choice, signal: AbortSignal ) => Promise< Answer >;
	/** Takes what has come; a call may bring its own way to. */
	show: ( choice: Choice, answer: Answer ) => void;
	/** Of what, where the log tells that a call failed. */
	name: string;
};

/**
 * A choice that stands in the page's address and is fetched by the API. While a call is under way what is shown stays
 * and the choice counts as taken; a call that fails takes it back. The last choice wins.
 */
export function useChoice< Choice, Answer >( { initial, isSame, read, ask, show, name }: Options< Choice, Answer > ) {
	const [ wanted, setWanted ] = useState< Choice | null >( null );
	/** The same, for what is called later than it was made. */
	const latest = useRef( { shown: initial, wanted: initial } );
	const begin = useLastCall();

	async function load( choice: Choice, take = ( answer: Answer ) => show( choice, answer ) ) {
		if ( isSame( choice, latest.current.wanted ) ) {
			return;
		}
		const signal = begin();
		latest.current.wanted = choice;
		setWanted( choice );
		try {
			const answer = await ask( choice, signal );
			if ( signal.aborted ) {
				return;
			}
			latest.current.shown = choice;
			take( answer );
		} catch ( error ) {
			if ( signal.aborted ) {
				return;
			}
			latest.current.wanted = latest.current.shown;
			logError( name, error );
		}
		setWanted( null );
	}

	/** Another choice, which the back button can leave again. */
	const push = ( choice: Choice, query: string ) =>
		load( choice, ( answer ) => {
			show( choice, answer );
			history.pushState( null, '', addressWith( query ) );
		} );

	useAddress( () => load( read() ) );

	return { wanted, latest: latest.current, begin, load, push };
}
