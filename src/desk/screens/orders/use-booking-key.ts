import { useCallback, useRef } from '@wordpress/element';

/** Of 128 random bits. `randomUUID` is not there on a site without https. */
const newKey = () =>
	[ ...window.crypto.getRandomValues( new Uint8Array( 16 ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );

/** Names what is booked: the same as long as the same is sent, so that a lost answer books nothing twice. */
export function useBookingKey() {
	const sent = useRef( { text: '', key: '' } );
	return useCallback( ( typed: object ) => {
		const text = JSON.stringify( typed );
		if ( sent.current.text !== text ) {
			sent.current = { text, key: newKey() };
		}
		return sent.current.key;
	}, [] );
}
