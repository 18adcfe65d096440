import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { PartView } from './part';
import type { PartProps } from './part';

type Attributes = { showStock: boolean };

/** The preview shows an example part: on the site the page's address says which part it is. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, PartProps > ) {
	const { showStock } = attributes;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'coleman' ) }>
					<p>{ __( 'Each part has this page. This is an example.', 'coleman' ) }</p>
					<ToggleControl
						label={ __( 'Show the stock by branch', 'coleman' ) }
						checked={ showStock }
						onChange={ ( value ) => setAttributes( { showStock: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Preview>
				<PartView { ...sample } stock={ showStock ? sample.stock : [] } />
			</Preview>
		</div>
	);
}
