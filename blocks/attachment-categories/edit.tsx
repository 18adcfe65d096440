import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { Rendered } from '@/editor/chosen';
import { HeadingControl } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import type { AttachmentCategoriesProps } from './attachment-categories';

type Attributes = {
	title: string;
	layout: AttachmentCategoriesProps[ 'layout' ];
	showVendors: boolean;
	heading: AttachmentCategoriesProps[ 'heading' ];
};

/** The preview is what visitors get: every category and manufacturer that has attachments. */
export function Edit( { attributes, setAttributes }: EditProps< Attributes, AttachmentCategoriesProps > ) {
	const { title, layout, showVendors, heading } = attributes;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<TextControl
						label={ __( 'Heading', 'coleman' ) }
						value={ title }
						placeholder={ __( 'Attachments and Implements', 'coleman' ) }
						onChange={ ( value ) => setAttributes( { title: value } ) }
					/>
					<ToggleControl
						label={ __( 'Manufacturers', 'coleman' ) }
						help={ __( 'Links to the attachments of each manufacturer.', 'coleman' ) }
						checked={ showVendors }
						onChange={ ( value ) => setAttributes( { showVendors: value } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Style', 'coleman' ) }>
					<SelectControl
						label={ __( 'Categories as', 'coleman' ) }
						value={ layout }
						options={ [
							{ value: 'tiles', label: __( 'Tiles with pictures', 'coleman' ) },
							{ value: 'links', label: __( 'Plain links, for use below other content', 'coleman' ) },
						] }
						onChange={ ( value ) => setAttributes( { layout: value } ) }
					/>
					<HeadingControl
						label={ __( 'Heading level', 'coleman' ) }
						value={ heading }
						onChange={ ( value ) => setAttributes( { heading: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Rendered block="coleman/attachment-categories" attributes={ { title, layout, showVendors, heading } } />
		</div>
	);
}
