import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskEditPreview, DeskOrder } from '@/api/generated/schemas';
import { Sums } from '@/desk/sums';
import { formatCents } from '@/rules/money';

const branches = ( rows: { city: string; quantity: number }[] ) =>
	rows.map( ( { city, quantity } ) => `${ quantity } ${ city }` ).join( ', ' );

/** What happens to the stock of a line, in words. */
function stockWords( line: DeskEditPreview[ 'stock' ][ number ] ): string {
	const words = [
		line.taken.length > 0 &&
			/* translators: %s: pieces with cities */
			sprintf( __( 'takes %s', 'coleman' ), branches( line.taken ) ),
		line.released.length > 0 &&
			/* translators: %s: pieces with cities */
			sprintf( __( 'gives back %s', 'coleman' ), branches( line.released ) ),
		line.backordered !== line.backordered_before &&
			/* translators: 1: number of pieces, 2: number of pieces */
			sprintf( __( 'on backorder: %1$d, until now %2$d', 'coleman' ), line.backordered, line.backordered_before ),
	].filter( Boolean );
	return `${ line.part_number }: ${ words.join( '; ' ) }`;
}

/** Who hears of it and when it counts. */
function verdict( preview: DeskEditPreview, order: DeskOrder ): string {
	const hasEmail = order.order.Email !== '';
	if ( preview.needs_yes ) {
		return hasEmail
			? __(
					'It costs more: the customer is asked by email. Until they accept, nothing of it is done or charged.',
					'coleman'
				)
			: __(
					'It costs more: the customer must agree. There is no email address, so call them, then press “Accepted by phone”.',
					'coleman'
				);
	}
	if ( preview.needs_quote ) {
		return __( 'The order waits for its price. Send the quote again when it is right.', 'coleman' );
	}
	return hasEmail
		? __( 'It is done at once, and the customer gets an email.', 'coleman' )
		: __( 'It is done at once. There is no email address, so the customer gets no email.', 'coleman' );
}

type Props = {
	order: DeskOrder;
	preview: DeskEditPreview | null;
	/** Whether it is of what stands in the form now. */
	isCurrent: boolean;
	isTouched: boolean;
};

/** What the change would do, before it is saved: the server's own word. */
export function EditPreview( { order, preview, isCurrent, isTouched }: Props ) {
	if ( ! isTouched ) {
		return <p className="coleman-desk__help">{ __( 'Nothing is changed yet.', 'coleman' ) }</p>;
	}
	if ( ! preview ) {
		return <p className="coleman-desk__help">{ __( 'Calculating…', 'coleman' ) }</p>;
	}
	const difference = preview.totals.total_cents - preview.from_cents;
	return (
		<div className={ isCurrent ? '' : 'is-old' } aria-busy={ ! isCurrent }>
			<p className="coleman-desk__total" role="status">
				{ preview.has_unknown_price
					? __( 'Needs a price', 'coleman' )
					: formatCents( preview.totals.total_cents ) }
			</p>
			{ ! preview.has_unknown_price && (
				<p>
					{ difference === 0
						? __( 'The total stays the same.', 'coleman' )
						: sprintf(
								/* translators: 1: amount of money, with a sign, 2: amount of money */
								__( '%1$s, until now %2$s', 'coleman' ),
								`${ difference > 0 ? '+' : '−' }${ formatCents( Math.abs( difference ) ) }`,
								formatCents( preview.from_cents )
							) }
				</p>
			) }
			<Sums
				sums={ [
					[ __( 'Merchandise', 'coleman' ), preview.totals.subtotal_cents ],
					[ __( 'Core and oversize', 'coleman' ), preview.totals.charges_cents ],
					[ __( 'Shipping', 'coleman' ), preview.totals.shipping_cents ],
					[ __( 'Tax', 'coleman' ), preview.totals.tax_cents ],
					...( preview.refund_due_cents > 0
						? [ [ __( 'Refund due', 'coleman' ), preview.refund_due_cents ] as const ]
						: [] ),
				] }
			/>
			{ preview.stock.length > 0 && (
				<>
					<h3>{ __( 'Stock', 'coleman' ) }</h3>
					<ul className="coleman-orders__effects">
						{ preview.stock.map( ( line, index ) => (
							<li key={ index }>{ stockWords( line ) }</li>
						) ) }
					</ul>
				</>
			) }
			<Notice status={ preview.needs_yes ? 'warning' : 'info' } isDismissible={ false }>
				{ verdict( preview, order ) }
				{ preview.is_complete && ` ${ __( 'Nothing is left to send: the order is complete.', 'coleman' ) }` }
			</Notice>
		</div>
	);
}
