import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { Rendered } from '@/editor/chosen';
import { HeadingControl } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import type { RentalCategoriesProps } from './rental-categories';

type Attributes = { title: string; heading: RentalCategoriesProps[ 'heading' ] };

/** The preview is what visitors get: the categories that have something for rent. */
export function Edit( { attributes, setAttributes }: EditProps< Attributes, RentalCategoriesProps > ) {
	const { title, heading } = attributes;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Style', 'coleman' ) }>
					<TextControl
						label={ __( 'Title', 'coleman' ) }
						help={ __( 'If empty: “Rental Equipment”.', 'coleman' ) }
						value={ title }
						onChange={ ( value ) => setAttributes( { title: value } ) }
					/>
					<HeadingControl value={ heading } onChange={ ( value ) => setAttributes( { heading: value } ) } />
				</PanelBody>
			</InspectorControls>
			<Rendered block="coleman/rental-categories" attributes={ { title, heading } } />
		</div>
	);
}
