/**
 * Somebody with a browser: keeps cookies, comes from a network of their own, and writes down what they did.
 */

import { createHash } from 'node:crypto';
import http from 'node:http';

/** Who waits longer has been left hanging: the answer is unknown. */
const TIMEOUT = 60_000;

const API = '/wp-json/coleman/v1';

const agent = new http.Agent( { keepAlive: true, maxSockets: 1024, noDelay: true } );

/**
 * What the API says, as far as anybody here looks at it.
 *
 * @typedef  {Object} Body
 * @property {string}  [code]
 * @property {boolean} [response]
 * @property {{ cart?: object, free_units?: object[], alternatives?: object[] }} [data]
 * @property {{ OrderId?: number, total_cents?: number, leadId?: number, version?: number }} [results]
 *
 * @typedef {Record<string, string|number|undefined>} Fields
 *
 * @typedef  {Object} Answer
 * @property {number}                  status  0: the connection broke, and nobody knows what became of the request.
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string}                  text
 * @property {Body}                    body    What JSON said; empty for anything else.
 */

export class Visitor {
	/** @type {Map<string, string>} */
	cookies = new Map();

	/**
	 * @param {import('./stage.mjs').Stage} stage
	 * @param {string}                      name    In the history.
	 * @param {string}                      [address] A loopback address: another one is another network.
	 */
	constructor( stage, name, address = '127.0.0.1' ) {
		this.stage = stage;
		this.name = name;
		this.address = address;
	}

	/**
	 * @param {Object}                 request
	 * @param {string}                 request.path
	 * @param {string}                 [request.method]
	 * @param {string}                 [request.body]
	 * @param {Object<string, string>} [request.headers]
	 * @param {number}                 [request.port]    Of another of the site's servers.
	 * @return {Promise<Answer>} Never rejects: a broken connection is an answer too.
	 */
	ask( { path, method = 'GET', body, headers = {}, port = this.stage.port } ) {
		return new Promise( ( resolve ) => {
			/** @param {NodeJS.ErrnoException} error */
			const broken = ( error ) =>
				resolve( { status: 0, headers: {}, text: '', body: { code: error.code ?? 'broken' } } );
			const request = http.request(
				{
					agent,
					host: '127.0.0.1',
					port,
					path,
					method,
					localAddress: this.address,
					timeout: TIMEOUT,
					headers: {
						Host: `127.0.0.1:${ this.stage.port }`,
						...( method === 'GET' ? {} : { Origin: this.stage.url } ),
						...( this.cookies.size > 0
							? { Cookie: [ ...this.cookies ].map( ( pair ) => pair.join( '=' ) ).join( '; ' ) }
							: {} ),
						...( body === undefined ? {} : { 'Content-Length': Buffer.byteLength( body ) } ),
						...headers,
					},
				},
				( answer ) => {
					/** @type {Buffer[]} */
					const chunks = [];
					answer.on( 'data', ( chunk ) => chunks.push( chunk ) );
					answer.on( 'error', broken );
					answer.on( 'end', () => {
						this.#keep( answer.headers[ 'set-cookie' ] ?? [] );
						const text = Buffer.concat( chunks ).toString();
						resolve( {
							status: answer.statusCode ?? 0,
							headers: answer.headers,
							text,
							body: parsed( text ),
						} );
					} );
				}
			);
			request.on( 'timeout', () => request.destroy( new Error( 'timeout' ) ) );
			request.on( 'error', broken );
			request.end( body );
		} );
	}

	/**
	 * @param {string}                 path
	 * @param {Fields}                 fields
	 * @param {Object<string, string>} [headers]
	 * @param {number}                 [port]
	 * @return {Promise<Answer>} What a posted form is answered.
	 */
	post( path, fields, headers = {}, port ) {
		return this.ask( {
			path,
			port,
			method: 'POST',
			body: new URLSearchParams(
				Object.entries( fields ).map( ( [ name, value ] ) => [ name, String( value ) ] )
			).toString(),
			headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
		} );
	}

	/** @return {string} The cart's name in the table of carts, as far as this visitor has one. */
	get cart() {
		const token = decodeURIComponent( this.cookies.get( 'coleman_cart' ) ?? '' );
		return `g:${ createHash( 'sha256' ).update( token ).digest( 'hex' ) }`;
	}

	/**
	 * @param {number} part
	 * @param {number} quantity
	 * @param {Object<string, string>} [headers]
	 * @return {Promise<Answer>} The cart.
	 */
	async add( part, quantity = 1, headers = {} ) {
		const done = this.stage.history.begin( this.name, 'add', { cart: this.cart, part, quantity } );
		const answer = await this.post( `${ API }/cart/add`, { partId: part, quantity }, headers );
		// The first add makes the cart.
		return done( answer, { cart: this.cart } );
	}

	/** @return {Promise<Answer>} The cart. */
	async read() {
		const done = this.stage.history.begin( this.name, 'read', { cart: this.cart } );
		return done( await this.ask( { path: `${ API }/cart` } ) );
	}

	/**
	 * @param {Object}                 order
	 * @param {string}                 order.marker    Told in the order's PO number, so that it is found again.
	 * @param {string}                 [order.key]     Sent as the Idempotency-Key.
	 * @param {Fields}                 [order.fields]
	 * @param {Object<string, string>} [order.headers]
	 * @param {number}                 [order.port]
	 * @return {Promise<Answer>} What became of it.
	 */
	async checkout( { marker, key = '', fields = {}, headers = {}, port } ) {
		const done = this.stage.history.begin( this.name, 'checkout', { marker, key, cart: this.cart } );
		const told = await this.post(
			`${ API }/checkout`,
			{ ...FORM, email: `${ marker }@example.com`, po_number: marker, ...fields },
			{ ...( key ? { 'Idempotency-Key': key } : {} ), ...headers },
			port
		);
		// A worker that dies after the first line of its answer leaves a 201 that says nothing: nobody knows more than before.
		const isCut = told.status < 400 && told.body.results === undefined;
		const answer = isCut ? { ...told, status: 0 } : told;
		return done( answer, {
			order: answer.body.results?.OrderId,
			total: answer.body.results?.total_cents,
			code: answer.body.code,
			hasCart: answer.body.data?.cart !== undefined,
			retry: answer.headers[ 'retry-after' ],
			isReplayed: answer.headers[ 'idempotency-replayed' ] === 'true',
		} );
	}

	/**
	 * The same by the page's form, as a browser without JavaScript sends it: without a key of its own.
	 *
	 * @param {Object}                 order
	 * @param {string}                 order.marker
	 * @param {Fields}                 [order.fields]
	 * @return {Promise<Answer>} A way to the order's page, or the form again.
	 */
	async submit( { marker, fields = {} } ) {
		const done = this.stage.history.begin( this.name, 'checkout', { marker, key: '', cart: this.cart } );
		const answer = await this.post( '/checkout', {
			...FORM,
			coleman_action: 'checkout',
			email: `${ marker }@example.com`,
			po_number: marker,
			...fields,
		} );
		const [ , order ] = answer.headers.location?.match( /\/order\/(\d+)/ ) ?? [];
		// Nothing but being led to an order says that there is one.
		return done( answer.status < 400 && ! order ? { ...answer, status: 0 } : answer, { order: Number( order ) } );
	}

	/**
	 * Asks about a used machine.
	 *
	 * @param {Object} inquiry
	 * @param {string} inquiry.marker  Told as the last name, so that it is found again.
	 * @param {string} inquiry.key     Sent as the Idempotency-Key.
	 * @param {number} inquiry.machine
	 * @return {Promise<Answer>} What became of it.
	 */
	async inquire( { marker, key, machine } ) {
		const done = this.stage.history.begin( this.name, 'inquiry', { marker, key } );
		const details = {
			firstName: 'Ann',
			lastName: marker,
			email: `${ marker }@example.com`,
			city: 'Easton',
			state: 'KS',
			zip: '66020',
		};
		const answer = await this.post(
			`${ API }/send-used-equipment-email`,
			{
				equipmentId: machine,
				...Object.fromEntries(
					Object.entries( details ).map( ( [ name, value ] ) => [ `details[${ name }]`, value ] )
				),
			},
			{ 'Idempotency-Key': key }
		);
		return done( answer, { lead: answer.body.results?.leadId, code: answer.body.code } );
	}

	/** @param {string[]} lines Set-Cookie headers. */
	#keep( lines ) {
		for ( const line of lines ) {
			const [ pair ] = line.split( ';' );
			const name = pair.slice( 0, pair.indexOf( '=' ) );
			const isGone = /expires=thu, 01[- ]jan[- ]1970/i.test( line ) || pair.endsWith( '=' );
			if ( isGone ) {
				this.cookies.delete( name );
			} else {
				this.cookies.set( name, pair.slice( name.length + 1 ) );
			}
		}
	}
}

/** What everyone fills in at the checkout. */
export const FORM = {
	billing_name: 'Ann Farmer',
	billing_street: '1 Main St',
	billing_city: 'Easton',
	billing_state: 'KS',
	billing_zip: '66020',
	billing_phone: '913-555-0100',
	fulfilment: 'ship',
	pay_method: 'call_me',
};

/**
 * @param {string} text
 * @return {Body} What it says, as far as it is JSON.
 */
function parsed( text ) {
	try {
		return JSON.parse( text ) ?? {};
	} catch {
		return {};
	}
}

/** Closes the connections that were kept. */
export const hangUp = () => agent.destroy();
