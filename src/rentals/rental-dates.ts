import { __ } from '@wordpress/i18n';
import { dayAfter, daysBetween, weekday } from '@/rules/days';

/**
 * The days of a rental, as the dealership's calendar has them. Its twin is
 * Rentals\RentalDates of the plugin; both run tests/seed/vectors/rental-dates.json.
 */

/** Whether the calendar has such a day: there is no 31st of June. */
const isDay = ( date: string ) => /^\d{4}-\d{2}-\d{2}$/.test( date ) && dayAfter( date, 0 ) === date;

const isSunday = ( date: string ) => weekday( date ) === 7;

const onSunday = () => __( 'Rental pickup and returns must occur between Monday and Saturday', 'coleman' );

function startAlert( start: string, today: string ): string | null {
	// The earliest is tomorrow.
	if ( ! isDay( start ) || start <= today ) {
		return __( 'Please select a future start date', 'coleman' );
	}
	return isSunday( start ) ? onSunday() : null;
}

function returnAlert( start: string, back: string, today: string ): string | null {
	// The earliest is the day after tomorrow.
	if ( ! isDay( back ) || back <= dayAfter( today, 1 ) ) {
		return __( 'Please select a future return date', 'coleman' );
	}
	if ( isSunday( back ) ) {
		return onSunday();
	}
	return isDay( start ) && back <= start
		? __( 'Rental return date must occur after the start date', 'coleman' )
		: null;
}

const onClosed = () => __( 'The branch is closed on this day. Please choose another.', 'coleman' );

export type DateAlerts = { start_date?: string; return_date?: string };

/**
 * What is wrong with dates that somebody chose; one alert a field, and a field that is empty has none.
 *
 * @param start  `YYYY-MM-DD` or '', as the others.
 * @param back
 * @param today  Of the dealership.
 * @param closed Days on which nothing changes hands: holidays of the branch.
 */
export function dateAlerts( start: string, back: string, today: string, closed: readonly string[] = [] ): DateAlerts {
	const closedOn = ( date: string ) => ( closed.includes( date ) ? onClosed() : null );
	const ofStart = start && ( startAlert( start, today ) ?? closedOn( start ) );
	const ofReturn = back && ( returnAlert( start, back, today ) ?? closedOn( back ) );
	return { ...( ofStart && { start_date: ofStart } ), ...( ofReturn && { return_date: ofReturn } ) };
}

/** Whole days from one to the other; clocks that change in between change nothing. */
export const rentalDays = ( start: string, back: string ): number =>
	isDay( start ) && isDay( back ) ? daysBetween( start, back ) : 0;
