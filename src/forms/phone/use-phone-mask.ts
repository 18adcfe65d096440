import { useEffect, useRef } from '@wordpress/element';
import type { FocusEvent } from 'react';
import { logError } from '@/islands/log';

/**
 * The mask ###-###-#### for a form's telephone fields: give what this returns to the form as `onFocus`. It is fetched
 * when the focus first comes into the form, so that it is there by the time that somebody types a number or the
 * browser fills one in; where it cannot be had, the number is taken as it is typed.
 */
export function usePhoneMask(): ( event: FocusEvent ) => void {
	const takeOff = useRef< ( () => void ) | null >( null );
	useEffect( () => () => takeOff.current?.(), [] );
	return ( { currentTarget } ) => {
		if ( takeOff.current ) {
			return;
		}
		let isGone = false;
		takeOff.current = () => ( isGone = true );
		import( /* webpackChunkName: "phone-mask" */ './mask' )
			.then( ( { maskPhones } ) => {
				if ( ! isGone ) {
					takeOff.current = maskPhones( currentTarget );
				}
			} )
			.catch( ( error: unknown ) => logError( 'Phone mask', error ) );
	};
}
