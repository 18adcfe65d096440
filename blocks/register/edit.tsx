import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '@/editor/register-block';
import { RegisterView } from './register';
import type { RegisterProps } from './register';

/** The preview shows the sample; what the site shows is one customer's own. */
export function Edit( { sample }: EditProps< Record< string, never >, RegisterProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Visibility', 'coleman' ) }>
					<p>{ __( 'Signed-in customers go to My Account and don’t see this.', 'coleman' ) }</p>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<RegisterView { ...sample } />
			</Disabled>
		</div>
	);
}
