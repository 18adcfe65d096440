import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import type { Model } from '@/api/generated/schemas';
import { fetchModels } from '@/api/models';
import { equipmentChoices, useEquipmentChoices } from '@/editor/equipment-choices';
import { AboutControl } from '@/editor/list-controls';
import type { EditProps } from '@/editor/register-block';
import { AskAgain } from '@/editor/shared-answer';
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
	const catalogue = useEquipmentChoices();
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
					<AskAgain of={ equipmentChoices } />
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
					<AboutControl
						label={ __( 'Category', 'coleman' ) }
						none={ __( 'All categories', 'coleman' ) }
						value={ categoryId }
						choices={ catalogue?.categories.map( ( one ) => [ one.EquipCategoryId, one.CategoryName ] ) }
						onChange={ ( value ) => setAttributes( { categoryId: value } ) }
					/>
					<AboutControl
						label={ __( 'Brand', 'coleman' ) }
						none={ __( 'All brands', 'coleman' ) }
						value={ brandId }
						choices={ catalogue?.vendors.map( ( one ) => [ one.VendorId, one.BrandName ] ) }
						onChange={ ( value ) => setAttributes( { brandId: value } ) }
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
