import { encode } from 'uqr';
import { drawKey } from './draw-key';

const KEY =
	'otpauth://totp/Coleman%20Equipment:admin?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Coleman%20Equipment';

it( 'draws the squares of the code beside the key', () => {
	document.body.innerHTML = '<div data-otp="" data-label="QR code"></div>';
	const place = document.body.firstElementChild as HTMLElement;
	place.dataset.otp = KEY;
	drawKey( document );
	const picture = place.querySelector( 'svg' );
	expect( picture?.getAttribute( 'aria-label' ) ).toBe( 'QR code' );
	const drawn = picture?.querySelector( 'path' )?.getAttribute( 'd' ) ?? '';
	const { data, size } = encode( KEY, { ecc: 'M', border: 4 } );
	const squares = new Set( drawn.match( /M\d+ \d+/g ) );
	for ( let y = 0; y < size; y++ ) {
		for ( let x = 0; x < size; x++ ) {
			expect( squares.has( `M${ x } ${ y }` ) ).toBe( data[ y ]?.[ x ] );
		}
	}
	// White all around.
	expect( squares.has( 'M3 3' ) ).toBe( false );
	expect( squares.has( 'M4 4' ) ).toBe( true );
} );

it( 'does nothing on a page that asks for a code', () => {
	document.body.innerHTML = '<form></form>';
	drawKey( document );
	expect( document.body.innerHTML ).toBe( '<form></form>' );
} );
