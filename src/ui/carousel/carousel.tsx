import { Children, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import KeenSlider from 'keen-slider';
import type { KeenSliderInstance } from 'keen-slider';
import type { FocusEvent, ReactNode } from 'react';
import './style.css';

const SLIDE = '.coleman-carousel__slide';

const slidesOf = ( track: HTMLElement ) => [ ...track.querySelectorAll< HTMLElement >( SLIDE ) ];

/** The slide that was scrolled to before the slider took over. */
function scrolledTo( track: HTMLElement ): number {
	const way = Math.abs( track.scrollLeft );
	const passed = slidesOf( track ).findIndex( ( { offsetLeft, offsetWidth } ) => offsetLeft + offsetWidth / 2 > way );
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
	const slider = useRef< KeenSliderInstance | null >( null );
	const [ end, setEnd ] = useState( { atFirst: false, atLast: false } );

	useEffect( () => {
		// The editor's canvas is another window, whose elements keen-slider does not take: there the track scrolls.
		if ( ! ( track.current instanceof HTMLElement ) ) {
			return;
		}
		const update = ( { track: { details } }: KeenSliderInstance ) =>
			details && setEnd( { atFirst: details.abs <= details.minIdx, atLast: details.abs >= details.maxIdx } );
		const initial = scrolledTo( track.current );
		track.current.dataset.live = '';
		track.current.scrollLeft = 0;
		slider.current = new KeenSlider( track.current, {
			loop: false,
			initial,
			selector: SLIDE,
			slides: { perView: 'auto', spacing: 0 },
			created: update,
			slideChanged: update,
			updated: update,
		} );
		return () => slider.current?.destroy();
	}, [] );

	const move = ( step: 'prev' | 'next' ) => () => {
		slider.current?.[ step ]();
	};

	/** What gets the focus is shown: by the slider, for a track that the browser had scrolled would be out of step. */
	const follow = ( { target, currentTarget }: FocusEvent< HTMLElement > ) => {
		currentTarget.scrollLeft = 0;
		const index = slidesOf( currentTarget ).findIndex( ( slide ) => slide.contains( target ) );
		const { left, right } = target.getBoundingClientRect();
		const box = currentTarget.getBoundingClientRect();
		if ( index >= 0 && ( left < box.left || right > box.right + 1 ) ) {
			slider.current?.moveToIdx( index );
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
