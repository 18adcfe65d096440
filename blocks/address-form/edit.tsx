import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '@/editor/register-block';
import { AddressFormView } from './address-form';
import type { AddressFormProps } from './address-form';

/** The preview shows the sample; what the site shows is one customer's own. */
export function Edit( { sample }: EditProps< Record< string, never >, AddressFormProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Visibility', 'coleman' ) }>
					<p>
						{ __(
							'Shows the page’s address, or an empty form on the page for a new address. Put this block in a gate.',
							'coleman'
						) }
					</p>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<AddressFormView { ...sample } />
			</Disabled>
		</div>
	);
}
