import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { Account } from './account';
import type { AccountProps } from './account';

/** The preview shows a customer of the sample; each customer sees only their own account. */
export function Edit( { sample }: EditProps< Record< string, never >, AccountProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Visibility', 'coleman' ) }>
					<p>
						{ __(
							'Customers see their own name, email address and latest orders. Guests see nothing, so put this block in a gate.',
							'coleman'
						) }
					</p>
				</PanelBody>
			</InspectorControls>
			<Preview>
				<Account { ...sample } />
			</Preview>
		</div>
	);
}
