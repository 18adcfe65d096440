import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { HeadingControl } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import { SignInView } from './sign-in';
import type { SignInProps } from './sign-in';

type Attributes = { returnHere: boolean; headingLevel: number };

export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, SignInProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'coleman' ) }>
					<ToggleControl
						label={ __( 'Come back to this page', 'coleman' ) }
						help={ __(
							'After sign-in. Otherwise, customers go to My Account or the page they came from.',
							'coleman'
						) }
						checked={ attributes.returnHere }
						onChange={ ( returnHere ) => setAttributes( { returnHere } ) }
					/>
					<HeadingControl
						value={ attributes.headingLevel === 1 ? 'h1' : 'h2' }
						onChange={ ( heading ) => setAttributes( { headingLevel: heading === 'h1' ? 1 : 2 } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<SignInView { ...sample } headingLevel={ attributes.headingLevel } />
			</Disabled>
		</div>
	);
}
