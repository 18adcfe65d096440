import { useCallback, useEffect, useState } from '@wordpress/element';
import { type Answer, type DeskError, deskError, get } from './api';

type State< Results > = { path: string; answer: Answer< Results > | null; error: DeskError | null };

export type Query< Results > = {
	/** The last answer; while another is under way it stays, so that the screen does not flicker. */
	answer: Answer< Results > | null;
	error: DeskError | null;
	isLoading: boolean;
	reload: () => void;
	/** Puts in what a write has answered, without asking again. */
	replace: ( results: Results ) => void;
};

/**
 * Reads from the desk's API, and again when the path changes.
 *
 * @param path After `coleman/v1/desk`; null asks for nothing.
 */
export function useQuery< Results >( path: string | null ): Query< Results > {
	const [ state, setState ] = useState< State< Results > >( { path: '', answer: null, error: null } );
	const [ round, setRound ] = useState( 0 );
	const [ done, setDone ] = useState( -1 );

	useEffect( () => {
		if ( path === null ) {
			return undefined;
		}
		const aborter = new AbortController();
		const settle = ( answer: Answer< Results > | null, error: DeskError | null ) => {
			if ( ! aborter.signal.aborted ) {
				setState( ( before ) => ( { path, answer: answer ?? before.answer, error } ) );
				setDone( round );
			}
		};
		get< Results >( path, aborter.signal ).then(
			( answer ) => settle( answer, null ),
			( thrown ) => settle( null, deskError( thrown ) )
		);
		return () => aborter.abort();
	}, [ path, round ] );

	const reload = useCallback( () => setRound( ( before ) => before + 1 ), [] );
	const replace = useCallback(
		( results: Results ) =>
			setState( ( before ) => ( { ...before, answer: { ...before.answer, results }, error: null } ) ),
		[]
	);

	return {
		answer: state.answer,
		error: state.error,
		isLoading: path !== null && ( state.path !== path || done !== round ),
		reload,
		replace,
	};
}
