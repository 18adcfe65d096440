import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { TitlePanel } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import { SignInView } from './sign-in';
import type { SignInProps } from './sign-in';

/** The control's values by the numbers that are saved. */
const LEVELS: TitleLevel[] = [ '', 'h1', 'h2' ];

type Words = { title: string; notice: string; newText: string };
type Attributes = Words & { returnHere: boolean; headingLevel: number };

/** What is written; the rest is ours. */
const written = ( { title, notice, newText }: Words ) =>
	Object.fromEntries( Object.entries( { title, notice, newText } ).filter( ( [ , words ] ) => words !== '' ) );

export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, SignInProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Words', 'coleman' ) }>
					<TextControl
						label={ __( 'Title', 'coleman' ) }
						help={ __( 'If empty: “Customer Login”.', 'coleman' ) }
						value={ attributes.title }
						onChange={ ( title ) => setAttributes( { title } ) }
					/>
					<TextareaControl
						label={ __( 'Notice', 'coleman' ) }
						help={ __( 'Shown above the form.', 'coleman' ) }
						value={ attributes.notice }
						onChange={ ( notice ) => setAttributes( { notice } ) }
					/>
					<TextareaControl
						label={ __( 'Text for new customers', 'coleman' ) }
						help={ __( 'If empty, it names what an account is good for.', 'coleman' ) }
						value={ attributes.newText }
						onChange={ ( newText ) => setAttributes( { newText } ) }
					/>
				</PanelBody>
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
				</PanelBody>
				<TitlePanel
					value={ LEVELS[ attributes.headingLevel ] ?? '' }
					onChange={ ( level ) => setAttributes( { headingLevel: LEVELS.indexOf( level ) } ) }
				/>
			</InspectorControls>
			<Disabled>
				<SignInView { ...sample } { ...written( attributes ) } headingLevel={ attributes.headingLevel || 2 } />
			</Disabled>
		</div>
	);
}
