import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { OrderList } from './order-list';
import type { OrderListProps } from './order-list';

/** The preview shows the sample; what the site shows is one customer's own. */
export function Edit( { attributes, setAttributes, sample }: EditProps< { level: TitleLevel }, OrderListProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Visibility', 'coleman' ) }>
					<p>
						{ __(
							'Customers see their own orders. Guests see nothing, so put this block in a gate.',
							'coleman'
						) }
					</p>
				</PanelBody>
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Preview needs="account">
				<OrderList { ...sample } level={ titleTag( attributes.level ) } />
			</Preview>
		</div>
	);
}
