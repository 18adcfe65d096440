import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { PartHelp } from './part-help';
import type { PartHelpProps } from './part-help';

type Attributes = { isAlways: boolean };

/** The preview is an example of a part that is sold out. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, PartHelpProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'coleman' ) }>
					<ToggleControl
						label={ __( 'Show on every part', 'coleman' ) }
						help={ __( 'If off, only on parts that are sold out or have no price.', 'coleman' ) }
						checked={ attributes.isAlways }
						onChange={ ( isAlways ) => setAttributes( { isAlways } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Preview>
				<PartHelp { ...sample } />
			</Preview>
		</div>
	);
}
