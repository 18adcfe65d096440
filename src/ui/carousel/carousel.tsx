import { Children, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import KeenSlider from 'keen-slider';
import type { KeenSliderInstance } from 'keen-slider';
import type { ReactNode } from 'react';
import './style.css';

type CarouselProps = {
	/** What the slides are, for who cannot see them. */
	label: string;
	children?: ReactNode;
};

/**
 * Slides side by side: no margin, no loop, each as wide as it is, with buttons for next and previous
 * (specification, section 9). Before it is awake the track scrolls and snaps by CSS alone.
 */
export function Carousel( { label, children }: CarouselProps ) {
	const track = useRef< HTMLUListElement >( null );
	const slider = useRef< KeenSliderInstance | null >( null );
	const [ end, setEnd ] = useState( { atFirst: false, atLast: false } );

	useEffect( () => {
		if ( ! track.current ) {
			return;
		}
		const update = ( { track: { details } }: KeenSliderInstance ) =>
			details && setEnd( { atFirst: details.abs <= details.min, atLast: details.abs >= details.max } );
		track.current.dataset.live = '';
		slider.current = new KeenSlider( track.current, {
			loop: false,
			selector: '.coleman-carousel__slide',
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

	return (
		<div className="coleman-carousel" role="group" aria-label={ label }>
			<ul ref={ track } className="coleman-carousel__track">
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
