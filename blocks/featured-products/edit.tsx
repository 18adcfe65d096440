import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, Placeholder, RangeControl, SelectControl, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { fetchFeaturedProducts } from '@/api/products';
import { Gone } from '@/editor/chosen';
import { partFamilies, usePartFamilies } from '@/editor/part-families';
import type { EditProps } from '@/editor/register-block';
import { AskAgain } from '@/editor/shared-answer';
import { unknownOption } from '@/editor/unknown-option';
import { FeaturedProductsView } from './featured-products';
import type { FeaturedProductsProps } from './featured-products';
import { PartPicker } from './part-picker';

type Attributes = {
	heading: string;
	partIds: number[];
	categoryId: number;
	isRelated: boolean;
	layout: FeaturedProductsProps[ 'layout' ];
	count: number;
};

type Parts = FeaturedProductsProps[ 'parts' ];

/** As many as the site shows at once when all are asked for. */
const ALL = 100;

const limitOf = ( count: number ) => ( count > 0 ? Math.min( count, ALL ) : ALL );

/** The parts that visitors will see; null until the API has answered. */
function useShownParts( ids: string, categoryId: number, limit: number ): Parts | null {
	const [ parts, setParts ] = useState< Parts | null >( null );
	useEffect( () => {
		let isWanted = true;
		fetchFeaturedProducts( { productIds: ids, categoryId, per_page: limit } ).then(
			( { results } ) => isWanted && setParts( results ),
			// Without an answer the sample stays.
			() => {}
		);
		return () => {
			isWanted = false;
		};
	}, [ ids, categoryId, limit ] );
	return parts;
}

export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, FeaturedProductsProps > ) {
	const { heading, partIds, categoryId, isRelated, layout, count } = attributes;
	const [ isPicking, setPicking ] = useState( partIds.length > 0 );
	const families = usePartFamilies();
	const parts = useShownParts( partIds.slice( 0, ALL ).join( ',' ), categoryId, limitOf( count ) ) ?? sample.parts;
	const isUnset = isPicking && partIds.length === 0;

	const choose = ( source: string ) => {
		setPicking( source === 'picked' );
		setAttributes( {
			partIds: [],
			categoryId: source === 'family' ? ( families?.[ 0 ]?.CategoryId ?? 0 ) : 0,
			isRelated: source === 'related',
		} );
	};
	const unpicked = categoryId ? 'family' : 'popular';
	const source = isRelated ? 'related' : unpicked;

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<TextControl
						label={ __( 'Heading', 'coleman' ) }
						value={ heading }
						onChange={ ( value ) => setAttributes( { heading: value } ) }
					/>
					<AskAgain of={ partFamilies } />
					<SelectControl
						label={ __( 'Parts', 'coleman' ) }
						help={
							isRelated
								? __(
										'From the same family, same maker first. Pages without a part show the most popular parts.',
										'coleman'
									)
								: undefined
						}
						value={ isPicking ? 'picked' : source }
						options={ [
							{ value: 'related', label: __( 'Related to the page’s part', 'coleman' ) },
							{ value: 'popular', label: __( 'Most popular', 'coleman' ) },
							{
								value: 'family',
								label: __( 'Most popular in a family', 'coleman' ),
								// The first of them is chosen with it.
								disabled: ! families?.length && ! categoryId,
							},
							{ value: 'picked', label: __( 'My selection', 'coleman' ) },
						] }
						onChange={ choose }
					/>
					{ ! isPicking && categoryId > 0 && (
						<SelectControl
							label={ __( 'Family', 'coleman' ) }
							value={ `${ categoryId }` }
							options={ [
								...( families ?? [] ).map( ( { CategoryId, CategoryName } ) => ( {
									value: `${ CategoryId }`,
									label: CategoryName,
								} ) ),
								...unknownOption(
									`${ categoryId }`,
									families?.map( ( { CategoryId } ) => `${ CategoryId }` )
								),
							] }
							onChange={ ( value ) => setAttributes( { categoryId: Number( value ) } ) }
						/>
					) }
					{ isPicking && (
						<PartPicker ids={ partIds } onChange={ ( ids ) => setAttributes( { partIds: ids } ) } />
					) }
					<RangeControl
						label={ __( 'How many', 'coleman' ) }
						help={ __( 'Enter 0 to show all, 100 at a time.', 'coleman' ) }
						value={ count }
						min={ 0 }
						max={ 24 }
						onChange={ ( value ) => setAttributes( { count: value ?? 4 } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Layout', 'coleman' ) }>
					<SelectControl
						label={ __( 'Display', 'coleman' ) }
						help={ __( 'Use Sidebar in narrow columns.', 'coleman' ) }
						value={ layout }
						options={ [
							{ value: 'grid', label: __( 'Grid', 'coleman' ) },
							{ value: 'sidebar', label: __( 'Sidebar', 'coleman' ) },
						] }
						onChange={ ( value ) => setAttributes( { layout: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			{ isUnset ? (
				<Placeholder
					icon="products"
					label={ __( 'Featured products', 'coleman' ) }
					instructions={ __(
						'Choose parts in the settings sidebar: search by number or keyword, then select Add.',
						'coleman'
					) }
				/>
			) : (
				<Disabled>
					{ parts.length === 0 && <Gone /> }
					<FeaturedProductsView
						{ ...sample }
						heading={ heading }
						layout={ layout }
						parts={ parts }
						fault={ null }
					/>
				</Disabled>
			) }
		</div>
	);
}
