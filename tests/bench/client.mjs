/**
 * A client that keeps one connection open and takes the time of each request.
 */

import http from 'node:http';

/** A request that takes longer has broken the run. */
const TIMEOUT = 60_000;

/**
 * @typedef  {Object} Request
 * @property {number}                  port
 * @property {string}                  path
 * @property {string}                  [method]
 * @property {http.OutgoingHttpHeaders} [headers]
 * @property {Object<string, unknown>} [json]    Sent as the body.
 */

/**
 * @typedef  {Object} Answer
 * @property {number}                  status
 * @property {http.IncomingHttpHeaders} headers
 * @property {string[]}                cookies
 * @property {Buffer}                  body
 * @property {number}                  ms      From the first byte sent to the last received.
 */

/** @typedef {Record<string, number>} Timing */

/** @return {{ ask: ( request: Request ) => Promise<Answer>, close: () => void }} A client; it asks one thing at a time. */
export function openClient() {
	const agent = new http.Agent( { keepAlive: true, maxSockets: 1, noDelay: true } );
	/** @type {( request: Request ) => Promise<Answer>} */
	const ask = ( { port, path, method = 'GET', headers = {}, json } ) =>
		new Promise( ( resolve, reject ) => {
			const body = json && JSON.stringify( json );
			const sent = body
				? { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength( body ) }
				: headers;
			const begun = process.hrtime.bigint();
			const request = http.request(
				{ agent, host: '127.0.0.1', port, path, method, headers: sent, timeout: TIMEOUT },
				( answer ) => {
					/** @type {Buffer[]} */
					const chunks = [];
					answer.on( 'data', ( chunk ) => chunks.push( chunk ) );
					answer.on( 'error', reject );
					answer.on( 'end', () =>
						resolve( {
							status: answer.statusCode ?? 0,
							headers: answer.headers,
							cookies: answer.headers[ 'set-cookie' ] ?? [],
							body: Buffer.concat( chunks ),
							ms: Number( process.hrtime.bigint() - begun ) / 1e6,
						} )
					);
				}
			);
			request.on( 'timeout', () => request.destroy( new Error( `${ path } did not answer in time.` ) ) );
			request.on( 'error', reject );
			request.end( body );
		} );
	return { ask, close: () => agent.destroy() };
}

/**
 * @param {Pick<Answer, 'headers'>} answer
 * @return {Timing} What its Server-Timing header says.
 */
export const timingOf = ( { headers } ) =>
	Object.fromEntries(
		[ ...String( headers[ 'server-timing' ] ?? '' ).matchAll( /(\w+);(?:dur|desc)="?([\d.]+)"?/g ) ].map(
			( [ , name, value ] ) => [ name, Number( value ) ]
		)
	);
