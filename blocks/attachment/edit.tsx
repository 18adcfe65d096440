import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { Chosen } from '@/editor/chosen';
import { fetchPickedAttachments, findAttachments } from '@/editor/find-attachments';
import type { EditProps } from '@/editor/register-block';
import { WhichField } from '@/editor/which-field';
import { Attachment } from './attachment';
import type { AttachmentProps } from './attachment';

type Attributes = { attachment: number; showFits: boolean; showSimilar: boolean };

/** Without an attachment of its own the preview shows an example: the page's address says which it is. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, AttachmentProps > ) {
	const { attachment, showFits, showSimilar } = attributes;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<WhichField
						label={ __( 'Which attachment?', 'coleman' ) }
						help={ __( 'By name or model. Leave empty to use the page’s attachment.', 'coleman' ) }
						none={ __( 'No attachment found.', 'coleman' ) }
						value={ attachment }
						onChange={ ( value ) => setAttributes( { attachment: value } ) }
						find={ findAttachments }
						fetchPicked={ fetchPickedAttachments }
					/>
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
			<Chosen
				block="coleman/attachment"
				attributes={ { attachment, showFits, showSimilar } }
				isChosen={ attachment > 0 }
			>
				<Attachment
					{ ...sample }
					fits={ showFits ? sample.fits : [] }
					similar={ showSimilar ? sample.similar : [] }
				/>
			</Chosen>
		</div>
	);
}
