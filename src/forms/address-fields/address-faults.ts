import { __ } from '@wordpress/i18n';
import { phoneFaults } from '@/forms/phone/phone';
import { isZip } from '@/rules/zip-code';
import type { Faults, Typed } from '../use-form';
import states from './states.json';

/** What is missing of who picks up: a name and a phone number, in the words of Customers\Address. */
export const contactFaults = ( typed: Typed, prefix = '' ): Faults => ( {
	...phoneFaults( typed, `${ prefix }phone` ),
	...Object.fromEntries(
		(
			[
				[ 'name', __( 'Name is required.', 'coleman' ) ],
				[ 'phone', __( 'Phone is required.', 'coleman' ) ],
			] as const
		 )
			.filter( ( [ name ] ) => ! ( typed[ prefix + name ] ?? '' ).trim() )
			.map( ( [ name, sentence ] ) => [ prefix + name, sentence ] )
	),
} );

/**
 * What is wrong with a typed address, in the words of Customers\Address, whose twin it is; both run
 * tests/seed/vectors/address.json. The prefix begins the fields' names;
 * `phoneBefore` is a phone number that was kept until now.
 */
export function addressFaults( typed: Typed, prefix = '', phoneBefore = '' ): Faults {
	const text = ( name: string ) => ( typed[ prefix + name ] ?? '' ).trim();
	const required: [ string, string ][] = [
		[ 'name', __( 'Name is required.', 'coleman' ) ],
		[ 'street', __( 'Street is required.', 'coleman' ) ],
		[ 'city', __( 'City is required.', 'coleman' ) ],
		[ 'state', __( 'State is required.', 'coleman' ) ],
		[ 'zip', __( 'ZIP code is required.', 'coleman' ) ],
	];
	const faults = Object.fromEntries(
		required.filter( ( [ name ] ) => ! text( name ) ).map( ( [ name, sentence ] ) => [ prefix + name, sentence ] )
	);
	if ( text( 'state' ) && ! states.some( ( { value } ) => value === text( 'state' ).toUpperCase() ) ) {
		faults[ `${ prefix }state` ] = __( 'Choose a state.', 'coleman' );
	}
	if ( text( 'zip' ) && ! isZip( text( 'zip' ) ) ) {
		faults[ `${ prefix }zip` ] = __( 'Enter a 5-digit ZIP code.', 'coleman' );
	}
	return { ...faults, ...phoneFaults( typed, `${ prefix }phone`, phoneBefore ) };
}
