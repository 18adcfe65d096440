import apiFetch from '@wordpress/api-fetch';

/** A refusal of the desk's API, fit to show. */
export class DeskError extends Error {
	constructor(
		readonly code: string,
		message: string,
		/** A sentence for each field at fault. */
		readonly params: Record< string, string > = {},
		/** What came with it: the fresh order of a 409, for example. */
		readonly data: Record< string, unknown > = {}
	) {
		super( message );
	}
}

/** How many there are, by name; counting stops somewhere. */
export type Counts = Record< string, { count: number; is_capped: boolean } >;

/** What a call answers beside its results. */
export type Answer< Results > = {
	results: Results;
	has_more?: boolean;
	after?: string;
	counts?: Counts;
	/** What was done can be taken back by this, so many seconds. */
	step?: string;
	undo_seconds?: number;
};

type Query = Record< string, string | number | undefined >;

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** @return What api-fetch threw as a DeskError: our own refusals, a lost connection, or an answer that is none. */
export function deskError( thrown: unknown ): DeskError {
	const { code, message, data } = isRecord( thrown ) ? thrown : { code: '', message: '', data: {} };
	const known = isRecord( data ) ? data : {};
	const params = isRecord( known.params ) ? known.params : {};
	return new DeskError(
		typeof code === 'string' ? code : '',
		typeof message === 'string' && message !== '' ? message : String( thrown ),
		Object.fromEntries( Object.entries( params ).map( ( [ field, sentence ] ) => [ field, String( sentence ) ] ) ),
		known
	);
}

/** @return `path?a=1&b=2`; what is empty or undefined is left out. */
export function withQuery( path: string, query: Query ): string {
	const filled = Object.entries( query ).filter( ( [ , value ] ) => value !== undefined && value !== '' );
	const text = new URLSearchParams( filled.map( ( [ name, value ] ) => [ name, String( value ) ] ) ).toString();
	return text === '' ? path : `${ path }${ path.includes( '?' ) ? '&' : '?' }${ text }`;
}

type Call = {
	path: string;
	method?: string;
	data?: unknown;
	body?: Blob;
	signal?: AbortSignal;
	headers?: Record< string, string >;
};

/** Calls that programs make too do not lie below `desk`: `../feeds`. */
const address = ( path: string ) => `/coleman/v1${ path.startsWith( '../' ) ? path.slice( 2 ) : `/desk${ path }` }`;

async function call< Results >( options: Call ) {
	try {
		return await apiFetch< Answer< Results > >( { ...options, path: address( options.path ) } );
	} catch ( thrown ) {
		throw options.signal?.aborted ? thrown : deskError( thrown );
	}
}

/** @param path After `coleman/v1/desk`: `/orders`; after `coleman/v1` with two dots: `../feeds`. */
export const get = < Results >( path: string, signal?: AbortSignal ) =>
	call< Results >( signal ? { path, signal } : { path } );

export const post = < Results >( path: string, data: object, headers: Record< string, string > = {} ) =>
	call< Results >( { path, method: 'POST', data, headers } );

/** Sends a file, or a piece of one, as it is. */
export const postFile = < Results >( path: string, body: Blob ) =>
	call< Results >( { path, method: 'POST', body, headers: { 'Content-Type': 'application/octet-stream' } } );

/** An answer that is a file. */
export const getFile = ( path: string ) => fileOf( { path } );

/** The same of a call that leaves something behind. */
export const postForFile = ( path: string, data: object ) => fileOf( { path, method: 'POST', data } );

async function fileOf( options: Call ): Promise< Blob > {
	try {
		return await ( await apiFetch( { ...options, path: address( options.path ), parse: false } ) ).blob();
	} catch ( thrown ) {
		throw deskError( thrown instanceof Response ? await thrown.json().catch( () => null ) : thrown );
	}
}
