import { __, _x, sprintf } from '@wordpress/i18n';
import { dayAfter, weekday } from '@/rules/days';

/** Months of the calendar as texts, `YYYY-MM`, and their days, `YYYY-MM-DD`. */

const two = ( number: number ) => String( number ).padStart( 2, '0' );

const parts = ( date: string ): number[] => date.split( '-' ).map( Number );

/**
 * The month so many months later, or earlier.
 *
 * @param month
 * @param by
 */
export function monthAfter( month: string, by: number ): string {
	const [ year = 1970, number = 1 ] = parts( month );
	const months = year * 12 + number - 1 + by;
	return `${ Math.floor( months / 12 ) }-${ two( ( months % 12 ) + 1 ) }`;
}

/** Of a month the first day and the last. */
export function boundsOf( month: string ): [ first: string, last: string ] {
	return [ `${ month }-01`, dayAfter( `${ monthAfter( month, 1 ) }-01`, -1 ) ];
}

/** The weeks of a month from Sunday to Saturday, as a wall calendar has them; null for days of another month. */
export function weeksOf( month: string ): ( string | null )[][] {
	const [ first, last ] = boundsOf( month );
	const cells: ( string | null )[] = Array.from( { length: weekday( first ) % 7 }, () => null );
	for ( let date = first; date <= last; date = dayAfter( date, 1 ) ) {
		cells.push( date );
	}
	while ( cells.length % 7 ) {
		cells.push( null );
	}
	return Array.from( { length: cells.length / 7 }, ( _, week ) => cells.slice( week * 7, week * 7 + 7 ) );
}

const names = () => [
	__( 'January', 'coleman' ),
	__( 'February', 'coleman' ),
	__( 'March', 'coleman' ),
	__( 'April', 'coleman' ),
	__( 'May', 'coleman' ),
	__( 'June', 'coleman' ),
	__( 'July', 'coleman' ),
	__( 'August', 'coleman' ),
	__( 'September', 'coleman' ),
	__( 'October', 'coleman' ),
	__( 'November', 'coleman' ),
	__( 'December', 'coleman' ),
];

/** "December 2026". */
export function monthText( month: string ): string {
	const [ year = 1970, number = 1 ] = parts( month );
	/* translators: 1: name of a month, 2: year. */
	return sprintf( _x( '%1$s %2$d', 'month and year', 'coleman' ), names()[ number - 1 ] ?? '', year );
}

/** "December 14". */
export function dayText( date: string ): string {
	const [ , month = 1, day = 1 ] = parts( date );
	/* translators: 1: name of a month, 2: day of it. */
	return sprintf( _x( '%1$s %2$d', 'month and day', 'coleman' ), names()[ month - 1 ] ?? '', day );
}

/** From Sunday on, short and whole. */
export const weekdays = (): [ short: string, whole: string ][] => [
	[ __( 'Sun', 'coleman' ), __( 'Sunday', 'coleman' ) ],
	[ __( 'Mon', 'coleman' ), __( 'Monday', 'coleman' ) ],
	[ __( 'Tue', 'coleman' ), __( 'Tuesday', 'coleman' ) ],
	[ __( 'Wed', 'coleman' ), __( 'Wednesday', 'coleman' ) ],
	[ __( 'Thu', 'coleman' ), __( 'Thursday', 'coleman' ) ],
	[ __( 'Fri', 'coleman' ), __( 'Friday', 'coleman' ) ],
	[ __( 'Sat', 'coleman' ), __( 'Saturday', 'coleman' ) ],
];
