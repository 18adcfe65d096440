/**
 * A text in pieces, every second of which (1, 3, …) matches a word that was typed. Between the letters and digits of
 * a word anything else may stand: "hh16432430" is found in "HH164-32430".
 */
export function highlight( text: string, typed: string ): string[] {
	const words = typed
		.split( /\s+/ )
		.map( ( word ) => word.match( /[\p{L}\p{N}]/gu )?.join( '[^\\p{L}\\p{N}]*' ) )
		.filter( Boolean )
		// The longest first: of two that begin alike it says more.
		.sort( ( a, b ) => b!.length - a!.length );
	return words.length ? text.split( new RegExp( `(${ words.join( '|' ) })`, 'giu' ) ) : [ text ];
}
