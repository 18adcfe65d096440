import { __ } from '@wordpress/i18n';
import type { FormEventHandler } from 'react';
import { passwordFaults } from '@/account/account-faults';
import { resetPassword } from '@/account/calls';
import { Field } from '@/forms/field/field';
import { FormLayout } from '@/forms/form-layout/form-layout';
import { SubmitButton } from '@/forms/submit-button/submit-button';
import { useForm } from '@/forms/use-form';
import { boolean, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { goTo } from '@/stores/customer/go-to';
import { Plate } from '@/ui/plate/plate';

export const resetPasswordProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	/** Begins the ids of its elements. */
	id: string,
	/** Of the mail's link. */
	login: string,
	resetKey: string,
	/** Whether that link still works. */
	isValid: boolean,
	urls: shape( { login: string, forgot: string } ),
	/** What is wrong with the password that was sent. */
	error: string,
} );

export type ResetPasswordProps = TypeOf< typeof resetPasswordProps >;

type ViewProps = ResetPasswordProps & {
	isBusy?: boolean;
	onSubmit?: FormEventHandler< HTMLFormElement >;
};

/** How the block looks: the new password, or where to get another link. */
export function ResetPasswordView( {
	level,
	id,
	login,
	resetKey,
	isValid,
	urls,
	error,
	isBusy = false,
	onSubmit,
}: ViewProps ) {
	return (
		<FormLayout level={ level } title={ __( 'Choose a new password', 'coleman' ) } width="narrow">
			<Plate level={ level === 'h1' ? 2 : 3 } title={ __( 'A new password', 'coleman' ) }>
				{ isValid ? (
					<form className="coleman-form-layout__form" method="post" noValidate onSubmit={ onSubmit }>
						<input type="hidden" name="coleman_action" value="password_reset" />
						<input type="hidden" name="login" value={ login } />
						<input type="hidden" name="key" value={ resetKey } />
						<Field
							id={ `${ id }-password` }
							name="password"
							label={ __( 'New password', 'coleman' ) }
							type="password"
							hint={ __( 'Use at least 8 characters. A few words are easy to remember.', 'coleman' ) }
							autocomplete="new-password"
							error={ error }
						/>
						<p className="coleman-form-layout__text">
							{ __( 'You’ll be signed out on other devices.', 'coleman' ) }
						</p>
						<SubmitButton label={ __( 'Save password', 'coleman' ) } isBusy={ isBusy } />
					</form>
				) : (
					<div>
						<p className="coleman-form-layout__text">
							{ __( 'This link was already used or has expired. Please request a new one.', 'coleman' ) }
						</p>
						<p className="coleman-form-layout__links" data-native="">
							<a className="coleman-form-layout__link" href={ urls.forgot }>
								{ __( 'Ask for a new link', 'coleman' ) }
							</a>
							<a className="coleman-form-layout__link" href={ urls.login }>
								{ __( 'Customer Login', 'coleman' ) }
							</a>
						</p>
					</div>
				) }
			</Plate>
		</FormLayout>
	);
}

/** The block at work: after success it leads to the sign-in. */
export function ResetPassword( props: ResetPasswordProps ) {
	const { errors, isBusy, onSubmit } = useForm( {
		errors: props.error ? { password: props.error } : {},
		check: passwordFaults,
		send: async ( { login = '', key = '', password = '' } ) => {
			await resetPassword( login, key, password );
			goTo( `${ props.urls.login }?done=password-changed` );
			return 'leaving';
		},
	} );
	return <ResetPasswordView { ...props } error={ errors.password ?? '' } isBusy={ isBusy } onSubmit={ onSubmit } />;
}
