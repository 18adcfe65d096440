import { __ } from '@wordpress/i18n';
import { emailFaults } from '@/account/account-faults';
import { addressFaults, contactFaults } from '@/forms/address-fields/address-faults';
import type { Faults, Typed } from '@/forms/use-form';

/** Whether all of it is picked up, as far as the form says; CheckoutFields asks the same. */
const isPickedUp = ( typed: Typed ): boolean =>
	typed.fulfilment === 'will_call' &&
	! Object.entries( typed ).some( ( [ name, value ] ) => name.startsWith( 'line_' ) && value === 'ship' );

/** What can be seen to be wrong, in the order of the page. */
export function checkoutFaults( typed: Typed ): Faults {
	const isPickup = isPickedUp( typed );
	const findIn = isPickup ? contactFaults : addressFaults;
	const lacksPhone = ! isPickup && typed.pay_method === 'call_me' && ! ( typed.billing_phone ?? '' ).trim();
	return {
		...emailFaults( typed ),
		...( typed.billing_id ? {} : findIn( typed, 'billing_' ) ),
		...( lacksPhone && ! typed.billing_id
			? { billing_phone: __( 'Phone is required so we can call you.', 'coleman' ) }
			: {} ),
		...( ! isPickup && typed.has_shipping && ! typed.shipping_id ? addressFaults( typed, 'shipping_' ) : {} ),
		...( typed.pay_method ? {} : { pay_method: __( 'Choose how you want to pay.', 'coleman' ) } ),
	};
}
