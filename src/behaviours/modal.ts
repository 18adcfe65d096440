/** What can be used with the keyboard by itself. */
const CONTROLS = 'a[href], button, input, summary';

/**
 * What a click opens: the element named by the attribute `modal-target`, else by the fragment of the link. The class may
 * be on a wrapper, as WordPress's Button has it.
 */
function modalOf( target: Element ): HTMLElement | null {
	const holder = target.closest( '.modal-link' );
	const control = target.closest< HTMLAnchorElement >( '[modal-target], a[href]' );
	const inner = holder?.contains( control ) ? control : ( holder as HTMLAnchorElement | null );
	const name =
		inner?.getAttribute( 'modal-target' ) ?? holder?.getAttribute( 'modal-target' ) ?? inner?.hash?.slice( 1 );
	return name ? document.getElementById( name ) : null;
}

/** The dialog that an element is shown in. One that is in none moves into its own, and stays there. */
function dialogAround( modal: HTMLElement ): HTMLDialogElement {
	const around = modal.closest( 'dialog' );
	if ( around ) {
		return around;
	}
	const frame = document.querySelector< HTMLTemplateElement >( '#coleman-modal' )!.content;
	const dialog = document.importNode( frame, true ).firstElementChild as HTMLDialogElement;
	dialog.dataset.modal = '';
	dialog.ariaLabel = modal.ariaLabel ?? modal.querySelector( 'h1, h2, h3, h4' )?.textContent ?? '';
	modal.hidden = false;
	modal.style.display = '';
	dialog.append( modal );
	document.body.append( dialog );
	return dialog;
}

/** Whether the click was on a dialog's own backdrop: then the dialog itself is its target. */
const isOnBackdrop = ( target: Element ) => target instanceof HTMLDialogElement && target.dataset.modal !== undefined;

const closeAll = () =>
	document.querySelectorAll< HTMLDialogElement >( 'dialog[open]' ).forEach( ( dialog ) => dialog.close() );

/**
 * Modals: an element of class `modal-link`, or what is in one, opens the modal whose id its attribute `modal-target` or
 * the fragment of its address names; one of class `close-modal` closes all modals.
 *
 *     <button class="modal-link" modal-target="rental-request">…</button>
 *     <dialog id="rental-request" data-modal aria-labelledby="…">… <button class="close-modal">…</button></dialog>
 *
 *     <div class="wp-block-button modal-link"><a href="#size-chart">…</a></div>
 *     <div id="size-chart" hidden>…</div>
 *
 * A link whose modal is not on the page leads where its `href` says.
 *
 * A `<dialog>` keeps the focus inside, closes on Esc and gives the focus back by itself; `data-modal` lets a click
 * beside it close it too. Any other element is moved into one when it is first opened, in the frame that PHP printed.
 */
export function startModals(): void {
	document.querySelectorAll< HTMLElement >( '.modal-link[modal-target]' ).forEach( ( link ) => {
		if ( ! link.matches( CONTROLS ) && ! link.querySelector( CONTROLS ) ) {
			link.tabIndex = 0;
			link.role = 'button';
		}
	} );
	document.addEventListener( 'click', ( event ) => {
		const { target } = event;
		if ( ! ( target instanceof Element ) || event.ctrlKey || event.metaKey ) {
			return;
		}
		const modal = modalOf( target );
		const dialog = modal && dialogAround( modal );
		if ( dialog ) {
			event.preventDefault();
			if ( ! dialog.open ) {
				dialog.showModal();
			}
		} else if ( target.closest( '.close-modal' ) || isOnBackdrop( target ) ) {
			closeAll();
		}
	} );
	document.addEventListener( 'keydown', ( event ) => {
		const { key, target } = event;
		if (
			( key === 'Enter' || key === ' ' ) &&
			target instanceof HTMLElement &&
			target.matches( '.modal-link[role=button]' )
		) {
			event.preventDefault();
			target.click();
		}
	} );
}
