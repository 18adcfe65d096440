import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import states from '@/forms/address-fields/states.json';
import { Choices } from '@/forms/choices/choices';
import { fieldsOf } from '@/forms/field/fields-of';
import { DELIVERY, PICKUP } from '@/rentals/rental-form';
import { dayAfter } from '@/rules/days';
import { rateText } from './rate-text';
import type { RentalFormProps } from './rental-form-props';

function Group( { title, className = '', children }: { title: string; className?: string; children: ReactNode } ) {
	return (
		<fieldset className={ `coleman-rental-form__group${ className }` }>
			<legend className="coleman-rental-form__legend">{ title }</legend>
			{ children }
		</fieldset>
	);
}

/** So many attachments are shown at once; more are folded away, so that price and contact are near. */
const FEW = 4;

type AttachmentsProps = Pick< RentalFormProps, 'id' | 'attachments' > & { ticked: string[]; error: string };

function Attachments( { id, attachments, ticked, error }: AttachmentsProps ) {
	return (
		<Choices
			id={ `${ id }-attachment_ids` }
			name="attachment_ids[]"
			legend={ __( 'Attachments', 'coleman' ) }
			type="checkbox"
			options={ attachments.map( ( one ) => ( {
				value: String( one.id ),
				label: one.name,
				hint: rateText( one.rates ),
			} ) ) }
			chosen={ ticked }
			error={ error }
		/>
	);
}

/** From when to when, and with which attachments. */
export function Dates( { id, attachments, today, values, errors }: RentalFormProps ) {
	const field = fieldsOf( id, values, errors );
	const ticked = ( values.attachment_ids ?? '' ).split( ',' );
	const error = errors.attachment_ids ?? '';
	const isOpen = error !== '' || attachments.some( ( one ) => ticked.includes( String( one.id ) ) );

	return (
		<Group title={ __( 'Your dates', 'coleman' ) }>
			<div className="coleman-rental-form__pair">
				{ field( 'start_date', {
					label: __( 'Start Date', 'coleman' ),
					type: 'date',
					min: dayAfter( today, 1 ),
				} ) }
				{ field( 'return_date', {
					label: __( 'Return Date', 'coleman' ),
					type: 'date',
					min: dayAfter( today, 2 ),
				} ) }
			</div>
			{ attachments.length > FEW && (
				<details className="coleman-rental-form__attachments" open={ isOpen }>
					<summary className="coleman-rental-form__summary">
						{
							/* translators: %d: how many attachments there are to choose from. */
							sprintf( __( 'Add attachments (%d)', 'coleman' ), attachments.length )
						}
					</summary>
					<Attachments id={ id } attachments={ attachments } ticked={ ticked } error={ error } />
				</details>
			) }
			{ attachments.length > 0 && attachments.length <= FEW && (
				<Attachments id={ id } attachments={ attachments } ticked={ ticked } error={ error } />
			) }
		</Group>
	);
}

/** Who asks, and where they live. */
export function Person( { id, values, errors }: RentalFormProps ) {
	const field = fieldsOf( id, values, errors );

	return (
		<Group title={ __( 'You', 'coleman' ) }>
			{ field( 'your_name', {
				label: __( 'Name', 'coleman' ),
				type: 'text',
				autocomplete: 'name',
				maxLength: 120,
			} ) }
			<div className="coleman-rental-form__pair">
				{ field( 'phone_number', {
					label: __( 'Phone Number', 'coleman' ),
					type: 'tel',
					autocomplete: 'tel',
					maxLength: 40,
				} ) }
				{ field( 'your_email', {
					label: __( 'Email Address', 'coleman' ),
					type: 'email',
					autocomplete: 'email',
					maxLength: 100,
				} ) }
			</div>
			<div className="coleman-rental-form__town">
				{ field( 'your_city', {
					label: __( 'City', 'coleman' ),
					type: 'text',
					autocomplete: 'address-level2',
					maxLength: 80,
				} ) }
				{ field( 'your_state', {
					label: __( 'State', 'coleman' ),
					type: 'select',
					autocomplete: 'address-level1',
					placeholder: __( 'Choose a state', 'coleman' ),
					options: states,
				} ) }
				{ field( 'your_zip', {
					label: __( 'ZIP code', 'coleman' ),
					type: 'text',
					autocomplete: 'postal-code',
					inputMode: 'numeric',
					maxLength: 10,
				} ) }
			</div>
		</Group>
	);
}

type PlaceProps = RentalFormProps & { onPlace: ( ( place: string ) => void ) | undefined };

/** Where the machine changes hands, and what it is for. The style sheet shows what belongs to the choice. */
export function Place( { id, branches, values, errors, onPlace }: PlaceProps ) {
	const field = fieldsOf( id, values, errors );

	return (
		<Group title={ __( 'Pickup or delivery', 'coleman' ) } className=" is-place">
			<Choices
				id={ `${ id }-pickup_or_delivery` }
				name="pickup_or_delivery"
				legend={ __( 'How would you like to get it?', 'coleman' ) }
				type="radio"
				options={ [
					{ value: PICKUP, label: __( 'Pickup', 'coleman' ) },
					{ value: DELIVERY, label: __( 'Delivery', 'coleman' ) },
				] }
				chosen={ [ values.pickup_or_delivery || PICKUP ] }
				{ ...( onPlace && { onChange: onPlace } ) }
				error={ errors.pickup_or_delivery ?? '' }
			/>
			<div className="coleman-rental-form__pickup">
				{ field( 'pickup_location', {
					label: __( 'Pickup Location', 'coleman' ),
					type: 'select',
					requirement: 'depends',
					placeholder: __( 'Choose a branch', 'coleman' ),
					options: branches.map( ( { value, label } ) => ( { value, label } ) ),
				} ) }
			</div>
			<div className="coleman-rental-form__delivery">
				{ field( 'jobsite_street', {
					label: __( 'Jobsite Street', 'coleman' ),
					type: 'text',
					requirement: 'depends',
					maxLength: 120,
				} ) }
				<div className="coleman-rental-form__town">
					{ field( 'jobsite_street_city', {
						label: __( 'Jobsite City', 'coleman' ),
						type: 'text',
						requirement: 'depends',
						maxLength: 80,
					} ) }
					{ field( 'jobsite_street_state', {
						label: __( 'State', 'coleman' ),
						type: 'select',
						requirement: 'depends',
						placeholder: __( 'Choose a state', 'coleman' ),
						options: states,
					} ) }
					{ field( 'jobsite_street_zip', {
						label: __( 'ZIP code', 'coleman' ),
						type: 'text',
						requirement: 'depends',
						inputMode: 'numeric',
						maxLength: 10,
					} ) }
				</div>
			</div>
			{ field( 'rental_purpose', {
				label: __( 'What will you use it for?', 'coleman' ),
				type: 'textarea',
				requirement: 'optional',
				maxLength: 4000,
			} ) }
		</Group>
	);
}
