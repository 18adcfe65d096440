import L from 'leaflet';
import styles from 'leaflet/dist/leaflet.css';
import { boxIn, placesBeside, showing, viewOf } from './places';

const TIMEOUT_MS = 10_000;
const MAX_ZOOM = 19;
/** In pixels; the pin's tip is in the middle of its lower edge. */
const PIN = 48;

/** As a style sheet of its own, which needs no leave of a policy for inline styles. */
function addStyles(): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( styles );
	document.adoptedStyleSheets = [ ...document.adoptedStyleSheets, sheet ];
}

let hasStyles = false;

/** The map of tiles. It is shown when its first tile has come; without any the drawn map stays. */
export default showing( ( frame, { tiles, attribution } ) => {
	if ( ! hasStyles ) {
		addStyles();
		hasStyles = true;
	}
	const places = placesBeside( frame );
	const box = boxIn( frame );
	const moves = ! matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	const map = L.map( box, {
		// The page scrolls on under the pointer.
		scrollWheelZoom: false,
		zoomAnimation: moves,
		fadeAnimation: moves,
		markerZoomAnimation: moves,
		inertia: moves,
	} );
	map.attributionControl.setPrefix( false );
	const { lat, lng, zoom } = viewOf( places );
	map.setView( [ lat, lng ], zoom, { animate: false } );
	for ( const place of places ) {
		const pin = L.marker( [ place.lat, place.lng ], {
			icon: L.divIcon( {
				className: 'coleman-branch-map__pin',
				iconSize: [ PIN, PIN ],
				iconAnchor: [ PIN / 2, PIN ],
				popupAnchor: [ 0, -PIN ],
			} ),
			title: place.city,
		} );
		pin.bindPopup( place.about ).addTo( map );
		const button = pin.getElement();
		button?.setAttribute( 'aria-label', place.city );
		// Leaflet hears Esc only while the map itself has the focus.
		for ( const part of [ button, place.about ] ) {
			part?.addEventListener( 'keydown', ( { key } ) => {
				if ( key === 'Escape' ) {
					pin.closePopup();
					button?.focus();
				}
			} );
		}
	}

	return new Promise( ( resolve, reject ) => {
		const giveUp = () => {
			map.remove();
			box.remove();
			reject( new Error( 'no tile has come' ) );
		};
		const timer = setTimeout( giveUp, TIMEOUT_MS );
		let hasTile = false;
		L.tileLayer( tiles, { attribution, maxZoom: MAX_ZOOM } )
			.on( 'tileload', () => {
				hasTile = true;
				clearTimeout( timer );
				resolve( box );
			} )
			.on( 'load', () => {
				// Every tile has come or failed; Leaflet goes on with the last one after this.
				if ( ! hasTile ) {
					clearTimeout( timer );
					setTimeout( giveUp );
				}
			} )
			.addTo( map );
	} );
} );
