import { __, sprintf } from '@wordpress/i18n';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 days 3 h", "4 h 10 min", "12 min": how long lies between two instants. */
export function waited( from: string, to: string ): string {
	const time = Math.max( 0, Date.parse( to ) - Date.parse( from ) );
	const days = Math.floor( time / DAY );
	const hours = Math.floor( ( time % DAY ) / HOUR );
	if ( days > 0 ) {
		/* translators: 1: number of days, 2: number of hours */
		return sprintf( __( '%1$d d %2$d h', 'coleman' ), days, hours );
	}
	const minutes = Math.floor( ( time % HOUR ) / MINUTE );
	if ( hours > 0 ) {
		/* translators: 1: number of hours, 2: number of minutes */
		return sprintf( __( '%1$d h %2$d min', 'coleman' ), hours, minutes );
	}
	/* translators: %d: number of minutes */
	return sprintf( __( '%d min', 'coleman' ), minutes );
}
