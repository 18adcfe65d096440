import { __, sprintf } from '@wordpress/i18n';
import { blockText, daysText, waiverText } from '@/rentals/rental-words';
import { formatCents, formatShort } from '@/rules/money';
import type { Decimal } from '@/rules/numbers';
import type { Estimate } from './rental-form-props';

const row = ( label: string, cents: number, className = 'coleman-rental-form__row' ) => (
	<div key={ label } className={ className }>
		<dt>{ label }</dt>
		<dd>{ formatCents( cents ) }</dd>
	</div>
);

/** What the rental costs, block by block; it speaks up when dates or attachments change. */
export function PricePanel( {
	level: Heading,
	estimate,
	percent,
}: {
	level: 'h2' | 'h3';
	estimate: Estimate | null;
	percent: Decimal;
} ) {
	return (
		<section className="coleman-rental-form__price">
			<Heading className="coleman-rental-form__strip">{ __( 'Estimated cost', 'coleman' ) }</Heading>
			<div className="coleman-rental-form__bill" role="status">
				<p className="coleman-rental-form__days">
					{ estimate ? daysText( estimate.days ) : __( 'Choose both dates to see the price.', 'coleman' ) }
				</p>
				{ estimate && ! estimate.isPriced && (
					<p className="coleman-rental-form__note">
						{ __( 'Our rental desk will call you with a price.', 'coleman' ) }
					</p>
				) }
				{ estimate?.isPriced && (
					<dl className="coleman-rental-form__rows">
						{ estimate.blocks.map( ( block ) => row( blockText( block ), block.amount_cents ) ) }
						{ row( waiverText( percent ), estimate.insurance_cents ) }
						{ row( __( 'Deposit', 'coleman' ), estimate.deposit_cents ) }
						{ row( __( 'Total', 'coleman' ), estimate.total_cents, 'coleman-rental-form__row is-total' ) }
					</dl>
				) }
				{ estimate?.hint && (
					<p className="coleman-rental-form__note">
						{ sprintf(
							/* translators: 1: a length, such as "28 days", 2: a price. */
							__( 'Save: %1$s for %2$s.', 'coleman' ),
							daysText( estimate.hint.days ),
							formatShort( estimate.hint.cost_cents )
						) }
					</p>
				) }
			</div>
		</section>
	);
}
