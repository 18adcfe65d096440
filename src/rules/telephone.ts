const WITH_EXTENSION = /^(.*\d.*?)(?:x|ext\.?|extension|#)\s*(\d+)\s*$/is;

/** The address that dials a number. Twin of Coleman\Blocks\Telephone; both run tests/seed/vectors/telephone-url.json. */
export function telephoneUrl( phone: string ): string {
	const [ , number = phone, extension = '' ] = WITH_EXTENSION.exec( phone ) ?? [];
	return `tel:${ number.replace( /[^0-9+]/g, '' ) }${ extension && `;ext=${ extension }` }`;
}
