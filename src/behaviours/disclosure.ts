const BUTTON = '[data-disclosure][aria-controls]';

const panelOf = ( button: Element ) => document.getElementById( button.getAttribute( 'aria-controls' ) ?? '' );

const isOpen = ( button: Element ) => button.getAttribute( 'aria-expanded' ) === 'true';

const set = ( button: Element, open: boolean ) => {
	button.setAttribute( 'aria-expanded', `${ open }` );
	panelOf( button )?.classList.toggle( 'is-open', open );
};

const openButtons = () => [ ...document.querySelectorAll( BUTTON ) ].filter( isOpen );

/**
 * Buttons that open and close what they control: the mobile menu, the panels of the mega-menu.
 *
 *     <button data-disclosure="menu" aria-expanded="false" aria-controls="panel">…</button> <div id="panel">…</div>
 *
 * The panel has `is-open` while it is open; what that means is CSS. Esc closes, and the focus goes back to the button.
 * Buttons that name a group close one another, and close when the visitor goes elsewhere; without a name (`data-disclosure`)
 * only the button itself and Esc close.
 *
 * A link to the panel becomes such a button. Where no script runs it stays a link, and CSS shows the panel as `:target`.
 */
export function startDisclosures(): void {
	const closeElsewhere = ( { target }: Event ) =>
		openButtons().forEach( ( button ) => {
			const isGroup = button.getAttribute( 'data-disclosure' );
			const inside =
				target instanceof Node && ( button.contains( target ) || panelOf( button )?.contains( target ) );
			if ( isGroup && ! inside ) {
				set( button, false );
			}
		} );

	document.querySelectorAll( `a${ BUTTON }` ).forEach( ( link ) => link.setAttribute( 'role', 'button' ) );

	document.addEventListener( 'click', ( event ) => {
		closeElsewhere( event );
		const button = event.target instanceof Element && event.target.closest( BUTTON );
		if ( button ) {
			set( button, ! isOpen( button ) );
			if ( button.matches( 'a' ) ) {
				event.preventDefault();
			}
		}
	} );
	document.addEventListener( 'focusin', closeElsewhere );
	document.addEventListener( 'keydown', ( event ) => {
		const { key, target } = event;
		if ( key === ' ' && target instanceof HTMLAnchorElement && target.matches( BUTTON ) ) {
			event.preventDefault();
			target.click();
		}
		const open = openButtons().filter(
			( button ) => target === button || panelOf( button )?.contains( target as Node ) || target === document.body
		);
		const innermost = open.at( -1 );
		if ( key === 'Escape' && innermost instanceof HTMLElement ) {
			set( innermost, false );
			innermost.focus();
		}
	} );
}
