/** Times are the branches', whatever clock the computer has. */
const ZONE = 'America/Chicago';

const format = ( at: string, options: Intl.DateTimeFormatOptions ) =>
	new Intl.DateTimeFormat( 'en-US', { timeZone: ZONE, ...options } ).format( new Date( at ) );

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
