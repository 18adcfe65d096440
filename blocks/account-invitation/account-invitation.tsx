import { __, sprintf } from '@wordpress/i18n';
import { FormLayout } from '@/forms/form-layout/form-layout';
import { oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { Button } from '@/ui/button/button';
import './style.css';

export const accountInvitationProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	/** Of the letter's link. */
	linkKey: string,
	/** Who invites; empty for a link that no longer works. */
	owner: string,
	roleLabel: string,
	/** What the role allows. */
	sentence: string,
	/** Where the invitation was sent. */
	invited: string,
	/** Who is signed in; empty for a guest. */
	email: string,
	/** Why they cannot accept it, before they try; empty for nothing. */
	obstacle: oneOf( '', 'own', 'shared', 'unconfirmed' ),
	/** What was wrong with the last try. */
	fault: string,
	urls: shape( { signIn: string, create: string, people: string } ),
} );

export type AccountInvitationProps = TypeOf< typeof accountInvitationProps >;

function obstacleOf( obstacle: AccountInvitationProps[ 'obstacle' ] ): string {
	if ( obstacle === 'own' ) {
		return __( 'This is your own invitation. The person you invited opens it in their own account.', 'coleman' );
	}
	return obstacle === 'shared'
		? __( 'You already share an account. Leave it first, or hand it over if it’s yours.', 'coleman' )
		: __( 'Please confirm your email address before you accept an invitation.', 'coleman' );
}

/** What accepting means, and the button. A link that acts by itself would be followed by mail programs. No island: it is a form. */
export function AccountInvitation( {
	level,
	linkKey,
	owner,
	roleLabel,
	sentence,
	invited,
	email,
	obstacle,
	fault,
	urls,
}: AccountInvitationProps ) {
	const isGone = owner === '';
	return (
		<FormLayout level={ level } title={ __( 'Invitation to an account', 'coleman' ) } width="narrow">
			{ fault !== '' && ! isGone && (
				<p className="coleman-account-invitation__fault" role="alert">
					{ fault }
				</p>
			) }
			{ isGone && (
				<p className="coleman-form-layout__text">
					{ __( 'This invitation was already used, revoked or has expired. Ask for a new one.', 'coleman' ) }
				</p>
			) }
			{ ! isGone && (
				<>
					<p className="coleman-form-layout__text">
						{
							/* translators: 1: email address of who invites, 2: email address that is invited */ sprintf(
								__( '%1$s invites %2$s to share their account.', 'coleman' ),
								owner,
								invited
							)
						}
					</p>
					<dl className="coleman-account-invitation__facts">
						<dt>{ __( 'Your role', 'coleman' ) }</dt>
						<dd>{ `${ roleLabel }: ${ sentence }` }</dd>
						<dt>{ __( 'Your own orders and addresses', 'coleman' ) }</dt>
						<dd>
							{ __(
								'They stay yours alone. No one else in the account sees them, and they don’t become the account’s.',
								'coleman'
							) }
						</dd>
						<dt>{ __( 'If you leave', 'coleman' ) }</dt>
						<dd>
							{ __(
								'You or the owner can end this at any time. What you ordered on the account stays in its history.',
								'coleman'
							) }
						</dd>
					</dl>
				</>
			) }
			{ ! isGone && email === '' && (
				<p className="coleman-account-invitation__ways">
					<a className="coleman-form-layout__link" href={ urls.signIn }>
						{ __( 'Sign in to accept', 'coleman' ) }
					</a>
					<a className="coleman-form-layout__link" href={ urls.create }>
						{ __( 'Create an account to accept', 'coleman' ) }
					</a>
				</p>
			) }
			{ ! isGone && email !== '' && obstacle !== '' && (
				<p className="coleman-form-layout__text">{ obstacleOf( obstacle ) }</p>
			) }
			{ ! isGone && email !== '' && obstacle === '' && (
				<form className="coleman-form-layout__form" method="post">
					<input type="hidden" name="coleman_action" value="people_accept" />
					<input type="hidden" name="key" value={ linkKey } />
					<p className="coleman-form-layout__text">
						{
							/* translators: %s: email address */ sprintf(
								__( 'You are signed in as %s.', 'coleman' ),
								email
							)
						}
					</p>
					<Button type="submit" variant="primary" label={ __( 'Accept the invitation', 'coleman' ) } />
				</form>
			) }
			{ email !== '' && obstacle !== 'unconfirmed' && ( isGone || obstacle !== '' ) && (
				<p className="coleman-form-layout__links">
					<a className="coleman-form-layout__link" href={ urls.people }>
						{ __( 'People in your account', 'coleman' ) }
					</a>
				</p>
			) }
		</FormLayout>
	);
}
