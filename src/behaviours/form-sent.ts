/** What the contact form plugin (Contact Form 7) fires at a form's wrapper once it has been sent. */
export const FORM_SENT = 'wpcf7mailsent';

/** Areas that a form is in before it is sent. */
const CONTENT = '[data-form-content]';

/** What stands in their place afterwards. */
const THANKS = ':scope > [data-form-sent]';

/** What the event tells of the answer; a plugin may leave out any of it. */
type Detail = { apiResponse?: { message?: unknown } } | null | undefined;

/**
 * Whether an area belongs to the form that was sent: every area does, except one that another form is in, because what
 * was typed there is not sent yet.
 *
 * @param area
 * @param target Where the event was fired. An event of the document is about the whole page.
 */
export function isOfSentForm( area: Element, target: EventTarget | null ): boolean {
	return (
		! ( target instanceof Element ) ||
		area.contains( target ) ||
		target.contains( area ) ||
		! area.querySelector( 'form' )
	);
}

/** What shows instead of an area: its neighbors that are marked so, else the plugin's own sentence. */
function thanksOf( area: HTMLElement, { target, detail }: CustomEvent< Detail > ): HTMLElement[] {
	const own = [ ...( area.parentElement?.querySelectorAll< HTMLElement >( THANKS ) ?? [] ) ];
	const message = detail?.apiResponse?.message;
	// In an area around the form, the plugin's sentence would be hidden with it.
	if ( own.length || typeof message !== 'string' || ! area.contains( target as Node ) ) {
		return own;
	}
	const sentence = document.createElement( 'p' );
	sentence.dataset.formSent = '';
	sentence.textContent = message;
	area.after( sentence );
	return [ sentence ];
}

/**
 * Puts the thanks in the place of a contact form that was sent.
 *
 *     <div data-form-content>… the form …</div>
 *     <p data-form-sent hidden>Thank you. We will call you.</p>
 *
 * In an island React owns the markup, and hears the event itself.
 */
export function startFormSent(): void {
	document.addEventListener( FORM_SENT, ( event ) => {
		let hasFocus = false;
		const thanks = [ ...document.querySelectorAll< HTMLElement >( CONTENT ) ].flatMap( ( area ) => {
			if ( area.closest( '[data-coleman-island]' ) || ! isOfSentForm( area, event.target ) ) {
				return [];
			}
			hasFocus ||= area.contains( area.ownerDocument.activeElement );
			area.hidden = true;
			// The layout classes of WordPress's own blocks are stronger than the attribute.
			area.style.display = 'none';
			return thanksOf( area, event as CustomEvent< Detail > );
		} );
		thanks.forEach( ( element ) => ( element.hidden = false ) );
		const [ first ] = thanks;
		if ( first && hasFocus ) {
			first.tabIndex = -1;
			first.focus();
		}
	} );
}
