import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '@/editor/register-block';
import { ForgotPasswordView } from './forgot-password';
import type { ForgotPasswordProps } from './forgot-password';

/** The preview shows the sample; what the site shows is one customer's own. */
export function Edit( { sample }: EditProps< Record< string, never >, ForgotPasswordProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Visibility', 'coleman' ) }>
					<p>{ __( 'The message is the same whether or not the account exists.', 'coleman' ) }</p>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<ForgotPasswordView { ...sample } />
			</Disabled>
		</div>
	);
}
