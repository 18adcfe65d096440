import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { markClass } from './marks';
import type { Marks } from './marks';
import type { CalloutNumber, DiagramProps } from './parts-viewer-props';
import { MAX_ZOOM, useZoom } from './use-zoom';

/** "3, Filter, engine oil, 2 needed" */
const labelOf = ( ref: string, numbers: CalloutNumber[] ) => {
	const row = numbers.find( ( one ) => one.ref === ref )?.rows[ 0 ];
	return row
		? sprintf(
				/* translators: 1: number in the picture, 2: description of a part, 3: how many the machine takes */
				__( '%1$s, %2$s, %3$d needed', 'coleman' ),
				ref,
				row.description,
				row.quantity
			)
		: ref;
};

/** Spots, each with how many of its number have come so far: a number may stand at several places. */
function counted( spots: DiagramProps[ 'spots' ] ) {
	const seen: Record< string, number > = {};
	const known: { spot: DiagramProps[ 'spots' ][ number ]; count: number }[] = [];
	for ( const spot of spots ) {
		const count = ( seen[ spot.ref ] ?? 0 ) + 1;
		seen[ spot.ref ] = count;
		known.push( { spot, count } );
	}
	return known;
}

/** The picture with its numbers as links to their rows; it zooms, and pans as anything that scrolls. */
export function Figure( { diagram, ...marks }: { diagram: DiagramProps } & Marks ) {
	const viewport = useRef< HTMLDivElement >( null );
	const { zoom, zoomBy, reset, handlers } = useZoom( viewport );
	const { ids, figure, spots, numbers } = diagram;

	return (
		<div className="coleman-parts-viewer__figure">
			<div
				className="coleman-parts-viewer__tools is-scripted"
				role="group"
				aria-label={ __( 'Zoom', 'coleman' ) }
			>
				<button
					type="button"
					className="coleman-parts-viewer__tool"
					aria-label={ __( 'Zoom out', 'coleman' ) }
					aria-disabled={ zoom <= 1 }
					onClick={ () => zoomBy( -1 ) }
				>
					−
				</button>
				<button
					type="button"
					className="coleman-parts-viewer__tool"
					aria-label={ __( 'Zoom in', 'coleman' ) }
					aria-disabled={ zoom >= MAX_ZOOM }
					onClick={ () => zoomBy( 1 ) }
				>
					+
				</button>
				<button
					type="button"
					className="coleman-parts-viewer__tool is-wide"
					aria-disabled={ zoom <= 1 }
					onClick={ reset }
				>
					{ __( 'Whole picture', 'coleman' ) }
				</button>
				<span className="coleman-parts-viewer__zoom" role="status">
					{ `${ Math.round( zoom * 100 ) }%` }
				</span>
			</div>
			<div
				ref={ viewport }
				className={ `coleman-parts-viewer__viewport${ zoom > 1 ? ' is-zoomed' : '' }` }
				role="group"
				tabIndex={ 0 }
				aria-label={ sprintf(
					/* translators: %s: name of a diagram */
					__( 'Picture: %s. Press plus or minus to zoom, arrow keys to move, 0 to reset.', 'coleman' ),
					diagram.name
				) }
				style={ { aspectRatio: `${ figure.width }/${ figure.height }` } }
				{ ...handlers }
			>
				<div className="coleman-parts-viewer__stage" style={ { width: `${ zoom * 100 }%` } }>
					<img
						className="coleman-parts-viewer__drawing"
						src={ figure.url }
						alt=""
						width={ figure.width }
						height={ figure.height }
						loading="eager"
						decoding="async"
						draggable={ false }
					/>
					{ counted( spots ).map( ( { spot: { ref, x, y, w, h }, count } ) => {
						const style: CSSProperties = {
							left: `${ x }%`,
							top: `${ y }%`,
							width: `${ w }%`,
							height: `${ h }%`,
						};
						return (
							<a
								key={ `${ ref } ${ count }` }
								id={ `${ ids }callout-${ ref }${ count > 1 ? `.${ count }` : '' }` }
								className={ `coleman-parts-viewer__spot${ markClass( ref, marks ) }` }
								href={ `#${ ids }ref-${ ref }` }
								aria-label={ labelOf( ref, numbers ) }
								aria-current={ ref === marks.chosen ? 'true' : undefined }
								style={ style }
								draggable={ false }
								onClick={ ( event ) => marks.onChoose( event, ref, 'ref' ) }
								onMouseEnter={ () => marks.onPoint( ref ) }
								onMouseLeave={ () => marks.onPoint( '' ) }
								onFocus={ () => marks.onPoint( ref ) }
								onBlur={ () => marks.onPoint( '' ) }
							>
								{ ref }
							</a>
						);
					} ) }
				</div>
			</div>
		</div>
	);
}
