import { __ } from '@wordpress/i18n';
import { DAY_MS } from '@/rules/days';

/**
 * The days of a rental, as the dealership's calendar has them. Its twin is
 * Rentals\RentalDates of the plugin; both run tests/seed/vectors/rental-dates.json.
 */

/** Days since 1970-01-01; null for what is no day of the calendar. */
function dayNumber( date: string ): number | null {
	if ( ! /^\d{4}-\d{2}-\d{2}$/.test( date ) ) {
		return null;
	}
	const time = Date.parse( `${ date }T00:00:00Z` );
	// A browser may read the 31st of June as the 1st of July.
	return Number.isNaN( time ) || new Date( time ).toISOString().slice( 0, 10 ) !== date ? null : time / DAY_MS;
}

/** The first of 1970 was a Thursday. */
const isSunday = ( day: number ) => day % 7 === 3;

const onSunday = () => __( 'Rental pickup and returns must occur between Monday and Saturday', 'coleman' );

function startAlert( start: string, today: number ): string | null {
	const day = dayNumber( start );
	// The earliest is tomorrow.
	if ( day === null || day <= today ) {
		return __( 'Please select a future start date', 'coleman' );
	}
	return isSunday( day ) ? onSunday() : null;
}

function returnAlert( start: string, back: string, today: number ): string | null {
	const day = dayNumber( back );
	// The earliest is the day after tomorrow.
	if ( day === null || day <= today + 1 ) {
		return __( 'Please select a future return date', 'coleman' );
	}
	if ( isSunday( day ) ) {
		return onSunday();
	}
	const from = dayNumber( start );
	return from !== null && day <= from ? __( 'Rental return date must occur after the start date', 'coleman' ) : null;
}

export type DateAlerts = { start_date?: string; return_date?: string };

/**
 * What is wrong with dates that somebody chose; one alert a field, and a field that is empty has none.
 *
 * @param start `YYYY-MM-DD` or '', as the others.
 * @param back
 * @param today Of the dealership.
 */
export function dateAlerts( start: string, back: string, today: string ): DateAlerts {
	const now = dayNumber( today ) ?? 0;
	const ofStart = start && startAlert( start, now );
	const ofReturn = back && returnAlert( start, back, now );
	return { ...( ofStart && { start_date: ofStart } ), ...( ofReturn && { return_date: ofReturn } ) };
}

/** Whole days from one to the other; clocks that change in between change nothing. */
export function rentalDays( start: string, back: string ): number {
	const [ from, to ] = [ dayNumber( start ), dayNumber( back ) ];
	return from === null || to === null ? 0 : to - from;
}
