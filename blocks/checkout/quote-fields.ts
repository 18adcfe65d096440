import type { Typed } from '@/forms/use-form';
import { tidyZip } from '@/rules/zip-code';
import type { CheckoutProps } from './checkout-props';

/** Whether a field changes what the order comes to. */
export const isOfQuote = ( name: string ): boolean =>
	/^(fulfilment|location_id|has_shipping|line_\d+|(billing|shipping)_(id|state|zip))$/.test( name );

/** Whether a field says how the parts are had. */
export const isOfDelivery = ( name: string ): boolean => /^(fulfilment|location_id|line_\d+)$/.test( name );

/** What a quote is asked with: where to, once that can be told, and how each line goes. */
export function quoteFields( typed: Typed, addresses: CheckoutProps[ 'addresses' ] ): Typed {
	const prefix = typed.has_shipping ? 'shipping_' : 'billing_';
	const kept = addresses.find( ( { id } ) => `${ id }` === typed[ `${ prefix }id` ] );
	const state = kept?.state ?? typed[ `${ prefix }state` ] ?? '';
	const zip = tidyZip( kept?.zip ?? typed[ `${ prefix }zip` ] ?? '' );
	const isKnown = /^\d{5}/.test( zip );
	const location = typed.location_id ?? '';
	return {
		state: isKnown ? state : '',
		zip: isKnown ? zip.slice( 0, 10 ) : '',
		fulfilment: typed.fulfilment === 'will_call' ? `will_call:${ location }` : 'ship',
		location_id: location,
		...Object.fromEntries( Object.entries( typed ).filter( ( [ name ] ) => /^line_\d+$/.test( name ) ) ),
	};
}
