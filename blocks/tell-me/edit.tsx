import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { TellMeView } from './tell-me';
import type { TellMeProps } from './tell-me';

/** The preview is an example of a part that is out of stock. */
export function Edit( { attributes, setAttributes, sample }: EditProps< { level: TitleLevel }, TellMeProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Preview>
				<TellMeView { ...sample } level={ titleTag( attributes.level ) } />
			</Preview>
		</div>
	);
}
