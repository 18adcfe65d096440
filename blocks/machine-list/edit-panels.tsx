import {
	CheckboxControl,
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EquipmentCategories } from '@/api/generated/schemas';
import { BranchControl } from '@/editor/branch-control';
import { equipmentChoices } from '@/editor/equipment-choices';
import { fetchPickedMachines, findMachines } from '@/editor/find-machines';
import { HeadingControl } from '@/editor/heading-control';
import { AboutControl } from '@/editor/list-controls';
import { AskAgain } from '@/editor/shared-answer';
import { SourceField } from '@/editor/source-field';
import { FACETS, SORTS } from '@/rules/machine-choice';
import type { FacetName } from '@/rules/machine-choice';
import type { MachineListProps } from './machine-list-props';
import { sortName } from './words';

export type Attributes = {
	machineIds: number[];
	condition: 'used' | 'new' | 'page';
	categoryId: number;
	usedCategory: string;
	branch: string;
	brandId: number;
	maxPrice: number;
	count: number;
	facets: string[];
	sort: MachineListProps[ 'sort' ];
	showSort: boolean;
	showMore: boolean;
	showCompare: boolean;
	showSold: boolean;
	title: string;
	heading: MachineListProps[ 'heading' ];
};

/** What the attribute `branch` is for the branch that the page is about. */
export const PAGES_BRANCH = 'page';

/** Branches, brands and categories to choose from; null until they have come. */
export type Choices = EquipmentCategories | null;

type PanelProps = { attributes: Attributes; setAttributes: ( changes: Partial< Attributes > ) => void };

export const usedPages = () => [
	{ value: 'tractors', label: __( 'Tractors', 'coleman' ) },
	{ value: 'compact-track-loaders', label: __( 'Compact Track Loaders', 'coleman' ) },
	{ value: 'zero-turn-mowers', label: __( 'Zero-Turn Mowers', 'coleman' ) },
	{ value: 'utility-vehicles', label: __( 'Utility Vehicles', 'coleman' ) },
	{ value: 'other-used-equipment', label: __( 'Other Used Equipment', 'coleman' ) },
];

const facetLabel = ( facet: FacetName ) =>
	( {
		brand: __( 'Brand', 'coleman' ),
		branch: __( 'Branch', 'coleman' ),
		price: __( 'Price', 'coleman' ),
		model_year: __( 'Year', 'coleman' ),
		hours: __( 'Hours', 'coleman' ),
		horsepower: __( 'Horsepower', 'coleman' ),
	} )[ facet ];

/** Which machines the list has, how many at once, and in what order. */
export function ContentPanel( { attributes, setAttributes, choices }: PanelProps & { choices: Choices } ) {
	const { machineIds, condition, categoryId, usedCategory, branch, brandId, maxPrice, count, sort } = attributes;

	return (
		<PanelBody title={ __( 'Content', 'coleman' ) }>
			<SourceField
				label={ __( 'Machines', 'coleman' ) }
				rule={ __( 'By category, branch or price', 'coleman' ) }
				ids={ machineIds }
				onChange={ ( ids ) => setAttributes( { machineIds: ids } ) }
				picker={ {
					label: __( 'Add a machine', 'coleman' ),
					help: __( 'By maker, model, year or stock number. Sold machines leave the list.', 'coleman' ),
					none: __( 'No machine found.', 'coleman' ),
					find: findMachines,
					fetchPicked: fetchPickedMachines,
				} }
			>
				<AskAgain of={ equipmentChoices } />
				<SelectControl
					label={ __( 'Which machines', 'coleman' ) }
					help={
						condition === 'page'
							? __(
									'For templates: uses the category in the URL. In the editor, used machines are shown.',
									'coleman'
								)
							: undefined
					}
					value={ condition }
					options={ [
						{ value: 'used', label: __( 'Used machines', 'coleman' ) },
						{ value: 'new', label: __( 'New machines', 'coleman' ) },
						{ value: 'page', label: __( 'From the page’s URL', 'coleman' ) },
					] }
					onChange={ ( value ) => setAttributes( { condition: value } ) }
				/>
				{ condition === 'used' && (
					<SelectControl
						label={ __( 'Used equipment page', 'coleman' ) }
						value={ usedCategory }
						options={ [ { value: '', label: __( 'All', 'coleman' ) }, ...usedPages() ] }
						onChange={ ( value ) => setAttributes( { usedCategory: value } ) }
					/>
				) }
				{ condition !== 'page' && (
					<>
						<AboutControl
							label={ __( 'Category', 'coleman' ) }
							none={ __( 'All categories', 'coleman' ) }
							value={ categoryId }
							choices={ choices?.categories.map( ( one ) => [ one.EquipCategoryId, one.CategoryName ] ) }
							onChange={ ( value ) => setAttributes( { categoryId: value } ) }
						/>
						<ToggleControl
							label={ __( 'Include sold machines', 'coleman' ) }
							help={ __( 'They show “Sold” instead of a price.', 'coleman' ) }
							checked={ attributes.showSold }
							onChange={ ( value ) => setAttributes( { showSold: value } ) }
						/>
					</>
				) }
				<BranchControl
					help={ __(
						'If you choose a branch, visitors see only its machines. Pages of a branch, or with one in their URL, such as new-equipment-easton, have a branch.',
						'coleman'
					) }
					none={ __( 'Visitors choose', 'coleman' ) }
					value={ branch }
					other={ { slug: PAGES_BRANCH, city: __( 'The page’s branch', 'coleman' ) } }
					branches={ choices?.locations.map( ( { slug, City } ) => ( { slug, city: City } ) ) }
					onChange={ ( value ) => setAttributes( { branch: value } ) }
				/>
				<AboutControl
					label={ __( 'Brand', 'coleman' ) }
					help={ __( 'If you choose a brand, visitors see only its machines.', 'coleman' ) }
					none={ __( 'Visitors choose', 'coleman' ) }
					value={ brandId }
					choices={ choices?.vendors.map( ( one ) => [ one.VendorId, one.BrandName ] ) }
					onChange={ ( value ) => setAttributes( { brandId: value } ) }
				/>
				<TextControl
					type="number"
					label={ __( 'Maximum price', 'coleman' ) }
					help={ __(
						'In dollars. Machines without a price are left out. Leave empty for any price.',
						'coleman'
					) }
					min={ 0 }
					max={ 9999999 }
					value={ maxPrice || '' }
					onChange={ ( value ) =>
						setAttributes( { maxPrice: Math.max( 0, Math.round( Number( value ) || 0 ) ) } )
					}
				/>
				<RangeControl
					label={ __( 'Machines per page', 'coleman' ) }
					value={ count }
					min={ 1 }
					max={ 48 }
					onChange={ ( value ) => setAttributes( { count: value ?? 12 } ) }
				/>
				<SelectControl
					label={ __( 'Sort by', 'coleman' ) }
					help={ __( 'Visitors can change it.', 'coleman' ) }
					value={ sort }
					options={ SORTS.map( ( name ) => ( { value: name, label: sortName( name ) } ) ) }
					onChange={ ( value ) => setAttributes( { sort: value } ) }
				/>
			</SourceField>
		</PanelBody>
	);
}

/** What visitors may change. */
export function VisitorPanel( { attributes, setAttributes }: PanelProps ) {
	const { machineIds, facets } = attributes;

	return (
		<PanelBody title={ __( 'Visitor options', 'coleman' ) }>
			{ machineIds.length === 0 && (
				<>
					<p>{ __( 'Let visitors filter by:', 'coleman' ) }</p>
					{ FACETS.map( ( facet ) => (
						<CheckboxControl
							key={ facet }
							label={ facetLabel( facet ) }
							checked={ facets.includes( facet ) }
							onChange={ ( isShown ) =>
								setAttributes( {
									facets: FACETS.filter( ( name ) =>
										name === facet ? isShown : facets.includes( name )
									),
								} )
							}
						/>
					) ) }
					<ToggleControl
						label={ __( 'Sort', 'coleman' ) }
						checked={ attributes.showSort }
						onChange={ ( value ) => setAttributes( { showSort: value } ) }
					/>
					<ToggleControl
						label={ __( 'Load more', 'coleman' ) }
						checked={ attributes.showMore }
						onChange={ ( value ) => setAttributes( { showMore: value } ) }
					/>
				</>
			) }
			<ToggleControl
				label={ __( 'Compare', 'coleman' ) }
				help={ __( 'Adds a checkbox to each machine. Visitors can compare up to four.', 'coleman' ) }
				checked={ attributes.showCompare }
				onChange={ ( value ) => setAttributes( { showCompare: value } ) }
			/>
		</PanelBody>
	);
}

export function StylePanel( { attributes, setAttributes }: PanelProps ) {
	const { title, heading } = attributes;

	return (
		<PanelBody title={ __( 'Style', 'coleman' ) }>
			<TextControl
				label={ __( 'Title', 'coleman' ) }
				help={ __( 'If empty, the title describes the machines.', 'coleman' ) }
				value={ title }
				onChange={ ( value ) => setAttributes( { title: value } ) }
			/>
			<HeadingControl value={ heading } onChange={ ( value ) => setAttributes( { heading: value } ) } />
		</PanelBody>
	);
}
