/** A branch on the live map, as its plate beside the map tells of it. */
export type Place = { city: string; lat: number; lng: number; about: HTMLElement };

/** What PHP says of the live map: Locations\MapSettings. */
export type MapSettings = { tiles: string; attribution: string; key: string };

/** Makes a live map over a drawn one; it fails when the map's provider cannot be reached. */
type MakeMap = ( frame: HTMLElement, settings: MapSettings ) => Promise< HTMLElement >;

/** Shows a live map in place of a drawn one and of the button that asked for it. */
export type ShowMap = ( frame: HTMLElement, settings: MapSettings ) => Promise< void >;

export const showing =
	( make: MakeMap ): ShowMap =>
	async ( frame, settings ) => {
		const map = await make( frame, settings );
		frame.querySelector( 'button[data-show-map]' )?.remove();
		frame.querySelector( '[role=status]' )?.replaceChildren();
		map.focus( { preventScroll: true } );
	};

/** How near: the street of one branch, the area of several. */
const ZOOM = { one: 15, several: 9 };

/** The branches whose plates stand beside a map. */
export function placesBeside( frame: HTMLElement ): Place[] {
	return [ ...( frame.parentElement?.querySelectorAll< HTMLElement >( '[data-at]' ) ?? [] ) ].flatMap( ( plate ) => {
		const [ lat = NaN, lng = NaN ] = ( plate.dataset.at ?? '' ).split( ',' ).map( Number );
		if ( ! Number.isFinite( lat ) || ! Number.isFinite( lng ) ) {
			return [];
		}
		const copy = ( part: string ) =>
			plate.querySelector( `.coleman-branch-contact__${ part }` )?.cloneNode( true ) ?? '';
		const city = plate.querySelector( '.coleman-branch-contact__city' )?.textContent ?? '';
		const name = document.createElement( 'strong' );
		name.textContent = city;
		const about = document.createElement( 'div' );
		about.className = 'coleman-branch-map__about';
		about.append( name, copy( 'address' ), copy( 'phone' ), copy( 'directions' ) );
		return [ { city, lat, lng, about } ];
	} );
}

/** Where a map begins: in the middle of its places. */
export function viewOf( places: Place[] ): { lat: number; lng: number; zoom: number } {
	const middle = ( values: number[] ) => ( Math.min( ...values ) + Math.max( ...values ) ) / 2;
	return {
		lat: middle( places.map( ( { lat } ) => lat ) ),
		lng: middle( places.map( ( { lng } ) => lng ) ),
		zoom: places.length === 1 ? ZOOM.one : ZOOM.several,
	};
}

/** The box of a live map, over the drawn one. */
export function boxIn( frame: HTMLElement ): HTMLElement {
	const box = document.createElement( 'div' );
	box.className = 'coleman-branch-map__live';
	box.setAttribute( 'role', 'region' );
	box.setAttribute( 'aria-label', frame.querySelector( 'img' )?.alt ?? '' );
	frame.append( box );
	return box;
}
