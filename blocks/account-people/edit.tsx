import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { AccountPeople } from './account-people';
import type { AccountPeopleProps } from './account-people';

/** The preview is an example; what the site shows is one customer’s own. */
export function Edit( { attributes, setAttributes, sample }: EditProps< { level: TitleLevel }, AccountPeopleProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Preview>
				<AccountPeople { ...sample } level={ titleTag( attributes.level ) } />
			</Preview>
		</div>
	);
}
