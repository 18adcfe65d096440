import { dealerDate } from '@/rules/availability';
import { rowOf } from '@/rules/opening-hours';

/**
 * Marks, in every list of hours, the row that holds today, where the dealer is.
 *
 *     <dl data-hours><div data-days="12345">…</div><div data-date="2026-11-26">…</div></dl>
 *
 * A list inside an island is left alone: React marks it.
 */
export function markToday(): void {
	const today = dealerDate( new Date() );
	document.querySelectorAll( '[data-hours]' ).forEach( ( list ) => {
		if ( list.closest( '[data-coleman-island]' ) ) {
			return;
		}
		const rows = [ ...list.querySelectorAll< HTMLElement >( '[data-days], [data-date]' ) ];
		const current = rowOf(
			rows.map( ( { dataset } ) => ( {
				days: [ ...( dataset.days ?? '' ) ].map( Number ),
				date: dataset.date ?? '',
			} ) ),
			today
		);
		rows.forEach( ( row, index ) =>
			index === current ? row.setAttribute( 'aria-current', 'date' ) : row.removeAttribute( 'aria-current' )
		);
	} );
}

/** Now, and whenever the page is looked at again: it may have stood open over night. */
export function startToday(): void {
	markToday();
	document.addEventListener( 'visibilitychange', markToday );
}
