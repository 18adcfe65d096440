import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { Account } from './account';
import type { AccountProps } from './account';

/** The preview shows a customer of the sample; each customer sees only their own account. */
export function Edit( { attributes, setAttributes, sample }: EditProps< { level: TitleLevel }, AccountProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Visibility', 'coleman' ) }>
					<p>
						{ __(
							'Customers see their own name, email address and latest orders. Guests see nothing, so put this block in a gate.',
							'coleman'
						) }
					</p>
				</PanelBody>
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Preview needs="account">
				<Account { ...sample } level={ titleTag( attributes.level ) } />
			</Preview>
		</div>
	);
}
