import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { Field } from '@/forms/field/field';
import { SubmitButton } from '@/forms/submit-button/submit-button';
import { useForm } from '@/forms/use-form';
import type { Faults, Typed } from '@/forms/use-form';
import { integer, nullable, optional, recordOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { customerStore } from '@/stores/customer';
import { Plate } from '@/ui/plate/plate';

export const signInProps = shape( {
	/** Begins the ids of its elements. */
	id: string,
	headingLevel: integer,
	/** Path to go to afterwards. */
	redirect: string,
	urls: shape( { register: string, forgot: string, account: string, logout: string } ),
	/** What was typed before the page was shown again. */
	email: string,
	/** A sentence per field. */
	errors: recordOf( string ),
	/** Name of who is signed in already. */
	customer: nullable( string ),
	/** In the editor's words; without them, ours. */
	title: optional( string ),
	notice: optional( string ),
	newText: optional( string ),
} );

export type SignInProps = TypeOf< typeof signInProps >;

type ViewProps = SignInProps & {
	isBusy?: boolean;
	onSubmit?: ( event: FormEvent< HTMLFormElement > ) => void;
};

/** How the block looks: two plates, who returns and who is new; or one sentence for who is signed in. */
export function SignInView( {
	id,
	headingLevel,
	redirect,
	urls,
	email,
	errors,
	customer,
	title: written,
	notice,
	newText,
	isBusy = false,
	onSubmit,
}: ViewProps ) {
	const Heading = `h${ headingLevel }` as 'h2';
	const title = (
		<Heading className="coleman-sign-in__title">{ written ?? __( 'Customer Login', 'coleman' ) }</Heading>
	);

	if ( customer !== null ) {
		return (
			<div className="coleman-sign-in__frame">
				{ title }
				<p className="coleman-sign-in__text">
					{
						/* translators: %s: name of the customer */ sprintf(
							__( 'You are signed in as %s.', 'coleman' ),
							customer
						)
					}
				</p>
				<p className="coleman-sign-in__links" data-native="">
					<a className="coleman-sign-in__link" href={ urls.account }>
						{ __( 'My Account', 'coleman' ) }
					</a>
					<a className="coleman-sign-in__link" href={ urls.logout }>
						{ __( 'Log Out', 'coleman' ) }
					</a>
				</p>
			</div>
		);
	}

	return (
		<div className="coleman-sign-in__frame">
			{ title }
			{ notice !== undefined && <p className="coleman-sign-in__notice">{ notice }</p> }
			<div className="coleman-sign-in__columns">
				<Plate title={ __( 'Returning Customers', 'coleman' ) } level={ headingLevel + 1 }>
					<form className="coleman-sign-in__body" method="post" noValidate onSubmit={ onSubmit }>
						<input type="hidden" name="coleman_action" value="sign_in" />
						<input type="hidden" name="redirect" value={ redirect } />
						<Field
							id={ `${ id }-email` }
							name="email"
							label={ __( 'Email Address', 'coleman' ) }
							type="email"
							autocomplete="username"
							value={ email }
							error={ errors.email ?? '' }
						/>
						<Field
							id={ `${ id }-password` }
							name="password"
							label={ __( 'Password', 'coleman' ) }
							type="password"
							autocomplete="current-password"
							error={ errors.password ?? '' }
						/>
						<SubmitButton label={ __( 'Sign in', 'coleman' ) } isBusy={ isBusy } />
						<p className="coleman-sign-in__links" data-native="">
							<a className="coleman-sign-in__link" href={ urls.forgot }>
								{ __( 'Forgot your password?', 'coleman' ) }
							</a>
						</p>
					</form>
				</Plate>
				<Plate title={ __( 'New Customers', 'coleman' ) } level={ headingLevel + 1 }>
					<p className="coleman-sign-in__text">
						{ newText ??
							__(
								'With an account, you can see your orders, save addresses and use your cart on every device.',
								'coleman'
							) }
					</p>
					<p className="coleman-sign-in__links" data-native="">
						<a className="coleman-sign-in__create" href={ urls.register }>
							{ __( 'Create an account', 'coleman' ) }
						</a>
					</p>
				</Plate>
			</div>
		</div>
	);
}

/** What is missing, field by field: a password may be made of spaces. */
const missing = ( { email = '', password = '' }: Typed ): Faults => ( {
	...( ! email.trim() && { email: __( 'Email Address is required.', 'coleman' ) } ),
	...( ! password && { password: __( 'Password is required.', 'coleman' ) } ),
} );

/** The block at work. The store leads on after success and tells why the server refused. */
export function SignIn( props: SignInProps ) {
	const { login } = useDispatch( customerStore );
	const form = useForm( {
		errors: props.errors,
		check: missing,
		send: async ( { email = '', password = '', redirect = '' } ) =>
			( await login( email.trim(), password, redirect ) ) ? 'leaving' : 'refused',
	} );
	return <SignInView { ...props } { ...form } />;
}
