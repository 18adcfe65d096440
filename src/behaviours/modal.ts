let backdrop: HTMLElement | undefined;

/** Behind a modal that is no <dialog>; a dialog brings its own. */
function showBackdrop( shown: boolean ): void {
	if ( ! backdrop?.isConnected ) {
		backdrop = document.createElement( 'div' );
		backdrop.className = 'modal-backdrop close-modal';
		document.body.append( backdrop );
	}
	backdrop.hidden = ! shown;
}

function open( modal: HTMLElement ): void {
	if ( ! ( modal instanceof HTMLDialogElement ) ) {
		showBackdrop( true );
		modal.hidden = false;
		modal.dataset.modalOpen = '';
	} else if ( ! modal.open ) {
		modal.showModal();
	}
}

/** Whether the click was on a dialog's own backdrop: then the dialog itself is its target. */
const isOnBackdrop = ( target: Element ) => target instanceof HTMLDialogElement && target.dataset.modal !== undefined;

function closeAll(): void {
	document.querySelectorAll( 'dialog[open]' ).forEach( ( dialog ) => ( dialog as HTMLDialogElement ).close() );
	document.querySelectorAll< HTMLElement >( '[data-modal-open]' ).forEach( ( modal ) => {
		modal.hidden = true;
		delete modal.dataset.modalOpen;
		showBackdrop( false );
	} );
}

/**
 * Modals: an element of class `modal-link` opens the modal whose id its attribute
 * `modal-target` names; one of class `close-modal` hides the backdrop and all modals.
 *
 *     <button class="modal-link" modal-target="rental-request">…</button>
 *     <dialog id="rental-request" data-modal aria-labelledby="…">… <button class="close-modal">…</button></dialog>
 *
 * A link whose modal is not on the page leads where its `href` says.
 *
 * A `<dialog>` keeps the focus inside, closes on Esc and gives the focus back by itself; `data-modal` lets a click
 * beside it close it too. Any other element is shown over a backdrop of class `modal-backdrop`.
 */
export function startModals(): void {
	document.addEventListener( 'click', ( event ) => {
		const target = event.target;
		if ( ! ( target instanceof Element ) ) {
			return;
		}
		const link = target.closest( '.modal-link[modal-target]' );
		const modal = link && document.getElementById( link.getAttribute( 'modal-target' ) ?? '' );
		if ( modal ) {
			event.preventDefault();
			open( modal );
		} else if ( target.closest( '.close-modal' ) || isOnBackdrop( target ) ) {
			closeAll();
		}
	} );
	document.addEventListener( 'keydown', ( { key } ) => {
		if ( key === 'Escape' && backdrop && ! backdrop.hidden ) {
			closeAll();
		}
	} );
}
