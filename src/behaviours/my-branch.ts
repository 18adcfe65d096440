/** The branch that a cookie names; empty for none. */
const chosen = ( cookie: string ): string => /(?:^|; )coleman_branch=([1-9]\d{0,8})(?:;|$)/.exec( cookie )?.[ 1 ] ?? '';

/**
 * Paints the visitor's own branch into a page that is the same for everybody: its rows (`data-branch-row`) are marked, and
 * first in a list with `data-mine-first`; what stands for it alone (`data-mine`) is shown.
 *
 * @param cookie The page's cookies.
 * @return The branch's id; empty for none, and for one that the page does not know.
 */
export function paintMyBranch( cookie: string ): string {
	const id = chosen( cookie );
	const rows = id ? document.querySelectorAll( `[data-branch-row="${ id }"]` ) : [];
	rows.forEach( ( row ) => {
		row.classList.add( 'is-mine' );
		row.querySelectorAll< HTMLElement >( '[data-mine]' ).forEach( ( part ) => ( part.hidden = false ) );
		row.querySelector( 'button[name=branch]' )?.setAttribute( 'aria-current', 'true' );
		row.closest( '[data-mine-first]' )?.prepend( row );
		const name = row.closest( 'details' )?.querySelector( '[data-my-branch-name]' );
		if ( name ) {
			name.textContent = row.textContent;
		}
	} );
	return rows.length ? id : '';
}

/** What a visitor does first on a page. */
const FIRST_USE = [ 'pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin' ];

/**
 * Makes room for when a part is ready at the visitor's branch, and fetches the code that says it once the page is used:
 * what nobody waits for does not slow the page down.
 */
export function expectPromise(
	branch: string,
	url: string | undefined,
	importModule: ( url: string ) => unknown
): void {
	const places = document.querySelectorAll( '[data-promise]' );
	if ( ! branch || ! url || ! places.length ) {
		return;
	}
	places.forEach( ( place ) => place.replaceChildren() );
	const start = () => {
		FIRST_USE.forEach( ( type ) => removeEventListener( type, start, true ) );
		importModule( url );
	};
	FIRST_USE.forEach( ( type ) => addEventListener( type, start, { capture: true, passive: true } ) );
}
