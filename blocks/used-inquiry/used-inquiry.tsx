import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FocusEvent, FormEventHandler, FocusEventHandler, RefObject } from 'react';
import { useBotCheck, useIdempotencyKey } from '@/forms/bot-check/use-bot-check';
import states from '@/forms/address-fields/states.json';
import { useDraft } from '@/forms/draft/use-draft';
import { useKnownCustomer } from '@/forms/draft/use-known-customer';
import { fieldsOf } from '@/forms/field/fields-of';
import { usePhoneMask } from '@/forms/phone/use-phone-mask';
import { GuestFields } from '@/forms/guest-fields/guest-fields';
import { PrivacyNote } from '@/forms/privacy-note/privacy-note';
import { SubmitButton } from '@/forms/submit-button/submit-button';
import { useForm } from '@/forms/use-form';
import { boolean, integer, recordOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { logError } from '@/islands/log';
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

/** The form at work: it tells that a person types, sends, thanks in its place and is empty again. */
export function UsedInquiry( props: UsedInquiryProps ) {
	const { machineId } = props;
	const [ thanks, setThanks ] = useState( props.thanks );
	const [ hasFailed, setHasFailed ] = useState( props.hasFailed );
	const thanksRef = useRef< HTMLParagraphElement >( null );
	const draft = useDraft( `used-inquiry-${ machineId }`, FIELDS );
	const botCheck = useBotCheck();
	const maskPhone = usePhoneMask();
	const key = useIdempotencyKey();

	useKnownCustomer( draft.ref, ( { profile, address } ) => ( {
		firstName: profile.FirstName,
		lastName: profile.LastName,
		email: profile.Email,
		phone: profile.Phone,
		company: profile.Company,
		address: address.street,
		city: address.city,
		state: address.state,
		zip: address.zip,
	} ) );

	const form = useForm( {
		errors: props.errors,
		check: inquiryFaults,
		send: async ( typed ) => {
			setHasFailed( false );
			setThanks( '' );
			const details = Object.fromEntries( FIELDS.map( ( name ) => [ name, typed[ name ] ?? '' ] ) );
			const proof = await botCheck.fields();
			const { message } = await ask(
				{ equipmentId: `${ machineId }`, details, website: typed.website ?? '', ...proof },
				key
			);
			draft.clear();
			key.renew();
			setThanks( message );
			return 'done';
		},
		onRefusal: ( error ) => {
			if ( Object.keys( error.params ).some( ( name ) => FIELDS.some( ( field ) => field === name ) ) ) {
				return false;
			}
			logError( 'Inquiry', error );
			setHasFailed( true );
			return true;
		},
	} );

	// Whoever listens hears it, and whoever has scrolled far down sees it.
	useEffect( () => {
		if ( thanks && thanks !== props.thanks ) {
			thanksRef.current?.focus();
		}
	}, [ thanks, props.thanks ] );

	return (
		<UsedInquiryView
			{ ...props }
			{ ...form }
			thanks={ thanks }
			hasFailed={ hasFailed }
			isChecking={ botCheck.isChecking }
			thanksRef={ thanksRef }
			formRef={ draft.ref }
			onInput={ draft.onInput }
			onFocus={ ( event: FocusEvent< HTMLFormElement > ) => {
				botCheck.onFocus();
				maskPhone( event );
			} }
		/>
	);
}
