import { useCallback, useRef, useState } from '@wordpress/element';
import { DeskError, deskError } from './api';

/**
 * A write, of which only one is under way at a time: a second click while the first is answered does nothing.
 *
 * @param write What is done; its result is given to who called `run`, undefined when it was refused.
 */
export function useMutation< Argument, Result >( write: ( argument: Argument ) => Promise< Result > ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState< DeskError | null >( null );
	const isRunning = useRef( false );

	const run = useCallback(
		async ( argument: Argument ): Promise< Result | undefined > => {
			if ( isRunning.current ) {
				return undefined;
			}
			isRunning.current = true;
			setIsBusy( true );
			setError( null );
			try {
				return await write( argument );
			} catch ( thrown ) {
				setError( thrown instanceof DeskError ? thrown : deskError( thrown ) );
				return undefined;
			} finally {
				isRunning.current = false;
				setIsBusy( false );
			}
		},
		[ write ]
	);

	return { run, isBusy, error, clear: useCallback( () => setError( null ), [] ) };
}
