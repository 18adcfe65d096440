import { __, sprintf } from '@wordpress/i18n';
import { FormLayout } from '@/forms/form-layout/form-layout';
import { integer, nullable, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { Button } from '@/ui/button/button';
import { Plate } from '@/ui/plate/plate';

export const confirmEmailProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	/** Of the mail's link. */
	user: integer,
	confirmKey: string,
	/** The address that waits; null when the link has been used or is too old. */
	email: nullable( string ),
	urls: shape( { profile: string } ),
} );

export type ConfirmEmailProps = TypeOf< typeof confirmEmailProps >;

/** One button, for a link that acts by itself would be followed by mail programs. No island: it is a form. */
export function ConfirmEmail( { level, user, confirmKey, email, urls }: ConfirmEmailProps ) {
	return (
		<FormLayout level={ level } title={ __( 'Confirm your email address', 'coleman' ) } width="narrow">
			<Plate level={ level === 'h1' ? 2 : 3 } title={ __( 'Email Address', 'coleman' ) }>
				{ email === null ? (
					<div>
						<p className="coleman-form-layout__text">
							{ __(
								'This link was already used or has expired. You can request a new one in your account.',
								'coleman'
							) }
						</p>
						<p className="coleman-form-layout__text">
							<a className="coleman-form-layout__link" href={ urls.profile }>
								{ __( 'Your profile', 'coleman' ) }
							</a>
						</p>
					</div>
				) : (
					<form className="coleman-form-layout__form" method="post">
						<p className="coleman-form-layout__text">
							{
								/* translators: %s: email address */ sprintf(
									__( 'You’ll sign in with %s, and we’ll send emails there.', 'coleman' ),
									email
								)
							}
						</p>
						<input type="hidden" name="coleman_action" value="email_confirm" />
						<input type="hidden" name="user" value={ user } />
						<input type="hidden" name="key" value={ confirmKey } />
						<Button type="submit" variant="primary" label={ __( 'Use this address', 'coleman' ) } />
					</form>
				) }
			</Plate>
		</FormLayout>
	);
}
