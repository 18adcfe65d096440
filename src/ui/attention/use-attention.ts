import { useEffect, useRef } from '@wordpress/element';

/**
 * Tells when the pointer or the focus comes into an element and when both have left it: what disappears by itself
 * waits meanwhile. Spread the result on the element.
 */
export function useAttention< Root extends HTMLElement >( onChange: ( attended: boolean ) => void ) {
	const ref = useRef< Root >( null );
	const isPointerInside = useRef( false );
	const last = useRef( false );

	const update = () => {
		const isFocusInside = ref.current?.contains( ref.current.ownerDocument.activeElement ) ?? false;
		const attended = isPointerInside.current || isFocusInside;
		if ( attended !== last.current ) {
			last.current = attended;
			onChange( attended );
		}
	};
	const pointer = ( inside: boolean ) => () => {
		isPointerInside.current = inside;
		update();
	};

	// A focused button that is removed takes the focus along without an event.
	useEffect( update );

	return {
		ref,
		onPointerEnter: pointer( true ),
		onPointerLeave: pointer( false ),
		onFocus: update,
		onBlur: update,
	};
}
