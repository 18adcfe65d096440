import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '@/editor/register-block';
import { PartsStreamView } from './parts-stream';
import type { PartsStreamProps } from './parts-stream';

type Attributes = { text: string; script: string; event: string };

export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, PartsStreamProps > ) {
	const { text, script, event } = attributes;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<TextareaControl
						label={ __( 'Text', 'coleman' ) }
						help={ __( 'What visitors find here. Empty for the usual words.', 'coleman' ) }
						value={ text }
						onChange={ ( value ) => setAttributes( { text: value } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Catalogue', 'coleman' ) }>
					<TextControl
						label={ __( 'Address of the catalogue’s script', 'coleman' ) }
						help={ __(
							'From the company that runs the catalogue; it begins with https://. Empty for the one of the whole site. It is loaded only when a visitor opens the catalogue.',
							'coleman'
						) }
						type="url"
						value={ script }
						onChange={ ( value ) => setAttributes( { script: value.trim() } ) }
					/>
					<TextControl
						label={ __( 'Name of the catalogue’s event', 'coleman' ) }
						help={ __( 'What it fires when a visitor adds a part.', 'coleman' ) }
						value={ event }
						onChange={ ( value ) => setAttributes( { event: value.trim() || 'ari-add-to-cart' } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<PartsStreamView { ...sample } text={ text } event={ event } />
			</Disabled>
		</div>
	);
}
