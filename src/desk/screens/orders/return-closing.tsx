import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder, DeskReturn } from '@/api/generated/schemas';
import { Confirm } from '@/desk/confirm';
import { SelectField, TextField } from '@/desk/fields';
import { Fault } from '@/desk/notices';
import { useNewError } from '@/desk/use-new-error';
import { formatCents, parseMoney } from '@/rules/money';
import type { OrderScreenData } from './types';
import type { Changing } from './use-order';

type Props = {
	boot: OrderScreenData;
	order: DeskOrder;
	one: DeskReturn;
	changing: Changing;
	onClose: () => void;
};

const CARD = 'card';

/** Returns\ReturnDesk::refundOf: what is more than the customer still has to pay. */
export const refundOf = ( order: Pick< DeskOrder, 'returns' | 'refundable' >, credit: number ) =>
	Math.max( 0, Math.min( credit - order.returns.unpaid_cents, order.refundable.cents ) );

/** Says what the credit does to what is left to pay, and what of it is paid out. */
function effectOf( refund: number, credit: number ) {
	const lowers = credit - refund;
	const out =
		/* translators: %s: amount of money */
		sprintf( __( '%s is paid out.', 'coleman' ), formatCents( refund ) );
	return lowers > 0
		? sprintf(
				/* translators: 1: amount of money, 2: sentence about what is paid out */
				__( 'Lowers what is left to pay by %1$s. %2$s', 'coleman' ),
				formatCents( lowers ),
				out
			)
		: out;
}

/** What the parts are worth to the customer in the end, and how it is paid out. */
export function ReturnClosing( { boot, order, one, changing, onClose }: Props ) {
	const toCard = order.refundable.card_cents;
	const means = [
		...( toCard > 0 ? [ { value: CARD, label: __( 'Back to the card (online payment)', 'coleman' ) } ] : [] ),
		...boot.paidBy,
	];
	const [ amount, setAmount ] = useState( () => formatCents( one.proposed_cents ).slice( 1 ).replaceAll( ',', '' ) );
	const [ method, setMethod ] = useState( means[ 0 ]?.value ?? '' );
	const [ reason, setReason ] = useState( '' );
	const error = useNewError( changing.error );
	const params = error?.params ?? {};
	const credit = parseMoney( amount );
	const refund = credit === null ? 0 : refundOf( order, credit );
	const isTooMuch = method === CARD && refund > toCard;

	const close = async () => {
		const done = await changing.run( {
			path: `/returns/${ one.id }/close`,
			data: { credit_cents: credit, refund_cents: refund, method: refund > 0 ? method : '', reason },
			said: __( 'Return closed. The customer gets an email.', 'coleman' ),
		} );
		if ( done ) {
			onClose();
		}
	};

	return (
		<Confirm
			title={
				/* translators: %s: number of a return */
				sprintf( __( 'Close %s', 'coleman' ), one.number )
			}
			confirm={
				refund > 0
					? /* translators: %s: amount of money */ sprintf(
							__( 'Close and refund %s', 'coleman' ),
							formatCents( refund )
						)
					: __( 'Close the return', 'coleman' )
			}
			isDestructive={ refund > 0 && method === CARD }
			isBusy={ changing.isBusy }
			isDisabled={ credit === null || isTooMuch }
			onConfirm={ () => void close() }
			onClose={ onClose }
		>
			<Fault error={ error } />
			<TextField
				label={ __( 'Credit for the parts', 'coleman' ) }
				help={ sprintf(
					/* translators: %s: amount of money */
					__( 'Proposed: %s, which is price, core deposit and tax less the restocking fee.', 'coleman' ),
					formatCents( one.proposed_cents )
				) }
				fault={ credit === null ? __( 'Enter an amount, such as 84.20.', 'coleman' ) : params.credit_cents }
				inputMode="decimal"
				value={ amount }
				onChange={ setAmount }
			/>
			{ credit !== null && <p className="coleman-desk__help">{ effectOf( refund, credit ) }</p> }
			{ refund > 0 && (
				<SelectField
					label={ __( 'How it goes back', 'coleman' ) }
					fault={
						isTooMuch
							? sprintf(
									/* translators: %s: amount of money */
									__( 'At most %s can go back to the card.', 'coleman' ),
									formatCents( toCard )
								)
							: ( params.method ?? params.cents )
					}
					help={
						method === CARD
							? __( 'The money goes back to the card at once. This can’t be undone.', 'coleman' )
							: __( 'Give the money back first. This records it.', 'coleman' )
					}
					value={ method }
					options={ means }
					onChange={ setMethod }
				/>
			) }
			<TextField
				label={ __( 'Why', 'coleman' ) }
				help={ __( 'Staff only. The customer doesn’t see it.', 'coleman' ) }
				fault={ params.reason }
				maxLength={ 250 }
				value={ reason }
				onChange={ setReason }
			/>
		</Confirm>
	);
}
