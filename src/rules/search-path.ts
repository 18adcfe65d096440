import { rawUrlEncode } from './raw-url-encode';

/**
 * The address of a search: quotes are stripped, the text travels in the path. A text with "/" or made of dots cannot
 * ride there. Null when nothing is left to search for.
 */
export function searchPath( text: string ): string | null {
	// A lone surrogate is no character and cannot be encoded.
	const plain = text
		.replace( /["']|\p{Cs}/gu, '' )
		.replace( /\s+/g, ' ' )
		.trim();
	if ( ! plain ) {
		return null;
	}
	return /[/\\]|^\.+$/.test( plain )
		? `/search/?q=${ rawUrlEncode( plain ) }`
		: `/search/${ rawUrlEncode( plain ) }/`;
}
