import { __ } from '@wordpress/i18n';
import { emailFaults } from '@/account/account-faults';
import states from '@/forms/address-fields/states.json';
import { phoneFaults } from '@/forms/phone/phone';
import type { Faults, Typed } from '@/forms/use-form';
import { isZip } from '@/rules/zip-code';
import { dateAlerts } from './rental-dates';

/**
 * What is wrong with what somebody typed into the rental form. Twin of
 * Rentals\RentalForm of the plugin; both run tests/seed/vectors/rental-form.json.
 */

/** The fields in the order of the form. */
export const FIELDS = [
	'start_date',
	'return_date',
	'your_name',
	'phone_number',
	'your_email',
	'your_city',
	'your_state',
	'your_zip',
	'pickup_or_delivery',
	'pickup_location',
	'jobsite_street',
	'jobsite_street_city',
	'jobsite_street_state',
	'jobsite_street_zip',
	'rental_purpose',
] as const;

export const PICKUP = 'Pickup';
export const DELIVERY = 'Delivery';

/** What is said where one of these is empty. */
function requiredFor( place: string ): Faults {
	const all: Faults = {
		start_date: __( 'Start Date is required.', 'coleman' ),
		return_date: __( 'Return Date is required.', 'coleman' ),
		your_name: __( 'Name is required.', 'coleman' ),
		phone_number: __( 'Phone Number is required.', 'coleman' ),
		your_city: __( 'City is required.', 'coleman' ),
		your_state: __( 'State is required.', 'coleman' ),
		your_zip: __( 'ZIP code is required.', 'coleman' ),
	};
	if ( place === PICKUP ) {
		return { ...all, pickup_location: __( 'Pickup Location is required.', 'coleman' ) };
	}
	return place !== DELIVERY
		? all
		: {
				...all,
				jobsite_street: __( 'Street is required.', 'coleman' ),
				jobsite_street_city: __( 'City is required.', 'coleman' ),
				jobsite_street_state: __( 'State is required.', 'coleman' ),
				jobsite_street_zip: __( 'ZIP code is required.', 'coleman' ),
			};
}

function placeFaults( prefix: string, value: ( field: string ) => string ): Faults {
	const state = value( `${ prefix }_state` ).toUpperCase();
	const zip = value( `${ prefix }_zip` );
	return {
		...( state &&
			! states.some( ( known ) => known.value === state ) && {
				[ `${ prefix }_state` ]: __( 'Choose a state.', 'coleman' ),
			} ),
		...( zip &&
			! isZip( zip ) && {
				[ `${ prefix }_zip` ]: __( 'Enter a 5-digit ZIP code.', 'coleman' ),
			} ),
	};
}

/**
 * A sentence for each field at fault, in the order of the form.
 *
 * @param typed
 * @param today  Of the dealership, `YYYY-MM-DD`.
 * @param closed Days on which the branch is closed.
 */
export function rentalFaults( typed: Typed, today: string, closed: readonly string[] = [] ): Faults {
	const value = ( field: string ) => ( typed[ field ] ?? '' ).trim();
	const place = value( 'pickup_or_delivery' );
	const missing = Object.entries( requiredFor( place ) ).filter( ( [ field ] ) => ! value( field ) );
	const faults: Faults = {
		...placeFaults( 'your', value ),
		...( place === DELIVERY && placeFaults( 'jobsite_street', value ) ),
		...( place !== PICKUP &&
			place !== DELIVERY && { pickup_or_delivery: __( 'Choose pickup or delivery.', 'coleman' ) } ),
		...emailFaults( typed, 'your_email' ),
		...phoneFaults( typed, 'phone_number' ),
		...dateAlerts( value( 'start_date' ), value( 'return_date' ), today, closed ),
		...Object.fromEntries( missing ),
	};
	return Object.fromEntries(
		FIELDS.flatMap( ( field ) => ( faults[ field ] ? [ [ field, faults[ field ] ] ] : [] ) )
	);
}
