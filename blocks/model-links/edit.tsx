import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { fetchEquipmentCategories } from '@/api/equipment-categories';
import type { EquipmentCategories, Model } from '@/api/generated/schemas';
import { fetchModels } from '@/api/models';
import type { EditProps } from '@/editor/register-block';
import { useAnswer } from '@/editor/use-answer';
import { ModelLinks } from './model-links';
import type { ModelLinksProps } from './model-links';

type Attributes = {
	heading: string;
	groupBy: 'category' | 'brand';
	categoryId: number;
	brandId: number;
	level: ModelLinksProps[ 'level' ];
};

/** The models that the site would link to; null until they are there. */
const useModels = ( categoryId: number, brandId: number ): Model[] | null =>
	useAnswer(
		async ( signal ) =>
			( await fetchModels( { category_id: categoryId, brand_id: brandId, per_page: 100 }, signal ) ).results,
		`${ categoryId } ${ brandId }`
	);

const compare = new Intl.Collator( undefined, { numeric: true } ).compare;

function groupsOf( models: Model[], by: Attributes[ 'groupBy' ] ): ModelLinksProps[ 'groups' ] {
	const groups = new Map< string, ModelLinksProps[ 'groups' ][ 0 ][ 'models' ] >();
	for ( const model of [ ...models ].sort( ( one, other ) => compare( one.Title, other.Title ) ) ) {
		const name = by === 'brand' ? model.BrandName : model.Category;
		groups.set( name, [
			...( groups.get( name ) ?? [] ),
			{ name: by === 'brand' ? model.Name : model.Title, url: model.Url },
		] );
	}
	return [ ...groups ]
		.sort( ( [ one ], [ other ] ) => compare( one, other ) )
		.map( ( [ name, links ] ) => ( { name, models: links } ) );
}

export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, ModelLinksProps > ) {
	const { heading, groupBy, categoryId, brandId, level } = attributes;
	const [ catalogue, setCatalogue ] = useState< EquipmentCategories | null >( null );
	useEffect( () => {
		// Without an answer the two lists offer all.
		fetchEquipmentCategories( {} ).then( setCatalogue, () => {} );
	}, [] );
	const models = useModels( categoryId, brandId );
	const groups = models ? groupsOf( models, groupBy ) : sample.groups;

	return (
		<div
			{ ...useBlockProps( {
				// Lists fold here too, but links lead nowhere.
				onClickCapture: ( event ) => ( event.target as Element ).closest( 'a' ) && event.preventDefault(),
			} ) }
		>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<TextControl
						label={ __( 'Heading', 'coleman' ) }
						value={ heading }
						onChange={ ( value ) => setAttributes( { heading: value } ) }
					/>
					<SelectControl
						label={ __( 'Lists', 'coleman' ) }
						value={ groupBy }
						options={ [
							{ value: 'category', label: __( 'One for each machine category', 'coleman' ) },
							{ value: 'brand', label: __( 'One for each brand', 'coleman' ) },
						] }
						onChange={ ( value ) => setAttributes( { groupBy: value === 'brand' ? 'brand' : 'category' } ) }
					/>
					<SelectControl
						label={ __( 'Category', 'coleman' ) }
						value={ String( categoryId ) }
						options={ [
							{ value: '0', label: __( 'All categories', 'coleman' ) },
							...( catalogue?.categories ?? [] ).map( ( { EquipCategoryId, CategoryName } ) => ( {
								value: String( EquipCategoryId ),
								label: CategoryName,
							} ) ),
						] }
						onChange={ ( value ) => setAttributes( { categoryId: Number( value ) } ) }
					/>
					<SelectControl
						label={ __( 'Brand', 'coleman' ) }
						value={ String( brandId ) }
						options={ [
							{ value: '0', label: __( 'All brands', 'coleman' ) },
							...( catalogue?.vendors ?? [] ).map( ( { VendorId, BrandName } ) => ( {
								value: String( VendorId ),
								label: BrandName,
							} ) ),
						] }
						onChange={ ( value ) => setAttributes( { brandId: Number( value ) } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Style', 'coleman' ) }>
					<SelectControl
						label={ __( 'Heading level', 'coleman' ) }
						value={ level }
						options={ [
							{ value: 'h2', label: __( 'Page heading', 'coleman' ) },
							{ value: 'h3', label: __( 'Section heading', 'coleman' ) },
						] }
						onChange={ ( value ) => setAttributes( { level: value === 'h3' ? 'h3' : 'h2' } ) }
					/>
				</PanelBody>
			</InspectorControls>
			{ groups.length > 0 ? (
				<ModelLinks heading={ heading } level={ level } groups={ groups } current="" isCapped={ false } />
			) : (
				<p className="coleman-model-links__more">
					{ __(
						'No models with diagrams match this category and brand. Visitors see nothing here.',
						'coleman'
					) }
				</p>
			) }
		</div>
	);
}
