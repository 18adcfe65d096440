/** A part number as it is looked up: its letters A–Z and digits only, in capitals. */
export const partKey = ( number: string ): string =>
	number.replace( /[a-z]/g, ( letter ) => letter.toUpperCase() ).replace( /[^A-Z0-9]+/g, '' );
