import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import { Logout } from './logout';
import type { LogoutProps } from './logout';

export function Edit( { attributes, setAttributes, sample }: EditProps< { level: TitleLevel }, LogoutProps > ) {
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
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Disabled>
				<Logout
					{ ...sample }
					level={ titleTag( attributes.level ) }
					customer={ isGuest ? null : sample.customer }
				/>
			</Disabled>
		</div>
	);
}
