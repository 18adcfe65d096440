import { __, sprintf } from '@wordpress/i18n';
import { arrayOf, boolean, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { Button } from '@/ui/button/button';
import './style.css';

export const accountMenuProps = shape( {
	/** The address that waits to be confirmed; '' where none does. */
	unconfirmed: string,
	items: arrayOf( shape( { label: string, url: string, isCurrent: boolean } ) ),
} );

export type AccountMenuProps = TypeOf< typeof accountMenuProps >;

/** The way around the pages of an account. No island: it folds by itself, and src/behaviours/open-on-desktop opens it on a desk. */
export function AccountMenu( { items, unconfirmed }: AccountMenuProps ) {
	const current = items.find( ( { isCurrent } ) => isCurrent );
	const name = current
		? /* translators: %s: page of the account */ sprintf( __( 'Account: %s', 'coleman' ), current.label )
		: __( 'Account', 'coleman' );

	return (
		<nav className="coleman-account-menu__nav" aria-label={ __( 'Account', 'coleman' ) }>
			<details className="coleman-account-menu__fold" data-open-on-desktop="">
				<summary className="coleman-account-menu__name">
					{ current && items[ 0 ]?.isCurrent ? current.label : name }
				</summary>
				<ul className="coleman-account-menu__list">
					{ items.map( ( { label, url, isCurrent } ) => (
						<li key={ url }>
							<a
								className="coleman-account-menu__link"
								href={ url }
								aria-current={ isCurrent ? 'page' : undefined }
							>
								{ label }
							</a>
						</li>
					) ) }
				</ul>
			</details>
			{ unconfirmed !== '' && (
				<form className="coleman-account-menu__notice" method="post">
					<p className="coleman-account-menu__text">
						{ __( 'Confirm your email address: we sent you a link.', 'coleman' ) }
					</p>
					<p className="coleman-account-menu__address">{ unconfirmed }</p>
					<input type="hidden" name="coleman_action" value="email_resend" />
					<Button type="submit" variant="quiet" label={ __( 'Send the link again', 'coleman' ) } />
				</form>
			) }
		</nav>
	);
}
