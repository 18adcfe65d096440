/**
 * What opens and closes modals comes with the first click that needs it, which is then made again. Where the page has it
 * already, it names no file.
 */
export function startFirstModal( importModule: ( url: string ) => Promise< unknown > ): void {
	let url = document.querySelector< HTMLElement >( '#coleman-modal' )?.dataset.module;
	addEventListener( 'click', ( event ) => {
		const { target } = event;
		if ( url && target instanceof HTMLElement && target.closest( '.modal-link, .close-modal' ) ) {
			event.preventDefault();
			const again = () => target.click();
			importModule( url ).then( again, again );
			url = '';
		}
	} );
}
