import type { MapSettings, ShowMap } from '../maps/places';

type Facts = MapSettings & { script: string; words: { wait: string; fault: string } };

type Import = ( url: string ) => Promise< { default: ShowMap } >;

async function show( button: HTMLButtonElement, importModule: Import ): Promise< void > {
	const frame = button.parentElement;
	const facts = document.getElementById( 'coleman-map' )?.textContent;
	const told = frame?.querySelector( '[role=status]' );
	if ( ! frame || ! facts || ! told ) {
		return;
	}
	const { script, words, ...settings }: Facts = JSON.parse( facts );
	// It keeps the focus meanwhile.
	button.setAttribute( 'aria-disabled', 'true' );
	told.textContent = words.wait;
	try {
		const map = await ( await importModule( script ) ).default( frame, settings );
		button.remove();
		told.textContent = '';
		map.focus( { preventScroll: true } );
	} catch {
		button.removeAttribute( 'aria-disabled' );
		told.textContent = words.fault;
	}
}

/**
 * Shows a live map over the drawn one at a click; before it nothing is asked of anyone else.
 *
 *     <div><img …><button type="button" data-show-map>Show the live map</button><p role="status"></p></div>
 *     <script type="application/json" id="coleman-map">{ "script": …, "tiles": …, "words": … }</script>
 *
 * The branches are those whose plates (`data-at="latitude,longitude"`) stand beside the frame.
 */
export function startLiveMaps( importModule: Import ): void {
	document.addEventListener( 'click', ( { target } ) => {
		const button = target instanceof Element ? target.closest< HTMLButtonElement >( '[data-show-map]' ) : null;
		if ( button && button.getAttribute( 'aria-disabled' ) !== 'true' ) {
			show( button, importModule );
		}
	} );
}
