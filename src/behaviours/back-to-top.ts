/**
 * The back-to-top control has the class `show` while the page is scrolled past its trigger.
 *
 *     <p class="back-to-top"><a href="#content">…</a></p>
 *
 * The trigger is the page's header, or what `data-back-to-top="#trigger"` names.
 */
export function startBackToTop(): void {
	document.querySelectorAll< HTMLElement >( '.back-to-top' ).forEach( ( control ) => {
		const trigger = document.querySelector( control.dataset.backToTop || 'header' );
		if ( trigger ) {
			new IntersectionObserver( ( entries ) =>
				entries.forEach( ( { isIntersecting, boundingClientRect } ) =>
					control.classList.toggle( 'show', ! isIntersecting && boundingClientRect.bottom <= 0 )
				)
			).observe( trigger );
		}
	} );
}
