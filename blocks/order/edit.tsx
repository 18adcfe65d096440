import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { Order } from './order';
import type { OrderProps } from './order';

type Attributes = { mode: OrderProps[ 'mode' ] };

/** The preview shows an order of the sample; each customer sees only their own. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, OrderProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'coleman' ) }>
					<SelectControl
						label={ __( 'View', 'coleman' ) }
						help={ __(
							'The order page shows everything. The slip is for printing. A quote shows prices and asks for an answer.',
							'coleman'
						) }
						value={ attributes.mode }
						options={ [
							{ value: 'summary', label: __( 'Order page', 'coleman' ) },
							{ value: 'slip', label: __( 'Printable slip', 'coleman' ) },
							{ value: 'quote', label: __( 'Quote', 'coleman' ) },
						] }
						onChange={ ( mode ) => setAttributes( { mode } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Preview>
				<Order { ...sample } mode={ attributes.mode } canAccept={ attributes.mode === 'quote' } />
			</Preview>
		</div>
	);
}
