import { __ } from '@wordpress/i18n';
import { oneOf, optional, recordOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { Field } from '../field/field';
import type { FieldProps } from '../field/field';
import states from './states.json';
import './style.css';

export const addressFieldsProps = shape( {
	/** Begins the ids. */
	id: string,
	/** Begins the names: `billing_` makes `billing_city`. */
	prefix: string,
	/** By the names with their prefix, as the form was sent. */
	values: recordOf( string ),
	errors: recordOf( string ),
	/** Tells browsers which of their addresses fits. */
	section: optional( oneOf( 'billing', 'shipping' ) ),
	/** Whether the phone number is asked for: optional unless another choice of the form needs it. */
	phoneRequirement: optional( oneOf( 'optional', 'depends' ) ),
	/** Why. */
	phoneHint: optional( string ),
} );

/** The fields of a postal address in the United States (Customers\Address), in the order of an envelope. */
export function AddressFields( {
	id,
	prefix,
	values,
	errors,
	section,
	phoneRequirement = 'optional',
	phoneHint = __( 'In case the driver has a question.', 'coleman' ),
}: TypeOf< typeof addressFieldsProps > ) {
	const field = (
		name: string,
		autocomplete: string,
		props: Pick< FieldProps, 'label' > & Partial< FieldProps >
	) => (
		<Field
			id={ `${ id }-${ name }` }
			name={ `${ prefix }${ name }` }
			type="text"
			value={ values[ `${ prefix }${ name }` ] ?? '' }
			error={ errors[ `${ prefix }${ name }` ] ?? '' }
			autocomplete={ section ? `${ section } ${ autocomplete }` : autocomplete }
			{ ...props }
		/>
	);

	return (
		<div className="coleman-address-fields">
			{ field( 'name', 'name', { label: __( 'Name', 'coleman' ), maxLength: 120 } ) }
			{ field( 'company', 'organization', {
				label: __( 'Company', 'coleman' ),
				requirement: 'optional',
				maxLength: 120,
			} ) }
			<div className="coleman-address-fields__place">
				{ field( 'street', 'address-line1', { label: __( 'Street', 'coleman' ), maxLength: 120 } ) }
				{ field( 'street2', 'address-line2', {
					label: __( 'Suite, unit or gate', 'coleman' ),
					requirement: 'optional',
					maxLength: 120,
				} ) }
				<div className="coleman-address-fields__town">
					{ field( 'city', 'address-level2', { label: __( 'City', 'coleman' ), maxLength: 80 } ) }
					{ field( 'state', 'address-level1', {
						label: __( 'State', 'coleman' ),
						type: 'select',
						placeholder: __( 'Choose a state', 'coleman' ),
						options: states,
					} ) }
					{ field( 'zip', 'postal-code', {
						label: __( 'ZIP code', 'coleman' ),
						inputMode: 'numeric',
						maxLength: 10,
					} ) }
				</div>
			</div>
			{ field( 'phone', 'tel', {
				label: __( 'Phone', 'coleman' ),
				type: 'tel',
				requirement: phoneRequirement,
				hint: phoneHint,
				maxLength: 40,
			} ) }
		</div>
	);
}
