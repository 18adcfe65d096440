import { __, sprintf } from '@wordpress/i18n';
import { minutesInWords } from '@/desk/time';
import type { Row } from './types';

/** How long somebody waits, or has waited, for an answer; nights and holidays of the branch do not count. */
export function waited( { is_answered: isAnswered, status, minutes }: Row ): string {
	if ( isAnswered && minutes === 0 ) {
		return __( 'Answered right away', 'coleman' );
	}
	if ( isAnswered ) {
		/* translators: %s: a stretch of time, "4 h 10 min" */
		return sprintf( __( 'Answered after %s', 'coleman' ), minutesInWords( minutes ) );
	}
	if ( minutes === 0 && status !== 'spam' ) {
		return __( 'Not answered yet', 'coleman' );
	}
	/* translators: %s: a stretch of time, "4 h 10 min" */
	return status === 'spam' ? '' : sprintf( __( 'Waiting for %s', 'coleman' ), minutesInWords( minutes ) );
}
