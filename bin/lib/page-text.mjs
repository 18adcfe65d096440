/** Pages of two builds, made comparable: what differs from one answer to the next is left out. */

/** What is another at each answer or each build, and what stands for it. */
/** @type {[RegExp, string][]} */
const CHANGING = [
	// Ports, and the address of a site with it.
	[ /127\.0\.0\.1(:|%3A)\d+/g, 'SITE' ],
	[ /\b(localhost)(:|%3A)\d+/g, 'SITE' ],
	// Tokens of forms, and when they were printed.
	[ /("(?:nonce|token|stamp)":")[^"]*/g, '$1' ],
	[ /((?:name|id)="(?:_wpnonce|token|stamp|coleman_stamp|coleman_token)"[^>]* value=")[^"]*/g, '$1' ],
	[ /(_wpnonce=)[0-9a-f]+/g, '$1' ],
	// Files of a build are named by what they hold.
	[ /\.[0-9a-f]{8}\.(js|css)\b/g, '.$1' ],
	[ /([?&](?:amp;|#038;)?ver=)[\w.-]+/g, '$1' ],
	// Keys of forms that may be sent twice, and places in a list by time.
	[ /("idempotencyKey":"|name="idempotency_key" value=")[0-9a-f]+/g, '$1' ],
	[ /([?&]after=)\d{14}(-\d+)/g, '$1$2' ],
	// Proofs of work begin with chance.
	[ /("(?:challenge|salt|signature)":")[^"]*/g, '$1' ],
];

/**
 * The order of attributes has no meaning.
 *
 * @param {string} html
 */
const inOrder = ( html ) =>
	html.replace( /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)+)/g, ( _tag, name, attributes ) => {
		const each = attributes.match( /[\w:-]+(?:="[^"]*")?/g );
		return `<${ name } ${ each.sort().join( ' ' ) }`;
	} );

/** @param {string} html */
export const settled = ( html ) =>
	inOrder( CHANGING.reduce( ( text, [ pattern, by ] ) => text.replace( pattern, by ), html ) );

/**
 * Where two texts part.
 *
 * @param {string} before
 * @param {string} after
 * @return {string} Both from there on, some words of it; nothing where they are the same.
 */
export function difference( before, after ) {
	if ( before === after ) {
		return '';
	}
	let at = 0;
	while ( before[ at ] === after[ at ] ) {
		at++;
	}
	const from = Math.max( 0, at - 60 );
	/** @param {string} text */
	const piece = ( text ) => text.slice( from, at + 100 ).replace( /\s+/g, ' ' );
	return `  - ${ piece( before ) }\n  + ${ piece( after ) }`;
}
