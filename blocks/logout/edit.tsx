import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '@/editor/register-block';
import { Logout } from './logout';
import type { LogoutProps } from './logout';

export function Edit( { sample }: EditProps< Record< string, never >, LogoutProps > ) {
	const [ isGuest, setIsGuest ] = useState( false );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Preview', 'coleman' ) }>
					<ToggleControl
						label={ __( 'Show what a guest sees', 'coleman' ) }
						help={ __(
							'Only in the editor. Log Out in the user bar signs out right away. The question is for visitors from other sites.',
							'coleman'
						) }
						checked={ isGuest }
						onChange={ setIsGuest }
					/>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<Logout { ...sample } customer={ isGuest ? null : sample.customer } />
			</Disabled>
		</div>
	);
}
