import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { PointerEvent } from 'react';
import { type Draft, type Drafted, drafted, edited, moved, range } from './draft';
import { PictureCard } from './picture-card';
import type { Picture } from './types';

type Props = {
	pictures: Picture[];
	draft: Draft;
	/** Of the heading above those of feeds: one below the heading of the panel. */
	level: 'h3' | 'h4';
	onChange: ( draft: Draft ) => void;
	proposal: string;
	/** What the server said of a field of a picture, by its place in what was sent. */
	faults: Record< string, string >;
};

/** So near the edge of the window, in pixels, a dragging finger scrolls the page, and so far each time. */
const EDGE = 90;
const STEP = 14;

/** The picture below a finger. */
function pictureAt( { clientX, clientY }: PointerEvent ): number | null {
	const card = document.elementFromPoint( clientX, clientY )?.closest< HTMLElement >( '[data-picture]' );
	return card ? Number( card.dataset.picture ) : null;
}

/** The pictures of a thing in their order: dragged with a mouse or a finger, moved with buttons. */
export function PictureGrid( { pictures, draft, level: Heading, onChange, proposal, faults }: Props ) {
	const all = drafted( pictures, draft );
	const list = useRef< HTMLDivElement >( null );
	const [ told, setTold ] = useState( '' );
	const [ dragged, setDragged ] = useState< number | null >( null );
	const [ target, setTarget ] = useState< number | null >( null );
	/** The button that was pressed; a browser takes the focus from what it moves. */
	const pressed = useRef< { id: number; button: string } | null >( null );

	useEffect( () => {
		const { id, button } = pressed.current ?? {};
		pressed.current = null;
		list.current?.querySelector< HTMLElement >( `[data-picture="${ id }"] .${ button }` )?.focus();
	}, [ draft.order ] );

	const move = ( { id }: Drafted, to: number ) => {
		const next = moved( pictures, draft, id, to );
		const at = range( drafted( pictures, next ), id ).at;
		/* translators: 1: number of a place, 2: number of pictures */
		setTold( sprintf( __( 'Picture moved to place %1$d of %2$d.', 'coleman' ), at + 1, all.length ) );
		onChange( next );
	};
	const shown = all.find( ( { is_hidden: isHidden, isRemoved } ) => ! isHidden && ! isRemoved );
	const sent = all.filter( ( { isRemoved } ) => ! isRemoved );
	const card = ( picture: Drafted ) => {
		const { first, at, last } = range( all, picture.id );
		return (
			<PictureCard
				key={ picture.id }
				picture={ picture }
				place={ at + 1 }
				isFirst={ picture === shown }
				mayEarlier={ at > first }
				mayLater={ at < last }
				proposal={ proposal }
				fault={ faults[ `pictures.${ sent.indexOf( picture ) }.alt` ] }
				isTarget={ target === picture.id && dragged !== picture.id }
				onEdit={ ( edit ) => onChange( edited( draft, picture.id, edit ) ) }
				onMove={ ( by ) => {
					pressed.current = { id: picture.id, button: by < 0 ? 'is-earlier' : 'is-later' };
					move( picture, at + by );
				} }
				drag={ {
					onDragStart: ( event ) => {
						event.dataTransfer.effectAllowed = 'move';
						// Firefox drags nothing that has no data.
						event.dataTransfer.setData( 'text/plain', String( picture.id ) );
						setDragged( picture.id );
					},
					onDragEnter: () => dragged !== null && setTarget( picture.id ),
					onDragOver: ( event ) => dragged !== null && event.preventDefault(),
					onDrop: ( event ) => {
						const one = all.find( ( { id } ) => id === dragged );
						if ( one ) {
							event.preventDefault();
							move( one, at );
						}
					},
					onDragEnd: () => {
						setDragged( null );
						setTarget( null );
					},
				} }
				touch={ {
					onPointerDown: ( event ) => {
						// What begins here is no drag of the browser, and no scrolling.
						event.preventDefault();
						event.currentTarget.setPointerCapture( event.pointerId );
						setDragged( picture.id );
					},
					onPointerMove: ( event ) => {
						if ( dragged !== picture.id ) {
							return;
						}
						setTarget( pictureAt( event ) );
						if ( event.clientY < EDGE || event.clientY > window.innerHeight - EDGE ) {
							window.scrollBy( 0, event.clientY < EDGE ? -STEP : STEP );
						}
					},
					onPointerUp: ( event ) => {
						const to = all.findIndex( ( { id } ) => id === pictureAt( event ) );
						if ( dragged === picture.id && to >= 0 && to !== at ) {
							move( picture, to );
						}
						setDragged( null );
						setTarget( null );
					},
					onPointerCancel: () => {
						setDragged( null );
						setTarget( null );
					},
				} }
			/>
		);
	};
	const feeds = all.filter( ( one ) => ! one.is_by_hand );
	return (
		<div ref={ list }>
			<p role="status" className="screen-reader-text">
				{ told }
			</p>
			{ feeds.length < all.length && (
				<ol className="coleman-pictures__cards">{ all.filter( ( one ) => one.is_by_hand ).map( card ) }</ol>
			) }
			{ feeds.length > 0 && (
				<>
					<Heading className="coleman-pictures__group">{ __( 'From feeds', 'coleman' ) }</Heading>
					<p className="coleman-desk__help">
						{ __(
							'Shown after your own pictures. You can hide them; the next file would add a removed one again.',
							'coleman'
						) }
					</p>
					<ol className="coleman-pictures__cards">{ feeds.map( card ) }</ol>
				</>
			) }
		</div>
	);
}
