import { useEffect, useRef, useState } from '@wordpress/element';
import { fetchCartDelivery } from '@/api/cart-delivery';
import { logError } from '@/islands/log';
import type { Delivery } from './cart-props';

/**
 * What the cart tells about delivery, asked again when the cart has changed. Until the answer comes, what is shown is of
 * another cart: then `isStale` is true.
 *
 * @param printed   What PHP printed.
 * @param version   Of the cart that is shown.
 * @param isMounted
 */
export function useDelivery( printed: Delivery, version: number, isMounted: boolean ) {
	const [ delivery, setDelivery ] = useState( printed );
	const latest = useRef( version );
	latest.current = version;

	useEffect( () => {
		if ( ! isMounted || version === delivery.version ) {
			return;
		}
		fetchCartDelivery()
			.then( ( answer ) => {
				// An answer to an earlier question is dropped: the next one is on its way.
				if ( answer.version >= latest.current ) {
					setDelivery( answer );
				}
			} )
			.catch( ( error: unknown ) => logError( 'Cart', error ) );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- asked once for each version
	}, [ version, isMounted ] );

	return { delivery, isStale: delivery.version !== version };
}
