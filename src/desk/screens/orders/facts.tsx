import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { CustomerLink } from '@/desk/customer-link';
import { Sums } from '@/desk/sums';
import { shortTime } from '@/desk/time';
import { addressLines } from '@/rules/address';
import { formatCents } from '@/rules/money';
import { telephoneUrl } from '@/rules/telephone';
import { endedUnpaid, PaidBadge } from './payments';
import type { OrderScreenData } from './types';
import type { Changing } from './use-order';

function PoNumber( { order, changing }: { order: DeskOrder; changing: Changing } ) {
	const [ number, setNumber ] = useState( order.order.PoNumber );
	return (
		<form
			className="coleman-orders__po"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void changing.run( {
					path: '/po-number',
					data: { po_number: number },
					said: __( 'PO number saved.', 'coleman' ),
				} );
			} }
		>
			<TextControl
				label={ __( 'PO number', 'coleman' ) }
				value={ number }
				onChange={ setNumber }
				__next40pxDefaultSize
			/>
			{ number !== order.order.PoNumber && (
				<Button type="submit" variant="secondary" isBusy={ changing.isBusy } __next40pxDefaultSize>
					{ __( 'Save', 'coleman' ) }
				</Button>
			) }
		</form>
	);
}

type Props = { boot: Pick< OrderScreenData, 'mayCustomers' >; order: DeskOrder; changing: Changing };

/** Beside the order: who, where to, how it is paid, what it costs. */
export function Facts( { boot, order, changing }: Props ) {
	const { BillingAddress, ShippingAddress, Email, PayMethod, Note, totals, PickupLocation } = order.order;
	const { payment } = order.order;
	const isUnknown = order.order.has_unknown_price;
	// What had left before is still to be paid.
	const isGivenUp = endedUnpaid( order.order.Status, payment.status ) && payment.due_cents === 0;
	const sums: [ string, number ][] = [
		[ __( 'Merchandise', 'coleman' ), totals.subtotal_cents ],
		[ __( 'Core and oversize', 'coleman' ), totals.charges_cents ],
		[ __( 'Shipping', 'coleman' ), totals.shipping_cents ],
		[ __( 'Tax', 'coleman' ), totals.tax_cents ],
	];
	const paid: [ string, number ][] = [
		[ __( 'Paid', 'coleman' ), payment.paid_cents ],
		[ __( 'Credited for returns', 'coleman' ), payment.credited_cents ],
		[ __( 'Refunded', 'coleman' ), payment.refunded_cents ],
		[ __( 'Left to pay', 'coleman' ), payment.due_cents ],
		[ __( 'Refund due', 'coleman' ), payment.refund_due_cents ],
	];
	return (
		<aside className="coleman-desk__facts" aria-label={ __( 'About the order', 'coleman' ) }>
			<p className="coleman-desk__total">
				{ isUnknown ? __( 'Needs a price', 'coleman' ) : formatCents( totals.total_cents ) }
			</p>
			<Sums sums={ sums } />
			<p>
				{ isGivenUp ? (
					__( 'Nothing to pay', 'coleman' )
				) : (
					<>
						{ PayMethod.label } <PaidBadge status={ payment.status } label={ payment.label } />
					</>
				) }
				{ order.order.is_tax_exempt && ` · ${ __( 'tax exempt', 'coleman' ) }` }
			</p>
			{ payment.paid_cents + payment.credited_cents > 0 && (
				<Sums sums={ paid.filter( ( [ , cents ] ) => cents > 0 ) } />
			) }
			{ order.sent_to_dealer_at !== '' && (
				<p>
					{
						/* translators: %s: date and time */ sprintf(
							__( 'In the dealer’s system since %s', 'coleman' ),
							shortTime( order.sent_to_dealer_at )
						)
					}
				</p>
			) }
			<PoNumber key={ order.order.PoNumber } order={ order } changing={ changing } />
			<h3>{ __( 'Customer', 'coleman' ) }</h3>
			{ order.order.placed_by !== '' && (
				<p>
					{
						/* translators: %s: name of a person */ sprintf(
							__( 'Placed by %s', 'coleman' ),
							order.order.placed_by
						)
					}
				</p>
			) }
			<p className="coleman-desk__address">{ addressLines( { ...BillingAddress, phone: '' } ).join( '\n' ) }</p>
			{ BillingAddress.phone !== '' && (
				<p>
					<a href={ telephoneUrl( BillingAddress.phone ) }>{ BillingAddress.phone }</a>
				</p>
			) }
			{ Email !== '' && (
				<p>
					<a href={ `mailto:${ Email }` }>{ Email }</a>
				</p>
			) }
			<CustomerLink
				may={ boot.mayCustomers && ( order.customer_id > 0 || Email !== '' || BillingAddress.phone !== '' ) }
				customerId={ order.customer_id }
				of={ `order-${ order.id }` }
			/>
			{ ShippingAddress && (
				<>
					<h3>{ __( 'Ship to', 'coleman' ) }</h3>
					<p className="coleman-desk__address">{ addressLines( ShippingAddress ).join( '\n' ) }</p>
				</>
			) }
			{ PickupLocation !== '' && (
				<>
					<h3>{ __( 'Pick up at', 'coleman' ) }</h3>
					<p>{ PickupLocation }</p>
				</>
			) }
			{ Note !== '' && (
				<>
					<h3>{ __( "Customer's note", 'coleman' ) }</h3>
					<p className="coleman-desk__address">{ Note }</p>
				</>
			) }
		</aside>
	);
}
