import { Button } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { WebhookDelivery } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Badge } from '@/desk/badge';
import { Header } from '@/desk/header';
import { Fault, useAnnounce } from '@/desk/notices';
import { Loaded } from '@/desk/states';
import { longTime } from '@/desk/time';
import { useMutation } from '@/desk/use-mutation';
import { useQuery } from '@/desk/use-query';
import { eventName, outcomeOf, stateOf } from './words';

/** One delivery: each try with its answer, and what was sent. */
export function DeliverySheet( { id, onBack }: { id: string; onBack: () => void } ) {
	const query = useQuery< WebhookDelivery >( `/webhooks/deliveries/${ id }` );
	const announce = useAnnounce();
	const replay = useMutation(
		useCallback( () => post< WebhookDelivery >( `/webhooks/deliveries/${ id }/replay`, {} ), [ id ] )
	);
	const delivery = query.answer?.results;
	const state = delivery && stateOf( delivery );
	const run = async () => {
		const answer = await replay.run( undefined );
		if ( answer ) {
			query.replace( answer.results );
			announce( __( 'It will be sent again within a minute.', 'coleman' ) );
		}
	};
	return (
		<>
			<Header
				title={
					delivery
						? `${ eventName( delivery.event ) } ${ delivery.number }`.trim()
						: __( 'Delivery', 'coleman' )
				}
				aside={ state && <Badge tone={ state.tone }>{ state.label }</Badge> }
				back={ { label: __( 'Back to the list', 'coleman' ), onClick: onBack } }
				actions={
					delivery &&
					delivery.state !== 'waiting' && (
						<Button
							variant="primary"
							isBusy={ replay.isBusy }
							disabled={ replay.isBusy }
							accessibleWhenDisabled
							onClick={ () => void run() }
							__next40pxDefaultSize
						>
							{ __( 'Send again', 'coleman' ) }
						</Button>
					)
				}
			/>
			<Fault error={ replay.error } />
			<Loaded query={ query }>{ ( found ) => <Sheet delivery={ found } /> }</Loaded>
		</>
	);
}

const Sheet = ( { delivery }: { delivery: WebhookDelivery } ) => (
	<div className="coleman-integrations__sheet">
		<p>
			{ delivery.next_at
				? /* translators: %s: date and time */ sprintf(
						__( 'Next try %s', 'coleman' ),
						longTime( delivery.next_at )
					)
				: /* translators: %s: date and time */ sprintf(
						__( 'Happened %s', 'coleman' ),
						longTime( delivery.created_at )
					) }
		</p>
		{ delivery.attempts.length > 0 && (
			<div>
				<table className="coleman-integrations__tries">
					<caption>{ __( 'Tries', 'coleman' ) }</caption>
					<thead>
						<tr>
							<th scope="col">{ __( 'When', 'coleman' ) }</th>
							<th scope="col">{ __( 'Answer', 'coleman' ) }</th>
							<th scope="col">{ __( 'Time', 'coleman' ) }</th>
						</tr>
					</thead>
					<tbody>
						{ delivery.attempts.map( ( attempt, index ) => (
							<tr key={ `${ attempt.tried_at } ${ index }` }>
								<td>
									<time dateTime={ attempt.tried_at }>{ longTime( attempt.tried_at ) }</time>
								</td>
								<td>{ outcomeOf( attempt ) }</td>
								<td>
									{
										/* translators: %d: milliseconds */ sprintf(
											__( '%d ms', 'coleman' ),
											attempt.ms
										)
									}
								</td>
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
		) }
		<h2 id="coleman-delivery-body">{ __( 'What is sent', 'coleman' ) }</h2>
		{ delivery.body === '' ? (
			<p>{ __( 'The contents were erased.', 'coleman' ) }</p>
		) : (
			<pre className="coleman-integrations__body" tabIndex={ 0 } aria-labelledby="coleman-delivery-body">
				{ indented( delivery.body ) }
			</pre>
		) }
	</div>
);

/** JSON with its lines; anything else as it is. */
function indented( body: string ): string {
	try {
		return JSON.stringify( JSON.parse( body ), null, '  ' );
	} catch {
		return body;
	}
}
