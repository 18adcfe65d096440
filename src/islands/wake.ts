export const ISLAND = '[data-coleman-island]';

export const islandsThatWake = ( mode: string ) =>
	document.querySelectorAll< HTMLElement >( `${ ISLAND }[data-wake=${ mode }]` );

/** Calls `wake` for the islands that wake without being touched: at once, when nearly in view, by history. */
export function scheduleWakes( wake: ( root: HTMLElement ) => void ): void {
	islandsThatWake( 'load' ).forEach( wake );

	const observer = new IntersectionObserver(
		( entries ) =>
			entries.forEach( ( { isIntersecting, target } ) => {
				const root = target.closest< HTMLElement >( ISLAND );
				if ( isIntersecting && root ) {
					[ ...root.children ].forEach( ( child ) => observer.unobserve( child ) );
					wake( root );
				}
			} ),
		{ rootMargin: '200px' }
	);
	// The children are watched: a root that is `display: contents` never intersects.
	islandsThatWake( 'visible' ).forEach( ( root ) =>
		[ ...root.children ].forEach( ( child ) => observer.observe( child ) )
	);

	// The back button can lead to another state of this very page while its island sleeps: after a reload.
	addEventListener( 'popstate', () =>
		document.querySelectorAll< HTMLElement >( `${ ISLAND }[data-history]` ).forEach( wake )
	);
}
