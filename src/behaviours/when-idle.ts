/** What visitors do on a page that they look at. */
const USES = [ 'pointermove', 'pointerdown', 'keydown', 'scroll' ];

/**
 * Fetches the files that the page names only when the browser has nothing else to do (`data-when-idle`), or when the visitor
 * does something (`data-when-used`): what nobody waits for.
 */
export function startWhenIdle( importModule: ( url: string ) => unknown ): void {
	for ( const { dataset } of document.querySelectorAll< HTMLElement >( '[data-when-idle], [data-when-used]' ) ) {
		const { whenIdle, whenUsed } = dataset;
		// Safari has no requestIdleCallback before version 18.4.
		const load = () => ( window.requestIdleCallback ?? setTimeout )( () => importModule( whenIdle ?? whenUsed! ) );
		// A module is run once, however often it is asked for.
		( whenIdle ? [ 'load' ] : USES ).forEach( ( use ) => addEventListener( use, load, { once: true } ) );
	}
}
