import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { PayMethods } from './pay-methods';
import type { PayMethodsProps } from './pay-methods';

/** The preview shows the sample; what the site shows is one customer's own. */
export function Edit( { sample }: EditProps< Record< string, never >, PayMethodsProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Visibility', 'coleman' ) }>
					<p>
						{ __(
							'Customers see the payment methods available to them. Paying on account needs account terms. Put this block in a gate.',
							'coleman'
						) }
					</p>
				</PanelBody>
			</InspectorControls>
			<Preview>
				<PayMethods { ...sample } />
			</Preview>
		</div>
	);
}
