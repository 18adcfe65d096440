/** The controls whose click or submit an island holds, each with how to replay it. */
export type Held = Map< Element, () => void >;

const CONTROL = 'a,button,input,label,select,summary,textarea';

/** What the browser does by itself, whether the island is awake or not. */
export const isNative = ( target: Element ) => target.closest( '[data-native],a[target],a[download]' );

const isModified = ( event: MouseEvent ) =>
	event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

export function setPending( control: Element, pending: boolean ): void {
	control.classList.toggle( 'is-pending', pending );
	control.toggleAttribute( 'aria-busy', pending );
	if ( pending ) {
		control.setAttribute( 'aria-busy', 'true' );
	} else if ( ! control.className ) {
		// React expects exactly what PHP printed.
		control.removeAttribute( 'class' );
	}
}

/**
 * Holds a click or submit that reaches an island before React does, and shows within the frame that it was felt.
 * The same control is held once.
 *
 * @return Whether the browser can do something with it too.
 */
export function hold( event: Event, target: Element, held: Held ): boolean | undefined {
	const form = event.type === 'submit' ? ( target as HTMLFormElement ) : null;
	// Without a form the event is a click, whose modifier keys mean "in a new tab" or the like.
	const submitter = form && ( event as SubmitEvent ).submitter;
	const control = submitter ?? form ?? target.closest< HTMLElement >( CONTROL );
	if ( ! control || ( ! form && isModified( event as MouseEvent ) ) ) {
		return undefined;
	}
	event.preventDefault();
	event.stopImmediatePropagation();
	if ( ! held.has( control ) ) {
		held.set( control, () => ( form ? form.requestSubmit( submitter ) : control.click() ) );
		setPending( control, true );
	}
	return ( control as HTMLButtonElement ).type !== 'button';
}
