import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '@/editor/register-block';
import { Share } from './share';
import type { ShareProps } from './share';

type Attributes = { showPrint: boolean };

export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, ShareProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'coleman' ) }>
					<ToggleControl
						label={ __( 'Print button', 'coleman' ) }
						help={ __( 'For pages with a print layout, such as machine pages.', 'coleman' ) }
						checked={ attributes.showPrint }
						onChange={ ( value ) => setAttributes( { showPrint: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<Share { ...sample } showPrint={ attributes.showPrint } />
			</Disabled>
		</div>
	);
}
