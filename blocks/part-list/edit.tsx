import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, RangeControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { HeadingPanel } from '@/editor/heading-control';
import { Chosen } from '@/editor/chosen';
import { AboutControl } from '@/editor/list-controls';
import { partFamilies, usePartFamilies } from '@/editor/part-families';
import type { EditProps } from '@/editor/register-block';
import { AskAgain } from '@/editor/shared-answer';
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
	const families = usePartFamilies();

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<AskAgain of={ partFamilies } />
					<AboutControl
						label={ __( 'Family', 'coleman' ) }
						help={ __(
							'On a family page, the URL sets the family. On other pages, choose one, or visitors see nothing.',
							'coleman'
						) }
						none={ __( 'The page’s family', 'coleman' ) }
						value={ categoryId }
						choices={ families?.map( ( { CategoryId, CategoryName } ) => [ CategoryId, CategoryName ] ) }
						onChange={ ( value ) => setAttributes( { categoryId: value } ) }
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
