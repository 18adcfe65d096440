import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boolean, hintShape, onFirstUse, optional, readHint, shape, string, useMounted } from '@/islands';
import type { Hint, TypeOf } from '@/islands';
import { cartStore } from '@/stores/cart';
import { customerStore } from '@/stores/customer';

export const userBarProps = shape( {
	urls: shape( { login: string, account: string, logout: string, cart: string } ),
	/** PHP has made this page for this visitor; otherwise the hint is the cookie's, which may be out of date. */
	isChecked: optional( boolean ),
	hint: optional( hintShape ),
} );

export type UserBarProps = TypeOf< typeof userBarProps >;

/** What a page says that may be anyone's. */
const NOBODY: Hint = { count: 0, signedIn: false };

/**
 * How the bar looks. Everything stands in the page whoever comes: the loader fills in the count and hides what does
 * not apply, by `data-hint`. Its links need no JavaScript, so none of their clicks is held back.
 */
export function UserBarView( { urls, hint: { count, signedIn } = NOBODY }: UserBarProps ) {
	return (
		<nav className="coleman-user-bar__nav" aria-label={ __( 'Account and cart', 'coleman' ) } data-native="">
			<ul className="coleman-user-bar__list">
				<li className="coleman-user-bar__item is-account" data-hint="guest" hidden={ signedIn }>
					<a className="coleman-user-bar__link" href={ urls.login }>
						{ __( 'Customer Login', 'coleman' ) }
					</a>
				</li>
				<li className="coleman-user-bar__item is-account" data-hint="customer" hidden={ ! signedIn }>
					<a className="coleman-user-bar__link" href={ urls.account }>
						{ __( 'My Account', 'coleman' ) }
					</a>
				</li>
				<li className="coleman-user-bar__item is-account" data-hint="customer" hidden={ ! signedIn }>
					<a className="coleman-user-bar__link" href={ urls.logout }>
						{ __( 'Log Out', 'coleman' ) }
					</a>
				</li>
				<li className="coleman-user-bar__item">
					<a className="coleman-user-bar__link is-cart" href={ urls.cart }>
						<svg
							className="coleman-user-bar__icon"
							viewBox="0 0 24 24"
							width="24"
							height="24"
							aria-hidden="true"
							focusable="false"
						>
							<path d="M2 4h3l2.6 10.5h10.6L20.5 7H6.2M9 20a1.4 1.4 0 1 0 0-2.8A1.4 1.4 0 0 0 9 20Zm8 0a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8Z" />
						</svg>
						<span className="coleman-user-bar__label" aria-hidden="true">
							{ __( 'Cart', 'coleman' ) }
						</span>
						<span
							className="coleman-user-bar__count"
							aria-hidden="true"
							data-hint="count"
							hidden={ ! count }
						>
							{ String( count ) }
						</span>
						<span className="screen-reader-text">
							<span>{ __( 'Cart', 'coleman' ) }</span>
							<span data-hint="some" hidden={ ! count }>
								{ ', ' }
							</span>
							<span data-hint="count" hidden={ ! count }>
								{ String( count ) }
							</span>
							<span data-hint="some" hidden={ ! count }>
								{ ' ' }
							</span>
							<span data-hint="one" hidden={ count !== 1 }>
								{ /* translators: follows the number 1. */ __( 'item', 'coleman' ) }
							</span>
							<span data-hint="many" hidden={ count < 2 }>
								{ /* translators: follows a number from 2 up. */ __( 'items', 'coleman' ) }
							</span>
						</span>
					</a>
				</li>
			</ul>
		</nav>
	);
}

/** The hint as it was painted, and as the cookie has it whenever the page comes back to the front or a check has ended. */
function useHint( painted: Hint, authenticated: boolean | null ): Hint {
	const [ hint, setHint ] = useState( painted );
	useEffect( () => {
		const read = () => setHint( readHint() );
		window.addEventListener( 'pageshow', read );
		document.addEventListener( 'visibilitychange', read );
		return () => {
			window.removeEventListener( 'pageshow', read );
			document.removeEventListener( 'visibilitychange', read );
		};
	}, [] );
	const wasKnown = useRef( authenticated );
	useEffect( () => {
		// The check has corrected the cookie.
		if ( wasKnown.current !== authenticated ) {
			wasKnown.current = authenticated;
			setHint( readHint() );
		}
	}, [ authenticated ] );
	return hint;
}

/**
 * The bar at work: it follows the cart and the customer. It is on every page and shows the customer, so that it runs
 * the check of "app start": once, when the visitor has first used the page, unless PHP has made the page for them.
 */
export function UserBar( { urls, isChecked = false, hint = NOBODY }: UserBarProps ) {
	const { adoptAuthentication, checkAuthentication } = useDispatch( customerStore );
	const cart = useSelect( ( select ) => select( cartStore ).getKnownCart(), [] );
	const authenticated = useSelect( ( select ) => select( customerStore ).getKnownAuthentication(), [] );
	const { count, signedIn } = useHint( hint, authenticated );
	const isMounted = useMounted();

	useEffect( () => {
		if ( isChecked ) {
			adoptAuthentication( hint.signedIn );
			return;
		}
		return onFirstUse( () => void checkAuthentication() );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once a page; what the loader painted never changes
	}, [] );

	const current = isMounted ? { count: cart?.ItemCount ?? count, signedIn: authenticated ?? signedIn } : hint;

	return <UserBarView urls={ urls } hint={ current } />;
}
