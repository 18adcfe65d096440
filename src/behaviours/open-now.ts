import { dealerDate } from '@/rules/availability';
import { rowOf } from '@/rules/opening-hours';

/** A row of a list of hours; without times it is closed. */
export type Times = { days: number[]; date: string; opens: string; closes: string };

/**
 * The words, from the page: "Open now", "Open now, until %s", "Closed", "Closed, opens %1$s %2$s", "today", "tomorrow",
 * "%s am", "%s pm".
 */
export type OpenWords = [ string, string, string, string, string, string, string, string ];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** How far ahead an opening is looked for: as far as special days are told. */
const MOST_DAYS = 14;
/** From here on the name of a day could be that of a nearer one. */
const WEEK = 7;

/** The time of the clock at the dealer's, 00:00 to 23:59. */
export const dealerTime = ( instant: Date ): string =>
	new Intl.DateTimeFormat( 'en-GB', {
		timeZone: 'America/Chicago',
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
	} ).format( instant );

function timeText( time: string, [ , , , , , , am, pm ]: OpenWords ): string {
	const [ hours = 0, minutes = 0 ] = time.split( ':' ).map( Number );
	const clock = `${ hours % 12 || 12 }:${ String( minutes ).padStart( 2, '0' ) }`;
	return ( hours % 24 < 12 ? am : pm ).replace( '%s', clock );
}

/**
 * Whether a branch is open at an instant, until when, or when it opens next.
 *
 * @param rows    The week and the special days to come.
 * @param instant
 * @param words
 * @param locale  For the names of days.
 */
export function openText( rows: Times[], instant: Date, words: OpenWords, locale: string ): string {
	const [ open, until, closed, opens, today, tomorrow ] = words;
	const [ date, time ] = [ dealerDate( instant ), dealerTime( instant ) ];
	const noon = Date.parse( `${ date }T12:00:00Z` );
	const timesOn = ( ahead: number ) => {
		const row = rows[ rowOf( rows, new Date( noon + ahead * DAY_MS ).toISOString().slice( 0, 10 ) ) ];
		return row?.opens && row.closes ? row : null;
	};

	const now = timesOn( 0 );
	if ( now && now.opens <= time && time < now.closes ) {
		const goesOn = now.closes === '24:00' && timesOn( 1 )?.opens === '00:00';
		return goesOn ? open : until.replace( '%s', timeText( now.closes, words ) );
	}
	for ( let ahead = 0; ahead < MOST_DAYS; ahead++ ) {
		const next = timesOn( ahead );
		if ( next && ( ahead > 0 || time < next.opens ) ) {
			const named: Intl.DateTimeFormatOptions =
				ahead < WEEK ? { weekday: 'long' } : { weekday: 'short', month: 'numeric', day: 'numeric' };
			const day =
				[ today, tomorrow ][ ahead ] ??
				new Intl.DateTimeFormat( locale, { ...named, timeZone: 'UTC' } ).format( noon + ahead * DAY_MS );
			return opens.replace( '%1$s', day ).replace( '%2$s', timeText( next.opens, words ) );
		}
	}
	return closed;
}

/** Writes it wherever the page asks. */
export function tellOpenNow(): void {
	document.querySelectorAll< HTMLElement >( '[data-open-now]' ).forEach( ( place ) => {
		const words = place.closest< HTMLElement >( '[data-open-words]' )?.dataset.openWords;
		const list = place.parentElement?.querySelector( '[data-hours]' );
		if ( ! words || ! list ) {
			return;
		}
		const rows = [ ...list.querySelectorAll< HTMLElement >( '[data-days], [data-date]' ) ].map(
			( { dataset } ) => ( {
				days: [ ...( dataset.days ?? '' ) ].map( Number ),
				date: dataset.date ?? '',
				opens: dataset.opens ?? '',
				closes: dataset.closes ?? '',
			} )
		);
		place.textContent = openText( rows, new Date(), JSON.parse( words ), document.documentElement.lang || 'en-US' );
	} );
}

/** Now, every minute, and when the page is looked at again. */
export function startOpenNow(): void {
	tellOpenNow();
	setInterval( tellOpenNow, MINUTE_MS );
	document.addEventListener( 'visibilitychange', tellOpenNow );
}
