/** Name of the modal in which a rental is asked for: what links of class `modal-link` name as their `modal-target`. */
export const MODAL = 'rental-request';

/**
 * Puts a day into the request form of the page, whether its island is awake or not.
 *
 * @param date `YYYY-MM-DD`
 */
export function startRentalOn( date: string ): void {
	const field = document.querySelector< HTMLInputElement >( `#${ MODAL } [name=start_date]` );
	if ( field ) {
		field.value = date;
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
}
