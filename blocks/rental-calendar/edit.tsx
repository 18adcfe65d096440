import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { RentalField } from '@/editor/rental-field';
import { useAnswer } from '@/editor/use-answer';
import { dealerDate } from '@/rules/dealer-date';
import { fetchDays, RentalCalendarView } from './rental-calendar';
import type { RentalCalendarProps } from './rental-calendar-props';

type Attributes = { rental: number; heading: RentalCalendarProps[ 'heading' ] };

/** The preview shows this month of the chosen machine, at any branch, else an example. */
export function Edit( { attributes, setAttributes, sample, clientId }: EditProps< Attributes, RentalCalendarProps > ) {
	const { rental, heading } = attributes;
	const today = dealerDate( new Date() );
	const choice = { month: today.slice( 0, 7 ), locationId: 0 };
	const days = useAnswer(
		async ( signal ) => ( rental ? fetchDays( rental, today, choice, signal ) : null ),
		`${ rental }`
	);
	const most = Math.max( 0, ...( days ?? [] ).map( ( { free } ) => free ) );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<RentalField value={ rental } onChange={ ( value ) => setAttributes( { rental: value } ) } />
				</PanelBody>
			</InspectorControls>
			<Preview isExample={ ! days }>
				<RentalCalendarView
					{ ...sample }
					id={ `rental-calendar-${ clientId }` }
					heading={ heading }
					{ ...( days && {
						today,
						choice,
						days,
						first: choice.month,
						last: choice.month,
						branches: [ { id: 1, city: '', units: most } ],
					} ) }
				/>
			</Preview>
		</div>
	);
}
