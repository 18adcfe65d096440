/** The date at the dealer's, YYYY-MM-DD. */
export function dealerDate( instant: Date ): string {
	return new Intl.DateTimeFormat( 'en-CA', {
		timeZone: 'America/Chicago',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
	} ).format( instant );
}
