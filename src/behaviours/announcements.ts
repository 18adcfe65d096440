/** Where a browser keeps what was dismissed in it; the page reads it before its first paint. */
const KEPT = 'coleman-dismissed';

/** More than anybody announces at a time. */
const MOST = 30;

/** Shows the buttons that dismiss an announcement, for good in this browser. */
export function startAnnouncements(): void {
	for ( const button of document.querySelectorAll< HTMLElement >( '[data-announcement] [data-dismiss]' ) ) {
		button.hidden = false;
		button.addEventListener( 'click', () => {
			const one = button.closest< HTMLElement >( '[data-announcement]' )!;
			try {
				const seen = ( localStorage.getItem( KEPT ) ?? '' ).split( ' ' ).slice( 1 - MOST );
				localStorage.setItem( KEPT, [ ...seen, one.dataset.announcement ].join( ' ' ) );
			} catch {
				// A browser that keeps nothing shows it again on the next page.
			}
			// Whoever is at the keyboard goes on at the next announcement, or at the page.
			const next = one.nextElementSibling ?? one.previousElementSibling;
			(
				next?.querySelector< HTMLElement >( '[data-dismiss]' ) ??
				document.querySelector< HTMLElement >( 'a[href]:not([data-announcement] *)' )
			)?.focus();
			( next ? one : one.parentElement! ).remove();
		} );
	}
}
