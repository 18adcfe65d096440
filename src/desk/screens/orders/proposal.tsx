import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { longTime } from '@/desk/time';
import { formatCents } from '@/rules/money';
import type { Changing } from './use-order';

/** A change that costs more, while the customer has not answered: nothing of it is done yet. */
export function Proposal( { order, changing }: { order: DeskOrder; changing: Changing } ) {
	const { proposal } = order.order;
	if ( ! proposal ) {
		return null;
	}
	const answer = ( path: string, said: string ) => void changing.run( { path, data: {}, said } );
	return (
		<Notice status="warning" isDismissible={ false }>
			<p>
				{ sprintf(
					/* translators: 1: amount of money, 2: amount of money, 3: day and time */
					__(
						'A change waits for the customer’s answer until %3$s. New total %1$s, until now %2$s. Nothing of it is done yet.',
						'coleman'
					),
					formatCents( proposal.total_cents ),
					formatCents( proposal.from_cents ),
					longTime( proposal.valid_until )
				) }
			</p>
			<ul className="coleman-orders__effects">
				{ proposal.changes.map( ( text, index ) => (
					<li key={ index }>{ text }</li>
				) ) }
			</ul>
			<div className="coleman-orders__money">
				<Button
					variant="secondary"
					isBusy={ changing.isBusy }
					onClick={ () => answer( '/change/accept', __( 'Order changed.', 'coleman' ) ) }
					__next40pxDefaultSize
				>
					{ __( 'Accepted by phone', 'coleman' ) }
				</Button>
				<Button
					variant="tertiary"
					isBusy={ changing.isBusy }
					onClick={ () => answer( '/change/withdraw', __( 'Change withdrawn.', 'coleman' ) ) }
					__next40pxDefaultSize
				>
					{ __( 'Withdraw the change', 'coleman' ) }
				</Button>
			</div>
		</Notice>
	);
}
