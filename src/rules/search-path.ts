import { rawUrlEncode } from './raw-url-encode';

/** Which box is asked: that of the whole site, or the one for parts. */
export type SearchFrom = 'site' | 'parts';

/** What is searched for: without quotes and needless space. */
export const searchText = ( text: string ): string =>
	text
		// A lone surrogate is no character and cannot be encoded.
		.replace( /["']|\p{Cs}/gu, '' )
		.replace( /[\s\p{Z}\p{Cc}]+/gu, ' ' )
		.trim();

/**
 * The address of a search: quotes are stripped, the text travels in the path. A text with "/" or made of dots cannot
 * ride there. Null when nothing is left to search for.
 */
export function searchPath( text: string, from: SearchFrom = 'site' ): string | null {
	const plain = searchText( text );
	if ( ! plain ) {
		return null;
	}
	return /[/\\]|^\.+$/.test( plain )
		? `/search/?q=${ rawUrlEncode( plain ) }${ from === 'parts' ? '&from=parts' : '' }`
		: `/search/${ rawUrlEncode( plain ) }/${ from === 'parts' ? '?from=parts' : '' }`;
}
