/**
 * What answers a kind of click comes with the first such click, which is then made again, with or without the file.
 *
 *     <template data-on-click="a[data-smooth-scroll]" data-module="<module URL>"></template>
 *
 * A click that something else has answered already needs no file.
 */
export function startFirstClicks( importModule: ( url: string ) => Promise< unknown > ): void {
	for ( const { dataset } of document.querySelectorAll< HTMLElement >( '[data-on-click]' ) ) {
		let { module: url } = dataset;
		addEventListener( 'click', ( event ) => {
			const { target } = event;
			if (
				url &&
				! event.defaultPrevented &&
				target instanceof HTMLElement &&
				target.closest( dataset.onClick! )
			) {
				event.preventDefault();
				const again = () => target.click();
				importModule( url ).then( again, again );
				url = '';
			}
		} );
	}
}
