import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextareaControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { checkoutProps, CheckoutView } from './checkout';
import type { CheckoutProps } from './checkout';
import fixtures from './fixtures.json';

type Words = { notice: string; emailHint: string; pickupHint: string };

/** The preview shows an example: the cart in the editor would be the editor's own. */
export function Edit( {
	attributes,
	setAttributes,
	sample,
}: EditProps< Words & { level: TitleLevel }, CheckoutProps > ) {
	const [ state, setState ] = useState< 'typical' | 'customer' | 'empty' >( 'typical' );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Words', 'coleman' ) }>
					<TextareaControl
						label={ __( 'Notice', 'coleman' ) }
						help={ __( 'Shown above the form, for example when orders ship before a holiday.', 'coleman' ) }
						value={ attributes.notice }
						onChange={ ( notice ) => setAttributes( { notice } ) }
					/>
					<TextControl
						label={ __( 'Below the email address', 'coleman' ) }
						help={ __( 'If empty: “We’ll send your confirmation and order link here.”', 'coleman' ) }
						value={ attributes.emailHint }
						onChange={ ( emailHint ) => setAttributes( { emailHint } ) }
					/>
					<TextControl
						label={ __( 'Below “Pick up at a branch”', 'coleman' ) }
						help={ __( 'If empty: “No shipping charge. We’ll tell you when it’s ready.”', 'coleman' ) }
						value={ attributes.pickupHint }
						onChange={ ( pickupHint ) => setAttributes( { pickupHint } ) }
					/>
				</PanelBody>
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
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Preview>
				<CheckoutView
					{ ...( state === 'typical' ? sample : checkoutProps( fixtures[ state ] ) ) }
					notice={ attributes.notice }
					emailHint={ attributes.emailHint }
					pickupHint={ attributes.pickupHint }
					level={ titleTag( attributes.level ) }
					isLive
				/>
			</Preview>
		</div>
	);
}
