import { useDispatch } from '@wordpress/data';
import { createElement, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { integer, nullable, recordOf, shape, string, useMounted } from '@/islands';
import type { TypeOf } from '@/islands';
import { customerStore } from '@/stores/customer';
import { Button } from '@/ui/button/button';

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
} );

export type SignInProps = TypeOf< typeof signInProps >;

type Errors = SignInProps[ 'errors' ];

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
	isBusy = false,
	onSubmit,
}: ViewProps ) {
	const heading = ( level: number, part: string, text: string ) =>
		createElement( `h${ level }`, { className: `coleman-sign-in__${ part }` }, text );

	if ( customer !== null ) {
		return (
			<div className="coleman-sign-in__frame">
				{ heading( headingLevel, 'title', __( 'Customer Login', 'coleman' ) ) }
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

	const fieldProps = ( name: string ) => ( {
		className: 'coleman-sign-in__input',
		id: `${ id }-${ name }`,
		name,
		required: true,
		'aria-invalid': errors[ name ] ? ( true as const ) : undefined,
		'aria-describedby': errors[ name ] ? `${ id }-${ name }-error` : undefined,
	} );
	const label = ( name: string, text: string ) => (
		<label className="coleman-sign-in__label" htmlFor={ `${ id }-${ name }` }>
			{ text }
		</label>
	);
	const error = ( name: string ) =>
		errors[ name ] && (
			<p className="coleman-sign-in__error" id={ `${ id }-${ name }-error` }>
				{ errors[ name ] }
			</p>
		);

	return (
		<div className="coleman-sign-in__frame">
			{ heading( headingLevel, 'title', __( 'Customer Login', 'coleman' ) ) }
			<div className="coleman-sign-in__columns">
				<section className="coleman-sign-in__plate">
					{ heading( headingLevel + 1, 'strip', __( 'Returning Customers', 'coleman' ) ) }
					<form className="coleman-sign-in__body" method="post" noValidate onSubmit={ onSubmit }>
						<input type="hidden" name="coleman_action" value="sign_in" />
						<input type="hidden" name="redirect" value={ redirect } />
						<div className="coleman-sign-in__field">
							{ label( 'email', __( 'Email Address', 'coleman' ) ) }
							<input
								{ ...fieldProps( 'email' ) }
								type="email"
								autoComplete="username"
								autoCapitalize="none"
								spellCheck="false"
								defaultValue={ email }
							/>
							{ error( 'email' ) }
						</div>
						<div className="coleman-sign-in__field">
							{ label( 'password', __( 'Password', 'coleman' ) ) }
							<Password { ...fieldProps( 'password' ) } />
							{ error( 'password' ) }
						</div>
						<Button
							type="submit"
							variant="primary"
							label={ __( 'Sign in', 'coleman' ) }
							isPending={ isBusy }
							isDisabled={ isBusy }
						/>
						<p className="coleman-sign-in__links" data-native="">
							<a className="coleman-sign-in__link" href={ urls.forgot }>
								{ __( 'Forgot your password?', 'coleman' ) }
							</a>
						</p>
					</form>
				</section>
				<section className="coleman-sign-in__plate">
					{ heading( headingLevel + 1, 'strip', __( 'New Customers', 'coleman' ) ) }
					<div className="coleman-sign-in__body">
						<p className="coleman-sign-in__text">
							{ __(
								'With an account you see your orders, keep your addresses, and find your cart on every device.',
								'coleman'
							) }
						</p>
						<p className="coleman-sign-in__links" data-native="">
							<a className="coleman-sign-in__create" href={ urls.register }>
								{ __( 'Create an account', 'coleman' ) }
							</a>
						</p>
					</div>
				</section>
			</div>
		</div>
	);
}

/** The password and, where scripts run, a button in the room kept for it that shows what was typed. */
function Password( props: { className: string; id: string; name: string } ) {
	const isMounted = useMounted();
	const [ isShown, setIsShown ] = useState( false );
	return (
		<div className="coleman-sign-in__secret">
			<input
				{ ...props }
				type={ isShown ? 'text' : 'password' }
				autoComplete="current-password"
				autoCapitalize="none"
				spellCheck="false"
			/>
			{ isMounted && (
				<button
					className="coleman-sign-in__show"
					type="button"
					aria-controls={ props.id }
					aria-label={ isShown ? __( 'Hide password', 'coleman' ) : __( 'Show password', 'coleman' ) }
					onClick={ () => setIsShown( ! isShown ) }
				>
					{ isShown ? __( 'Hide', 'coleman' ) : __( 'Show', 'coleman' ) }
				</button>
			) }
		</div>
	);
}

const REQUIRED: Record< string, () => string > = {
	email: () => __( 'Email Address is required.', 'coleman' ),
	password: () => __( 'Password is required.', 'coleman' ),
};

/** What is missing, field by field: a password may be made of spaces. */
function missing( { email, password }: { email: string; password: string } ): Errors {
	const empty = [ ...( email.trim() ? [] : [ 'email' ] ), ...( password ? [] : [ 'password' ] ) ];
	return Object.fromEntries( empty.map( ( name ) => [ name, REQUIRED[ name ]!() ] ) );
}

/** The block at work. The store leads on after success and tells why the server refused. */
export function SignIn( props: SignInProps ) {
	const { login } = useDispatch( customerStore );
	const [ errors, setErrors ] = useState( props.errors );
	const [ isBusy, setIsBusy ] = useState( false );
	const isSubmitting = useRef( false );

	const onSubmit = async ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		const form = event.currentTarget;
		const text = ( name: string ) => String( new FormData( form ).get( name ) ?? '' );
		const fields = { email: text( 'email' ), password: text( 'password' ) };
		const found = missing( fields );
		setErrors( found );
		const [ first ] = Object.keys( found );
		if ( first ) {
			form.querySelector< HTMLElement >( `[name=${ first }]` )?.focus();
			return;
		}
		if ( isSubmitting.current ) {
			return;
		}
		isSubmitting.current = true;
		setIsBusy( true );
		const button = form.ownerDocument.activeElement;
		// After success the page is leaving, and the button stays as it is.
		if ( ! ( await login( fields.email.trim(), fields.password, text( 'redirect' ) ) ) ) {
			isSubmitting.current = false;
			setIsBusy( false );
			giveFocusBack( button );
		}
	};

	return <SignInView { ...props } errors={ errors } isBusy={ isBusy } onSubmit={ onSubmit } />;
}

/** A disabled button loses the focus; it gets it back once it is enabled, unless the visitor has gone on. */
function giveFocusBack( element: Element | null ): void {
	setTimeout( () => {
		if ( element instanceof HTMLElement && element.ownerDocument.activeElement === element.ownerDocument.body ) {
			element.focus();
		}
	} );
}
