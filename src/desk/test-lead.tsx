import { Button } from '@wordpress/components';
import { useCallback, useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DeskTestLead } from '@/api/generated/schemas';
import { post } from './api';
import { Badge, type Tone } from './badge';
import { Fault } from './notices';
import { useMutation } from './use-mutation';
import { useQuery } from './use-query';

const STATES: Record< DeskTestLead[ 'state' ], { label: () => string; tone: Tone } > = {
	none: { label: () => __( 'None yet', 'coleman' ), tone: 'plain' },
	under_way: { label: () => __( 'Sending', 'coleman' ), tone: 'waiting' },
	through: { label: () => __( 'Delivered', 'coleman' ), tone: 'good' },
	missed: { label: () => __( 'Failed', 'coleman' ), tone: 'bad' },
};

/** So often it is looked again while one is under way. */
const LOOK_MS = 5_000;

/** What became of the last test lead, and a button for another one. */
export function TestLead() {
	const query = useQuery< DeskTestLead >( '/test-lead' );
	const { replace, reload } = query;
	const send = useMutation(
		useCallback( async () => {
			const { results } = await post< DeskTestLead >( '/test-lead', {} );
			replace( results );
			return results;
		}, [ replace ] )
	);
	const lead = query.answer?.results;
	const isUnderWay = lead?.state === 'under_way';

	useEffect( () => {
		if ( ! isUnderWay ) {
			return undefined;
		}
		const timer = setInterval( reload, LOOK_MS );
		return () => clearInterval( timer );
	}, [ isUnderWay, reload ] );

	return (
		<div className="coleman-desk__test-lead">
			<p role="status">
				{ lead && (
					<>
						<Badge tone={ STATES[ lead.state ].tone }>{ STATES[ lead.state ].label() }</Badge>{ ' ' }
						{ lead.message }
					</>
				) }
			</p>
			<Button
				variant="link"
				onClick={ () => void send.run( undefined ) }
				disabled={ isUnderWay || send.isBusy }
				accessibleWhenDisabled
			>
				{ __( 'Send one now', 'coleman' ) }
			</Button>
			<Fault error={ query.error ?? send.error } />
		</div>
	);
}
