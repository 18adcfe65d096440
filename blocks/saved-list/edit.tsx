import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { SavedList } from './saved-list';
import type { SavedListProps } from './saved-list';

/** The preview shows the sample; the site shows the list of the page’s address. */
export function Edit( { sample }: EditProps< Record< string, never >, SavedListProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Visibility', 'coleman' ) }>
					<p>
						{ __(
							'Shows a list of parts on the pages of lists: to its owner with all buttons, to others by its link.',
							'coleman'
						) }
					</p>
				</PanelBody>
			</InspectorControls>
			<Preview>
				<SavedList { ...sample } />
			</Preview>
		</div>
	);
}
