import { Button } from '@wordpress/components';
import { useEffect, useLayoutEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent, PointerEvent } from 'react';
import {
	around,
	type Handle,
	HANDLES,
	hit,
	isTap,
	moved,
	type Point,
	resized,
	scrollAfterZoom,
	SMALL_STEP,
	spanned,
	STEP,
	zoomed,
} from './geometry';
import { inOrder, nextNumber, nextSize } from './numbers';
import type { Step } from './steps';
import { type Content, MAX_SPOTS, type Spot } from './types';

type Props = {
	content: Content;
	/** URL of the drawing. */
	image: string;
	selected: number;
	onSelect: ( index: number ) => void;
	step: ( step: Step ) => void;
};

type Drag = { kind: 'draw' | 'move' | Handle; index: number; from: Point; to: Point };

const ARROWS: Record< string, [ number, number ] > = {
	ArrowLeft: [ -1, 0 ],
	ArrowRight: [ 1, 0 ],
	ArrowUp: [ 0, -1 ],
	ArrowDown: [ 0, 1 ],
};

const percent = ( share: number ) => `${ Number( ( share * 100 ).toFixed( 2 ) ) }%`;

/** What a screen reader says of a place. */
const spoken = ( { ref, x, y, w, h }: Spot ) =>
	sprintf(
		/* translators: 1: number, 2: distance from the left, 3: distance from the top, 4: width, 5: height, all in percent */
		__( 'Number %1$s, %2$s from the left, %3$s from the top, %4$s wide, %5$s high', 'coleman' ),
		ref === '' ? __( 'none', 'coleman' ) : ref,
		percent( x ),
		percent( y ),
		percent( w ),
		percent( h )
	);

const style = ( { x, y, w, h }: Omit< Spot, 'ref' > ) => ( {
	left: percent( x ),
	top: percent( y ),
	width: percent( w ),
	height: percent( h ),
} );

/** @return Where a handle is at its place: a drawing has a left side in any language. */
const cornerOf = ( handle: Handle ) => {
	const side = ( first: string, last: string ) => {
		if ( handle.includes( first ) ) {
			return 0;
		}
		return handle.includes( last ) ? '100%' : '50%';
	};
	return { left: side( 'w', 'e' ), top: side( 'n', 's' ) };
};

/** @return How a place looks while it is dragged. */
function dragged( spot: Spot, { kind, from, to }: Drag ): Spot {
	const [ dx, dy ] = [ to.x - from.x, to.y - from.y ];
	return kind === 'move' || kind === 'draw' ? moved( spot, dx, dy ) : resized( spot, kind, dx, dy );
}

/** @return What an arrow key does to a place; null for another key. */
function arrowStep( event: KeyboardEvent, spot: Spot, index: number ): Step | null {
	const arrow = ARROWS[ event.key ];
	if ( ! arrow ) {
		return null;
	}
	const by = event.shiftKey ? SMALL_STEP : STEP;
	const [ dx, dy ] = [ arrow[ 0 ] * by, arrow[ 1 ] * by ];
	return event.ctrlKey || event.metaKey || event.altKey
		? { type: 'spot', index, spot: resized( spot, 'se', dx, dy ), name: 'size' }
		: { type: 'spot', index, spot: moved( spot, dx, dy ), name: 'place' };
}

/** What is dragged; `live` is as it is now, for a finger may be gone before the screen is drawn again. */
function useDrag() {
	const [ drag, setDrag ] = useState< Drag | null >( null );
	const live = useRef< Drag | null >( null );
	const dragTo = ( next: Drag | null ) => {
		live.current = next;
		setDrag( next );
	};
	return { drag, live, dragTo };
}

/** How near one looks; what was in the middle stays there. */
function useZoom() {
	const view = useRef< HTMLDivElement >( null );
	const scroll = useRef< Point | null >( null );
	const [ zoom, setZoom ] = useState( 1 );

	const zoomTo = ( next: number ) => {
		const box = view.current;
		if ( box && next !== zoom ) {
			scroll.current = {
				x: scrollAfterZoom( box.scrollLeft, box.clientWidth, zoom, next ),
				y: scrollAfterZoom( box.scrollTop, box.clientHeight, zoom, next ),
			};
			setZoom( next );
		}
	};

	useLayoutEffect( () => {
		if ( scroll.current && view.current ) {
			view.current.scrollTo( scroll.current.x, scroll.current.y );
			scroll.current = null;
		}
	}, [ zoom ] );

	return { view, zoom, zoomTo };
}

/** The drawing, on which numbers are placed by mouse, touch and keyboard. */
export function Canvas( { content, image, selected, onSelect, step }: Props ) {
	const stage = useRef< HTMLDivElement >( null );
	const { view, zoom, zoomTo } = useZoom();
	const [ isMoving, setIsMoving ] = useState( false );
	const { drag, live, dragTo } = useDrag();
	/** The place that gets the focus when it is drawn. */
	const focus = useRef( -1 );
	const { spots } = content;

	useEffect( () => {
		if ( focus.current >= 0 ) {
			stage.current?.querySelector< HTMLElement >( `[data-spot="${ focus.current }"]` )?.focus();
			focus.current = -1;
		}
	}, [ spots ] );

	const add = ( box: Omit< Spot, 'ref' > ) => {
		if ( spots.length < MAX_SPOTS ) {
			focus.current = spots.length;
			step( { type: 'add-spot', spot: { ref: nextNumber( content ), ...box } } );
			onSelect( spots.length );
		}
	};

	/** In the middle of what is seen, so that the keyboard needs no mouse. */
	const addInSight = () => {
		const [ box, inner ] = [ view.current, stage.current ];
		if ( box && inner ) {
			const x = ( box.scrollLeft + Math.min( box.clientWidth, inner.clientWidth ) / 2 ) / inner.clientWidth;
			const y = ( box.scrollTop + Math.min( box.clientHeight, inner.clientHeight ) / 2 ) / inner.clientHeight;
			add( around( { x, y }, nextSize( spots ) ) );
		}
	};

	const remove = ( index: number ) => {
		const order = inOrder( spots );
		const next = order[ order.indexOf( index ) + 1 ] ?? order[ order.indexOf( index ) - 1 ] ?? -1;
		// Those after it move up.
		const after = next > index ? next - 1 : next;
		focus.current = after;
		step( { type: 'remove-spot', index } );
		onSelect( after );
	};

	const pointAt = ( event: PointerEvent ): Point => {
		const box = stage.current?.getBoundingClientRect();
		return box
			? { x: ( event.clientX - box.left ) / box.width, y: ( event.clientY - box.top ) / box.height }
			: { x: 0, y: 0 };
	};

	const begin = ( event: PointerEvent ) => {
		if ( event.button !== 0 || ! event.isPrimary || ! ( event.target instanceof Element ) ) {
			return;
		}
		const from = pointAt( event );
		const handle = HANDLES.find( ( one ) => one === ( event.target as Element ).getAttribute( 'data-handle' ) );
		const index = handle ? selected : hit( spots, from );
		if ( index >= 0 ) {
			onSelect( index );
			stage.current?.querySelector< HTMLElement >( `[data-spot="${ index }"]` )?.focus( { preventScroll: true } );
		}
		if ( isMoving ) {
			return;
		}
		event.preventDefault();
		stage.current?.setPointerCapture( event.pointerId );
		dragTo( { kind: handle ?? ( index >= 0 ? 'move' : 'draw' ), index, from, to: from } );
	};

	const end = ( event: PointerEvent ) => {
		if ( ! live.current ) {
			return;
		}
		const done = { ...live.current, to: pointAt( event ) };
		dragTo( null );
		const spot = spots[ done.index ];
		if ( done.kind === 'draw' ) {
			add( isTap( done.from, done.to ) ? around( done.from, nextSize( spots ) ) : spanned( done.from, done.to ) );
		} else if ( spot && ( done.kind !== 'move' || ! isTap( done.from, done.to ) ) ) {
			step( { type: 'rest' } );
			step( { type: 'spot', index: done.index, spot: dragged( spot, done ), name: 'drag' } );
			step( { type: 'rest' } );
		}
	};

	const onKey = ( event: KeyboardEvent, index: number ) => {
		const arrow = spots[ index ] && arrowStep( event, spots[ index ], index );
		if ( arrow ) {
			event.preventDefault();
			step( arrow );
		} else if ( event.key === 'Delete' || event.key === 'Backspace' ) {
			event.preventDefault();
			remove( index );
		} else if ( event.key === 'Escape' ) {
			dragTo( null );
			onSelect( -1 );
		}
	};

	return (
		<div className="coleman-diagrams__canvas">
			<Bar
				isFull={ spots.length >= MAX_SPOTS }
				{ ...{ zoom, isMoving } }
				onAdd={ addInSight }
				onMoving={ () => setIsMoving( ! isMoving ) }
				onZoom={ zoomTo }
			/>
			<p className="coleman-desk__help" id="coleman-diagrams-keys">
				{ __(
					'Draw a rectangle around a number, or tap it. With the keyboard: Tab goes from number to number, arrow keys move, with Shift in small steps, with Ctrl they resize, Delete removes.',
					'coleman'
				) }
			</p>
			<div ref={ view } className="coleman-diagrams__view">
				<div
					ref={ stage }
					role="group"
					aria-label={ __( 'Places of numbers', 'coleman' ) }
					aria-describedby="coleman-diagrams-keys"
					className={ `coleman-diagrams__stage${ isMoving ? ' is-moving' : '' }` }
					style={ { width: percent( zoom ), aspectRatio: `${ content.width } / ${ content.height }` } }
					onPointerDown={ begin }
					onPointerMove={ ( event ) => live.current && dragTo( { ...live.current, to: pointAt( event ) } ) }
					onPointerUp={ end }
					onPointerCancel={ () => dragTo( null ) }
				>
					<img
						src={ image }
						alt=""
						width={ content.width }
						height={ content.height }
						draggable={ false }
						decoding="async"
					/>
					{ inOrder( spots ).map( ( index ) => {
						const spot = spots[ index ];
						if ( ! spot ) {
							return null;
						}
						return (
							<Place
								key={ index }
								{ ...{ spot, index, isMoving } }
								shown={ drag && drag.index === index ? dragged( spot, drag ) : spot }
								isSelected={ selected === index }
								onFocus={ () => onSelect( index ) }
								onKeyDown={ ( event ) => onKey( event, index ) }
							/>
						);
					} ) }
					{ drag?.kind === 'draw' && (
						<span className="coleman-diagrams__rubber" style={ style( spanned( drag.from, drag.to ) ) } />
					) }
				</div>
			</div>
		</div>
	);
}

type BarProps = {
	isFull: boolean;
	zoom: number;
	isMoving: boolean;
	onAdd: () => void;
	onMoving: () => void;
	onZoom: ( zoom: number ) => void;
};

function Bar( { isFull, zoom, isMoving, onAdd, onMoving, onZoom }: BarProps ) {
	return (
		<div className="coleman-diagrams__bar" role="toolbar" aria-label={ __( 'Drawing', 'coleman' ) }>
			<Button
				variant="secondary"
				onClick={ onAdd }
				disabled={ isFull }
				accessibleWhenDisabled
				__next40pxDefaultSize
			>
				{ __( 'Add place', 'coleman' ) }
			</Button>
			<Button variant="tertiary" isPressed={ isMoving } onClick={ onMoving } __next40pxDefaultSize>
				{ __( 'Scroll by dragging', 'coleman' ) }
			</Button>
			<span className="coleman-diagrams__zoom">
				<Button
					variant="tertiary"
					aria-label={ __( 'Zoom out', 'coleman' ) }
					disabled={ zoomed( zoom, -1 ) === zoom }
					accessibleWhenDisabled
					onClick={ () => onZoom( zoomed( zoom, -1 ) ) }
					__next40pxDefaultSize
				>
					−
				</Button>
				<output>{ percent( zoom ) }</output>
				<Button
					variant="tertiary"
					aria-label={ __( 'Zoom in', 'coleman' ) }
					disabled={ zoomed( zoom, 1 ) === zoom }
					accessibleWhenDisabled
					onClick={ () => onZoom( zoomed( zoom, 1 ) ) }
					__next40pxDefaultSize
				>
					+
				</Button>
			</span>
		</div>
	);
}

type PlaceProps = {
	spot: Spot;
	/** As it looks while it is dragged. */
	shown: Spot;
	index: number;
	isSelected: boolean;
	isMoving: boolean;
	onFocus: () => void;
	onKeyDown: ( event: KeyboardEvent ) => void;
};

function Place( { spot, shown, index, isSelected, isMoving, onFocus, onKeyDown }: PlaceProps ) {
	return (
		<button
			type="button"
			data-spot={ index }
			className={ `coleman-diagrams__spot${ isSelected ? ' is-selected' : '' }` }
			style={ style( shown ) }
			aria-label={ spoken( spot ) }
			aria-pressed={ isSelected }
			onFocus={ onFocus }
			onKeyDown={ onKeyDown }
		>
			<span>{ spot.ref }</span>
			{ isSelected &&
				! isMoving &&
				HANDLES.map( ( handle ) => (
					<i
						key={ handle }
						data-handle={ handle }
						className={ `coleman-diagrams__handle is-${ handle }` }
						style={ cornerOf( handle ) }
					/>
				) ) }
		</button>
	);
}
