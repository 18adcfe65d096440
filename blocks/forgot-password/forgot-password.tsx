import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEventHandler, Ref } from 'react';
import { emailFaults } from '@/account/account-faults';
import { forgotPassword } from '@/account/calls';
import { Field } from '@/forms/field/field';
import { FormLayout } from '@/forms/form-layout/form-layout';
import { SubmitButton } from '@/forms/submit-button/submit-button';
import { useForm } from '@/forms/use-form';
import { boolean, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { Plate } from '@/ui/plate/plate';

export const forgotPasswordProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	/** Begins the ids of its elements. */
	id: string,
	urls: shape( { login: string, forgot: string } ),
	/** What was typed before the page was shown again. */
	email: string,
	/** What is wrong with it. */
	error: string,
	/** Whether it has been asked for, by whomever. */
	isSent: boolean,
} );

export type ForgotPasswordProps = TypeOf< typeof forgotPasswordProps >;

type ViewProps = ForgotPasswordProps & {
	isBusy?: boolean;
	answerRef?: Ref< HTMLDivElement >;
	onSubmit?: FormEventHandler< HTMLFormElement >;
};

/** How the block looks: the question for the address, then the one answer that everybody gets. */
export function ForgotPasswordView( {
	level,
	id,
	urls,
	email,
	error,
	isSent,
	isBusy = false,
	answerRef,
	onSubmit,
}: ViewProps ) {
	return (
		<FormLayout level={ level } title={ __( 'Forgot your password?', 'coleman' ) } width="narrow">
			<Plate level={ level === 'h1' ? 2 : 3 } title={ __( 'A new password', 'coleman' ) }>
				<div>
					<div role="status" tabIndex={ -1 } ref={ answerRef }>
						{ isSent && (
							<p className="coleman-form-layout__text">
								{ __(
									'If this email address has an account, we sent you an email. Check your spam folder, too.',
									'coleman'
								) }
							</p>
						) }
					</div>
					{ ! isSent && (
						<form className="coleman-form-layout__form" method="post" noValidate onSubmit={ onSubmit }>
							<p className="coleman-form-layout__text">
								{ __(
									'Enter your account’s email address. We’ll email you a link to choose a new password.',
									'coleman'
								) }
							</p>
							<input type="hidden" name="coleman_action" value="password_forgot" />
							<Field
								id={ `${ id }-email` }
								name="email"
								label={ __( 'Email Address', 'coleman' ) }
								type="email"
								autocomplete="username"
								maxLength={ 100 }
								value={ email }
								error={ error }
							/>
							<SubmitButton label={ __( 'Send link', 'coleman' ) } isBusy={ isBusy } />
						</form>
					) }
				</div>
				<p className="coleman-form-layout__links" data-native="">
					{ isSent && (
						<a className="coleman-form-layout__link" href={ urls.forgot }>
							{ __( 'Try another email address', 'coleman' ) }
						</a>
					) }
					<a className="coleman-form-layout__link" href={ urls.login }>
						{ __( 'Back to Customer Login', 'coleman' ) }
					</a>
				</p>
			</Plate>
		</FormLayout>
	);
}

/** The block at work. */
export function ForgotPassword( props: ForgotPasswordProps ) {
	const [ isSent, setIsSent ] = useState( props.isSent );
	const answer = useRef< HTMLDivElement >( null );

	// The button that asked is gone: the focus goes to what was answered.
	useEffect( () => {
		if ( isSent && ! props.isSent ) {
			answer.current?.focus();
		}
	}, [ isSent, props.isSent ] );

	const { errors, isBusy, onSubmit } = useForm( {
		errors: props.error ? { email: props.error } : {},
		check: emailFaults,
		send: async ( { email = '' } ) => {
			await forgotPassword( email.trim() );
			setIsSent( true );
			return 'done';
		},
	} );
	return (
		<ForgotPasswordView
			{ ...props }
			error={ errors.email ?? '' }
			isSent={ isSent }
			answerRef={ answer }
			isBusy={ isBusy }
			onSubmit={ onSubmit }
		/>
	);
}
