import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
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
							'After signing in. Otherwise the customer goes to My Account, or to the page they came from.',
							'coleman'
						) }
						checked={ attributes.returnHere }
						onChange={ ( returnHere ) => setAttributes( { returnHere } ) }
					/>
					<SelectControl
						label={ __( 'Heading', 'coleman' ) }
						help={ __( 'A page has one title. Choose the second if this page has another.', 'coleman' ) }
						value={ attributes.headingLevel === 1 ? '1' : '2' }
						options={ [
							{ value: '1', label: __( 'Title of the page', 'coleman' ) },
							{ value: '2', label: __( 'Heading within the page', 'coleman' ) },
						] }
						onChange={ ( level ) => setAttributes( { headingLevel: Number( level ) } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<SignInView { ...sample } headingLevel={ attributes.headingLevel } />
			</Disabled>
		</div>
	);
}
