import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import type { QuickOrderProps } from './quick-order-props';
import { printedRows, QuickOrderView } from './quick-order-view';

type Attributes = { heading: string };

/** The preview shows a sheet with an example of each answer; visitors begin with an empty one. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, QuickOrderProps > ) {
	const heading = attributes.heading || __( 'Quick order', 'coleman' );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'coleman' ) }>
					<TextControl
						label={ __( 'Heading', 'coleman' ) }
						placeholder={ __( 'Quick order', 'coleman' ) }
						value={ attributes.heading }
						onChange={ ( value ) => setAttributes( { heading: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Preview>
				<QuickOrderView heading={ heading } rows={ printedRows( sample.rows ) } />
			</Preview>
		</div>
	);
}
