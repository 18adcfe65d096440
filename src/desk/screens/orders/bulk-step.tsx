import { __, _n, sprintf } from '@wordpress/i18n';
import { Confirm } from '@/desk/confirm';
import type { Row } from './types';

/** As many orders are named; the others are counted. */
const MAX_NAMED = 12;

/** Which mails leave, and until when the step can be taken back. */
function mailsOf( rows: Row[] ): string {
	const written = rows.filter( ( { email } ) => email !== '' ).length;
	const final = rows.filter( ( { is_to_confirm: isToConfirm } ) => isToConfirm ).length;
	return [
		/* translators: %d: number of emails */
		sprintf( _n( '%d email goes to a customer.', '%d emails go to customers.', written, 'coleman' ), written ),
		rows.length > written
			? sprintf(
					/* translators: %d: number of orders */
					_n(
						'%d order has no email address.',
						'%d orders have no email address.',
						rows.length - written,
						'coleman'
					),
					rows.length - written
				)
			: '',
		rows.length > final ? __( 'You can undo this for 60 seconds. No email leaves before that.', 'coleman' ) : '',
		final > 0
			? sprintf(
					/* translators: %d: number of orders */
					_n(
						'%d order was to be confirmed: it takes its stock, and this can’t be undone.',
						'%d orders were to be confirmed: they take their stock, and this can’t be undone.',
						final,
						'coleman'
					),
					final
				)
			: '',
	]
		.filter( ( sentence ) => sentence !== '' )
		.join( ' ' );
}

const STEPS = {
	confirmed: {
		/* translators: %d: number of orders */
		title: ( count: number ) => sprintf( _n( 'Confirm %d order', 'Confirm %d orders', count, 'coleman' ), count ),
		help: ( rows: Row[] ) => mailsOf( rows ),
	},
	on_hold: {
		title: ( count: number ) =>
			/* translators: %d: number of orders */
			sprintf( _n( 'Put %d order on hold', 'Put %d orders on hold', count, 'coleman' ), count ),
		help: () =>
			__(
				'Orders aren’t picked until you take them off hold. Customers don’t get an email. You can undo this for 60 seconds.',
				'coleman'
			),
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
			<p>{ help( rows ) }</p>
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
