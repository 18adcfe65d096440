import { __ } from '@wordpress/i18n';
import states from '@/forms/address-fields/states.json';
import { fieldsOf } from '@/forms/field/fields-of';
import { boolean, recordOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

export const inquiryFieldsProps = shape( {
	/** Begins the ids. */
	id: string,
	values: recordOf( string ),
	errors: recordOf( string ),
	/** Whether it is about a used machine (§ 7): an email address is needed, and where the customer lives is asked for. */
	isUsed: boolean,
} );

/** Who asks, and how they are reached. */
export function InquiryFields( { id, values, errors, isUsed }: TypeOf< typeof inquiryFieldsProps > ) {
	const field = fieldsOf( id, values, errors );
	return (
		<>
			<div className="coleman-inquiry-fields__row">
				{ field( 'firstName', {
					label: __( 'First Name', 'coleman' ),
					type: 'text',
					autocomplete: 'given-name',
					maxLength: 60,
				} ) }
				{ field( 'lastName', {
					label: __( 'Last Name', 'coleman' ),
					type: 'text',
					autocomplete: 'family-name',
					maxLength: 60,
				} ) }
			</div>
			{ ! isUsed && (
				<p className="coleman-inquiry-fields__hint">
					{ __( 'Enter an email address, a phone number or both.', 'coleman' ) }
				</p>
			) }
			<div className="coleman-inquiry-fields__row">
				{ field( 'email', {
					label: __( 'Email Address', 'coleman' ),
					type: 'email',
					autocomplete: 'email',
					maxLength: 100,
					requirement: isUsed ? 'required' : 'depends',
				} ) }
				{ field( 'phone', {
					label: __( 'Phone', 'coleman' ),
					type: 'tel',
					autocomplete: 'tel',
					maxLength: 40,
					requirement: isUsed ? 'optional' : 'depends',
				} ) }
			</div>
			{ isUsed && (
				<>
					<div className="coleman-inquiry-fields__row">
						{ field( 'company', {
							label: __( 'Company', 'coleman' ),
							type: 'text',
							autocomplete: 'organization',
							maxLength: 120,
							requirement: 'optional',
						} ) }
						{ field( 'address', {
							label: __( 'Address', 'coleman' ),
							type: 'text',
							autocomplete: 'address-line1',
							maxLength: 120,
							requirement: 'optional',
						} ) }
					</div>
					<div className="coleman-inquiry-fields__row is-town">
						{ field( 'city', {
							label: __( 'City', 'coleman' ),
							type: 'text',
							autocomplete: 'address-level2',
							maxLength: 80,
						} ) }
						{ field( 'state', {
							label: __( 'State', 'coleman' ),
							type: 'select',
							autocomplete: 'address-level1',
							placeholder: __( 'Choose a state', 'coleman' ),
							options: states,
						} ) }
						<ZipField field={ field } />
					</div>
				</>
			) }
		</>
	);
}

/** The ZIP code, which says whose salesperson answers. */
export function ZipField( { field }: { field: ReturnType< typeof fieldsOf > } ) {
	return field( 'zip', {
		label: __( 'ZIP code', 'coleman' ),
		type: 'text',
		autocomplete: 'postal-code',
		inputMode: 'numeric',
		maxLength: 10,
		requirement: 'optional',
	} );
}
