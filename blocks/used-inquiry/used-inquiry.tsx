import { __ } from '@wordpress/i18n';
import type { FormEventHandler, FocusEventHandler, RefObject } from 'react';
import states from '@/forms/address-fields/states.json';
import { fieldsOf } from '@/forms/field/fields-of';
import { GuestFields } from '@/forms/guest-fields/guest-fields';
import { useInquiryForm } from '@/forms/inquiry/use-inquiry-form';
import { PrivacyNote } from '@/forms/privacy-note/privacy-note';
import { SubmitButton } from '@/forms/submit-button/submit-button';
import { boolean, integer, recordOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { ask, FIELDS, inquiryFaults } from './inquiry';

export const usedInquiryProps = shape( {
	/** Begins the ids of its elements. */
	id: string,
	/** Of what is around the form: where a page without JavaScript comes back to. */
	anchor: string,
	machineId: integer,
	/** What was typed before the page was shown again. */
	values: recordOf( string ),
	/** A sentence per field. */
	errors: recordOf( string ),
	/** The privacy policy; empty where there is none. */
	privacyUrl: string,
	/** The word of thanks; empty while nothing was sent. */
	thanks: string,
	/** Whether it could not be sent for another reason than its fields. */
	hasFailed: boolean,
} );

export type UsedInquiryProps = TypeOf< typeof usedInquiryProps >;

type ViewProps = UsedInquiryProps & {
	isBusy?: boolean;
	isChecking?: boolean;
	thanksRef?: RefObject< HTMLParagraphElement >;
	formRef?: RefObject< HTMLFormElement >;
	onFocus?: FocusEventHandler< HTMLFormElement >;
	onInput?: FormEventHandler< HTMLFormElement >;
	onSubmit?: FormEventHandler< HTMLFormElement >;
};

/** How the form looks. */
export function UsedInquiryView( {
	id,
	anchor,
	machineId,
	values,
	errors,
	privacyUrl,
	thanks,
	hasFailed,
	isBusy = false,
	isChecking = false,
	thanksRef,
	formRef,
	...handlers
}: ViewProps ) {
	const field = fieldsOf( id, values, errors );

	return (
		<div className="coleman-used-inquiry__frame">
			{ thanks && (
				<p className="coleman-used-inquiry__thanks" ref={ thanksRef } tabIndex={ -1 }>
					{ thanks }
				</p>
			) }
			<form
				className="coleman-used-inquiry__form"
				action={ `#${ anchor }` }
				method="post"
				noValidate
				ref={ formRef }
				{ ...handlers }
			>
				<input type="hidden" name="coleman_action" value="used-inquiry" />
				<input type="hidden" name="equipmentId" value={ machineId } />
				<input type="hidden" name="anchor" value={ anchor } />
				<div className="coleman-used-inquiry__row">
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
				<div className="coleman-used-inquiry__row">
					{ field( 'email', {
						label: __( 'Email Address', 'coleman' ),
						type: 'email',
						autocomplete: 'email',
						maxLength: 100,
					} ) }
					{ field( 'phone', {
						label: __( 'Phone', 'coleman' ),
						type: 'tel',
						autocomplete: 'tel',
						maxLength: 40,
						requirement: 'optional',
					} ) }
				</div>
				<div className="coleman-used-inquiry__row">
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
				<div className="coleman-used-inquiry__row is-town">
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
					{ field( 'zip', {
						label: __( 'ZIP code', 'coleman' ),
						type: 'text',
						autocomplete: 'postal-code',
						maxLength: 10,
						requirement: 'optional',
					} ) }
				</div>
				{ field( 'comments', {
					label: __( 'Comments', 'coleman' ),
					type: 'textarea',
					maxLength: 4000,
					requirement: 'optional',
				} ) }
				<GuestFields id={ id } isChecking={ isChecking } />
				{ hasFailed && (
					<p className="coleman-used-inquiry__failed" role="alert">
						{ __(
							'An error has occurred while submitting your inquiry. Please try again later.',
							'coleman'
						) }
					</p>
				) }
				<SubmitButton label={ __( 'Request Information', 'coleman' ) } isBusy={ isBusy } />
				<PrivacyNote text={ __( 'We use what you send to answer you.', 'coleman' ) } url={ privacyUrl } />
			</form>
		</div>
	);
}

/** The form at work. */
export function UsedInquiry( props: UsedInquiryProps ) {
	const { machineId } = props;
	const form = useInquiryForm( {
		name: `used-inquiry-${ machineId }`,
		fields: FIELDS,
		printed: props,
		check: inquiryFaults,
		send: ( typed, proof, key ) => {
			const details = Object.fromEntries( FIELDS.map( ( name ) => [ name, typed[ name ] ?? '' ] ) );
			return ask( { equipmentId: `${ machineId }`, details, website: typed.website ?? '', ...proof }, key );
		},
	} );
	return <UsedInquiryView { ...props } { ...form } />;
}
