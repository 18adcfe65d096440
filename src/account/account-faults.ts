import { __, sprintf } from '@wordpress/i18n';
import type { Faults, Typed } from '@/forms/use-form';

/** The rules of Customers\AccountRegistration, in its words; both run tests/seed/vectors/registration.json. */

/** In characters. */
export const MIN_PASSWORD = 8;

/** An address that could be one; whether it is, only a mail can tell. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const nameFaults = ( typed: Typed, first = 'first_name', last = 'last_name' ): Faults => ( {
	...( ! typed[ first ]?.trim() && { [ first ]: __( 'First Name is required.', 'coleman' ) } ),
	...( ! typed[ last ]?.trim() && { [ last ]: __( 'Last Name is required.', 'coleman' ) } ),
} );

export function emailFaults( typed: Typed, field = 'email' ): Faults {
	const email = typed[ field ]?.trim() ?? '';
	if ( ! email ) {
		return { [ field ]: __( 'Email Address is required.', 'coleman' ) };
	}
	return EMAIL.test( email ) ? {} : { [ field ]: __( 'Invalid email address provided.', 'coleman' ) };
}

/** A password may be made of spaces. */
export function passwordFaults( typed: Typed, field = 'password' ): Faults {
	const password = typed[ field ] ?? '';
	if ( ! password ) {
		return { [ field ]: __( 'Password is required.', 'coleman' ) };
	}
	return [ ...password ].length >= MIN_PASSWORD
		? {}
		: {
				[ field ]: sprintf(
					/* translators: %d: number of characters */
					__( 'Use at least %d characters for your password.', 'coleman' ),
					MIN_PASSWORD
				),
			};
}
