import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { AccountMenu } from './account-menu';
import type { AccountMenuProps } from './account-menu';

/** The preview shows the sample; what the site shows is one customer's own. */
export function Edit( { sample }: EditProps< Record< string, never >, AccountMenuProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Visibility', 'coleman' ) }>
					<p>
						{ __(
							'On the site, the current page is marked, and guests see nothing. Place it next to the page’s main block.',
							'coleman'
						) }
					</p>
				</PanelBody>
			</InspectorControls>
			<Preview needs="account">
				<AccountMenu { ...sample } />
			</Preview>
		</div>
	);
}
