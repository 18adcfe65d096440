import { __, sprintf } from '@wordpress/i18n';
import { arrayOf, integer, oneOf, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { weekday } from '@/rules/days';
import { hoursRows, rowOf } from '@/rules/opening-hours';
import type { HoursRow } from '@/rules/opening-hours';
import { timeText } from '@/ui/time-text';
import { useToday } from './use-today';
import './style.css';

/** The hours of a branch, in the shape of the API. */
export const hoursFields = {
	hours: string,
	hours_spec: arrayOf( shape( { days: arrayOf( integer ), opens: string, closes: string } ) ),
	special_hours: arrayOf(
		shape( { date: string, opens: optional( string ), closes: optional( string ), note: optional( string ) } )
	),
};

export const branchHoursProps = shape( {
	...hoursFields,
	/** What src/behaviours tells of it: which day is today, whether it is open now too; nothing in an island. */
	tells: optional( oneOf( 'day', 'now', 'nothing' ) ),
} );

function dayName( day: number | undefined ): string {
	const number = day ?? 1;
	switch ( number ) {
		case 1:
			return __( 'Mon', 'coleman' );
		case 2:
			return __( 'Tue', 'coleman' );
		case 3:
			return __( 'Wed', 'coleman' );
		case 4:
			return __( 'Thu', 'coleman' );
		case 5:
			return __( 'Fri', 'coleman' );
		case 6:
			return __( 'Sat', 'coleman' );
		case 7:
			return __( 'Sun', 'coleman' );
		default:
			return '';
	}
}

function daysText( { days, date }: HoursRow ): string {
	if ( date ) {
		const [ , month = 0, day = 0 ] = date.split( '-' ).map( Number );
		// Of two numbers nobody knows which is the month: Americans and Spaniards write them the other way round.
		/* translators: short names of the twelve months, with spaces between them. */
		const months = __( 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec', 'coleman' ).split( ' ' );
		const name = months[ Math.round( month ) - 1 ] ?? '';
		/* translators: a date. 1: short day of the week, 2: short name of the month, 3: day of the month. */
		return sprintf( __( '%1$s %2$s %3$d', 'coleman' ), dayName( weekday( date ) ), name, day );
	}
	const first = dayName( days[ 0 ] );
	return days.length === 1
		? first
		: /* translators: 1: first day of the week, 2: last one. */
			sprintf( __( '%1$s–%2$s', 'coleman' ), first, dayName( days.at( -1 ) ) );
}

function timesText( { opens, closes, note }: HoursRow ): string {
	const times =
		opens && closes
			? /* translators: 1: opening time, 2: closing time. */
				sprintf( __( '%1$s – %2$s', 'coleman' ), timeText( opens ), timeText( closes ) )
			: __( 'Closed', 'coleman' );
	/* translators: 1: opening hours, 2: why they are special, such as Christmas Eve. */
	return note ? sprintf( __( '%1$s, %2$s', 'coleman' ), times, note ) : times;
}

/**
 * When a branch is open. Which row is today's is known in the browser only: React marks it in an island,
 * src/behaviours/today elsewhere.
 */
export function BranchHours( branch: TypeOf< typeof branchHoursProps > ) {
	const { tells = 'day' } = branch;
	const today = useToday();
	const rows = hoursRows( branch.hours_spec, branch.special_hours );
	if ( ! rows.length ) {
		return branch.hours ? <p className="coleman-branch-hours__text">{ branch.hours }</p> : null;
	}
	const current = today ? rowOf( rows, today ) : -1;
	return (
		<dl className="coleman-branch-hours" data-hours={ tells === 'nothing' ? undefined : '' }>
			{ rows.map( ( row, index ) => (
				<div
					key={ row.date || row.days.join( '' ) }
					data-days={ row.days.join( '' ) || undefined }
					data-date={ row.date || undefined }
					data-opens={ ( tells === 'now' && row.opens ) || undefined }
					data-closes={ ( tells === 'now' && row.closes ) || undefined }
					aria-current={ index === current ? 'date' : undefined }
				>
					<dt>
						<span>{ daysText( row ) }</span> <b>{ __( 'Today', 'coleman' ) }</b>
					</dt>
					<dd>{ timesText( row ) }</dd>
				</div>
			) ) }
		</dl>
	);
}
