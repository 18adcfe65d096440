import { __, _n, sprintf } from '@wordpress/i18n';
import { formatShort } from '@/rules/money';
import type { Decimal } from '@/rules/numbers';
import type { Block } from './rental-price';

/** "3 days": what the form shows as its cost display. Twin of Rentals\RentalWords, as is all here. */
export const daysText = ( days: number ): string =>
	/* translators: %d: a number of days. */
	sprintf( _n( '%d day', '%d days', days, 'coleman' ), days );

/** "2 weeks at $750". */
export function blockText( block: Block ): string {
	const { unit, count, rate_cents: cents } = block;
	const text = {
		/* translators: 1: how many times four weeks, 2: a price. */
		month: _n( '4 weeks at %2$s', '%1$d × 4 weeks at %2$s', count, 'coleman' ),
		/* translators: 1: a number of weeks, 2: a price. */
		week: _n( '%1$d week at %2$s', '%1$d weeks at %2$s', count, 'coleman' ),
		/* translators: 1: a number of days, 2: a price. */
		day: _n( '%1$d day at %2$s', '%1$d days at %2$s', count, 'coleman' ),
	}[ unit ];
	return sprintf( text, count, formatShort( cents ) );
}

/** What is added to the cost, in percent: "14 %" is written "14%". */
export const waiverText = ( percent: Decimal ): string =>
	/* translators: %s: a percentage, such as 14%. */
	sprintf( __( 'Theft and damage waiver (%s)', 'coleman' ), `${ percent }%` );
