import { DAY_MS } from '@/rules/days';
import { dealerNow, rowOn } from './hours';

/**
 * The words, from the page: "Open now", "Open now, until %s", "Closed", "Closed, opens %1$s %2$s", "today", "tomorrow",
 * "%s am", "%s pm", "%1$s %2$d/%3$d" of a date, and the days of the week from Sunday on.
 */
type OpenWords = [ string, string, string, string, string, string, string, string, string, ...string[] ];

const MINUTE_MS = 60_000;
/** How far ahead an opening is looked for: as far as special days are told. */
const MAX_DAYS = 14;
/** From here on the name of a day could be that of a nearer one. */
const WEEK = 7;

/** Of a day on which it is closed there are none. */
type Times = { opens: string; closes: string } | { opens?: undefined; closes?: undefined };

/** Whether a branch is open by its list of hours, until when, or when it opens next. */
function openText(
	list: Element,
	[ open, until, closed, opens, today, tomorrow, am, pm, dated, ...days ]: OpenWords
): string {
	const [ date, time ] = dealerNow() as [ string, string ];
	// Not dayAfter() of the rules: pages without an island have 4 KB for all scripts.
	const dayAfter = ( ahead: number ) => new Date( Date.parse( date ) + ahead * DAY_MS );
	const timesOn = ( ahead: number ) =>
		( rowOn( list, dayAfter( ahead ).toISOString().slice( 0, 10 ) )?.dataset ?? {} ) as Times;
	const clock = ( hour: string ) => {
		const hours = +hour.slice( 0, 2 ) % 24;
		return ( hours < 12 ? am : pm ).replace( '%s', ( hours % 12 || 12 ) + hour.slice( 2 ) );
	};

	const now = timesOn( 0 );
	if ( now.opens && now.opens <= time && time < now.closes ) {
		return now.closes === '24:00' && timesOn( 1 ).opens === '00:00'
			? open
			: until.replace( '%s', clock( now.closes ) );
	}
	for ( let ahead = 0; ahead < MAX_DAYS; ahead++ ) {
		const next = timesOn( ahead );
		if ( next.opens && ( ahead || time < next.opens ) ) {
			const on = dayAfter( ahead );
			const day =
				[ today, tomorrow ][ ahead ] ??
				( ahead < WEEK ? '%1$s' : dated )
					.replace( '%1$s', days[ on.getUTCDay() ]! )
					.replace( '%2$d', `${ on.getUTCMonth() + 1 }` )
					.replace( '%3$d', `${ on.getUTCDate() }` );
			return opens.replace( '%1$s', day ).replace( '%2$s', clock( next.opens ) );
		}
	}
	return closed;
}

/** Writes it above each list of hours, in the words that stand around them. */
export function tellOpenNow(): void {
	document.querySelectorAll( '[data-open-now] + [data-hours]' ).forEach( ( list ) => {
		const { openWords } = list.closest< HTMLElement >( '[data-open-words]' )!.dataset;
		list.previousElementSibling!.textContent = openText( list, JSON.parse( openWords! ) );
	} );
}

/** Now, every minute, and when the page is looked at again. */
export function startOpenNow(): void {
	tellOpenNow();
	setInterval( tellOpenNow, MINUTE_MS );
	document.addEventListener( 'visibilitychange', tellOpenNow );
}
