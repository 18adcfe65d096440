/** Twin of Coleman\Api\Support\Phone; both run tests/seed/vectors/phone.json. */

const LONGEST = 10;

/** The digits of a number in the United States, without the country's own that stands before them. */
export function nationalDigits( text: string ): string {
	const digits = text.replace( /\D/g, '' );
	const hasCode = /^\s*\+\s*1/.test( text ) || ( digits.length > LONGEST && digits.startsWith( '1' ) );
	return hasCode ? digits.slice( 1 ) : digits;
}

/** A telephone number under the mask ###-###-####, as far as it has been typed. */
export function maskedPhone( text: string ): string {
	const digits = nationalDigits( text ).slice( 0, LONGEST );
	return [ digits.slice( 0, 3 ), digits.slice( 3, 6 ), digits.slice( 6 ) ].filter( Boolean ).join( '-' );
}
