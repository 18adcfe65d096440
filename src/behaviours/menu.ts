const TOP = 'summary, li > a';

/** The names of the bar, closed panels and all: what the arrow keys go along. */
const topLevel = ( menu: HTMLElement ) =>
	[ ...menu.children ].map( ( item ) => item.querySelector< HTMLElement >( TOP ) ).filter( ( top ) => top !== null );

const openSections = ( menu: HTMLElement ) => [ ...menu.querySelectorAll< HTMLDetailsElement >( 'details[open]' ) ];

const close = ( sections: HTMLDetailsElement[] ) => sections.forEach( ( section ) => ( section.open = false ) );

/** The one so many steps further on, round and round. */
const further = ( list: HTMLElement[], from: Element, steps: number ) =>
	list[ ( list.indexOf( from as HTMLElement ) + steps + list.length ) % list.length ];

/** Where the key leads from the element that has the focus; null when it is no business of ours. */
function destination( menu: HTMLElement, focused: Element, key: string ): HTMLElement | undefined | null {
	const section = focused.closest< HTMLDetailsElement >( 'details' );
	const links = [ ...( section?.querySelectorAll( 'a' ) ?? [] ) ];
	const isInPanel = focused instanceof HTMLAnchorElement && links.includes( focused );
	const top = topLevel( menu );
	const from = ( isInPanel && section?.querySelector( 'summary' ) ) || focused;
	const forward = getComputedStyle( menu ).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';

	switch ( key ) {
		case 'ArrowLeft':
		case 'ArrowRight':
			return further( top, from, key === forward ? 1 : -1 );
		case 'ArrowDown':
			if ( section && ! isInPanel ) {
				section.open = true;
				return links[ 0 ];
			}
			return isInPanel ? further( links, focused, 1 ) : null;
		case 'ArrowUp':
			return isInPanel
				? ( ( focused === links[ 0 ] ? from : further( links, focused, -1 ) ) as HTMLElement )
				: null;
		case 'Home':
			return ( isInPanel ? links : top )[ 0 ];
		case 'End':
			return ( isInPanel ? links : top ).at( -1 );
		default:
			return null;
	}
}

function start( menu: HTMLElement ): void {
	menu.addEventListener( 'keydown', ( event ) => {
		const focused = event.target as Element;
		if ( event.key === 'Escape' ) {
			const [ section ] = openSections( menu );
			if ( section ) {
				// The next Esc closes what the menu itself is in.
				event.stopPropagation();
				section.open = false;
				section.querySelector( 'summary' )?.focus();
			}
			return;
		}
		const goal = event.altKey || event.ctrlKey || event.metaKey ? null : destination( menu, focused, event.key );
		if ( goal ) {
			event.preventDefault();
			goal.focus();
		}
	} );

	// Browsers that do not know the `name` of <details> would leave several open.
	menu.addEventListener(
		'toggle',
		( { target } ) => {
			if ( target instanceof HTMLDetailsElement && target.open ) {
				close( openSections( menu ).filter( ( section ) => section !== target ) );
			}
		},
		true
	);

	const toggle = document.querySelector< HTMLElement >( `[data-menu-toggle][aria-controls="${ menu.id }"]` );
	const sheet = toggle?.closest( 'header' ) ?? menu.parentElement;
	const isSheetOpen = () => toggle?.getAttribute( 'aria-expanded' ) === 'true';

	const goneElsewhere = ( { target }: Event ) => {
		if ( ! ( target instanceof Node ) ) {
			return;
		}
		if ( ! menu.contains( target ) ) {
			close( openSections( menu ) );
		}
		if ( isSheetOpen() && ! sheet?.contains( target ) ) {
			toggle?.click();
		}
	};
	sheet?.addEventListener( 'keydown', ( { key } ) => {
		if ( key === 'Escape' && isSheetOpen() ) {
			toggle?.click();
			toggle?.focus();
		}
	} );
	document.addEventListener( 'click', goneElsewhere );
	document.addEventListener( 'focusin', goneElsewhere );

	// Who comes back to the page finds it as they first saw it.
	addEventListener( 'pagehide', () => {
		close( openSections( menu ) );
		if ( isSheetOpen() ) {
			toggle?.click();
		}
	} );
}

/**
 * A menu whose sections are `<details>` and so open without any script; this adds that Esc and going elsewhere close
 * them, and the arrow keys.
 *
 *     <header>
 *       <a href="#menu" data-menu-toggle data-disclosure aria-controls="menu" aria-expanded="false">Menu</a>
 *       <ul id="menu" data-menu>
 *         <li><details name="menu"><summary>Parts</summary> …links… </details></li>
 *         <li><a href="/rental/">Rental</a></li>
 *       </ul>
 *     </header>
 *
 * The toggle is a disclosure (see there). What it opens besides the menu, such as the user bar in its mobile state,
 * CSS sees by `:has( [data-menu-toggle][aria-expanded="true"] )`. It closes on Esc anywhere in the
 * header, and when the focus leaves the header.
 */
export function startMenus(): void {
	document.querySelectorAll< HTMLElement >( '[data-menu]' ).forEach( start );
}
