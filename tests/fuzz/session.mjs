/**
 * One who calls the site: a guest, a customer, or somebody of the staff, with the cookies and the nonce of a browser.
 *
 * @typedef  {Object} Request
 * @property {string}                        method
 * @property {string}                        url     Below the site's address.
 * @property {Record<string, string>}        headers
 * @property {string|Buffer|undefined}       body
 *
 * @typedef {{ status: number, headers: Record<string, string|string[]|undefined>, text: string }} Answer
 */

import http from 'node:http';

/** Longer than anything takes here. */
const TIMEOUT = 60_000;

/**
 * @param {string}  base
 * @param {Request} request
 * @return {Promise<Answer>} What the site answers.
 */
export function exchange( base, { method, url, headers, body } ) {
	return new Promise( ( resolve, reject ) => {
		const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength( body ) };
		const request = http.request(
			base + url,
			{ method, headers: { ...headers, ...length }, timeout: TIMEOUT },
			( response ) => {
				/** @type {Buffer[]} */
				const chunks = [];
				response.on( 'data', ( chunk ) => chunks.push( chunk ) );
				response.on( 'error', reject );
				response.on( 'end', () =>
					resolve( {
						status: response.statusCode ?? 0,
						headers: response.headers,
						text: Buffer.concat( chunks ).toString( 'utf8' ),
					} )
				);
			}
		);
		request.on( 'timeout', () => request.destroy( new Error( `No answer within ${ TIMEOUT / 1000 } s.` ) ) );
		request.on( 'error', reject );
		request.end( body );
	} );
}

export class Session {
	/** @type {Map<string, string>} */
	cookies = new Map();

	nonce = '';

	/**
	 * @param {string} base  The site's address.
	 * @param {string} who   A column of tests/seed/roles.txt.
	 * @param {string} login '' for a guest.
	 */
	constructor( base, who, login ) {
		this.base = base;
		this.who = who;
		this.login = login;
	}

	/** @return {Record<string, string>} What the browser sends by itself, and our pages with a write. */
	headers() {
		return {
			Origin: this.base,
			...( this.cookies.size > 0
				? { Cookie: [ ...this.cookies ].map( ( pair ) => pair.join( '=' ) ).join( '; ' ) }
				: {} ),
			...( this.nonce ? { 'X-WP-Nonce': this.nonce } : {} ),
		};
	}

	/**
	 * @param {Request} request
	 * @return {Promise<Answer>} Its answer, whose cookies are kept.
	 */
	async send( request ) {
		const answer = await exchange( this.base, request );
		for ( const cookie of answer.headers[ 'set-cookie' ] ?? [] ) {
			const pair = cookie.split( ';' )[ 0 ];
			const name = pair.slice( 0, pair.indexOf( '=' ) );
			if ( /max-age=0/i.test( cookie ) ) {
				this.cookies.delete( name );
			} else {
				this.cookies.set( name, pair.slice( name.length + 1 ) );
			}
		}
		const nonce = answer.headers[ 'x-wp-nonce' ];
		if ( this.login && typeof nonce === 'string' ) {
			this.nonce = nonce;
		}
		return answer;
	}

	/** Signs in as WordPress does it, after the cookies of an earlier time are forgotten. */
	async signIn() {
		this.cookies.clear();
		this.nonce = '';
		if ( ! this.login ) {
			return;
		}
		const form = new URLSearchParams( { log: this.login, pwd: 'password', testcookie: '1' } );
		this.cookies.set( 'wordpress_test_cookie', 'WP+Cookie+check' );
		await this.send( {
			method: 'POST',
			url: '/wp-login.php',
			headers: { ...this.headers(), 'Content-Type': 'application/x-www-form-urlencoded' },
			body: form.toString(),
		} );
		const { text } = await this.send( {
			method: 'GET',
			url: '/wp-admin/admin-ajax.php?action=rest-nonce',
			headers: this.headers(),
			body: undefined,
		} );
		this.nonce = /^\w{10}$/.test( text ) ? text : '';
		if ( ! this.nonce ) {
			throw new Error( `${ this.login } could not sign in: ${ text.slice( 0, 200 ) }` );
		}
	}
}
