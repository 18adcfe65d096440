import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEventHandler } from 'react';
import { emailFaults, nameFaults, passwordFaults } from '@/account/account-faults';
import { fieldsOf } from '@/forms/field/fields-of';
import { FormLayout } from '@/forms/form-layout/form-layout';
import { phoneFaults } from '@/forms/phone/phone';
import { SubmitButton } from '@/forms/submit-button/submit-button';
import { useForm } from '@/forms/use-form';
import type { Faults, Typed } from '@/forms/use-form';
import { arrayOf, boolean, oneOf, recordOf, shape, string, useMounted } from '@/islands';
import type { TypeOf } from '@/islands';
import { customerStore } from '@/stores/customer';
import { noticesStore } from '@/stores/notices';
import { Plate } from '@/ui/plate/plate';

export const profileProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	/** Begins the ids of its elements. */
	id: string,
	/** By the names of schema/profile.json; what was typed before the page was shown again. */
	values: recordOf( string ),
	/** A sentence per field. */
	errors: recordOf( string ),
	/** The address of now, for which no password is asked. */
	email: string,
	/** Another address that waits to be confirmed. */
	pending: string,
	branches: arrayOf( shape( { value: string, label: string } ) ),
	/** What staff gave: shown, not changed here. */
	accountNumber: string,
	isTaxExempt: boolean,
} );

export type ProfileProps = TypeOf< typeof profileProps >;

type ViewProps = ProfileProps & {
	isBusy?: boolean;
	onSubmit?: FormEventHandler< HTMLFormElement >;
};

/** How the block looks: who they are, and how they sign in, in one form. */
export function ProfileView( {
	level,
	id,
	values,
	errors,
	pending,
	branches,
	accountNumber,
	isTaxExempt,
	isBusy = false,
	onSubmit,
}: ViewProps ) {
	const field = fieldsOf( id, values, errors );

	return (
		<FormLayout level={ level } title={ __( 'Your profile', 'coleman' ) } width="narrow">
			<form className="coleman-form-layout__form" method="post" noValidate onSubmit={ onSubmit }>
				<input type="hidden" name="coleman_action" value="profile_save" />
				<Plate level={ level === 'h1' ? 2 : 3 } title={ __( 'Customer', 'coleman' ) }>
					{ accountNumber && (
						<p className="coleman-form-layout__text">
							{
								/* translators: %s: number of an account */ sprintf(
									__( 'Account number %s', 'coleman' ),
									accountNumber
								)
							}
						</p>
					) }
					{ isTaxExempt && (
						<p className="coleman-form-layout__text">
							{ __( 'Your orders are exempt from tax.', 'coleman' ) }
						</p>
					) }
					<div className="coleman-form-layout__pair">
						{ field( 'FirstName', {
							label: __( 'First Name', 'coleman' ),
							type: 'text',
							autocomplete: 'given-name',
							maxLength: 60,
						} ) }
						{ field( 'LastName', {
							label: __( 'Last Name', 'coleman' ),
							type: 'text',
							autocomplete: 'family-name',
							maxLength: 60,
						} ) }
						{ field( 'Company', {
							label: __( 'Company', 'coleman' ),
							type: 'text',
							requirement: 'optional',
							autocomplete: 'organization',
							maxLength: 120,
						} ) }
						{ field( 'Phone', {
							label: __( 'Phone', 'coleman' ),
							type: 'tel',
							requirement: 'optional',
							autocomplete: 'tel',
							maxLength: 40,
						} ) }
					</div>
					{ field( 'PreferredLocationId', {
						label: __( 'Your branch', 'coleman' ),
						type: 'select',
						requirement: 'optional',
						placeholder: __( 'No preference', 'coleman' ),
						options: branches,
					} ) }
				</Plate>
				<Plate level={ level === 'h1' ? 2 : 3 } title={ __( 'Sign-in', 'coleman' ) }>
					{ pending && (
						<p className="coleman-form-layout__text">
							<strong>
								{
									/* translators: %s: email address */ sprintf(
										__(
											'We sent a link to %s. Your email changes when you open it and press “Use this address”. The link works for two days.',
											'coleman'
										),
										pending
									)
								}
							</strong>
						</p>
					) }
					{ field( 'Email', {
						label: __( 'Email Address', 'coleman' ),
						type: 'email',
						hint: __(
							'To change it, enter the new address. We send a link there, and your email changes when you confirm it.',
							'coleman'
						),
						autocomplete: 'email',
						maxLength: 100,
					} ) }
					{ field( 'password_new', {
						label: __( 'New password', 'coleman' ),
						type: 'password',
						requirement: 'optional',
						hint: __( 'Use at least 8 characters. You’ll be signed out on other devices.', 'coleman' ),
						autocomplete: 'new-password',
					} ) }
					{ field( 'password_current', {
						label: __( 'Current password', 'coleman' ),
						type: 'password',
						requirement: 'depends',
						hint: __( 'Only needed to change your email address or password.', 'coleman' ),
						autocomplete: 'current-password',
					} ) }
				</Plate>
				<SubmitButton label={ __( 'Save', 'coleman' ) } isBusy={ isBusy } />
			</form>
		</FormLayout>
	);
}

const sameText = ( a: string, b: string ) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What can be seen before the server is asked: Customers\Profiles decides. */
function faultsOf( typed: Typed, email: string, phone: string ): Faults {
	const asksForPassword = typed.password_new || ! sameText( typed.Email ?? '', email );
	return {
		...nameFaults( typed, 'FirstName', 'LastName' ),
		...phoneFaults( typed, 'Phone', phone ),
		...emailFaults( typed, 'Email' ),
		...( typed.password_new && passwordFaults( typed, 'password_new' ) ),
		...( asksForPassword &&
			! typed.password_current && {
				password_current: __( 'Enter your current password to change this.', 'coleman' ),
			} ),
	};
}

/** The block at work: what was saved stays on the page, passwords leave it. */
export function Profile( props: ProfileProps ) {
	const { notify } = useDispatch( noticesStore );
	const { saveProfile } = useDispatch( customerStore );
	const known = useSelect( ( select ) => select( customerStore ).getKnownProfile(), [] );
	const isMounted = useMounted();
	const { Email: email, pending_email: pending } = ( isMounted && known ) || {
		Email: props.email,
		pending_email: props.pending,
	};
	const { errors, isBusy, onSubmit } = useForm( {
		errors: props.errors,
		check: ( typed ) => faultsOf( typed, email, known?.Phone ?? props.values.Phone ?? '' ),
		send: async ( typed, form ) => {
			const { password_current: current = '', password_new: changed = '', ...account } = typed;
			await saveProfile( account, { current, new: changed } );
			form.querySelectorAll< HTMLInputElement >( '[name^=password_]' ).forEach( ( field ) => {
				field.value = '';
			} );
			notify( __( 'Your profile has been saved.', 'coleman' ) );
			return 'done';
		},
	} );
	return <ProfileView { ...props } pending={ pending } errors={ errors } isBusy={ isBusy } onSubmit={ onSubmit } />;
}
