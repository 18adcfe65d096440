import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import {
	CheckboxControl,
	Disabled,
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { fetchEquipmentCategories } from '@/api/equipment-categories';
import type { EquipmentCategories } from '@/api/generated/schemas';
import { fetchMachines } from '@/api/machines';
import { HeadingControl } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import { useAnswer } from '@/editor/use-answer';
import { FACETS, SORTS } from '@/rules/machine-choice';
import type { FacetName } from '@/rules/machine-choice';
import { requestOf, viewOf } from './machine-list-props';
import type { MachineListProps, MachineView } from './machine-list-props';
import { MachineListView } from './machine-list-view';
import { sortName } from './words';

type Attributes = {
	condition: 'used' | 'new' | 'page';
	categoryId: number;
	usedCategory: string;
	branch: string;
	brandId: number;
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

/** Branches, brands and categories to choose from; null until they have come. */
function useChoices(): EquipmentCategories | null {
	const [ choices, setChoices ] = useState< EquipmentCategories | null >( null );
	useEffect( () => {
		fetchEquipmentCategories( { location_id: 0, vendor_id: 0 } ).then( setChoices, () => {} );
	}, [] );
	return choices;
}

/** The list as visitors get it; null until it has come, or when it does not come. */
function useView( page: MachineListProps ): MachineView | null {
	const request = requestOf( { choice: '', after: '', show: page.perPage }, page );
	return useAnswer(
		async ( signal ) => viewOf( await fetchMachines( page.condition, request, signal ) ),
		JSON.stringify( [ page.condition, request ] )
	);
}

const usedPages = () => [
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

export function Edit( { attributes, setAttributes, sample, clientId }: EditProps< Attributes, MachineListProps > ) {
	const { condition, categoryId, usedCategory, branch, brandId, count, facets, sort, title, heading } = attributes;
	const choices = useChoices();
	const locationId = choices?.locations.find( ( { slug } ) => slug === branch )?.LocationId;
	const category = choices?.categories.find( ( { EquipCategoryId } ) => EquipCategoryId === categoryId );
	const isNew = condition === 'new';
	const byItself = () => {
		const name = category?.CategoryName ?? usedPages().find( ( { value } ) => value === usedCategory )?.label;
		if ( name ) {
			return isNew
				? /* translators: %s: category of machines, such as Tractors. */
					sprintf( __( 'New %s', 'coleman' ), name )
				: /* translators: %s: category of machines, such as Tractors. */
					sprintf( __( 'Used %s', 'coleman' ), name );
		}
		return isNew ? __( 'New Equipment', 'coleman' ) : __( 'Used Equipment', 'coleman' );
	};
	const page: MachineListProps = {
		...sample,
		id: `machine-list-${ clientId }`,
		title: title || byItself(),
		heading,
		condition: isNew ? 'new' : 'used',
		categoryId,
		usedCategory,
		withSold: attributes.showSold,
		fixed: [ brandId && `brand=${ brandId }`, locationId && `branch=${ locationId }` ]
			.filter( Boolean )
			.join( '&' ),
		facetNames: FACETS.filter(
			( facet ) =>
				facets.includes( facet ) && ! ( facet === 'brand' && brandId ) && ! ( facet === 'branch' && branch )
		),
		sort,
		showSort: attributes.showSort,
		showMore: attributes.showMore,
		showCompare: attributes.showCompare,
		perPage: count,
		choice: '',
		after: '',
		show: count,
	};
	const view = useView( page ) ?? sample.view;
	const hasCount = page.facetNames.length > 0 || attributes.showMore;

	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
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
							<SelectControl
								label={ __( 'Category', 'coleman' ) }
								value={ String( categoryId ) }
								options={ [
									{ value: '0', label: __( 'All categories', 'coleman' ) },
									...( choices?.categories ?? [] ).map( ( { EquipCategoryId, CategoryName } ) => ( {
										value: String( EquipCategoryId ),
										label: CategoryName,
									} ) ),
								] }
								onChange={ ( value ) => setAttributes( { categoryId: Number( value ) } ) }
							/>
							<ToggleControl
								label={ __( 'Include sold machines', 'coleman' ) }
								help={ __( 'They show “Sold” instead of a price.', 'coleman' ) }
								checked={ attributes.showSold }
								onChange={ ( value ) => setAttributes( { showSold: value } ) }
							/>
						</>
					) }
					<SelectControl
						label={ __( 'Branch', 'coleman' ) }
						help={ __( 'If you choose a branch, visitors see only its machines.', 'coleman' ) }
						value={ branch }
						options={ [
							{ value: '', label: __( 'Visitors choose', 'coleman' ) },
							...( choices?.locations ?? [] ).map( ( { slug, City } ) => ( {
								value: slug,
								label: City,
							} ) ),
						] }
						onChange={ ( value ) => setAttributes( { branch: value } ) }
					/>
					<SelectControl
						label={ __( 'Brand', 'coleman' ) }
						help={ __( 'If you choose a brand, visitors see only its machines.', 'coleman' ) }
						value={ String( brandId ) }
						options={ [
							{ value: '0', label: __( 'Visitors choose', 'coleman' ) },
							...( choices?.vendors ?? [] ).map( ( { VendorId, BrandName } ) => ( {
								value: String( VendorId ),
								label: BrandName,
							} ) ),
						] }
						onChange={ ( value ) => setAttributes( { brandId: Number( value ) } ) }
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
				</PanelBody>
				<PanelBody title={ __( 'Visitor options', 'coleman' ) }>
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
					<ToggleControl
						label={ __( 'Compare', 'coleman' ) }
						help={ __( 'Adds a checkbox to each machine. Visitors can compare up to four.', 'coleman' ) }
						checked={ attributes.showCompare }
						onChange={ ( value ) => setAttributes( { showCompare: value } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Style', 'coleman' ) }>
					<TextControl
						label={ __( 'Title', 'coleman' ) }
						help={ __( 'If empty, the title describes the machines.', 'coleman' ) }
						value={ title }
						onChange={ ( value ) => setAttributes( { title: value } ) }
					/>
					<HeadingControl value={ heading } onChange={ ( value ) => setAttributes( { heading: value } ) } />
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<MachineListView { ...page } view={ { ...view, count: hasCount ? view.count : null } } />
			</Disabled>
		</div>
	);
}
