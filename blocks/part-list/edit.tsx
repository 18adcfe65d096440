import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, RangeControl, SelectControl, ToggleControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import type { PartCategory } from '@/api/generated/schemas';
import { fetchPartCategories } from '@/api/products';
import { HeadingPanel } from '@/editor/heading-control';
import { Chosen } from '@/editor/chosen';
import type { EditProps } from '@/editor/register-block';
import { PartListView } from './part-list';
import type { PartListProps } from './part-list';

type Attributes = {
	categoryId: number;
	count: number;
	showFilters: boolean;
	showPicture: boolean;
	heading: PartListProps[ 'heading' ];
};

export function Edit( { attributes, setAttributes, sample, clientId }: EditProps< Attributes, PartListProps > ) {
	const { categoryId, count, showFilters, showPicture, heading } = attributes;
	const [ families, setFamilies ] = useState< PartCategory[] >( [] );
	useEffect( () => {
		fetchPartCategories().then( setFamilies, () => {} );
	}, [] );

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<SelectControl
						label={ __( 'Family', 'coleman' ) }
						help={ __(
							'On a family page, the URL sets the family. On other pages, choose one, or visitors see nothing.',
							'coleman'
						) }
						value={ `${ categoryId }` }
						options={ [
							{ value: '0', label: __( 'The page’s family', 'coleman' ) },
							...families.map( ( { CategoryId, CategoryName } ) => ( {
								value: `${ CategoryId }`,
								label: CategoryName,
							} ) ),
						] }
						onChange={ ( value ) => setAttributes( { categoryId: Number( value ) } ) }
					/>
					<RangeControl
						label={ __( 'Items per page', 'coleman' ) }
						help={ __( 'Visitors can load more.', 'coleman' ) }
						value={ count }
						min={ 4 }
						max={ 48 }
						onChange={ ( value ) => setAttributes( { count: value ?? 12 } ) }
					/>
					<ToggleControl
						label={ __( 'Filters', 'coleman' ) }
						help={ __( 'By maker and in stock, and the sort order.', 'coleman' ) }
						checked={ showFilters }
						onChange={ ( value ) => setAttributes( { showFilters: value } ) }
					/>
					<ToggleControl
						label={ __( 'Family picture', 'coleman' ) }
						checked={ showPicture }
						onChange={ ( value ) => setAttributes( { showPicture: value } ) }
					/>
				</PanelBody>
				<HeadingPanel value={ heading } onChange={ ( value ) => setAttributes( { heading: value } ) } />
			</InspectorControls>
			<Chosen
				block="coleman/part-list"
				attributes={ { categoryId, count, showFilters, showPicture, heading } }
				isChosen={ categoryId > 0 }
			>
				<PartListView
					{ ...sample }
					id={ `parts-${ clientId }` }
					heading={ heading }
					showPicture={ showPicture }
					showFilters={ showFilters }
				/>
			</Chosen>
		</div>
	);
}
