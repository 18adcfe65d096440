import { dayAfter, weekday } from './days';
import type { Integer } from './numbers';

export type Stretch = { days: number[]; opens: string; closes: string };
export type SpecialDay = { date: string; opens?: string; closes?: string; note?: string };

/** A row of a plate of hours: days of the week (1 is Monday) that share their times, or one date. No times: closed. */
export type HoursRow = { days: Integer[]; date: string; opens: string; closes: string; note: string };

const SOON_DAYS = 14;

/** The whole week, then the special days. No known hours at all: no rows, for "closed" would be a guess. */
export function hoursRows( week: Stretch[], special: SpecialDay[] ): HoursRow[] {
	if ( ! week.length ) {
		return [];
	}
	const rows: HoursRow[] = [];
	for ( let day = 1; day <= 7; day++ ) {
		const { opens = '', closes = '' } = week.find( ( { days } ) => days.includes( day ) ) ?? {};
		const last = rows.at( -1 );
		if ( last?.opens === opens && last.closes === closes ) {
			last.days.push( day );
		} else {
			rows.push( { days: [ day ], date: '', opens, closes, note: '' } );
		}
	}
	return [
		...rows,
		...special.map( ( { date, opens = '', closes = '', note = '' } ) => ( {
			days: [],
			date,
			opens,
			closes,
			note,
		} ) ),
	];
}

/** The special days that a customer who looks today should know of. */
export const soonSpecial = < Day extends SpecialDay >( special: Day[], today: string ): Day[] =>
	special.filter( ( { date } ) => today <= date && date < dayAfter( today, SOON_DAYS ) );

/** Which of the rows holds on a date: its own, else its day of the week's; -1 when none does. */
export function rowOf( rows: Pick< HoursRow, 'days' | 'date' >[], date: string ): number {
	const own = rows.findIndex( ( row ) => row.date === date );
	return own >= 0 ? own : rows.findIndex( ( { days } ) => days.includes( weekday( date ) ) );
}

/** Whether a branch is closed on a whole date: a special day decides, then the week. Without known hours only Sundays are. */
export function isClosedOn( week: Stretch[], special: SpecialDay[], date: string ): boolean {
	const named = special.find( ( day ) => day.date === date );
	if ( named ) {
		return ! named.opens;
	}
	return week.length > 0
		? ! week.some( ( { days, opens } ) => opens && days.includes( weekday( date ) ) )
		: weekday( date ) === 7;
}

/** A time of the clock as it is read here: "17:30" is 5:30 in the afternoon. */
export function twelveHours( time: string ): { clock: string; isAfternoon: boolean } {
	const [ hours = 0, minutes = 0 ] = time.split( ':' ).map( ( digits ) => parseInt( digits, 10 ) || 0 );
	return {
		clock: `${ hours % 12 || 12 }:${ String( minutes ).padStart( 2, '0' ) }`,
		isAfternoon: hours % 24 >= 12,
	};
}
