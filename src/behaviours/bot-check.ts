/** A bot check brings a <noscript> along, which is of no use where scripts run: it goes after the page has loaded. */
export function removeBotCheckNoscript(): void {
	const remove = () =>
		document
			.querySelectorAll( '.g-recaptcha + noscript, [data-bot-check] + noscript' )
			.forEach( ( element ) => element.remove() );
	if ( document.readyState === 'complete' ) {
		remove();
	} else {
		addEventListener( 'load', remove );
	}
}
