import { __, sprintf } from '@wordpress/i18n';
import { twelveHours } from '@/rules/opening-hours';

/** "5:30 pm". */
export function timeText( time: string ): string {
	const { clock, isAfternoon } = twelveHours( time );
	return isAfternoon
		? /* translators: %s: a time after noon, such as 5:30. */
			sprintf( __( '%s pm', 'coleman' ), clock )
		: /* translators: %s: a time before noon, such as 7:30. */
			sprintf( __( '%s am', 'coleman' ), clock );
}
