import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '@/editor/register-block';
import { ProfileView } from './profile';
import type { ProfileProps } from './profile';

/** The preview shows the sample; what the site shows is one customer's own. */
export function Edit( { sample }: EditProps< Record< string, never >, ProfileProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Visibility', 'coleman' ) }>
					<p>
						{ __(
							'Customers see their own profile. Guests see nothing, so put this block in a gate.',
							'coleman'
						) }
					</p>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<ProfileView { ...sample } />
			</Disabled>
		</div>
	);
}
