import apiFetch from '@wordpress/api-fetch';
import { readHint } from '@/islands/hint';
import { ApiError } from './api-error';
import { encodeForm } from './form';
import type { Fields } from './form';
import { page } from './page';

/**
 * The only place that fetches, in the way that the API expects: same-origin, form bodies, methods
 * beyond GET and POST emulated by a header (api-fetch does that), a timestamp on every call.
 */

const TIMEOUT_MS = 15_000;
/** Of a file, on a slow connection. */
const FILE_TIMEOUT_MS = 180_000;
const MINUTE_MS = 60_000;

type Call = {
	method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	query?: Fields;
	body?: Fields;
	/** Sent as it is, in the place of fields. */
	file?: Blob;
	/** The same for everyone, so that caches may answer: no nonce, a timestamp that stands for a minute. */
	isPublic?: boolean;
	headers?: Record< string, string >;
	/** An outer reason to stop waiting. */
	signal?: AbortSignal;
};

/** Fired on `document` when the hint says that someone is signed in and WordPress gives nobody a nonce. */
export const SESSION_LOST = 'coleman:session-lost';

/** Proves who is signed in; learned from answers, never printed in pages. */
let nonce = '';

/** The guest's cart for browsers without cookies. */
let cartToken = '';

const withoutCookies = () => ! navigator.cookieEnabled;

function readSessionHeaders( headers: Headers, body: unknown ): void {
	const told = Object( body ).nonce;
	nonce = headers.get( 'X-WP-Nonce' ) || ( typeof told === 'string' ? told : nonce );
	cartToken = headers.get( 'X-Coleman-Cart' ) || cartToken;
}

/** What api-fetch throws when there is no answer: it hides what the browser said, but for a call that was ended. */
const isNetworkFault = ( fault: unknown ): boolean =>
	[ 'fetch_error', 'offline_error' ].includes( Object( fault ).code ) || Object( fault ).name === 'AbortError';

function parse( text: string, status: number ): unknown {
	try {
		return JSON.parse( text );
	} catch ( fault ) {
		throw ApiError.unreadable( status, fault );
	}
}

async function send(
	url: string,
	{ method = 'GET', query = {}, body, file, isPublic = false, headers, signal }: Call
): Promise< unknown > {
	const stamp = isPublic ? Math.floor( Date.now() / MINUTE_MS ) : Date.now();
	const parameters = encodeForm( { ...query, t: stamp } );
	const abort = new AbortController();
	// eslint-disable-next-line @wordpress/no-unused-vars-before-return -- it is cleared at the end, however that comes
	const timer = setTimeout( () => abort.abort(), file ? FILE_TIMEOUT_MS : TIMEOUT_MS );
	signal?.addEventListener( 'abort', () => abort.abort() );
	try {
		const response = await apiFetch< Response, false >( {
			url: `${ url }${ url.includes( '?' ) ? '&' : '?' }${ parameters }`,
			method,
			...( body && { body: encodeForm( body ).toString() } ),
			...( file && { body: file } ),
			headers: {
				'X-Coleman-Token': page().token,
				...( body && { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' } ),
				...( file && { 'Content-Type': 'application/octet-stream' } ),
				...( nonce && ! isPublic && { 'X-WP-Nonce': nonce } ),
				...( cartToken && withoutCookies() && { 'X-Coleman-Cart': cartToken } ),
				...headers,
			},
			credentials: 'same-origin',
			// What was written last is not lost when the page is left; browsers take at most 64 KB so.
			keepalive: method !== 'GET' && ! file,
			signal: abort.signal,
			// The headers of the answer are needed, so the body is read here.
			parse: false,
		} ).catch( ( refusal: unknown ) => {
			if ( Object( refusal ).status ) {
				return refusal as Response;
			}
			throw isNetworkFault( refusal ) ? ApiError.offline( refusal ) : refusal;
		} );
		const text = await response.text().catch( ( fault: unknown ) => {
			throw ApiError.offline( fault );
		} );
		const answer = response.status === 204 ? null : parse( text, response.status );
		readSessionHeaders( response.headers, answer );
		if ( ! response.ok ) {
			throw ApiError.from( answer, response.status );
		}
		return answer;
	} finally {
		clearTimeout( timer );
	}
}

let refreshing: Promise< void > | undefined;

/** Asks WordPress for a fresh nonce; it gives none to a guest. Calls that need one at the same time share the answer. */
function refreshNonce(): Promise< void > {
	const ask = async () => {
		nonce = '';
		const response = await fetch( `${ page().ajax }?action=rest-nonce&t=${ Date.now() }`, {
			credentials: 'same-origin',
			headers: { 'X-Coleman-Token': page().token },
		} );
		const text = response.ok ? ( await response.text() ).trim() : '';
		nonce = /^\w{6,}$/.test( text ) ? text : '';
		if ( ! nonce && readHint().signedIn ) {
			document.dispatchEvent( new CustomEvent( SESSION_LOST ) );
		}
	};
	refreshing ??= ask()
		.catch( () => {} )
		.finally( () => ( refreshing = undefined ) );
	return refreshing;
}

/** Calls a route of coleman/v1 and returns the whole answer: `{ results, … }`. */
export async function call< Answer >( path: string, options: Call = {} ): Promise< Answer > {
	const url = `${ page().api }${ path }`;
	// Without a nonce REST takes a customer for a guest, and would change the wrong cart.
	if ( ! options.isPublic && ! nonce && readHint().signedIn ) {
		await refreshNonce();
	}
	try {
		return ( await send( url, options ) ) as Answer;
	} catch ( error ) {
		if ( ! ( error instanceof ApiError && error.code === 'rest_cookie_invalid_nonce' ) ) {
			throw error;
		}
		await refreshNonce();
		return ( await send( url, options ) ) as Answer;
	}
}

/** Posts to the ajax endpoint. */
export async function ajax< Answer >( action: string, fields: Fields = {} ): Promise< Answer > {
	return ( await send( page().ajax, { method: 'POST', body: { action, ...fields } } ) ) as Answer;
}

/** For tests: forgets what was learned. */
export function forget(): void {
	nonce = '';
	cartToken = '';
}
