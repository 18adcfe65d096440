import { flushSync, useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';

export const MAX_ZOOM = 5;

const STEP = 1.4;

const ARROW_PX = 60;

type Point = { x: number; y: number };

const distance = ( touches: TouchList ) =>
	Math.hypot( touches[ 0 ]!.clientX - touches[ 1 ]!.clientX, touches[ 0 ]!.clientY - touches[ 1 ]!.clientY );

const between = ( touches: TouchList ): Point => ( {
	x: ( touches[ 0 ]!.clientX + touches[ 1 ]!.clientX ) / 2,
	y: ( touches[ 0 ]!.clientY + touches[ 1 ]!.clientY ) / 2,
} );

const ARROWS: Record< string, [ number, number ] > = {
	ArrowLeft: [ -ARROW_PX, 0 ],
	ArrowRight: [ ARROW_PX, 0 ],
	ArrowUp: [ 0, -ARROW_PX ],
	ArrowDown: [ 0, ARROW_PX ],
};

/**
 * Zooming what scrolls: the picture grows inside its window, whose scrolling is the panning. So one finger pans by
 * itself, and at full size it scrolls the page.
 *
 * @param viewport The window; what it holds is as wide as the zoom says.
 */
export function useZoom( viewport: RefObject< HTMLElement > ) {
	const [ zoom, setZoom ] = useState( 1 );
	const drag = useRef< ( Point & { id: number } ) | null >( null );

	/** Grows around a point of the browser's window; without one the middle stays. */
	const zoomTo = useCallback(
		( wanted: ( before: number ) => number, point?: Point ) => {
			const view = viewport.current;
			if ( ! view ) {
				return;
			}
			const box = view.getBoundingClientRect();
			const at = point
				? { x: point.x - box.left, y: point.y - box.top }
				: { x: view.clientWidth / 2, y: view.clientHeight / 2 };
			// The place that stays where it is, as a share of the picture.
			const share = {
				x: ( view.scrollLeft + at.x ) / view.scrollWidth,
				y: ( view.scrollTop + at.y ) / view.scrollHeight,
			};
			// Scrolled before it is painted, so that nothing jumps.
			flushSync( () => setZoom( ( before ) => Math.max( 1, Math.min( MAX_ZOOM, wanted( before ) ) ) ) );
			view.scrollLeft = share.x * view.scrollWidth - at.x;
			view.scrollTop = share.y * view.scrollHeight - at.y;
		},
		[ viewport ]
	);

	// React listens passively to these, and they must keep the browser from zooming the page.
	useEffect( () => {
		const view = viewport.current;
		if ( ! view ) {
			return;
		}
		let pinch = 0;
		const onWheel = ( event: WheelEvent ) => {
			if ( event.ctrlKey ) {
				event.preventDefault();
				zoomTo( ( before ) => before * Math.exp( -event.deltaY / 200 ), {
					x: event.clientX,
					y: event.clientY,
				} );
			}
		};
		const onTouchStart = ( { touches }: TouchEvent ) => {
			pinch = touches.length === 2 ? distance( touches ) : 0;
		};
		const onTouchMove = ( event: TouchEvent ) => {
			if ( pinch && event.touches.length === 2 ) {
				event.preventDefault();
				const now = distance( event.touches );
				const grown = now / pinch;
				pinch = now;
				zoomTo( ( before ) => before * grown, between( event.touches ) );
			}
		};
		view.addEventListener( 'wheel', onWheel, { passive: false } );
		view.addEventListener( 'touchstart', onTouchStart, { passive: true } );
		view.addEventListener( 'touchmove', onTouchMove, { passive: false } );
		return () => {
			view.removeEventListener( 'wheel', onWheel );
			view.removeEventListener( 'touchstart', onTouchStart );
			view.removeEventListener( 'touchmove', onTouchMove );
		};
	}, [ viewport, zoomTo ] );

	const zoomBy = ( steps: number ) => zoomTo( ( before ) => before * STEP ** steps );
	const reset = () => zoomTo( () => 1 );

	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.ctrlKey || event.metaKey || event.altKey ) {
			return;
		}
		const arrow = zoom > 1 ? ARROWS[ event.key ] : undefined;
		if ( event.key === '+' || event.key === '=' ) {
			zoomBy( 1 );
		} else if ( event.key === '-' ) {
			zoomBy( -1 );
		} else if ( event.key === '0' ) {
			reset();
		} else if ( arrow && viewport.current ) {
			viewport.current.scrollLeft += arrow[ 0 ];
			viewport.current.scrollTop += arrow[ 1 ];
		} else {
			return;
		}
		event.preventDefault();
	};

	// A finger pans natively; a mouse takes hold of the picture.
	const onPointerDown = ( { pointerType, button, pointerId, clientX, clientY, target }: PointerEvent ) => {
		if ( pointerType === 'mouse' && button === 0 && zoom > 1 && ! ( target as Element ).closest( 'a' ) ) {
			drag.current = { id: pointerId, x: clientX, y: clientY };
			viewport.current?.setPointerCapture?.( pointerId );
		}
	};
	const onPointerMove = ( { pointerId, clientX, clientY }: PointerEvent ) => {
		const view = viewport.current;
		if ( view && drag.current?.id === pointerId ) {
			view.scrollLeft -= clientX - drag.current.x;
			view.scrollTop -= clientY - drag.current.y;
			drag.current = { id: pointerId, x: clientX, y: clientY };
		}
	};
	const onPointerUp = () => {
		drag.current = null;
	};

	return {
		zoom,
		zoomBy,
		reset,
		handlers: { onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
	};
}
