/**
 * The back-to-top control has the class `show` while the page is scrolled past its trigger.
 *
 *     <a class="back-to-top" href="#content" data-back-to-top="#trigger">…</a>
 *
 * Without a selector the trigger is the page's header.
 */
export function startBackToTop(): void {
	document.querySelectorAll< HTMLElement >( '[data-back-to-top]' ).forEach( ( control ) => {
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
