import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { cartStore } from '@/stores/cart';
import type { OnAdd } from '@/ui/order-form/order-form';
import { isModified } from '@/ui/modified-click';
import { Help } from './help';
import { beginsStep, countText, queryOf, shortCount, shownOf, STEP } from './results-props';
import type { SearchResultsProps, SectionName, Sections } from './results-props';
import { EquipmentRow, ModelRow, PageRow, PartRow } from './rows';
import { useResults } from './use-results';

export { searchResultsProps } from './results-props';

/** What a section is called, on its chip and in full, and what its button says. */
const wordsOf = (): Record< SectionName, { chip: string; title: string; more: string } > => ( {
	parts: {
		chip: __( 'Parts', 'coleman' ),
		title: __( 'Parts and Accessories', 'coleman' ),
		more: __( 'Load More Parts', 'coleman' ),
	},
	discontinued: {
		chip: __( 'Discontinued', 'coleman' ),
		title: __( 'Discontinued parts', 'coleman' ),
		more: __( 'Load More Discontinued Parts', 'coleman' ),
	},
	equipment: {
		chip: __( 'Equipment', 'coleman' ),
		title: __( 'New and Used Equipment', 'coleman' ),
		more: __( 'Load More Equipment', 'coleman' ),
	},
	models: {
		chip: __( 'Diagrams', 'coleman' ),
		title: __( 'Common Parts and Parts Diagrams', 'coleman' ),
		more: __( 'Load More', 'coleman' ),
	},
	pages: {
		chip: __( 'Pages', 'coleman' ),
		title: __( 'Pages', 'coleman' ),
		more: __( 'Load More Pages', 'coleman' ),
	},
} );

/** A section that stands by itself; discontinued parts stand within the parts. */
type Group = SearchResultsProps[ 'order' ][ number ];

/** Those of a group in which something was found, as they stand below each other. */
const foundIn = ( group: Group, sections: Sections ): SectionName[] => {
	const names: SectionName[] = group === 'parts' ? [ 'parts', 'discontinued' ] : [ group ];
	return names.filter( ( name ) => sections[ name ].count > 0 );
};

type ViewProps = SearchResultsProps & {
	/** Of which section more rows are on their way, and of which they did not come. */
	pending?: SectionName | null;
	failed?: SectionName | null;
	/** What came, for those who do not see it. */
	statusMessage?: string;
	innerRef?: Ref< HTMLDivElement >;
	onMore?: ( name: SectionName ) => void;
	/** Without it the forms post to the page. */
	onAdd?: OnAdd | undefined;
};

type RowsProps = Pick< ViewProps, 'sections' | 'query' | 'pending' | 'failed' | 'onMore' > & {
	name: SectionName;
	children: ReactNode[];
};

/** The rows of a section, and the way to more of them: a link that works by itself. */
function Rows( { name, sections, query, pending, failed, onMore, children }: RowsProps ) {
	const shown = children.length;
	const isPending = pending === name;
	const more = ( event: MouseEvent ) => {
		if ( onMore && ! isModified( event ) ) {
			event.preventDefault();
			onMore( name );
		}
	};
	return (
		<>
			<ul className={ `coleman-search-results__rows is-${ name }` } data-rows={ name }>
				{ children.map( ( row, index ) => (
					<li
						// Rows are only added at the end.
						key={ index }
						// Where the link below leads.
						id={ beginsStep( name, index ) ? `${ name }-${ index + 1 }` : undefined }
						className="coleman-search-results__row"
					>
						{ row }
					</li>
				) ) }
			</ul>
			{ failed === name && (
				<p className="coleman-search-results__fault" role="alert">
					{ __( 'We couldn’t load more. Please check your connection and try again.', 'coleman' ) }
				</p>
			) }
			{ sections[ name ].has_more && (
				<a
					className={ `coleman-search-results__more coleman-button is-quiet${ isPending ? ' is-pending' : '' }` }
					href={ `${ queryOf( query, { ...shownOf( sections ), [ name ]: shown + STEP } ) }#${ name }-${ shown + 1 }` }
					rel="nofollow"
					aria-busy={ isPending || undefined }
					onClick={ more }
				>
					{ wordsOf()[ name ].more }
				</a>
			) }
		</>
	);
}

function Section( {
	group,
	isFirst,
	fault,
	onAdd,
	...rest
}: Omit< ViewProps, 'innerRef' > & { group: Group; isFirst: boolean } ) {
	const { sections } = rest;
	const { parts, discontinued, equipment, models, pages } = sections;
	const words = wordsOf();
	/** Only of the first section pictures are wanted first. */
	const skipped = isFirst ? 0 : STEP;
	const rowsOf: Record< Group, () => ReactNode[] > = {
		parts: () =>
			parts.items.map( ( part, index ) => (
				<PartRow key={ part.PartId } part={ part } index={ index } fault={ fault } onAdd={ onAdd } />
			) ),
		equipment: () =>
			equipment.items.map( ( hit, index ) => (
				<EquipmentRow key={ index } hit={ hit } index={ index + skipped } />
			) ),
		models: () =>
			models.items.map( ( hit, index ) => <ModelRow key={ index } hit={ hit } index={ index + skipped } /> ),
		pages: () => pages.items.map( ( hit, index ) => <PageRow key={ index } hit={ hit } /> ),
	};
	return (
		<section
			className={ `coleman-search-results__section is-${ group }` }
			id={ group }
			aria-labelledby={ `${ group }-title` }
		>
			<div className="coleman-search-results__head">
				<h2 className="coleman-search-results__heading" id={ `${ group }-title` }>
					{ words[ group ].title }
				</h2>
				{ sections[ group ].count > 0 && (
					<p className="coleman-search-results__count">{ countText( sections[ group ] ) }</p>
				) }
			</div>
			{ sections[ group ].count > 0 && (
				<Rows { ...rest } name={ group }>
					{ rowsOf[ group ]() }
				</Rows>
			) }
			{ group === 'parts' && discontinued.count > 0 && (
				<div className="coleman-search-results__discontinued" id="discontinued">
					<div className="coleman-search-results__head">
						<h3 className="coleman-search-results__subheading">{ words.discontinued.title }</h3>
						<p className="coleman-search-results__count">{ countText( discontinued ) }</p>
					</div>
					<Rows { ...rest } name="discontinued">
						{ discontinued.items.map( ( part, index ) => (
							// They stand below the others.
							<PartRow
								key={ part.PartId }
								part={ part }
								index={ index + STEP }
								fault={ fault }
								onAdd={ onAdd }
							/>
						) ) }
					</Rows>
				</div>
			) }
		</section>
	);
}

const Replaced = ( { replaced }: Pick< ViewProps, 'replaced' > ) => (
	<ul className="coleman-search-results__replaced">
		{ replaced.map( ( { Old, New }, index ) => (
			<li key={ index }>
				<span className="coleman-search-results__old">{ Old.PartNumber }</span>
				{ /* translators: between an old part number and the one that replaces it */ }
				<span>{ __( 'is now', 'coleman' ) }</span>
				<a className="coleman-search-results__other" href={ New.Url } data-native="">
					{ New.PartNumber }
				</a>
				<span>{ New.Description }</span>
			</li>
		) ) }
	</ul>
);

const Chips = ( { names, sections }: { names: SectionName[]; sections: Sections } ) => (
	<nav className="coleman-search-results__chips" aria-label={ __( 'Search results', 'coleman' ) } data-native="">
		<ul>
			{ names.map( ( name ) => (
				<li key={ name }>
					<a className="coleman-search-results__chip" href={ `#${ name }` }>
						{ `${ wordsOf()[ name ].chip } ` }
						<span className="coleman-search-results__chip-count">{ shortCount( sections[ name ] ) }</span>
					</a>
				</li>
			) ) }
		</ul>
	</nav>
);

/** A long text is set smaller. */
const LONG = 40;

function Title( { text, isFound }: { text: string; isFound: boolean } ) {
	if ( ! text ) {
		return <h1 className="coleman-search-results__title">{ __( 'Search parts and machines', 'coleman' ) }</h1>;
	}
	return (
		<h1 className="coleman-search-results__title">
			<span className="coleman-search-results__asked">
				{ `${ isFound ? __( 'Search results for', 'coleman' ) : __( 'Nothing found for', 'coleman' ) } ` }
			</span>
			<bdi className={ `coleman-search-results__text${ [ ...text ].length > LONG ? ' is-long' : '' }` }>
				{ text }
			</bdi>
		</h1>
	);
}

/** How the results look. What the text is plainly about stands wide, the rest beside it. */
export function SearchResultsView( { statusMessage = '', innerRef, ...props }: ViewProps ) {
	const { text, did_you_mean: isGuess, most_words: hasMostWords, missing, replaced, order, sections, help } = props;
	const groups = order.filter( ( group ) => foundIn( group, sections ).length > 0 );
	const names = groups.flatMap( ( group ) => foundIn( group, sections ) );
	const [ first, ...others ] = groups;
	/** Parts need the room: what stands before them stands above them. */
	const isWide = first === 'parts' && others.length > 0;

	return (
		<div className="coleman-search-results__body" ref={ innerRef }>
			<Title text={ text } isFound={ groups.length > 0 } />
			{ replaced.length > 0 && <Replaced replaced={ replaced } /> }
			{ isGuess && (
				<p className="coleman-search-results__guess">
					<strong>{ __( 'Did you mean', 'coleman' ) }</strong>
					{ ` ${ __( 'one of these? We found no exact match.', 'coleman' ) }` }
				</p>
			) }
			{ missing && (
				<p className="coleman-search-results__guess">
					<strong>{ __( 'Not in our parts catalog:', 'coleman' ) }</strong>{ ' ' }
					<span>
						{ missing.numbers.map( ( number, index ) => (
							<span key={ number }>
								{ index > 0 && ', ' }
								<bdi className="coleman-search-results__missing">{ number }</bdi>
							</span>
						) ) }
					</span>
					{ '. ' }
					<a href={ missing.order } data-native="">
						{ __( 'Ask for a special order', 'coleman' ) }
					</a>
				</p>
			) }
			{ hasMostWords && ! missing && (
				<p className="coleman-search-results__guess">
					{ __( 'No result has all of these words. These have some of them.', 'coleman' ) }
				</p>
			) }
			{ names.length > 1 && <Chips names={ names } sections={ sections } /> }
			{ first && (
				<div className={ `coleman-search-results__columns${ isWide ? '' : ' is-single' }` }>
					<Section { ...props } group={ first } isFirst />
					{ others.length > 0 && (
						<div className="coleman-search-results__side">
							{ others.map( ( group ) => (
								<Section key={ group } { ...props } group={ group } isFirst={ false } />
							) ) }
						</div>
					) }
				</div>
			) }
			{ help && <Help help={ help } text={ text } /> }
			<p className="screen-reader-text" role="status">
				{ statusMessage }
			</p>
		</div>
	);
}

/** The results at work: more rows come without a reload, and parts go into the cart. */
export function SearchResults( props: SearchResultsProps ) {
	const body = useRef< HTMLDivElement >( null );
	const { sections, pending, failed, statusMessage, loadMore } = useResults( props, body );
	const { addItem } = useDispatch( cartStore );

	return (
		<SearchResultsView
			{ ...props }
			sections={ sections }
			pending={ pending }
			failed={ failed }
			statusMessage={ statusMessage }
			innerRef={ body }
			onMore={ loadMore }
			onAdd={ ( partId, quantity ) => addItem( { partId, quantity } ) }
		/>
	);
}
