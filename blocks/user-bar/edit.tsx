import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '@/editor/register-block';
import { UserBarView } from './user-bar';
import type { UserBarProps } from './user-bar';

/** The preview shows three items in the cart, and the bar of a guest or of a customer as one likes. */
export function Edit( { sample }: EditProps< Record< string, never >, UserBarProps > ) {
	const [ signedIn, setSignedIn ] = useState( false );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Preview', 'coleman' ) }>
					<ToggleControl
						label={ __( 'Show what a signed-in customer sees', 'coleman' ) }
						help={ __( 'Only in the editor. On the site, the bar shows the visitor’s state.', 'coleman' ) }
						checked={ signedIn }
						onChange={ setSignedIn }
					/>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<UserBarView { ...sample } hint={ { count: 3, signedIn } } />
			</Disabled>
		</div>
	);
}
