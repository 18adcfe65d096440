import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { Rendered } from '@/editor/chosen';
import { fetchPickedRentals, findRentals } from '@/editor/find-rentals';
import { HeadingPanel } from '@/editor/heading-control';
import { AboutControl, HowManyControl } from '@/editor/list-controls';
import type { EditProps } from '@/editor/register-block';
import { rentalChoices, useRentalCategories } from '@/editor/rental-field';
import { AskAgain } from '@/editor/shared-answer';
import { SourceField } from '@/editor/source-field';
import { useAnswer } from '@/editor/use-answer';
import { RentalListView } from './rental-list';
import type { RentalListProps } from './rental-list-props';
import { fetchPage } from './use-rentals';

type Attributes = {
	title: string;
	rentalIds: number[];
	categoryId: number;
	perPage: number;
	showBranches: boolean;
	heading: RentalListProps[ 'heading' ];
};

/** The branches that have some of what is listed; on the site those that have any of the category. */
function branchesOf( list: RentalListProps[ 'list' ] ): RentalListProps[ 'branches' ] {
	const cities = new Set( list.items.flatMap( ( rental ) => rental.AvailableLocations.map( ( { City } ) => City ) ) );
	return [ ...cities ].map( ( city, index ) => ( { id: index + 1, city } ) );
}

export function Edit( { attributes, setAttributes, sample, clientId }: EditProps< Attributes, RentalListProps > ) {
	const { title, rentalIds, categoryId, perPage, showBranches, heading } = attributes;
	const categories = useRentalCategories();
	const choice = { locationId: 0, after: 0 };
	const list =
		useAnswer( ( signal ) => fetchPage( categoryId, choice, perPage, signal ), `${ categoryId } ${ perPage }` ) ??
		sample.list;
	const category = categories?.find( ( [ id ] ) => id === categoryId )?.[ 1 ];
	/* translators: %s: category of machines, such as Tractors. */
	const categoryTitle = category && sprintf( __( 'Rent: %s', 'coleman' ), category );

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<TextControl
						label={ __( 'Heading', 'coleman' ) }
						help={ __( 'Leave empty to use the category’s name.', 'coleman' ) }
						value={ title }
						onChange={ ( value ) => setAttributes( { title: value } ) }
					/>
					<SourceField
						label={ __( 'Rentals', 'coleman' ) }
						rule={ __( 'By category', 'coleman' ) }
						ids={ rentalIds }
						onChange={ ( ids ) => setAttributes( { rentalIds: ids } ) }
						picker={ {
							label: __( 'Add a machine for rent', 'coleman' ),
							help: __( 'By maker, model or category.', 'coleman' ),
							none: __( 'No machine found.', 'coleman' ),
							find: findRentals,
							fetchPicked: fetchPickedRentals,
						} }
					>
						<AskAgain of={ rentalChoices } />
						<AboutControl
							label={ __( 'Category', 'coleman' ) }
							help={ __( 'On a category page, its rentals are listed automatically.', 'coleman' ) }
							value={ categoryId }
							choices={ categories?.map( ( [ id, name ] ) => [ id, name ] ) }
							onChange={ ( value ) => setAttributes( { categoryId: value } ) }
						/>
						<ToggleControl
							label={ __( 'Branches', 'coleman' ) }
							help={ __( 'Lets visitors filter by branch.', 'coleman' ) }
							checked={ showBranches }
							onChange={ ( value ) => setAttributes( { showBranches: value } ) }
						/>
						<HowManyControl
							value={ perPage }
							min={ 3 }
							initial={ 12 }
							onChange={ ( value ) => setAttributes( { perPage: value } ) }
						/>
					</SourceField>
				</PanelBody>
				<HeadingPanel
					label={ __( 'Heading level', 'coleman' ) }
					value={ heading }
					onChange={ ( value ) => setAttributes( { heading: value } ) }
				/>
			</InspectorControls>
			{ rentalIds.length > 0 ? (
				<Rendered block="coleman/rental-list" attributes={ { title, rentalIds, heading } } />
			) : (
				<Disabled>
					<RentalListView
						id={ `rental-list-${ clientId }` }
						queryName=""
						heading={ heading }
						title={ title || categoryTitle || __( 'All rentals', 'coleman' ) }
						categoryId={ categoryId }
						branches={ showBranches ? branchesOf( list ) : [] }
						choice={ choice }
						perPage={ perPage }
						list={ list }
					/>
				</Disabled>
			) }
		</div>
	);
}
