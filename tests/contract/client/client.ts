import * as http from 'node:http';
import type { paths } from './api';

/** A small client whose calls, bodies and answers are those of the OpenAPI document. `./api` is generated from it by the test. */

type Calls< Method extends 'get' | 'post' > = {
	[ Path in keyof paths ]: paths[ Path ] extends Record< Method, { responses: unknown } > ? Path : never;
}[ keyof paths ];

type Results< Operation > = Operation extends {
	responses: { '2XX': { content: { 'application/json': { results: infer Found } } } };
}
	? Found
	: never;

type Body< Operation > = Operation extends { requestBody?: { content: { 'application/json': infer Sent } } }
	? Sent
	: never;

type Query< Operation > = Operation extends { parameters: { query?: infer Asked } } ? Asked : never;

type InPath< Operation > = Operation extends { parameters: { path: infer Named } } ? Named : Record< string, never >;

export class Client {
	private cart = '';

	constructor( private readonly base: string ) {}

	get< Path extends Calls< 'get' > >(
		path: Path,
		query: Query< paths[ Path ][ 'get' ] >,
		named: InPath< paths[ Path ][ 'get' ] >
	): Promise< Results< paths[ Path ][ 'get' ] > > {
		const asked = new URLSearchParams(
			Object.entries( query ?? {} ).map( ( [ name, value ] ) => [ name, String( value ) ] )
		);
		const at = path.replace( /\{(\w+)\}/g, ( _whole, name: string ) =>
			encodeURIComponent( String( ( named as Record< string, unknown > )[ name ] ) )
		);
		return this.send( 'GET', `${ at }?${ asked.toString() }` );
	}

	post< Path extends Calls< 'post' > >(
		path: Path,
		body: Body< paths[ Path ][ 'post' ] >
	): Promise< Results< paths[ Path ][ 'post' ] > > {
		return this.send( 'POST', path, JSON.stringify( body ) );
	}

	private async send< Found >( method: string, path: string, body?: string ): Promise< Found > {
		const { status, text, cart } = await exchange(
			method,
			`${ this.base }/wp-json/coleman/v1${ path }`,
			{
				Origin: this.base,
				...( this.cart ? { 'X-Coleman-Cart': this.cart } : {} ),
			},
			body
		);
		if ( status >= 400 ) {
			throw new Error( `${ method } ${ path } gave ${ status } ${ text }` );
		}
		this.cart = cart ?? this.cart;
		return JSON.parse( text ).results;
	}
}

/** Orders are limited by network, and other clients order from this machine too. */
const NETWORK = '127.89.0.1';

function exchange(
	method: string,
	url: string,
	headers: Record< string, string >,
	body = ''
): Promise< { status: number; text: string; cart: string | undefined } > {
	return new Promise( ( resolve, reject ) => {
		const sent = { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength( body ) };
		const request = http.request( url, { method, localAddress: NETWORK, headers: sent }, ( answer ) => {
			const chunks: Buffer[] = [];
			answer.on( 'data', ( chunk: Buffer ) => chunks.push( chunk ) );
			answer.on( 'end', () => {
				const cart = answer.headers[ 'x-coleman-cart' ];
				resolve( {
					status: answer.statusCode ?? 0,
					text: Buffer.concat( chunks ).toString( 'utf8' ),
					cart: Array.isArray( cart ) ? cart[ 0 ] : cart,
				} );
			} );
		} );
		request.on( 'error', reject );
		request.end( body );
	} );
}
