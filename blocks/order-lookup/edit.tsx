import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import { OrderLookup } from './order-lookup';
import type { OrderLookupProps } from './order-lookup';

export function Edit( { attributes, setAttributes, sample }: EditProps< { level: TitleLevel }, OrderLookupProps > ) {
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
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Disabled>
				<OrderLookup { ...sample } level={ titleTag( attributes.level ) } />
			</Disabled>
		</div>
	);
}
