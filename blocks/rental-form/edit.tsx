import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import { Chosen } from '@/editor/chosen';
import type { EditProps } from '@/editor/register-block';
import { RentalField } from '@/editor/rental-field';
import './editor.css';
import { RentalFormView } from './rental-form';
import type { RentalFormProps } from './rental-form-props';

type Attributes = { level: TitleLevel; rental: number; layout: RentalFormProps[ 'layout' ]; action: string };

/** The preview shows the chosen machine, else an example; what is in the modal on the site stands in place here. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, RentalFormProps > ) {
	const { rental, layout, action } = attributes;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<RentalField value={ rental } onChange={ ( value ) => setAttributes( { rental: value } ) } />
					<SelectControl
						label={ __( 'Placement', 'coleman' ) }
						help={ __(
							'“Request rental” links on the same page open the modal. A machine needs one modal.',
							'coleman'
						) }
						value={ layout }
						options={ [
							{ value: 'page', label: __( 'On the page, with the page title', 'coleman' ) },
							{ value: 'modal', label: __( 'In the Rental Request modal', 'coleman' ) },
						] }
						onChange={ ( value ) => setAttributes( { layout: value === 'modal' ? 'modal' : 'page' } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Sending', 'coleman' ) } initialOpen={ false }>
					<TextControl
						label={ __( 'Other form URL', 'coleman' ) }
						help={ __(
							'If empty, requests go to the rental desk in wp-admin. To use Contact Form 7, enter the form’s submit URL. Requests then go where that form sends them.',
							'coleman'
						) }
						type="url"
						value={ action }
						onChange={ ( value ) => setAttributes( { action: value } ) }
					/>
				</PanelBody>
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Chosen
				block="coleman/rental-form"
				attributes={ { rental, layout: 'page', action, level: attributes.level } }
				isChosen={ rental > 0 }
			>
				<RentalFormView { ...sample } layout={ layout } level={ titleTag( attributes.level ) } />
			</Chosen>
		</div>
	);
}
