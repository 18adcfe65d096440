/** Fetches a file that the page names only when the browser has nothing else to do: what no visitor waits for. */
export function startWhenIdle( importModule: ( url: string ) => unknown ): void {
	const url = document.querySelector< HTMLElement >( '[data-when-idle]' )?.dataset.whenIdle;
	if ( url ) {
		addEventListener( 'load', () =>
			// Safari has no requestIdleCallback before version 18.4.
			( window.requestIdleCallback ?? setTimeout )( () => importModule( url ) )
		);
	}
}
