import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '@/editor/register-block';
import { {{Name}} } from './{{name}}';
import type { {{Name}}Props } from './{{name}}';

type Attributes = { heading: string };

export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, {{Name}}Props > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'coleman' ) }>
					<TextControl
						label={ __( 'Heading', 'coleman' ) }
						value={ attributes.heading }
						onChange={ ( heading ) => setAttributes( { heading } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<{{Name}} { ...sample } heading={ attributes.heading || sample.heading } />
		</div>
	);
}
