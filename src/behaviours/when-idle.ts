/** Fetches the files that the page names only when the browser has nothing else to do: what no visitor waits for. */
export function startWhenIdle( importModule: ( url: string ) => unknown ): void {
	for ( const { dataset } of document.querySelectorAll< HTMLElement >( '[data-when-idle]' ) ) {
		addEventListener( 'load', () =>
			// Safari has no requestIdleCallback before version 18.4.
			( window.requestIdleCallback ?? setTimeout )( () => importModule( dataset.whenIdle! ) )
		);
	}
}
