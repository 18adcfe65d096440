import { useCallback } from '@wordpress/element';
import type { FeedRun } from '@/api/generated/schemas';
import { get, post } from '@/desk/api';
import { useMutation } from '@/desk/use-mutation';
import type { RunProps } from './types';

/** Decides about a run. Where somebody else was first, the run is shown as they have decided. */
export function useDecision( { run, show }: Pick< RunProps, 'run' | 'show' > ) {
	return useMutation(
		useCallback(
			async ( decision: string ) => {
				try {
					return await post< FeedRun >( `../feed-runs/${ run.id }/${ decision }`, {} );
				} catch ( refusal ) {
					await get< FeedRun >( `../feed-runs/${ run.id }` ).then(
						( { results } ) => show( results ),
						() => {}
					);
					throw refusal;
				}
			},
			[ run.id, show ]
		)
	);
}
