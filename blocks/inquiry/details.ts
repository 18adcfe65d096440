import { __ } from '@wordpress/i18n';
import type { Faults, Typed } from '@/forms/use-form';
import { parseMoney } from '@/rules/money';

/**
 * What a form asks beside who writes and what for: of a trade-in the machine, of financing the sum. Twin of
 * Leads\InquiryDetails of the plugin; both run tests/seed/vectors/inquiry-details.json.
 */

/** The names of the fields of a kind's form, in its order. */
export const DETAILS = {
	trade_in: [ 'make', 'model', 'modelYear', 'hours', 'serial', 'condition' ],
	financing: [ 'applicant', 'amount', 'downPayment', 'timeInBusiness', 'callback' ],
} as const;

/** At least a cent, and less than 100 million dollars. */
function isAmount( text: string ): boolean {
	const cents = parseMoney( text ) ?? 0;
	return cents > 0 && cents < 1e10;
}

const required = (): Faults => ( {
	make: __( 'Make is required.', 'coleman' ),
	model: __( 'Model is required.', 'coleman' ),
	modelYear: __( 'Year is required.', 'coleman' ),
	hours: __( 'Hours are required.', 'coleman' ),
	condition: __( 'Choose the condition.', 'coleman' ),
} );

/** A sentence for each field at fault, in the order of the form. */
export function detailFaults( kind: string, typed: Typed ): Faults {
	const value = ( name: string ) => ( typed[ name ] ?? '' ).trim();
	const wrong = ( name: string, isRight: ( text: string ) => boolean, says: string ): Faults =>
		value( name ) && ! isRight( value( name ) ) ? { [ name ]: says } : {};
	const amount = () => __( 'Enter an amount in dollars, such as 45,000.', 'coleman' );
	if ( kind === 'financing' ) {
		return { ...wrong( 'amount', isAmount, amount() ), ...wrong( 'downPayment', isAmount, amount() ) };
	}
	if ( kind !== 'trade_in' ) {
		return {};
	}
	const faults: Faults = {
		...Object.fromEntries( Object.entries( required() ).filter( ( [ name ] ) => ! value( name ) ) ),
		...wrong(
			'modelYear',
			( text ) => /^(?:19|20)\d\d$/.test( text ),
			__( 'Enter a year of four digits.', 'coleman' )
		),
		...wrong(
			'hours',
			( text ) => /^(?:\d{1,6}|\d{1,3},\d{3})$/.test( text ),
			__( 'Enter the hours as a number, such as 3,200.', 'coleman' )
		),
	};
	return Object.fromEntries(
		DETAILS.trade_in.flatMap( ( name ) => ( faults[ name ] ? [ [ name, faults[ name ] ] ] : [] ) )
	);
}
