import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react';
import { Carousel } from '@/ui/carousel/carousel';
import { isRtl } from '@/ui/is-rtl';
import { isModified } from '@/ui/modified-click';
import { Picture } from '@/ui/picture/picture';
import { fetchPicture } from './fetch-picture';
import { FullSize } from './full-size';
import type { GalleryImage, GalleryProps } from './gallery-props';
import './style.css';

/** How wide the main picture is. */
const SIZES = '(width >= 50rem) 52rem, 95vw';

/** So far a finger goes before it means the next picture, in px. */
const SWIPE = 40;

/** "Kubota L2501: from the front. Picture 2 of 4." */
export const pictureText = ( { alt }: GalleryImage, index: number, count: number ): string =>
	/* translators: 1: what a picture shows, 2: its number, 3: how many there are. */
	sprintf( __( '%1$s. Picture %2$d of %3$d.', 'coleman' ), alt, index + 1, count );

/** Which way a finger went over an element: 1 is on to the next. */
function useSwipe( onSwipe: ( step: 1 | -1 ) => void ) {
	const start = useRef< { x: number; y: number } | null >( null );
	return {
		onTouchStart: ( { touches }: TouchEvent ) => {
			const finger = touches[ 0 ];
			start.current = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : null;
		},
		onTouchEnd: ( { changedTouches, currentTarget }: TouchEvent< HTMLElement > ) => {
			const finger = changedTouches[ 0 ];
			const from = start.current;
			start.current = null;
			if ( ! from || ! finger ) {
				return;
			}
			const x = finger.clientX - from.x;
			if ( Math.abs( x ) > SWIPE && Math.abs( x ) > 1.5 * Math.abs( finger.clientY - from.y ) ) {
				onSwipe( x < 0 === isRtl( currentTarget ) ? -1 : 1 );
			}
		},
	};
}

/** The arrows go along the links of the strip; Enter is the link's own. */
function alongStrip( event: KeyboardEvent< HTMLElement > ): void {
	const links = [ ...event.currentTarget.querySelectorAll< HTMLElement >( '.coleman-gallery__link' ) ];
	const at = links.findIndex( ( link ) => link === event.target );
	const step = isRtl( event.currentTarget ) ? -1 : 1;
	const to = {
		ArrowRight: at + step,
		ArrowLeft: at - step,
		Home: 0,
		End: links.length - 1,
	}[ event.key ];
	const link = at >= 0 && to !== undefined && links[ to ];
	if ( link ) {
		event.preventDefault();
		link.focus();
	}
}

/**
 * The pictures of one thing: a main picture, and a strip of links that swap it for
 * their own instead of navigating. Without JavaScript each link leads to its picture. All stand in boxes of one shape,
 * so nothing moves when they change.
 */
export function Gallery( { title, images, placeholder }: GalleryProps ) {
	const [ index, setIndex ] = useState( 0 );
	const [ isOpen, setOpen ] = useState( false );
	const [ hasMoved, setMoved ] = useState( false );
	const count = images.length;
	const image = images[ index ];
	const next = images[ index + 1 ]?.full;

	const show = ( to: number ) => {
		if ( to >= 0 && to < count && to !== index ) {
			setIndex( to );
			setMoved( true );
		}
	};
	const swipe = useSwipe( ( step ) => show( index + step ) );

	useEffect( () => {
		// The next picture is at hand when it is asked for.
		if ( next ) {
			fetchPicture( next, SIZES );
		}
	}, [ next ] );

	if ( ! image ) {
		return (
			<div className="coleman-gallery">
				<Picture
					className="coleman-gallery__picture"
					src={ placeholder }
					/* translators: %s: a machine. */
					alt={ sprintf( __( '%s: no picture yet', 'coleman' ), title ) }
					width={ 640 }
					height={ 400 }
					sizes={ SIZES }
					loading="eager"
				/>
			</div>
		);
	}

	const onLink = ( act: () => void ) => ( event: MouseEvent ) => {
		if ( ! isModified( event ) ) {
			event.preventDefault();
			act();
		}
	};

	return (
		<div className="coleman-gallery">
			<a
				className="coleman-gallery__main"
				href={ image.full }
				onClick={ onLink( () => setOpen( true ) ) }
				{ ...swipe }
			>
				<Picture
					className="coleman-gallery__picture"
					src={ image.full }
					alt={ image.alt }
					width={ 640 }
					height={ 400 }
					sizes={ SIZES }
					loading="eager"
				/>
				<span className="coleman-gallery__zoom">{ __( 'Full size', 'coleman' ) }</span>
			</a>
			{ count > 1 && (
				// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the links in it
				<div className="coleman-gallery__strip" onKeyDown={ alongStrip }>
					<Carousel
						/* translators: %s: a machine. */
						label={ sprintf( __( 'Pictures of %s', 'coleman' ), title ) }
					>
						{ images.map( ( { full, thumbnail, alt, focus }, number ) => (
							<a
								key={ full }
								className="coleman-gallery__link"
								href={ full }
								aria-current={ number === index ? 'true' : undefined }
								style={ { objectPosition: focus || '50% 50%' } }
								onClick={ onLink( () => show( number ) ) }
							>
								<Picture
									src={ thumbnail }
									alt={ alt }
									width={ 160 }
									height={ 100 }
									sizes="8rem"
									loading="lazy"
									draggable="false"
								/>
							</a>
						) ) }
					</Carousel>
				</div>
			) }
			{ count > 1 && (
				<p className="coleman-gallery__told" role="status">
					{ hasMoved && pictureText( image, index, count ) }
				</p>
			) }
			{ isOpen && (
				<FullSize
					title={ title }
					images={ images }
					index={ index }
					onShow={ show }
					onClose={ () => setOpen( false ) }
				/>
			) }
		</div>
	);
}
