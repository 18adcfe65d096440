import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { readHint } from '@/islands/hint';
import { customerStore } from '@/stores/customer';
import { fillIn } from './fill-in';

type Known = { profile: Record< string, string >; address: Record< string, string > };

const texts = ( fields: object ): Record< string, string > =>
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
	const { resolveSelect } = useRegistry();
	useEffect( () => {
		if ( ! readHint().signedIn ) {
			return;
		}
		const fill = async () => {
			const customer = resolveSelect( customerStore );
			const [ profile, book ] = await Promise.all( [ customer.getProfile(), customer.getAddresses() ] );
			const addresses = Object.values( book );
			const address = addresses.find( ( { is_default: isDefault } ) => isDefault ) ?? addresses[ 0 ] ?? {};
			if ( form.current ) {
				fillIn(
					form.current,
					texts( valuesOf( { profile: texts( profile ?? {} ), address: texts( address ) } ) )
				);
			}
		};
		void fill();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form wakes
	}, [] );
}
