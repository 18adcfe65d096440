/**
 * The query of a list or calendar that is not the first of its page, with its name: `?month=2027-01&for=rental-calendar-2`.
 * OwnQuery in PHP reads it.
 *
 * @param query From its question mark on.
 * @param name  Of the block; empty for the first of a page, whose query has none.
 */
export function ownQuery( query: string, name: string ): string {
	return name ? `${ query }${ query === '?' ? '' : '&' }for=${ name }` : query;
}

/** The query of the page's address, as far as it is this block's; empty when it is another's. */
export const ownIn = ( query: string, name: string ): string =>
	( new URLSearchParams( query ).get( 'for' ) ?? '' ) === name ? query : '';
