import { __, _n, sprintf } from '@wordpress/i18n';
import { arrayOf, boolean, integer, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { Field } from '@/forms/field/field';
import { Button } from '@/ui/button/button';
import { CoverLink } from '@/ui/cover-link/cover-link';
import { ListWay } from '@/ui/list-way/list-way';
import { Picture } from '@/ui/picture/picture';

const choice = shape( { value: string, label: string } );

export const modelFinderProps = shape( {
	title: string,
	heading: oneOf( 'h1', 'h2' ),
	/** Path of the page that the form asks for. */
	action: string,
	/** What was typed, and the chosen category and brand; '' is all. */
	q: string,
	classId: string,
	vendorId: string,
	classes: arrayOf( choice ),
	vendors: arrayOf( choice ),
	/** What the list is narrowed to, in words; '' for all models. */
	narrowedTo: string,
	count: integer,
	/** There are more than `count`. */
	isCapped: boolean,
	models: arrayOf( shape( { title: string, url: string, category: string, years: string, image: string } ) ),
	/** Where the page of the list before and after this one is; '' for none. */
	firstUrl: string,
	nextUrl: string,
	/** The families of parts in these models' diagrams. */
	families: arrayOf( shape( { name: string, url: string } ) ),
	/** Path of the search for parts, with what was typed. */
	searchUrl: string,
} );

export type ModelFinderProps = TypeOf< typeof modelFinderProps >;

/** The headings below the block's own. */
const BELOW = { h1: 'h2', h2: 'h3' } as const;

/** How many pictures are in view at once: they are wanted first. */
const FIRST = 4;

function countText( { count, isCapped, narrowedTo }: ModelFinderProps ): string {
	if ( count === 0 ) {
		return __( 'No models found', 'coleman' );
	}
	const models = isCapped
		? /* translators: %d: how many models were counted. */
			sprintf( __( 'More than %d models', 'coleman' ), count )
		: /* translators: %d: how many models there are. */
			sprintf( _n( '%d model', '%d models', count, 'coleman' ), count );
	return narrowedTo ? `${ models } · ${ narrowedTo }` : models;
}

function noneText( narrowedTo: string ): string {
	return narrowedTo
		? /* translators: %s: what was looked for, such as Tractors · Kubota. */
			sprintf( __( 'We have no parts diagrams for: %s.', 'coleman' ), narrowedTo )
		: __( 'We have no parts diagrams yet.', 'coleman' );
}

/** No island: the form asks for the page again, and every model is a link. */
export function ModelFinder( props: ModelFinderProps ) {
	const { title, heading: Heading, action, q, classId, vendorId, classes, vendors, models, families } = props;
	const { narrowedTo, count, firstUrl, nextUrl, searchUrl } = props;
	const Below = BELOW[ Heading ];

	return (
		<div className="coleman-model-finder__frame">
			<Heading className="coleman-model-finder__title">{ title }</Heading>
			<form className="coleman-model-finder__form" action={ action } method="get" role="search">
				<Field
					id="model-finder-q"
					name="q"
					type="text"
					label={ __( 'Model', 'coleman' ) }
					hint={ __( 'For example T66 or SVL75. Dashes and spaces don’t matter.', 'coleman' ) }
					value={ q }
					requirement="depends"
					autocomplete="off"
					maxLength={ 80 }
				/>
				<Field
					id="model-finder-class"
					name="class"
					type="select"
					label={ __( 'Category', 'coleman' ) }
					placeholder={ __( 'All categories', 'coleman' ) }
					options={ classes }
					value={ classId }
					requirement="depends"
				/>
				<Field
					id="model-finder-vendor"
					name="vendor"
					type="select"
					label={ __( 'Brand', 'coleman' ) }
					placeholder={ __( 'All brands', 'coleman' ) }
					options={ vendors }
					value={ vendorId }
					requirement="depends"
				/>
				<Button type="submit" variant="primary" label={ __( 'Find models', 'coleman' ) } />
			</form>
			<p className="coleman-model-finder__count">
				{ countText( props ) }
				{ narrowedTo && (
					<a className="coleman-model-finder__all" href={ action }>
						{ __( 'Show all models', 'coleman' ) }
					</a>
				) }
			</p>
			{ count === 0 && (
				<p className="coleman-model-finder__none">
					{ `${ noneText( narrowedTo ) } ` }
					<a href={ searchUrl }>{ __( 'Search all parts', 'coleman' ) }</a>
				</p>
			) }
			{ models.length > 0 && (
				<ul className="coleman-model-finder__models">
					{ models.map( ( model, index ) => (
						<li key={ model.url } className="coleman-model-finder__model">
							<Picture
								className="coleman-model-finder__picture"
								src={ model.image }
								alt=""
								width={ 160 }
								height={ 100 }
								sizes="8rem"
								loading={ index < FIRST ? 'eager' : 'lazy' }
							/>
							<div className="coleman-model-finder__words">
								<Below className="coleman-model-finder__name">
									<CoverLink className="coleman-model-finder__link" href={ model.url }>
										{ model.title }
									</CoverLink>
								</Below>
								<p className="coleman-model-finder__about">
									{ model.years ? `${ model.category } · ${ model.years }` : model.category }
								</p>
							</div>
						</li>
					) ) }
				</ul>
			) }
			{ firstUrl && (
				<ListWay to="first" label={ __( 'Back to the first models', 'coleman' ) } href={ firstUrl } />
			) }
			{ nextUrl && <ListWay to="more" label={ __( 'More models', 'coleman' ) } href={ nextUrl } /> }
			{ families.length > 0 && (
				<nav className="coleman-model-finder__families" aria-labelledby="model-finder-families">
					<Below className="coleman-model-finder__subtitle" id="model-finder-families">
						{ narrowedTo && count > 0
							? __( 'Parts for these machines, by family', 'coleman' )
							: __( 'Parts by family', 'coleman' ) }
					</Below>
					<ul className="coleman-model-finder__links">
						{ families.map( ( { name, url } ) => (
							<li key={ url }>
								<a className="coleman-model-finder__family" href={ url }>
									{ name }
								</a>
							</li>
						) ) }
					</ul>
				</nav>
			) }
		</div>
	);
}
