/**
 * The bar at the bottom of a phone is away while one of the page's real buttons is on the screen, and its own button
 * sends the page's form, with the quantity that was typed there.
 *
 *     <div data-contact-bar=".order-form">… <form data-sends=".order-form">…</form></div>
 */
export function startContactBar(): void {
	const bar = document.querySelector< HTMLElement >( '[data-contact-bar]' );
	if ( ! bar ) {
		return;
	}
	const seen = new Set< Element >();
	const observer = new IntersectionObserver( ( entries ) => {
		for ( const { target, isIntersecting } of entries ) {
			seen[ isIntersecting ? 'add' : 'delete' ]( target );
		}
		bar.toggleAttribute( 'data-is-away', seen.size > 0 );
	} );
	document
		.querySelectorAll( bar.dataset.contactBar || '[data-real]' )
		.forEach( ( real ) => real.closest( 'dialog' ) || observer.observe( real ) );
	bar.addEventListener( 'submit', ( event ) => {
		const { sends = '' } = ( event.target as HTMLFormElement ).dataset;
		const form = sends && document.querySelector< HTMLFormElement >( sends );
		// A quantity that cannot be is told at its field.
		if ( form ) {
			event.preventDefault();
			form.requestSubmit();
		}
	} );
}
