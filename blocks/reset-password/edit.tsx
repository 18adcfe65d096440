import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import { ResetPasswordView } from './reset-password';
import type { ResetPasswordProps } from './reset-password';

/** The preview shows the sample; what the site shows is one customer's own. */
export function Edit( { attributes, setAttributes, sample }: EditProps< { level: TitleLevel }, ResetPasswordProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Visibility', 'coleman' ) }>
					<p>
						{ __(
							'Shows the form only to visitors with a valid link from the password email. Others are asked to request a new link.',
							'coleman'
						) }
					</p>
				</PanelBody>
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Disabled>
				<ResetPasswordView { ...sample } level={ titleTag( attributes.level ) } />
			</Disabled>
		</div>
	);
}
