import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import { RegisterView } from './register';
import type { RegisterProps } from './register';

/** The preview shows the sample; what the site shows is one customer's own. */
export function Edit( { attributes, setAttributes, sample }: EditProps< { level: TitleLevel }, RegisterProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Visibility', 'coleman' ) }>
					<p>{ __( 'Signed-in customers go to My Account and don’t see this.', 'coleman' ) }</p>
				</PanelBody>
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Disabled>
				<RegisterView { ...sample } level={ titleTag( attributes.level ) } />
			</Disabled>
		</div>
	);
}
