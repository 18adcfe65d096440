import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { checkoutProps, CheckoutView } from './checkout';
import type { CheckoutProps } from './checkout';
import fixtures from './fixtures.json';

/** The preview shows an example: the cart in the editor would be the editor's own. */
export function Edit( { sample }: EditProps< Record< string, never >, CheckoutProps > ) {
	const [ state, setState ] = useState< 'typical' | 'customer' | 'empty' >( 'typical' );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Preview', 'coleman' ) }>
					<SelectControl
						label={ __( 'Preview', 'coleman' ) }
						help={ __(
							'Only in the editor. Guest orders, shipping and tax are set under Dealership > Settings.',
							'coleman'
						) }
						value={ state }
						options={ [
							{ value: 'typical', label: __( 'A guest', 'coleman' ) },
							{ value: 'customer', label: __( 'A customer with an address book', 'coleman' ) },
							{ value: 'empty', label: __( 'An empty cart', 'coleman' ) },
						] }
						onChange={ setState }
					/>
				</PanelBody>
			</InspectorControls>
			<Preview>
				<CheckoutView { ...( state === 'typical' ? sample : checkoutProps( fixtures[ state ] ) ) } isLive />
			</Preview>
		</div>
	);
}
