import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { fetchAddresses, fetchProfile } from '@/api/customer';
import { readHint } from '@/islands/hint';
import { logError } from '@/islands/log';
import { fillIn } from './fill-in';

type Known = { profile: Record< string, string >; address: Record< string, string > };

const texts = ( fields: Record< string, unknown > ): Record< string, string > =>
	Object.fromEntries(
		Object.entries( fields ).filter( ( entry ): entry is [ string, string ] => typeof entry[ 1 ] === 'string' )
	);

/**
 * Fills in for a customer who is signed in what is known of them, into the fields that are empty. Pages with such
 * forms are kept by caches, so that PHP knows nobody on them; guests cost no call.
 *
 * @param form   Where.
 * @param valuesOf The fields' values by their names, from the profile and the first address of the book.
 */
export function useKnownCustomer(
	form: RefObject< HTMLFormElement >,
	valuesOf: ( known: Known ) => Record< string, string | undefined >
): void {
	useEffect( () => {
		if ( ! readHint().signedIn ) {
			return;
		}
		Promise.all( [ fetchProfile(), fetchAddresses() ] )
			.then( ( [ profile, addresses ] ) => {
				const address = addresses.find( ( { is_default: isDefault } ) => isDefault ) ?? addresses[ 0 ] ?? {};
				if ( form.current ) {
					fillIn(
						form.current,
						texts( valuesOf( { profile: texts( profile ), address: texts( address ) } ) )
					);
				}
			} )
			.catch( ( error: unknown ) => logError( 'Customer', error ) );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form wakes
	}, [] );
}
