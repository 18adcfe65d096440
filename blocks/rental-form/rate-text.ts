import { __, sprintf } from '@wordpress/i18n';
import { formatShort } from '@/rules/money';
import type { RentalFormProps } from './rental-form-props';

/** The daily rate, or the shortest that there is. */
export function rateText( { day, week, month }: RentalFormProps[ 'rental' ][ 'rates' ] ): string {
	if ( day ) {
		/* translators: %s: a price. */
		return sprintf( __( '%s a day', 'coleman' ), formatShort( day ) );
	}
	if ( week ) {
		/* translators: %s: a price. */
		return sprintf( __( '%s a week', 'coleman' ), formatShort( week ) );
	}
	/* translators: %s: a price. */
	return month ? sprintf( __( '%s for 4 weeks', 'coleman' ), formatShort( month ) ) : '';
}
