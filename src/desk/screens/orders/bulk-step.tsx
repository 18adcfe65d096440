import { __, _n, sprintf } from '@wordpress/i18n';
import { Confirm } from '@/desk/confirm';
import type { Row } from './types';

/** As many orders are named; the others are counted. */
const MAX_NAMED = 12;

const STEPS = {
	confirmed: {
		/* translators: %d: number of orders */
		title: ( count: number ) => sprintf( _n( 'Confirm %d order', 'Confirm %d orders', count, 'coleman' ), count ),
		help: ( count: number ) =>
			_n( 'The customer gets an email.', 'Each customer gets an email.', count, 'coleman' ),
	},
	on_hold: {
		title: ( count: number ) =>
			/* translators: %d: number of orders */
			sprintf( _n( 'Put %d order on hold', 'Put %d orders on hold', count, 'coleman' ), count ),
		help: () => __( 'Orders aren’t picked until you take them off hold. Customers don’t get an email.', 'coleman' ),
	},
};

export type BulkStepOf = { rows: Row[]; state: keyof typeof STEPS };

type Props = BulkStepOf & { onConfirm: () => void; onClose: () => void };

/** Asks before one step is taken for the chosen orders, and names them. */
export function BulkStep( { rows, state, onConfirm, onClose }: Props ) {
	const { title, help } = STEPS[ state ];
	const rest = rows.length - MAX_NAMED;
	return (
		<Confirm
			title={ title( rows.length ) }
			confirm={ title( rows.length ) }
			onConfirm={ onConfirm }
			onClose={ onClose }
		>
			<p>{ help( rows.length ) }</p>
			<ul className="coleman-orders__chosen">
				{ rows.slice( 0, MAX_NAMED ).map( ( { id, number, customer, total } ) => (
					<li key={ id }>
						<strong>{ number }</strong> { customer }, { total }
					</li>
				) ) }
				{ rest > 0 && (
					<li>
						{
							/* translators: %d: number of orders */
							sprintf( _n( 'and %d more', 'and %d more', rest, 'coleman' ), rest )
						}
					</li>
				) }
			</ul>
		</Confirm>
	);
}
