import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Fault, useAnnounce } from '@/desk/notices';
import type { RunProps } from './types';
import { useDecision } from './use-decision';

/** Throws a file away: the site stays as it is. */
export function Discard( { run, show }: RunProps ) {
	const announce = useAnnounce();
	const discarding = useDecision( { run, show } );
	const discard = async () => {
		const answer = await discarding.run( 'discard' );
		if ( answer ) {
			announce( __( 'Discarded. Nothing on the site changed.', 'coleman' ) );
			show( answer.results );
		}
	};
	return (
		<>
			<Fault error={ discarding.error } />
			{ run.can.includes( 'discard' ) && (
				<Button
					variant="tertiary"
					isDestructive
					isBusy={ discarding.isBusy }
					onClick={ () => void discard() }
					__next40pxDefaultSize
				>
					{ __( 'Discard', 'coleman' ) }
				</Button>
			) }
		</>
	);
}
