/** The zone of the branches' clocks: DealerTime in PHP. */
export const DEALER_ZONE = 'America/Chicago';

/** The date at the dealer's, YYYY-MM-DD. */
export function dealerDate( instant: Date ): string {
	return new Intl.DateTimeFormat( 'en-CA', {
		timeZone: DEALER_ZONE,
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
	} ).format( instant );
}
