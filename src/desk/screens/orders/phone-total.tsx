import { __ } from '@wordpress/i18n';
import type { DeskQuote } from '@/api/generated/schemas';
import { formatCents } from '@/rules/money';

/** What the order costs, as far as it is known yet. */
export const PhoneTotal = ( { quote }: { quote: DeskQuote | null } ) => (
	<>
		<p className="coleman-desk__total" role="status">
			{ quote
				? ( quote.has_unknown_price && __( 'Needs a price', 'coleman' ) ) || formatCents( quote.total_cents )
				: '–' }
		</p>
		{ quote && (
			<dl className="coleman-desk__sums">
				{ (
					[
						[ __( 'Merchandise', 'coleman' ), quote.subtotal_cents ],
						[ __( 'Core and oversize', 'coleman' ), quote.charges_cents ],
						[ __( 'Shipping', 'coleman' ), quote.shipping_cents ],
						[ __( 'Tax', 'coleman' ), quote.tax_cents ],
					] as const
				 ).map( ( [ label, cents ] ) => (
					<div key={ label }>
						<dt>{ label }</dt>
						<dd>{ cents === null ? __( 'needs the ZIP code', 'coleman' ) : formatCents( cents ) }</dd>
					</div>
				) ) }
			</dl>
		) }
	</>
);
