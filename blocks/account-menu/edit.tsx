import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '@/editor/register-block';
import { AccountMenu } from './account-menu';
import type { AccountMenuProps } from './account-menu';

/** The preview shows the sample; what the site shows is one customer's own. */
export function Edit( { sample }: EditProps< Record< string, never >, AccountMenuProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Who sees what', 'coleman' ) }>
					<p>
						{ __(
							'On the site the page that is shown is marked, and a guest sees nothing. Put the block beside the block that the page is for.',
							'coleman'
						) }
					</p>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<AccountMenu { ...sample } />
			</Disabled>
		</div>
	);
}
