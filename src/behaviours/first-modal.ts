/**
 * A link to a modal that a script has printed later: what opens it comes with the first click, which is then made again.
 * Where PHP saw such a link, that file is on the page already.
 */
export function startFirstModal( importModule: ( url: string ) => Promise< unknown > ): void {
	const url = document.querySelector< HTMLElement >( '#coleman-modal' )?.dataset.module;
	const listen = ( event: MouseEvent ) => {
		const { target } = event;
		if ( url && target instanceof HTMLElement && target.closest( '.modal-link' ) ) {
			event.preventDefault();
			removeEventListener( 'click', listen );
			const again = () => target.click();
			importModule( url ).then( again, again );
		}
	};
	addEventListener( 'click', listen );
}
