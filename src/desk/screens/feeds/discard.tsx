import { Button } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FeedRun } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Fault, useAnnounce } from '@/desk/notices';
import { useMutation } from '@/desk/use-mutation';
import type { RunProps } from './types';

/** Throws a file away: the site stays as it is. */
export function Discard( { run, show }: RunProps ) {
	const announce = useAnnounce();
	const discarding = useMutation(
		useCallback( () => post< FeedRun >( `../feed-runs/${ run.id }/discard`, {} ), [ run.id ] )
	);
	const discard = async () => {
		const answer = await discarding.run( undefined );
		if ( answer ) {
			announce( __( 'Discarded. Nothing on the site changed.', 'coleman' ) );
			show( answer.results );
		}
	};
	return run.can.includes( 'discard' ) ? (
		<>
			<Fault error={ discarding.error } />
			<Button
				variant="tertiary"
				isDestructive
				isBusy={ discarding.isBusy }
				onClick={ () => void discard() }
				__next40pxDefaultSize
			>
				{ __( 'Discard', 'coleman' ) }
			</Button>
		</>
	) : null;
}
