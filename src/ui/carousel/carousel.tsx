import { Children, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeenSliderInstance } from 'keen-slider';
import type { FocusEvent, ReactNode } from 'react';
import { isRtl } from '@/ui/is-rtl';
import './style.css';

const SLIDE = '.coleman-carousel__slide';

const slidesOf = ( track: HTMLElement ) => [ ...track.querySelectorAll< HTMLElement >( SLIDE ) ];

/** The slide that was scrolled to before the slider took over. */
function scrolledTo( track: HTMLElement ): number {
	const way = Math.abs( track.scrollLeft );
	const passed = slidesOf( track ).findIndex( ( { offsetLeft, offsetWidth } ) => {
		const middle = offsetLeft + offsetWidth / 2;
		return ( isRtl( track ) ? track.clientWidth - middle : middle ) > way;
	} );
	return Math.max( 0, passed );
}

type CarouselProps = {
	/** What the slides are, for who cannot see them. */
	label: string;
	children?: ReactNode;
};

/**
 * Slides side by side: no margin, no loop, each as wide as it is, with buttons for next and previous.
 * Before it is awake the track scrolls and snaps by CSS alone.
 */
export function Carousel( { label, children }: CarouselProps ) {
	const track = useRef< HTMLUListElement >( null );
	/** Null where it could not be fetched: the track goes on scrolling. */
	const slider = useRef< Promise< KeenSliderInstance | null > | null >( null );
	const [ end, setEnd ] = useState( { atFirst: false, atLast: false } );

	useEffect( () => {
		// The editor's canvas is another window, whose elements keen-slider does not take: there the track scrolls.
		const list = track.current;
		if ( ! ( list instanceof HTMLElement ) ) {
			return;
		}
		let isGone = false;
		const update = ( { track: { details } }: KeenSliderInstance ) =>
			details && setEnd( { atFirst: details.abs <= details.minIdx, atLast: details.abs >= details.maxIdx } );
		// Of its own: most pages with a gallery in their script have one picture.
		const made = import( /* webpackChunkName: "slider" */ 'keen-slider' ).then(
			( { default: KeenSlider } ) => {
				if ( isGone ) {
					return null;
				}
				const initial = scrolledTo( list );
				list.dataset.live = '';
				list.scrollLeft = 0;
				return new KeenSlider( list, {
					loop: false,
					rtl: isRtl( list ),
					initial,
					selector: SLIDE,
					slides: { perView: 'auto', spacing: 0 },
					created: update,
					slideChanged: update,
					updated: update,
				} );
			},
			() => null
		);
		slider.current = made;
		return () => {
			isGone = true;
			void made.then( ( one ) => one?.destroy() );
		};
	}, [] );

	const move = ( step: 'prev' | 'next' ) => () => {
		void slider.current?.then( ( one ) => one?.[ step ]() );
	};

	/** What gets the focus is shown: by the slider, for a track that the browser had scrolled would be out of step. */
	const follow = ( { target, currentTarget }: FocusEvent< HTMLElement > ) => {
		if ( 'live' in currentTarget.dataset ) {
			currentTarget.scrollLeft = 0;
		}
		const index = slidesOf( currentTarget ).findIndex( ( slide ) => slide.contains( target ) );
		const { left, right } = target.getBoundingClientRect();
		const box = currentTarget.getBoundingClientRect();
		if ( index >= 0 && ( left < box.left || right > box.right + 1 ) ) {
			void slider.current?.then( ( one ) => one?.moveToIdx( index ) );
		}
	};

	return (
		<div className="coleman-carousel" role="group" aria-label={ label }>
			<ul ref={ track } className="coleman-carousel__track" onFocus={ follow }>
				{ Children.map( children, ( slide ) => (
					<li className="coleman-carousel__slide">{ slide }</li>
				) ) }
			</ul>
			<button
				type="button"
				className="coleman-carousel__button is-previous"
				aria-label={ __( 'Previous', 'coleman' ) }
				disabled={ end.atFirst }
				onClick={ move( 'prev' ) }
			>
				‹
			</button>
			<button
				type="button"
				className="coleman-carousel__button is-next"
				aria-label={ __( 'Next', 'coleman' ) }
				disabled={ end.atLast }
				onClick={ move( 'next' ) }
			>
				›
			</button>
		</div>
	);
}
