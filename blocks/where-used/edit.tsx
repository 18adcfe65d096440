import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { WhereUsed } from './where-used';
import type { WhereUsedProps } from './where-used';

type Attributes = { heading: string };

/** The preview shows an example: on the site the page's address says which part it is. */
export function Edit( { attributes: { heading }, setAttributes, sample }: EditProps< Attributes, WhereUsedProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<p>
						{ __(
							'For a part’s page. This is an example. Parts that aren’t in a diagram show nothing.',
							'coleman'
						) }
					</p>
					<TextControl
						label={ __( 'Heading', 'coleman' ) }
						value={ heading }
						onChange={ ( value ) => setAttributes( { heading: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Preview>
				<WhereUsed { ...sample } heading={ heading || __( 'Where this part is used', 'coleman' ) } />
			</Preview>
		</div>
	);
}
