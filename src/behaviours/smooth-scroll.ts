const DURATION_MS = 500;

const ease = ( share: number ) => ( share < 0.5 ? 2 * share * share : 1 - 2 * ( 1 - share ) ** 2 );

function scrollTo( target: HTMLElement ): void {
	const from = window.scrollY;
	const way = target.getBoundingClientRect().top - ( parseFloat( getComputedStyle( target ).scrollMarginTop ) || 0 );
	const isStill = window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	const start = performance.now();

	const arrive = () => {
		// The keyboard goes on from where the eyes are.
		if ( ! target.matches( 'a[href],button,input,select,textarea,[tabindex]' ) ) {
			target.tabIndex = -1;
		}
		target.focus( { preventScroll: true } );
	};
	const step = ( now: number ) => {
		const share = isStill ? 1 : Math.min( 1, ( now - start ) / DURATION_MS );
		window.scrollTo( { top: from + way * ease( share ), behavior: 'instant' } );
		if ( share < 1 ) {
			requestAnimationFrame( step );
		} else {
			arrive();
		}
	};
	requestAnimationFrame( step );
}

/**
 * Links to a place on the same page that scroll there within 500 ms, at once under reduced motion.
 *
 *     <a href="#used-equipment-form" data-smooth-scroll>Request Information</a>
 */
export function startSmoothScroll(): void {
	document.addEventListener( 'click', ( event ) => {
		const link =
			event.target instanceof Element &&
			event.target.closest< HTMLAnchorElement >( 'a[data-smooth-scroll][href^="#"]' );
		const target = link && document.getElementById( link.hash.slice( 1 ) );
		if ( target && ! event.defaultPrevented ) {
			event.preventDefault();
			scrollTo( target );
		}
	} );
}
