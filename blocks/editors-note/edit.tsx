import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import type { EditProps } from '@/editor/register-block';
import { EditorsNote } from './editors-note';
import type { EditorsNoteProps } from './editors-note';

type Attributes = { text: string };

/** The words are an attribute, not HTML: so they are in no page, feed, summary or search. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, EditorsNoteProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<TextareaControl
						label={ __( 'Note', 'coleman' ) }
						help={ __( 'Visitors don’t see this. Delete the block when it is done.', 'coleman' ) }
						value={ attributes.text }
						onChange={ ( text ) => setAttributes( { text } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<EditorsNote text={ attributes.text || sample.text } />
		</div>
	);
}
