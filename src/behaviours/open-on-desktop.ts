/**
 * Opens the lists that are open where there is room: `<details data-wide-open>`, wider than 768 px. Until then their
 * style shows them, so nothing moves; from then on they fold as any other.
 */
export function openOnDesktop(): void {
	document.querySelectorAll< HTMLDetailsElement >( '[data-wide-open]' ).forEach( ( details ) => {
		details.open = innerWidth > 768;
		details.removeAttribute( 'data-wide-open' );
	} );
}
