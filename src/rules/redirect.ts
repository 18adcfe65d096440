/** My Account. */
export const FALLBACK = '/customer';

/**
 * Where a sign-in may lead: a path of this site, else My Account. A browser drops tabs and line breaks and reads
 * "\" as "/", so texts with these are refused whole.
 */
export function sameSitePath( wanted: string ): string {
	const isPath = /^\/(?![/\\])[^\\\x00-\x20\x7f]*$/.test( wanted );
	const isDisguised = /^\/(%2f|%5c|%0[9ad])/i.test( wanted );
	const leadsBack = wanted.startsWith( '/customer/log' );
	return isPath && ! isDisguised && ! leadsBack && wanted.length <= 2000 ? wanted : FALLBACK;
}
