import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '@/editor/register-block';
import { OrderLookup } from './order-lookup';
import type { OrderLookupProps } from './order-lookup';

export function Edit( { sample }: EditProps< Record< string, never >, OrderLookupProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'How it works', 'coleman' ) }>
					<p>
						{ __(
							'Visitors see the same message whether or not the order exists. Only the owner of the email address gets details, by email.',
							'coleman'
						) }
					</p>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<OrderLookup { ...sample } />
			</Disabled>
		</div>
	);
}
