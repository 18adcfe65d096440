import { __ } from '@wordpress/i18n';
import type { FocusEventHandler, FormEventHandler } from 'react';
import { emailFaults, nameFaults, passwordFaults } from '@/account/account-faults';
import { register } from '@/account/calls';
import { useBotCheck, useIdempotencyKey } from '@/forms/bot-check/use-bot-check';
import { fieldsOf } from '@/forms/field/fields-of';
import { FormLayout } from '@/forms/form-layout/form-layout';
import { GuestFields } from '@/forms/guest-fields/guest-fields';
import { PrivacyNote } from '@/forms/privacy-note/privacy-note';
import { phoneFaults } from '@/forms/phone/phone';
import { SubmitButton } from '@/forms/submit-button/submit-button';
import { useForm } from '@/forms/use-form';
import type { Typed } from '@/forms/use-form';
import { oneOf, recordOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { FALLBACK, sameSitePath } from '@/rules/redirect';
import { goTo } from '@/stores/customer/go-to';
import { Plate } from '@/ui/plate/plate';

export const registerProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	/** Begins the ids of its elements. */
	id: string,
	/** Path to go to afterwards. */
	redirect: string,
	urls: shape( { login: string } ),
	/** What was typed before the page was shown again. */
	values: recordOf( string ),
	/** A sentence per field. */
	errors: recordOf( string ),
	/** The privacy policy; empty where there is none. */
	privacyUrl: string,
} );

export type RegisterProps = TypeOf< typeof registerProps >;

type ViewProps = RegisterProps & {
	isBusy?: boolean;
	isChecking?: boolean;
	onFocus?: FocusEventHandler;
	onSubmit?: FormEventHandler< HTMLFormElement >;
};

/** How the block looks: one plate with what an account needs, and the way for who has one. */
export function RegisterView( {
	level,
	id,
	redirect,
	urls,
	values,
	errors,
	privacyUrl,
	isBusy = false,
	isChecking = false,
	onFocus,
	onSubmit,
}: ViewProps ) {
	const field = fieldsOf( id, values, errors );

	return (
		<FormLayout level={ level } title={ __( 'Create an account', 'coleman' ) } width="narrow">
			<p className="coleman-form-layout__text" data-native="">
				{ `${ __( 'Already have an account?', 'coleman' ) } ` }
				<a href={ urls.login }>{ __( 'Customer Login', 'coleman' ) }</a>
			</p>
			<Plate level={ level === 'h1' ? 2 : 3 } title={ __( 'New Customers', 'coleman' ) }>
				<form
					className="coleman-form-layout__form"
					method="post"
					noValidate
					onFocus={ onFocus }
					onSubmit={ onSubmit }
				>
					<input type="hidden" name="coleman_action" value="register" />
					<input type="hidden" name="redirect" value={ redirect } />
					<div className="coleman-form-layout__pair">
						{ field( 'first_name', {
							label: __( 'First Name', 'coleman' ),
							type: 'text',
							autocomplete: 'given-name',
							maxLength: 60,
						} ) }
						{ field( 'last_name', {
							label: __( 'Last Name', 'coleman' ),
							type: 'text',
							autocomplete: 'family-name',
							maxLength: 60,
						} ) }
					</div>
					{ field( 'email', {
						label: __( 'Email Address', 'coleman' ),
						type: 'email',
						autocomplete: 'email',
						maxLength: 100,
					} ) }
					{ field( 'password', {
						label: __( 'Password', 'coleman' ),
						type: 'password',
						hint: __( 'Use at least 8 characters. A few words are easy to remember.', 'coleman' ),
						autocomplete: 'new-password',
					} ) }
					<div className="coleman-form-layout__pair">
						{ field( 'company', {
							label: __( 'Company', 'coleman' ),
							type: 'text',
							requirement: 'optional',
							autocomplete: 'organization',
							maxLength: 120,
						} ) }
						{ field( 'phone', {
							label: __( 'Phone', 'coleman' ),
							type: 'tel',
							requirement: 'optional',
							autocomplete: 'tel',
							maxLength: 40,
						} ) }
					</div>
					<GuestFields id={ id } isChecking={ isChecking } />
					<SubmitButton label={ __( 'Create account', 'coleman' ) } isBusy={ isBusy } />
					<PrivacyNote
						text={ __( 'We use what you enter for your account and your orders.', 'coleman' ) }
						url={ privacyUrl }
					/>
				</form>
			</Plate>
		</FormLayout>
	);
}

const check = ( typed: Typed ) => ( {
	...nameFaults( typed ),
	...emailFaults( typed ),
	...passwordFaults( typed ),
	...phoneFaults( typed ),
} );

/** The block at work: it tells that a person types, and leads on, signed in. */
export function Register( props: RegisterProps ) {
	const { onFocus, isChecking, fields } = useBotCheck();
	const key = useIdempotencyKey();
	const form = useForm( {
		errors: props.errors,
		check,
		send: async ( typed ) => {
			const text = ( name: string ) => typed[ name ] ?? '';
			const { results } = await register(
				{
					email: text( 'email' ).trim(),
					password: text( 'password' ),
					first_name: text( 'first_name' ),
					last_name: text( 'last_name' ),
					company: text( 'company' ),
					phone: text( 'phone' ),
					redirect: text( 'redirect' ),
					website: text( 'website' ),
					...( await fields() ),
				},
				key.get()
			);
			const path = sameSitePath( results.redirect );
			goTo( path === FALLBACK ? `${ path }?done=registered` : path );
			return 'leaving';
		},
	} );
	return <RegisterView { ...props } { ...form } isChecking={ isChecking } onFocus={ onFocus } />;
}
