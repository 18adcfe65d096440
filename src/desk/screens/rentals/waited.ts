import { __, sprintf } from '@wordpress/i18n';
import { longTime, minutesInWords } from '@/desk/time';
import type { Rental } from './types';

/** How long somebody waits, or has waited, for an answer; nights and holidays of the branch do not count. */
export function waited( {
	state,
	minutes,
	answered_at: at,
}: Pick< Rental, 'state' | 'minutes' | 'answered_at' > ): string {
	if ( at !== '' ) {
		return minutes === 0
			? /* translators: %s: date and time */
				sprintf( __( 'Answered right away, on %s.', 'coleman' ), longTime( at ) )
			: sprintf(
					/* translators: 1: a stretch of time, "4 h 10 min", 2: date and time */
					__( 'Answered after %1$s of opening hours, on %2$s.', 'coleman' ),
					minutesInWords( minutes ),
					longTime( at )
				);
	}
	// What is over waits no longer.
	if ( state !== 'requested' || minutes === 0 ) {
		return __( 'Not answered.', 'coleman' );
	}
	/* translators: %s: a stretch of time, "4 h 10 min" */
	return sprintf( __( 'Waiting for an answer: %s of opening hours.', 'coleman' ), minutesInWords( minutes ) );
}
