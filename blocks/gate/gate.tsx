import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Ref } from 'react';
import { boolean, shape, useMounted } from '@/islands';
import type { TypeOf } from '@/islands';
import { customerStore } from '@/stores/customer';
import { goTo, SIGNED_OUT } from '@/stores/customer/go-to';

export const gateProps = shape( {
	/** What PHP knew, and printed accordingly. */
	signedIn: boolean,
	checking: boolean,
} );

export type GateProps = TypeOf< typeof gateProps >;

type ViewProps = { checking: boolean; innerRef?: Ref< HTMLDivElement > };

/** How the check looks: a region that stands from the start, with the spinner in it while there is something to wait for. */
export function GateView( { checking, innerRef }: ViewProps ) {
	return (
		<div className="coleman-gate__status" role="status" ref={ innerRef }>
			{ checking && (
				<p className="coleman-gate__checking">
					<span className="coleman-gate__spinner" aria-hidden="true" />
					<span>{ __( 'Checking your sign-in…', 'coleman' ) }</span>
				</p>
			) }
		</div>
	);
}

/**
 * The gate at work, beside what PHP printed behind it: other blocks' HTML, which no React root may hold. It hides that
 * while a later check runs, and has the page made anew when the answer is another one; where a form was begun, its
 * customer signs in again first.
 */
export function Gate( { signedIn, checking }: GateProps ) {
	const { adoptAuthentication } = useDispatch( customerStore );
	const known = useSelect( ( select ) => select( customerStore ).getKnownAuthentication(), [] );
	const before = useRef< boolean | null >( null );
	const ref = useRef< HTMLDivElement >( null );
	const isMounted = useMounted();
	const isChecking = isMounted ? known !== signedIn : checking;

	useEffect( () => {
		adoptAuthentication( signedIn );
	}, [ adoptAuthentication, signedIn ] );

	useEffect( () => {
		// Only a check's answer counts: a sign-in on this page leads on by itself.
		if ( before.current === null && known === ! signedIn ) {
			// What was typed behind it comes back with its customer, whoever hears first that the session has ended.
			if ( known || document.dispatchEvent( new Event( SIGNED_OUT, { cancelable: true } ) ) ) {
				goTo( window.location.pathname + window.location.search );
			}
		}
		before.current = known;
	}, [ known, signedIn ] );

	useEffect( () => {
		ref.current?.closest( '[data-gate]' )?.toggleAttribute( 'data-checking', isChecking );
	}, [ isChecking ] );

	return <GateView checking={ isChecking } innerRef={ ref } />;
}
