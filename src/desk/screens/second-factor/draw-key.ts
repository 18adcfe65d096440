import { encode } from 'uqr';

const SVG = 'http://www.w3.org/2000/svg';

/** Squares of white around the code, which readers need. */
const BORDER = 4;

/**
 * Draws the QR code of an authenticator's address, in the page itself: nobody else is told of the key.
 *
 * @param page Has `<div data-otp="otpauth://…" data-label="…">`, or nothing happens.
 */
export function drawKey( page: Document ): void {
	const place = page.querySelector< HTMLElement >( '[data-otp]' );
	if ( ! place?.dataset.otp ) {
		return;
	}
	const { data, size } = encode( place.dataset.otp, { ecc: 'M', border: BORDER } );
	const picture = page.createElementNS( SVG, 'svg' );
	picture.setAttribute( 'viewBox', `0 0 ${ size } ${ size }` );
	picture.setAttribute( 'role', 'img' );
	picture.setAttribute( 'aria-label', place.dataset.label ?? '' );
	picture.setAttribute( 'shape-rendering', 'crispEdges' );
	picture.setAttribute( 'style', 'display:block;width:200px;max-width:100%;background:#fff' );
	const squares = page.createElementNS( SVG, 'path' );
	squares.setAttribute(
		'd',
		data.flatMap( ( row, y ) => row.map( ( isDark, x ) => ( isDark ? `M${ x } ${ y }h1v1h-1z` : '' ) ) ).join( '' )
	);
	squares.setAttribute( 'fill', '#000' );
	picture.append( squares );
	place.replaceChildren( picture );
}
