import type { Spot } from './types';

type Box = Omit< Spot, 'ref' >;

export type Point = { x: number; y: number };

/** Which side or corner is dragged, as on a compass. */
export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';

export const HANDLES: Handle[] = [ 'nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w' ];

/** Places are kept in ten-thousandths. */
const SHARES = 10_000;

/** The least width and height that a hand can still grasp. */
export const LEAST = 0.002;

/** A place for the first number, and for one that is only tapped. */
export const FIRST_SIZE = { w: 0.04, h: 0.04 };

/** How far the arrow keys go. */
export const STEP = 0.01;
export const SMALL_STEP = 0.001;

export const ZOOMS = [ 1, 1.5, 2, 3, 4, 6, 8 ];

const whole = ( share: number ) => ( Number.isFinite( share ) ? Math.round( share * SHARES ) : 0 );

const between = ( least: number, value: number, most: number ) => Math.max( least, Math.min( most, value ) );

/** @return The same within the drawing: the size gives way last. */
export function clamp< Of extends Box >( box: Of ): Of {
	const w = between( SHARES * LEAST, whole( box.w ), SHARES );
	const h = between( SHARES * LEAST, whole( box.h ), SHARES );
	return {
		...box,
		x: between( 0, whole( box.x ), SHARES - w ) / SHARES,
		y: between( 0, whole( box.y ), SHARES - h ) / SHARES,
		w: w / SHARES,
		h: h / SHARES,
	};
}

/** @return The same size somewhere else. */
export const moved = < Of extends Box >( box: Of, dx: number, dy: number ): Of =>
	clamp( { ...box, x: box.x + dx, y: box.y + dy } );

/** @return One or two sides further; a side does not pass the one across. */
export function resized< Of extends Box >( box: Of, handle: Handle, dx: number, dy: number ): Of {
	let [ left, top, right, bottom ] = [ box.x, box.y, box.x + box.w, box.y + box.h ];
	if ( handle.includes( 'w' ) ) {
		left = between( 0, left + dx, right - LEAST );
	}
	if ( handle.includes( 'e' ) ) {
		right = between( left + LEAST, right + dx, 1 );
	}
	if ( handle.includes( 'n' ) ) {
		top = between( 0, top + dy, bottom - LEAST );
	}
	if ( handle.includes( 's' ) ) {
		bottom = between( top + LEAST, bottom + dy, 1 );
	}
	return clamp( { ...box, x: left, y: top, w: right - left, h: bottom - top } );
}

/** @return Between two corners that were dragged from one to the other. */
export const spanned = ( from: Point, to: Point ): Box =>
	clamp( {
		x: Math.min( from.x, to.x ),
		y: Math.min( from.y, to.y ),
		w: Math.abs( from.x - to.x ),
		h: Math.abs( from.y - to.y ),
	} );

/** @return Of this size around a point. */
export const around = ( { x, y }: Point, { w, h }: { w: number; h: number } ): Box =>
	clamp( { x: x - w / 2, y: y - h / 2, w, h } );

const holds = ( { x, y, w, h }: Box, at: Point ) => at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;

/** @return Index of the smallest place at a point, so that one within another can be reached; -1 for none. */
export const hit = ( spots: Box[], at: Point ): number =>
	spots.reduce( ( best, spot, index ) => {
		const other = spots[ best ];
		return holds( spot, at ) && ( other === undefined || spot.w * spot.h <= other.w * other.h ) ? index : best;
	}, -1 );

/** @return Whether so little was dragged that it was a tap. */
export const isTap = ( from: Point, to: Point ) =>
	Math.abs( from.x - to.x ) < 0.005 && Math.abs( from.y - to.y ) < 0.005;

/** @return The next zoom in a direction. */
export function zoomed( zoom: number, by: 1 | -1 ): number {
	const steps = by > 0 ? ZOOMS.filter( ( one ) => one > zoom ) : ZOOMS.filter( ( one ) => one < zoom ).reverse();
	return steps[ 0 ] ?? zoom;
}

/** @return Where to scroll so that what was in the middle stays there. */
export const scrollAfterZoom = ( scroll: number, visible: number, from: number, to: number ): number =>
	Math.max( 0, ( ( scroll + visible / 2 ) * to ) / from - visible / 2 );
