import { __, sprintf } from '@wordpress/i18n';
import { nullable, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { Button } from '@/ui/button/button';

export const logoutProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	/** Name of who is signed in. */
	customer: nullable( string ),
	urls: shape( { login: string, home: string } ),
} );

export type LogoutProps = TypeOf< typeof logoutProps >;

/** One question with one button, or the news that it is done. No island: a form logs out. */
export function Logout( { level: Title, customer, urls }: LogoutProps ) {
	return (
		<div className="coleman-logout__frame">
			<Title className="coleman-logout__title">{ __( 'Log Out', 'coleman' ) }</Title>
			{ customer === null ? (
				<>
					<p className="coleman-logout__text">{ __( 'You are signed out.', 'coleman' ) }</p>
					<p className="coleman-logout__links">
						<a className="coleman-logout__link" href={ urls.login }>
							{ __( 'Customer Login', 'coleman' ) }
						</a>
						<a className="coleman-logout__link" href={ urls.home }>
							{ __( 'Home page', 'coleman' ) }
						</a>
					</p>
				</>
			) : (
				<form className="coleman-logout__form" method="post">
					<p className="coleman-logout__text">
						{
							/* translators: %s: name of the customer */ sprintf(
								__( 'You are signed in as %s.', 'coleman' ),
								customer
							)
						}
					</p>
					<input type="hidden" name="coleman_action" value="sign_out" />
					<Button type="submit" variant="primary" label={ __( 'Log Out', 'coleman' ) } />
				</form>
			) }
		</div>
	);
}
