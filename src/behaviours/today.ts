import { dealerNow, rowOn } from './hours';

/**
 * Marks, in every list of hours, the row that holds today, where the dealer is.
 *
 *     <dl data-hours><div data-days="12345">…</div><div data-date="2026-11-26">…</div></dl>
 *
 * In an island React marks it, and a list has no `data-hours`.
 */
export function markToday(): void {
	document.querySelectorAll( '[data-hours]' ).forEach( ( list ) => {
		list.querySelector( '[aria-current]' )?.removeAttribute( 'aria-current' );
		rowOn( list, dealerNow()[ 0 ]! )?.setAttribute( 'aria-current', 'date' );
	} );
}

/** Now, and whenever the page is looked at again: it may have stood open over night. */
export function startToday(): void {
	markToday();
	document.addEventListener( 'visibilitychange', markToday );
}
