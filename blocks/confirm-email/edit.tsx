import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import { ConfirmEmail } from './confirm-email';
import type { ConfirmEmailProps } from './confirm-email';

/** The preview shows the sample; what the site shows is one customer's own. */
export function Edit( { attributes, setAttributes, sample }: EditProps< { level: TitleLevel }, ConfirmEmailProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Visibility', 'coleman' ) }>
					<p>
						{ __(
							'Shows the button only to visitors with a valid link from the confirmation email.',
							'coleman'
						) }
					</p>
				</PanelBody>
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Disabled>
				<ConfirmEmail { ...sample } level={ titleTag( attributes.level ) } />
			</Disabled>
		</div>
	);
}
