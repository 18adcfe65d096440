import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { Confirm } from '@/desk/confirm';
import { SelectField, TextField } from '@/desk/fields';
import { Fault } from '@/desk/notices';
import { useNewError } from '@/desk/use-new-error';
import { formatCents, parseMoney } from '@/rules/money';
import type { OrderScreenData } from './types';
import { useBookingKey } from './use-booking-key';
import type { Changing } from './use-order';

type Props = {
	kind: 'payment' | 'refund';
	boot: OrderScreenData;
	order: DeskOrder;
	changing: Changing;
	onClose: () => void;
};

const CARD = 'card';
const ACCOUNT = 'account';

/** "84.20" */
const plain = ( cents: number ) => formatCents( cents ).slice( 1 ).replaceAll( ',', '' );

const helpOf = ( isRefund: boolean, method: string ) => {
	if ( ! isRefund ) {
		return __( 'Record money you have received. The customer doesn’t get an email.', 'coleman' );
	}
	return method === CARD
		? __( 'The money goes back to the card at once. This can’t be undone. The customer gets an email.', 'coleman' )
		: __( 'Give the money back first. This records it and emails the customer.', 'coleman' );
};

/** What the button does, with the amount once it is one. */
function confirmOf( isRefund: boolean, amount: string ) {
	if ( amount === '' ) {
		return isRefund ? __( 'Refund', 'coleman' ) : __( 'Record', 'coleman' );
	}
	return isRefund
		? /* translators: %s: amount of money */ sprintf( __( 'Refund %s', 'coleman' ), amount )
		: /* translators: %s: amount of money */ sprintf( __( 'Record %s', 'coleman' ), amount );
}

function limitOf( isRefund: boolean, most: number, onAccount: number ) {
	if ( isRefund ) {
		return /* translators: %s: amount of money */ sprintf( __( 'At most %s.', 'coleman' ), formatCents( most ) );
	}
	return onAccount > 0
		? sprintf(
				/* translators: 1, 2: amounts of money */
				__( '%1$s is left to pay; %2$s of it was billed on account.', 'coleman' ),
				formatCents( most ),
				formatCents( onAccount )
			)
		: /* translators: %s: amount of money */ sprintf( __( '%s is left to pay.', 'coleman' ), formatCents( most ) );
}

/** Money that came in or goes back: how, how much, and a word about it. */
export function MoneyForm( { kind, boot, order, changing, onClose }: Props ) {
	const isRefund = kind === 'refund';
	const { cents: back, card_cents: toCard } = order.refundable;
	const means = [
		...( isRefund && toCard > 0
			? [ { value: CARD, label: __( 'Back to the card (online payment)', 'coleman' ) } ]
			: [] ),
		...boot.paidBy,
	];
	const [ method, setMethod ] = useState( means[ 0 ]?.value ?? '' );
	// What is on account is not paid by putting it there once more.
	const onAccount = isRefund || method === ACCOUNT ? 0 : order.on_account_cents;
	const most = ! isRefund
		? order.order.payment.due_cents + onAccount
		: Math.min( back, method === CARD ? toCard : back );
	const [ amount, setAmount ] = useState( () => plain( most ) );
	const [ note, setNote ] = useState( '' );
	const [ isTried, setIsTried ] = useState( false );
	const keyOf = useBookingKey();
	const cents = parseMoney( amount );
	const isSound = cents !== null && cents > 0 && cents <= most;
	const error = useNewError( changing.error );
	const params = error?.params ?? {};

	const book = async () => {
		setIsTried( true );
		if ( ! isSound ) {
			return;
		}
		const typed = { method, cents, [ isRefund ? 'reason' : 'note' ]: note };
		const done = await changing.run( {
			path: isRefund ? '/refunds' : '/payments',
			data: { ...typed, idempotency_key: keyOf( typed ) },
			said: isRefund ? __( 'Refund recorded.', 'coleman' ) : __( 'Payment recorded.', 'coleman' ),
		} );
		if ( done ) {
			onClose();
		}
	};

	return (
		<Confirm
			title={ isRefund ? __( 'Refund', 'coleman' ) : __( 'Record a payment', 'coleman' ) }
			confirm={ confirmOf( isRefund, isSound ? formatCents( cents ) : '' ) }
			isDestructive={ isRefund }
			isBusy={ changing.isBusy }
			onConfirm={ () => void book() }
			onClose={ onClose }
		>
			<Fault error={ error } />
			<SelectField
				label={ isRefund ? __( 'How it goes back', 'coleman' ) : __( 'How it was paid', 'coleman' ) }
				fault={ params.method }
				value={ method }
				options={ means }
				onChange={ setMethod }
			/>
			<TextField
				label={ __( 'Amount', 'coleman' ) }
				fault={
					isTried && ! isSound
						? sprintf(
								/* translators: %s: amount of money */
								__( 'Enter an amount from $0.01 to %s.', 'coleman' ),
								formatCents( most )
							)
						: params.cents
				}
				help={ limitOf( isRefund, most, onAccount ) }
				inputMode="decimal"
				value={ amount }
				onChange={ setAmount }
			/>
			<TextField
				label={ isRefund ? __( 'Why', 'coleman' ) : __( 'Note, such as the check number', 'coleman' ) }
				help={ __( 'Staff only. The customer doesn’t see it.', 'coleman' ) }
				fault={ params.note ?? params.reason }
				maxLength={ 250 }
				value={ note }
				onChange={ setNote }
			/>
			<p className="coleman-desk__help">{ helpOf( isRefund, method ) }</p>
		</Confirm>
	);
}
