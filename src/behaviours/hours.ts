import { DEALER_ZONE } from '@/rules/dealer-date';

/** The date and the time of the clock at the dealer's: YYYY-MM-DD, and HH:MM:SS. */
export const dealerNow = (): string[] =>
	// Sweden writes both as they sort.
	new Date().toLocaleString( 'sv', { timeZone: DEALER_ZONE } ).split( ' ' );

/** The row of a list of hours (`data-hours`) that holds on a date: its own, else its day of the week's. */
export const rowOn = ( list: Element, date: string ): HTMLElement | null =>
	list.querySelector< HTMLElement >( `[data-date="${ date }"]` ) ??
	list.querySelector< HTMLElement >( `[data-days*="${ new Date( date ).getUTCDay() || 7 }"]` );
