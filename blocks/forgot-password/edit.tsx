import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import { ForgotPasswordView } from './forgot-password';
import type { ForgotPasswordProps } from './forgot-password';

/** The preview shows the sample; what the site shows is one customer's own. */
export function Edit( { attributes, setAttributes, sample }: EditProps< { level: TitleLevel }, ForgotPasswordProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Visibility', 'coleman' ) }>
					<p>{ __( 'The message is the same whether or not the account exists.', 'coleman' ) }</p>
				</PanelBody>
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Disabled>
				<ForgotPasswordView { ...sample } level={ titleTag( attributes.level ) } />
			</Disabled>
		</div>
	);
}
