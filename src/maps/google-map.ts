import { boxIn, placesBeside, showing, viewOf } from './places';

const TIMEOUT_MS = 10_000;

/** Of Google's library what is used here. */
type GoogleMaps = {
	Map: new ( box: HTMLElement, options: object ) => object;
	Marker: new ( options: object ) => { addListener: ( event: string, then: () => void ) => void };
	InfoWindow: new ( options: object ) => { open: ( options: object ) => void };
};

type WithGoogle = typeof globalThis & {
	google?: { maps: GoogleMaps };
	colemanMapReady?: () => void;
	gm_authFailure?: () => void;
};

const page = globalThis as WithGoogle;

/** Google's library, which calls back when it is there, or when it refuses the key. */
function load( key: string ): Promise< GoogleMaps > {
	return new Promise( ( resolve, reject ) => {
		if ( page.google ) {
			resolve( page.google.maps );
			return;
		}
		const timer = setTimeout( () => reject( new Error( 'Google Maps has not come' ) ), TIMEOUT_MS );
		page.colemanMapReady = () => {
			clearTimeout( timer );
			if ( page.google ) {
				resolve( page.google.maps );
			}
		};
		const script = document.createElement( 'script' );
		script.src = `https://maps.googleapis.com/maps/api/js?loading=async&callback=colemanMapReady&key=${ encodeURIComponent( key ) }`;
		script.async = true;
		script.onerror = () => {
			clearTimeout( timer );
			script.remove();
			reject( new Error( 'Google Maps cannot be reached' ) );
		};
		document.head.append( script );
	} );
}

/** Google's map. A key that it refuses leaves the drawn map, also when that is found out later. */
export default showing( async ( frame, { key } ) => {
	const maps = await load( key );
	const places = placesBeside( frame );
	const box = boxIn( frame );
	page.gm_authFailure = () => box.remove();
	const { zoom, ...center } = viewOf( places );
	const map = new maps.Map( box, { center, zoom, mapTypeControl: false, streetViewControl: false } );
	for ( const { city, about, ...position } of places ) {
		const pin = new maps.Marker( { position, map, title: city } );
		const popup = new maps.InfoWindow( { content: about } );
		pin.addListener( 'click', () => popup.open( { anchor: pin, map } ) );
	}
	box.tabIndex = 0;
	return box;
} );
