import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { Rendered } from '@/editor/chosen';
import type { EditProps } from '@/editor/register-block';
import type { PartsStreamProps } from './parts-stream';

type Attributes = { text: string; script: string; event: string };

export function Edit( { attributes, setAttributes }: EditProps< Attributes, PartsStreamProps > ) {
	const { text, script, event } = attributes;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<TextareaControl
						label={ __( 'Text', 'coleman' ) }
						help={ __( 'Text for visitors. Leave empty for the default text.', 'coleman' ) }
						value={ text }
						onChange={ ( value ) => setAttributes( { text: value } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Catalog', 'coleman' ) }>
					<TextControl
						label={ __( 'Catalog script URL', 'coleman' ) }
						help={ __(
							'From the catalog provider, starting with https://. If empty, the site’s default is used. It loads only when a visitor opens the catalog.',
							'coleman'
						) }
						type="url"
						value={ script }
						onChange={ ( value ) => setAttributes( { script: value.trim() } ) }
					/>
					<TextControl
						label={ __( 'Catalog event name', 'coleman' ) }
						help={ __( 'The event that fires when a visitor adds a part.', 'coleman' ) }
						value={ event }
						onChange={ ( value ) => setAttributes( { event: value.trim() || 'ari-add-to-cart' } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Rendered block="coleman/parts-stream" attributes={ { text, script, event } } />
		</div>
	);
}
