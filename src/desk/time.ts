import { __, sprintf } from '@wordpress/i18n';
import { DEALER_ZONE } from '@/rules/dealer-date';

/** Times are the branches', whatever clock the computer has. */
const format = ( at: string, options: Intl.DateTimeFormatOptions ) =>
	new Intl.DateTimeFormat( 'en-US', { timeZone: DEALER_ZONE, ...options } ).format( new Date( at ) );

/** "Nov 21, 2:05 PM" */
export const shortTime = ( at: string ) =>
	format( at, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } );

/** "Nov 21, 2026, 2:05 PM" */
export const longTime = ( at: string ) =>
	format( at, { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } );

/** A day without a time, "2026-11-21", as "Nov 21, 2026". */
export const day = ( date: string ) =>
	new Intl.DateTimeFormat( 'en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' } ).format(
		new Date( `${ date }T00:00:00Z` )
	);

/** The same with its day of the week, "Sat, Nov 21, 2026". */
export const weekdayAndDay = ( date: string ) =>
	new Intl.DateTimeFormat( 'en-US', {
		timeZone: 'UTC',
		weekday: 'short',
		year: 'numeric',
		month: 'short',
		day: 'numeric',
	} ).format( new Date( `${ date }T00:00:00Z` ) );

/** "12 min", "4 h 10 min", "26 h". */
export function minutesInWords( minutes: number ): string {
	const hours = Math.floor( minutes / 60 );
	const rest = minutes % 60;
	if ( hours === 0 ) {
		/* translators: %d: number of minutes */
		return sprintf( __( '%d min', 'coleman' ), rest );
	}
	return rest === 0 || hours >= 10
		? /* translators: %d: number of hours */ sprintf( __( '%d h', 'coleman' ), hours )
		: /* translators: 1: number of hours, 2: number of minutes */ sprintf(
				__( '%1$d h %2$d min', 'coleman' ),
				hours,
				rest
			);
}
