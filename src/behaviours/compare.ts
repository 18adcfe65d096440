/**
 * The compare button is there while at least one machine of the compare list is ticked.
 *
 *     <fieldset data-compare-list>… <input type="checkbox" name="ids[]"> …</fieldset>
 *     <button data-compare-button hidden>Compare <span data-compare-count></span></button>
 */
export function startCompare(): void {
	const update = () => {
		const ticked = document.querySelectorAll( '[data-compare-list] input[type=checkbox]:checked' ).length;
		document
			.querySelectorAll< HTMLElement >( '[data-compare-button]' )
			.forEach( ( button ) => ( button.hidden = ! ticked ) );
		document
			.querySelectorAll( '[data-compare-count]' )
			.forEach( ( count ) => ( count.textContent = `${ ticked }` ) );
	};
	if ( document.querySelector( '[data-compare-list]' ) ) {
		document.addEventListener( 'change', update );
		// A page that is shown again may have kept its ticks.
		addEventListener( 'pageshow', update );
		update();
	}
}
