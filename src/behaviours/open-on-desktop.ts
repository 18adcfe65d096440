/**
 * Opens the lists that are open where there is room: `<details data-open-on-desktop>`, wider than 768 px. Until then their
 * style shows them, so nothing moves; from then on they fold as any other.
 */
export function openOnDesktop(): void {
	document.querySelectorAll< HTMLDetailsElement >( '[data-open-on-desktop]' ).forEach( ( details ) => {
		details.open = innerWidth > 768;
		details.removeAttribute( 'data-open-on-desktop' );
	} );
}
