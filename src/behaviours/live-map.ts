import type { MapSettings, ShowMap } from '../maps/places';

/** What PHP says of the map, its file, and what is said meanwhile and when it does not come. */
type Facts = MapSettings & { script: string; wait: string; fault: string };

type Import = ( url: string ) => Promise< { default: ShowMap } >;

/**
 * Shows a live map over the drawn one at a click; before it nothing is asked of anyone else.
 *
 *     <div><img …><button type="button" data-show-map>Show the live map</button><p role="status"></p></div>
 *     <script type="application/json" id="coleman-map">{ "script": …, "tiles": …, "wait": …, "fault": … }</script>
 *
 * The branches are those whose plates (`data-at="latitude,longitude"`) stand beside the frame.
 */
export function startLiveMaps( importModule: Import ): void {
	document.addEventListener( 'click', async ( { target } ) => {
		const button = ( target as Element ).closest( '[data-show-map]:not([aria-disabled])' );
		if ( button ) {
			const told = button.nextElementSibling!;
			const facts: Facts = JSON.parse( document.getElementById( 'coleman-map' )!.textContent! );
			// It keeps the focus meanwhile.
			button.setAttribute( 'aria-disabled', 'true' );
			told.textContent = facts.wait;
			try {
				await ( await importModule( facts.script ) ).default( button.parentElement!, facts );
			} catch {
				button.removeAttribute( 'aria-disabled' );
				told.textContent = facts.fault;
			}
		}
	} );
}
