/**
 * Events of others that an island answers: `data-wake-on="name …"` on the island names them. The first one wakes the
 * island. It is kept from everyone until the island lives (`mountIsland` says so), and then fired again, so that whoever
 * listens hears it once.
 */
export function startWakeOn(): void {
	document.querySelectorAll< HTMLElement >( '[data-wake-on]' ).forEach( ( root ) => {
		const hold = ( event: Event ) => {
			if ( 'islandLive' in root.dataset ) {
				return;
			}
			event.stopImmediatePropagation();
			root.addEventListener(
				'coleman:island-live',
				// The event itself says what the new one holds.
				() => event.target?.dispatchEvent( new CustomEvent( event.type, event as CustomEvent ) ),
				{ once: true }
			);
			// As a visitor's first touch.
			root.dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) );
		};
		`${ root.dataset.wakeOn }`.split( ' ' ).forEach( ( name ) => addEventListener( name, hold, true ) );
	} );
}
