import { __ } from '@wordpress/i18n';

/** Twin of Coleman\Api\Support\Phone; both run tests/seed/vectors/phone.json and phone-whole.json. */

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

/** In characters, with a country's code and an extension. */
const MAX_LENGTH = 40;

/**
 * Whether it can be dialed: ten digits of the United States, of which neither the area code nor the exchange begins with
 * 0 or 1, or with a + and a country's code 8 to 15. Each may have an extension, and words after it: "after 5 pm", "or" and
 * another one.
 */
export function isWholePhone( text: string ): boolean {
	const plain = text.replace( /[\u00a0\u2007\u202f\t]/g, ' ' ).replace( /[‐-―−]/g, '-' );
	if ( plain.length > MAX_LENGTH ) {
		return false;
	}
	const number = plain
		.replace( /^ +| +$/g, '' )
		.replace( /(?:[ ,;]*(?:extension|ext\.?|x|#)[ .:]*\d{1,6})?(?:[ ,;(]+\p{L}{2}[\p{L}\d .,;:()'’\/-]*)?$/iu, '' );
	const digits = number.replace( /\D/g, '' );
	return (
		/^\(?\+?[\d ().\/-]+$/.test( number ) &&
		( /^\(?\+ *[^1 ]/.test( number ) ? /^[2-9]\d{7,14}$/ : /^1?[2-9]\d\d[2-9]\d{6}$/ ).test( digits )
	);
}

/**
 * What is wrong with a form's telephone number: none is required.
 *
 * @param typed
 * @param field  Its name.
 * @param before The number that was kept until now: it may stay as it is.
 */
export function phoneFaults( typed: Record< string, string >, field = 'phone', before = '' ): Record< string, string > {
	const phone = ( typed[ field ] ?? '' ).trim();
	return ! phone || phone === before.trim() || isWholePhone( phone )
		? {}
		: {
				[ field ]: __(
					'Enter a 10-digit phone number, area code first. Outside the US, start with + and the country code.',
					'coleman'
				),
			};
}
