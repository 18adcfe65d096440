import { __ } from '@wordpress/i18n';
import type { DeskQuote } from '@/api/generated/schemas';
import { Sums } from '@/desk/sums';
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
			<Sums
				sums={ [
					[ __( 'Merchandise', 'coleman' ), quote.subtotal_cents ],
					[ __( 'Core and oversize', 'coleman' ), quote.charges_cents ],
					[ __( 'Shipping', 'coleman' ), quote.shipping_cents ],
					[ __( 'Tax', 'coleman' ), quote.tax_cents ],
				] }
				unknown={ __( 'needs the ZIP code', 'coleman' ) }
			/>
		) }
	</>
);
