/**
 * Puts a day into the request form of the page, whether its island is awake or not.
 *
 * @param date  `YYYY-MM-DD`
 * @param modal Id of the modal that the form is in.
 */
export function startRentalOn( date: string, modal: string ): void {
	const field = document.getElementById( modal )?.querySelector< HTMLInputElement >( '[name=start_date]' );
	if ( field ) {
		field.value = date;
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
}
