import { useCallback, useState } from '@wordpress/element';
import { useAnnounce } from './announce';
import { DeskError, post } from './api';
import { useMutation } from './use-mutation';

/** Something that two desks may work on at the same time. */
type Versioned = { id: number; version: number };

/** How the desk's API calls it. */
type Kind = {
	/** After `coleman/v1/desk`: `/orders`. */
	path: string;
	/** The code of the refusal of who was second. */
	changed: string;
	/** The name under which the fresh one comes with that refusal. */
	name: string;
};

export type Change = {
	/** After the thing's address: `/state`. */
	path: string;
	data: object;
	/** What is said when it is done. */
	said: string;
};

/** What came with the refusal of who was second, if it is one. */
function freshOf< Thing >( error: unknown, { changed, name }: Kind ): Thing | null {
	if ( ! ( error instanceof DeskError ) || error.code !== changed ) {
		return null;
	}
	const fresh = error.data[ name ];
	// The desk's API gives it in the shape of every answer.
	return typeof fresh === 'object' && fresh !== null ? ( fresh as Thing ) : null;
}

/**
 * Changes something as it was seen. Whoever is second is shown the fresh one and why; what was typed stays, for the
 * forms keep it whatever the version.
 */
export function useChanging< Thing extends Versioned >( kind: Kind, thing: Thing, show: ( thing: Thing ) => void ) {
	const announce = useAnnounce();
	const [ isStale, setIsStale ] = useState( false );

	const write = useCallback(
		async ( { path, data, said }: Change ) => {
			setIsStale( false );
			try {
				const { results } = await post< Thing >( `${ kind.path }/${ thing.id }${ path }`, {
					version: thing.version,
					...data,
				} );
				show( results );
				announce( said );
				return results;
			} catch ( thrown ) {
				const fresh = freshOf< Thing >( thrown, kind );
				if ( fresh ) {
					show( fresh );
					setIsStale( true );
				}
				throw thrown;
			}
		},
		[ kind, thing, show, announce ]
	);

	return { ...useMutation( write ), isStale };
}

/** What a form of a sheet needs to know of useChanging(): how to send a change, and what became of it. */
export type Changes = {
	run: ( change: Change ) => Promise< object | undefined >;
	isBusy: boolean;
	error: DeskError | null;
};
