import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { AccountInvitation } from './account-invitation';
import type { AccountInvitationProps } from './account-invitation';

/** The preview is an example of an invitation. */
export function Edit( {
	attributes,
	setAttributes,
	sample,
}: EditProps< { level: TitleLevel }, AccountInvitationProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Preview>
				<AccountInvitation { ...sample } level={ titleTag( attributes.level ) } />
			</Preview>
		</div>
	);
}
