/**
 * The two ways of a call: fast, before WordPress is built, and the long way, which any cookie of WordPress asks for. A
 * site of the tools says in the header X-Coleman-Way which one an answer came by.
 */

/** What `call` is answered by both ways is compared but for these: the moment, and what tells the ways apart. */
const OF_THE_MOMENT = new Set( [ 'date', 'x-coleman-way' ] );

export const LONG_WAY = { Cookie: 'wordpress_way=long' };

/** Calls that may be fast, for a guest (FastRequest::PATHS). */
export const FAST_READS =
	/^\/wp-json\/coleman\/v1\/(cart|search|search\/suggest|products|equipment-categories|rentals\/\d+\/availability)(\?|$)/;

interface Told {
	status: number;
	headers: Record< string, string | undefined >;
	text: string;
}

export const isFast = ( { headers }: Told ) => headers[ 'x-coleman-way' ] === undefined;

/** Each answer that no cache keeps has an id of its own. */
const REQUEST_ID = 'x-request-id';

/** Cookies live from the moment that they are given. */
const withoutMoment = ( value = '' ) => value.replace( /expires=[^;,]+,[^;,]+/gi, 'expires=' );

/** What must be the same by both ways: status, every header, body. */
export const comparable = ( { status, headers, text }: Told ) => ( {
	status,
	headers: Object.fromEntries(
		Object.entries( headers )
			.filter( ( [ name ] ) => ! OF_THE_MOMENT.has( name ) )
			.map( ( [ name, value ] ) => [ name, name === REQUEST_ID ? 'an id' : withoutMoment( value ) ] )
	),
	text,
} );
