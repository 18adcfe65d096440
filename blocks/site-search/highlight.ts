/**
 * A text in pieces, every second of which (1, 3, …) matches a word that was typed. Between the letters and digits of
 * a word anything else may stand: "hh16432430" is found in "HH164-32430". Letters match where a word begins, as in the
 * search itself.
 */
export function highlight( text: string, typed: string ): string[] {
	const words = typed
		.split( /\s+/ )
		.map( ( word ) => word.match( /[\p{L}\p{N}]/gu )?.join( '[^\\p{L}\\p{N}]*' ) )
		.filter( Boolean )
		// The longest first: of two that begin alike it says more.
		.sort( ( a, b ) => b!.length - a!.length );
	const pieces: string[] = [];
	let rest = 0;
	for ( const { 0: match, index } of words.length ? text.matchAll( new RegExp( words.join( '|' ), 'giu' ) ) : [] ) {
		// Without a lookbehind, which older phones do not know.
		if ( ! /^\p{L}+$/u.test( match ) || ! /\p{L}$/u.test( text.slice( 0, index ) ) ) {
			pieces.push( text.slice( rest, index ), match );
			rest = index + match.length;
		}
	}
	return [ ...pieces, text.slice( rest ) ];
}
