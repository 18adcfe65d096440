import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { usePartFamilies } from '@/editor/part-families';
import type { EditProps } from '@/editor/register-block';
import { PartFamilies } from './part-families';
import type { PartFamiliesProps } from './part-families';

type Attributes = Pick< PartFamiliesProps, 'heading' | 'layout' >;

export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, PartFamiliesProps > ) {
	const { heading, layout } = attributes;
	// Without an answer the sample stays.
	const families = usePartFamilies();

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<TextControl
						label={ __( 'Heading', 'coleman' ) }
						value={ heading }
						onChange={ ( value ) => setAttributes( { heading: value } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Style', 'coleman' ) }>
					<SelectControl
						label={ __( 'Display', 'coleman' ) }
						help={ __(
							'Use the list in a narrow column. On phones, it’s one row that scrolls sideways.',
							'coleman'
						) }
						value={ layout }
						options={ [
							{ value: 'list', label: __( 'List', 'coleman' ) },
							{ value: 'tiles', label: __( 'Tiles with pictures', 'coleman' ) },
						] }
						onChange={ ( value ) => setAttributes( { layout: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<PartFamilies
					heading={ heading }
					layout={ layout }
					families={
						families?.map( ( { CategoryId, CategoryName, Url, Photo } ) => ( {
							id: CategoryId,
							name: CategoryName,
							url: Url,
							image: Photo.MediumImagePath,
						} ) ) ?? sample.families
					}
					currentId={ 0 }
				/>
			</Disabled>
		</div>
	);
}
