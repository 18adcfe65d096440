import { boxIn, placesBeside, showing, viewOf } from '../maps/places';
import { startLiveMaps } from './live-map';

const FACTS = {
	script: '/islands/leaflet-map.js',
	tiles: 'https://tiles.example/{z}/{x}/{y}.png',
	attribution: 'us',
	key: '',
	wait: 'On its way…',
	fault: 'Not to be reached.',
};

const plate = ( city: string, at: string ) => `<li class="coleman-branch-contact__branch" data-at="${ at }">
	<h2 class="coleman-branch-contact__city"><a href="/x">${ city }</a></h2>
	<address class="coleman-branch-contact__address">1 Road</address>
	<a class="coleman-branch-contact__phone" href="tel:1">1</a>
	<a class="coleman-branch-contact__directions" href="https://maps.example">Directions</a></li>`;

const page = ( ...plates: string[] ) => {
	document.body.innerHTML = `<div><div class="coleman-branch-map"><img alt="Map"><button type="button" data-show-map>Show</button><p role="status"></p></div>
		<ul>${ plates.join( '' ) }</ul></div><script type="application/json" id="coleman-map">${ JSON.stringify( FACTS ) }</script>`;
	return document.querySelector< HTMLElement >( '.coleman-branch-map' )!;
};

const button = () => document.querySelector< HTMLButtonElement >( '[data-show-map]' );
const told = () => document.querySelector( '[role=status]' )!.textContent;
const settled = () => new Promise( ( resolve ) => setTimeout( resolve ) );

const make = jest.fn();
const load = jest.fn();
startLiveMaps( load );

beforeEach( () => {
	make.mockReset();
	load.mockReset().mockResolvedValue( { default: showing( make ) } );
} );

describe( 'the live map', () => {
	it( 'is asked of nobody before the click, and takes the place of its button', async () => {
		const frame = page( plate( 'Easton', '39.3,-95.1' ) );
		expect( load ).not.toHaveBeenCalled();
		make.mockImplementation( async () => Object.assign( boxIn( frame ), { tabIndex: 0 } ) );
		button()!.click();
		expect( [ told(), button()!.getAttribute( 'aria-disabled' ) ] ).toEqual( [ 'On its way…', 'true' ] );
		button()!.click();
		await settled();
		expect( load.mock.calls ).toEqual( [ [ FACTS.script ] ] );
		expect( make ).toHaveBeenCalledWith( frame, FACTS );
		expect( [ button(), told() ] ).toEqual( [ null, '' ] );
		expect( frame.ownerDocument.activeElement?.getAttribute( 'aria-label' ) ).toBe( 'Map' );
	} );

	it.each( [
		[ 'its file', () => load.mockRejectedValueOnce( new Error( 'offline' ) ) ],
		[ 'its tiles', () => make.mockRejectedValueOnce( new Error( 'no tile has come' ) ) ],
	] )( 'says when %s cannot be had, and may be asked again', async ( _, fail ) => {
		page( plate( 'Easton', '39.3,-95.1' ) );
		fail();
		button()!.click();
		await settled();
		expect( [ told(), button()!.hasAttribute( 'aria-disabled' ) ] ).toEqual( [ 'Not to be reached.', false ] );
		make.mockResolvedValueOnce( document.body );
		button()!.click();
		await settled();
		expect( button() ).toBeNull();
	} );
} );

describe( 'the places on it', () => {
	it( 'are the branches whose plates stand beside it, with how to reach them', () => {
		const frame = page( plate( 'Easton', '39.3,-95.1' ), plate( 'Nowhere', 'x,y' ) );
		const places = placesBeside( frame );
		expect( places.map( ( { city, lat, lng } ) => [ city, lat, lng ] ) ).toEqual( [ [ 'Easton', 39.3, -95.1 ] ] );
		expect( [ ...places[ 0 ]!.about.querySelectorAll( 'a' ) ].map( ( { textContent } ) => textContent ) ).toEqual( [
			'1',
			'Directions',
		] );
		// The plate keeps its own.
		expect( document.querySelectorAll( 'ul a' ) ).toHaveLength( 6 );
	} );

	it( 'are seen from 15 for one, from 9 for all, in their middle', () => {
		const place = ( lat: number, lng: number ) => ( { city: '', lat, lng, about: document.body } );
		expect( viewOf( [ place( 39.3, -95.1 ) ] ) ).toEqual( { lat: 39.3, lng: -95.1, zoom: 15 } );
		expect( viewOf( [ place( 39, -95 ), place( 40, -94 ), place( 39.2, -94.9 ) ] ) ).toEqual( {
			lat: 39.5,
			lng: -94.5,
			zoom: 9,
		} );
	} );
} );
