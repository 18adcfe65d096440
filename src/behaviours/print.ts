/** Shows the buttons that print the page, which only a script can do. */
export function startPrint(): void {
	for ( const button of document.querySelectorAll< HTMLElement >( '[data-print]' ) ) {
		button.hidden = false;
		button.addEventListener( 'click', () => print() );
	}
}
