import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { Attachment } from './attachment';
import type { AttachmentProps } from './attachment';

type Attributes = { showFits: boolean; showSimilar: boolean };

/** The preview shows an example: on the site the page's address says which attachment it is. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, AttachmentProps > ) {
	const { showFits, showSimilar } = attributes;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<p>{ __( 'Each attachment has this page. This is an example.', 'coleman' ) }</p>
					<ToggleControl
						label={ __( 'Machines it fits', 'coleman' ) }
						checked={ showFits }
						onChange={ ( value ) => setAttributes( { showFits: value } ) }
					/>
					<ToggleControl
						label={ __( 'Similar attachments', 'coleman' ) }
						help={ __( 'Others of the same category, below.', 'coleman' ) }
						checked={ showSimilar }
						onChange={ ( value ) => setAttributes( { showSimilar: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Preview>
				<Attachment
					{ ...sample }
					fits={ showFits ? sample.fits : [] }
					similar={ showSimilar ? sample.similar : [] }
				/>
			</Preview>
		</div>
	);
}
