import { __, _n, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@wordpress/data';
import { cartStore } from '@/stores/cart';
import { CoverLink } from '@/ui/cover-link/cover-link';
import type { OnAdd } from '@/ui/order-form/order-form';
import { Picture } from '@/ui/picture/picture';
import { Diagram } from './diagram';
import type { PartsViewerProps } from './parts-viewer-props';

export { partsViewerProps } from './parts-viewer-props';

type Index = NonNullable< PartsViewerProps[ 'index' ] >;

/** The heading below another. */
const BELOW = { h1: 'h2', h2: 'h3', h3: 'h4' } as const;

const countText = ( count: number ) =>
	/* translators: %d: how many numbered rows a diagram has. */
	sprintf( _n( '%d part', '%d parts', count, 'coleman' ), count );

function Tile( {
	diagram,
	level: Heading,
}: {
	diagram: Index[ 'categories' ][ 0 ][ 'diagrams' ][ 0 ];
	level: 'h2' | 'h3' | 'h4';
} ) {
	return (
		<li className="coleman-parts-viewer__tile">
			<Heading className="coleman-parts-viewer__tile-name">
				<CoverLink href={ diagram.url }>{ diagram.name }</CoverLink>
			</Heading>
			<p className="coleman-parts-viewer__count">{ countText( diagram.count ) }</p>
			<img
				className="coleman-parts-viewer__thumbnail"
				src={ diagram.figure.url }
				alt=""
				width={ diagram.figure.width }
				height={ diagram.figure.height }
				loading="lazy"
				decoding="async"
			/>
		</li>
	);
}

/** The diagrams of a model, or of one category of it. Nothing here changes in the browser. */
function DiagramIndex( {
	model,
	index,
	level: Title,
}: Pick< PartsViewerProps, 'model' | 'level' > & { index: Index } ) {
	const shown = index.categories.filter( ( { name } ) => ! index.category || name === index.category );
	const Group = BELOW[ Title ];
	const about = [ model.Category, model.years ].filter( Boolean ).join( ' · ' );
	return (
		<div className="coleman-parts-viewer__index" data-native="">
			<div className="coleman-parts-viewer__head">
				<div className="coleman-parts-viewer__title">
					<Title className="coleman-parts-viewer__heading">
						{ index.category
							? /* translators: 1: a machine, such as "Kubota SVL75-3", 2: category of diagrams, such as "Engine" */
								sprintf( __( '%1$s: %2$s', 'coleman' ), model.Title, index.category )
							: /* translators: %s: a machine, such as "Kubota SVL75-3" */
								sprintf( __( '%s parts', 'coleman' ), model.Title ) }
					</Title>
					<p className="coleman-parts-viewer__about">{ about }</p>
					{ model.serial_plate && (
						<p className="coleman-parts-viewer__plate">
							{
								/* translators: %s: a place on the machine */
								sprintf( __( 'Serial number: %s.', 'coleman' ), model.serial_plate )
							}
						</p>
					) }
				</div>
				<Picture
					className="coleman-parts-viewer__machine"
					src={ model.image }
					alt=""
					width={ 640 }
					height={ 400 }
					sizes="10rem"
					loading="eager"
				/>
			</div>
			<nav className="coleman-parts-viewer__categories" aria-label={ __( 'Diagrams by category', 'coleman' ) }>
				<ul className="coleman-parts-viewer__category-list">
					<li>
						<a
							className="coleman-parts-viewer__category"
							href={ model.Url }
							aria-current={ index.category ? undefined : 'page' }
						>
							{ __( 'All diagrams', 'coleman' ) }
						</a>
					</li>
					{ index.categories.map( ( { name, url } ) => (
						<li key={ url }>
							<a
								className="coleman-parts-viewer__category"
								href={ url }
								aria-current={ name === index.category ? 'page' : undefined }
							>
								{ name }
							</a>
						</li>
					) ) }
				</ul>
			</nav>
			{ shown.length === 0 && (
				<p className="coleman-parts-viewer__none">
					{ __( 'We don’t have diagrams for this model yet. Call the parts desk at any branch.', 'coleman' ) }
				</p>
			) }
			<div className={ `coleman-parts-viewer__groups${ index.category ? ' is-one' : '' }` }>
				{ shown.map( ( { name, url, diagrams } ) => (
					<section key={ url } className="coleman-parts-viewer__group">
						{ ! index.category && <Group className="coleman-parts-viewer__group-name">{ name }</Group> }
						<ul className="coleman-parts-viewer__tiles">
							{ diagrams.map( ( diagram ) => (
								<Tile
									key={ diagram.url }
									diagram={ diagram }
									level={ index.category ? Group : BELOW[ Group ] }
								/>
							) ) }
						</ul>
					</section>
				) ) }
			</div>
		</div>
	);
}

/** How a page of a parts book looks. Without `onAdd` its forms post to the page. */
export function PartsViewerView( { model, index, diagram, level, onAdd }: PartsViewerProps & { onAdd?: OnAdd } ) {
	if ( diagram ) {
		return <Diagram model={ model } diagram={ diagram } level={ level } onAdd={ onAdd } />;
	}
	return index && <DiagramIndex model={ model } index={ index } level={ level } />;
}

/** A diagram at work: Add to cart goes through the store, and so to the cart modal and the other tabs. */
export function PartsViewer( props: PartsViewerProps ) {
	const { addItem } = useDispatch( cartStore );

	return <PartsViewerView { ...props } onAdd={ ( partId, quantity ) => addItem( { partId, quantity } ) } />;
}
