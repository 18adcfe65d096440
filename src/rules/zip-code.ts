/**
 * A ZIP code as it is typed, without spaces, and with a hyphen before the four digits of ZIP+4: "66 012" is 66012. What
 * is no ZIP code only loses the spaces around it. Twin of Support\ZipCode of the plugin; both run
 * tests/seed/vectors/zip-code.json.
 *
 * @param text
 */
export function tidyZip( text: string ): string {
	const match = /^(\d{5})(?:[-‐‑–—]?(\d{4}))?$/.exec( text.replace( /\s+/g, '' ) );
	return match ? match.slice( 1 ).filter( Boolean ).join( '-' ) : text.trim();
}

/** Whether a text is a ZIP code, or ZIP+4. */
export const isZip = ( text: string ): boolean => /^\d{5}(-\d{4})?$/.test( tidyZip( text ) );
