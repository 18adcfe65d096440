import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { Badge, type Tone } from '@/desk/badge';
import { longTime } from '@/desk/time';
import { formatCents } from '@/rules/money';
import { MoneyForm } from './money-form';
import { Reversal } from './reversal';
import type { OrderScreenData } from './types';
import type { Changing } from './use-order';

/** What is asked for in a window of its own: money that comes in, that goes back, or a row that was a mistake. */
export type Money = 'payment' | 'refund' | { reverse: DeskOrder[ 'payments' ][ number ] };

const TONES: Record< string, Tone > = {
	open: 'plain',
	part_paid: 'waiting',
	paid: 'good',
	part_refunded: 'waiting',
	refunded: 'bad',
	credited: 'good',
};

/** How far an order is paid. */
export const PaidBadge = ( { status, label }: { status: string; label: string } ) => (
	<Badge tone={ TONES[ status ] ?? 'plain' }>{ label }</Badge>
);

/** Whether an order ended without money: how it was to be paid says nothing any more. */
export const endedUnpaid = ( state: string, status: string ) =>
	status === 'open' && [ 'cancelled', 'failed' ].includes( state );

function Row( {
	payment,
	mayReverse,
	onReverse,
}: {
	payment: DeskOrder[ 'payments' ][ number ];
	mayReverse: boolean;
	onReverse: () => void;
} ) {
	const isRefund = payment.kind === 'refund';
	return (
		<li>
			<div>
				<span className="coleman-orders__amount">
					{ ( isRefund ? '−' : '' ) + formatCents( payment.cents ) }
				</span>{ ' ' }
				{ payment.label }{ ' ' }
				{ payment.is_reversal && <Badge tone="plain">{ __( 'Correction', 'coleman' ) }</Badge> }
				{ payment.is_reversed && <Badge tone="plain">{ __( 'Reversed', 'coleman' ) }</Badge> }
				{ payment.state === 'pending' && (
					<Badge tone="waiting">{ __( 'Waiting for the bank', 'coleman' ) }</Badge>
				) }
				{ payment.state === 'failed' && (
					<Badge tone="bad">{ __( 'Failed, not given back', 'coleman' ) }</Badge>
				) }
				<small>
					{ [ payment.note, payment.who, longTime( payment.at ) ]
						.filter( ( text ) => text !== '' )
						.join( ' · ' ) }
				</small>
			</div>
			{ mayReverse && payment.can_reverse && (
				<Button
					variant="tertiary"
					onClick={ onReverse }
					aria-label={ sprintf(
						/* translators: 1: amount of money, 2: how it was paid */
						__( 'Reverse %1$s, %2$s', 'coleman' ),
						formatCents( payment.cents ),
						payment.label
					) }
					__next40pxDefaultSize
				>
					{ __( 'Reverse', 'coleman' ) }
				</Button>
			) }
		</li>
	);
}

type Props = {
	boot: OrderScreenData;
	order: DeskOrder;
	changing: Changing;
	open: Money | null;
	onOpen: ( money: Money | null ) => void;
};

/** What came in for the order and what went back: nothing is changed here, mistakes are reversed. */
export function Payments( { boot, order, changing, open, onOpen }: Props ) {
	const due = order.order.payment.due_cents + order.on_account_cents;
	const mayRefund = boot.mayPrice && order.refundable.cents > 0;
	if ( order.payments.length === 0 && due === 0 ) {
		return null;
	}
	return (
		<section className="coleman-desk__section">
			<h3>{ __( 'Payments', 'coleman' ) }</h3>
			{ order.payments.length === 0 ? (
				<p className="coleman-desk__help">{ __( 'Nothing is recorded yet.', 'coleman' ) }</p>
			) : (
				<ul className="coleman-orders__parcels">
					{ order.payments.map( ( payment ) => (
						<Row
							key={ payment.id }
							payment={ payment }
							mayReverse={ boot.mayPrice }
							onReverse={ () => onOpen( { reverse: payment } ) }
						/>
					) ) }
				</ul>
			) }
			<div className="coleman-orders__money">
				{ due > 0 && (
					<Button variant="secondary" onClick={ () => onOpen( 'payment' ) } __next40pxDefaultSize>
						{ __( 'Record a payment', 'coleman' ) }
					</Button>
				) }
				{ mayRefund && (
					<Button variant="secondary" onClick={ () => onOpen( 'refund' ) } __next40pxDefaultSize>
						{ __( 'Refund', 'coleman' ) }
					</Button>
				) }
			</div>
			{ ( open === 'payment' || open === 'refund' ) && (
				<MoneyForm
					key={ open }
					kind={ open }
					boot={ boot }
					order={ order }
					changing={ changing }
					onClose={ () => onOpen( null ) }
				/>
			) }
			{ open !== null && typeof open === 'object' && (
				<Reversal payment={ open.reverse } changing={ changing } onClose={ () => onOpen( null ) } />
			) }
		</section>
	);
}
