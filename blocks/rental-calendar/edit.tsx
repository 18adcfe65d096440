import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { Chosen } from '@/editor/chosen';
import type { EditProps } from '@/editor/register-block';
import { RentalField } from '@/editor/rental-field';
import { RentalCalendarView } from './rental-calendar';
import type { RentalCalendarProps } from './rental-calendar-props';

type Attributes = { rental: number; heading: RentalCalendarProps[ 'heading' ] };

/** The preview shows this month of the chosen machine, else an example. */
export function Edit( { attributes, setAttributes, sample, clientId }: EditProps< Attributes, RentalCalendarProps > ) {
	const { rental, heading } = attributes;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<RentalField value={ rental } onChange={ ( value ) => setAttributes( { rental: value } ) } />
				</PanelBody>
			</InspectorControls>
			<Chosen block="coleman/rental-calendar" attributes={ { rental, heading } } isChosen={ rental > 0 }>
				<RentalCalendarView { ...sample } id={ `rental-calendar-${ clientId }` } heading={ heading } />
			</Chosen>
		</div>
	);
}
