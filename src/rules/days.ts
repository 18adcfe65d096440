/** Days of the calendar as texts, `YYYY-MM-DD`: counted in UTC, where none is skipped or doubled. */

import type { Integer } from './numbers';

export const DAY_MS = 86_400_000;

/**
 * The day so many days later, or earlier.
 *
 * @param date
 * @param by
 */
export function dayAfter( date: string, by: number ): string {
	const [ year = 1970, month = 1, day = 1 ] = date.split( '-' ).map( Number );
	return new Date( Date.UTC( year, month - 1, day + by ) ).toISOString().slice( 0, 10 );
}

/** Whole days from one to another. */
export const daysBetween = ( from: string, to: string ): number =>
	Math.round( ( Date.parse( to ) - Date.parse( from ) ) / DAY_MS );

/** The day of the week, 1 is Monday and 7 Sunday. */
export const weekday = ( date: string ): Integer => new Date( `${ date }T00:00:00Z` ).getUTCDay() || 7;
