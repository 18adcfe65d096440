import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { useMounted } from '@/islands';
import { rawUrlEncode } from '@/rules/raw-url-encode';
import type { OnAdd } from '@/ui/order-form/order-form';
import { isModified } from '@/ui/modified-click';
import { Figure } from './figure';
import type { DiagramProps, Model, PartsViewerProps } from './parts-viewer-props';
import { Rows } from './rows';
import { SerialForm } from './serial-form';
import { useSerial } from './use-serial';

type Props = {
	model: Model;
	diagram: DiagramProps;
	level: PartsViewerProps[ 'level' ];
	onAdd: OnAdd | undefined;
};

/** `#ref-3` names a number by its rows, `#callout-3` by its place in the picture; in a second diagram `#diagram-2-ref-3`. */
function refIn( hash: string ): string {
	try {
		return decodeURIComponent( /^#(?:diagram-\d+-)?(?:ref|callout)-(.+)$/.exec( hash )?.[ 1 ] ?? '' );
	} catch {
		// Somebody's own percent sign: no number of ours.
		return '';
	}
}

function Turn( {
	to,
	label,
	rel,
	serial,
}: {
	to: DiagramProps[ 'next' ];
	label: string;
	rel: string;
	serial: string;
} ) {
	return (
		to && (
			<li>
				<a
					className={ `coleman-parts-viewer__turn is-${ rel }` }
					rel={ rel }
					href={ to.url + ( serial && `?serial=${ rawUrlEncode( serial ) }` ) }
				>
					<span className="coleman-parts-viewer__turn-label">{ label }</span>
					<span className="coleman-parts-viewer__turn-name">{ to.name }</span>
				</a>
			</li>
		)
	);
}

/** A picture with numbers beside the rows they stand for; each leads to the other. */
export function Diagram( { model, diagram, level: Title, onAdd }: Props ) {
	const root = useRef< HTMLDivElement >( null );
	const isMounted = useMounted();
	/** The number that was chosen, and the one under the pointer or the focus. */
	const [ chosen, setChosen ] = useState( '' );
	const [ pointed, setPointed ] = useState( '' );
	const { serial, setSerial } = useSerial( model.ModelId, diagram.serial );

	useEffect( () => {
		const follow = () => setChosen( refIn( location.hash ) );
		follow();
		addEventListener( 'hashchange', follow );
		addEventListener( 'popstate', follow );
		return () => {
			removeEventListener( 'hashchange', follow );
			removeEventListener( 'popstate', follow );
		};
	}, [] );

	/** Marks a number and brings its other half into view: the rows of a callout, the callouts of a row. */
	const choose = ( event: MouseEvent, ref: string, target: 'ref' | 'callout' ) => {
		if ( isModified( event ) ) {
			return;
		}
		event.preventDefault();
		setChosen( ref );
		history.replaceState( history.state, '', `#${ diagram.ids }ref-${ rawUrlEncode( ref ) }` );
		const half = [ ...( root.current?.querySelectorAll< HTMLElement >( '[id]' ) ?? [] ) ].find(
			( { id } ) => id === `${ diagram.ids }${ target }-${ ref }`
		);
		const control = half?.matches( 'a' ) ? half : half?.querySelector( 'a' );
		control?.focus( { preventScroll: true } );
		half?.scrollIntoView( {
			block: 'nearest',
			inline: 'center',
			behavior: matchMedia( '(prefers-reduced-motion: reduce)' ).matches ? 'auto' : 'smooth',
		} );
	};

	const marks = { chosen, pointed, onPoint: setPointed, onChoose: choose };
	return (
		<div ref={ root } className={ `coleman-parts-viewer__diagram${ isMounted ? ' is-awake' : '' }` }>
			<div className="coleman-parts-viewer__title">
				<Title className="coleman-parts-viewer__heading">{ diagram.name }</Title>
				<p className="coleman-parts-viewer__about" data-native="">
					<a href={ model.Url }>{ model.Title }</a>
				</p>
			</div>
			<div className="coleman-parts-viewer__columns">
				<div className="coleman-parts-viewer__picture">
					<Figure diagram={ diagram } { ...marks } />
					{ ( diagram.previous || diagram.next ) && (
						<nav
							className="coleman-parts-viewer__turns"
							aria-label={ __( 'More diagrams', 'coleman' ) }
							data-native=""
						>
							<ul>
								<Turn
									to={ diagram.previous }
									label={ __( 'Previous diagram', 'coleman' ) }
									rel="prev"
									serial={ serial }
								/>
								<Turn
									to={ diagram.next }
									label={ __( 'Next diagram', 'coleman' ) }
									rel="next"
									serial={ serial }
								/>
							</ul>
						</nav>
					) }
				</div>
				<div className="coleman-parts-viewer__list">
					{ diagram.serial !== null && (
						<SerialForm model={ model } diagram={ diagram } serial={ serial } onSerial={ setSerial } />
					) }
					<Rows
						diagram={ diagram }
						prefix={ model.serial_prefix }
						serial={ serial }
						onAdd={ onAdd }
						{ ...marks }
					/>
					{ diagram.numbers.length === 0 && (
						<p className="coleman-parts-viewer__none">
							{ sprintf(
								/* translators: %s: a machine */
								__(
									'This diagram’s parts aren’t listed yet. Ask our parts desk for the %s.',
									'coleman'
								),
								model.Title
							) }
						</p>
					) }
				</div>
			</div>
		</div>
	);
}
