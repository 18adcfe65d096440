/**
 * Ports of 127.0.0.1.
 */

import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const LOWEST = 20_000;

/**
 * @param {number} port 0 lets the system choose.
 * @return {Promise<number>} The port, which was free a moment ago; 0 when it is taken.
 */
export const tryPort = ( port ) =>
	new Promise( ( resolve ) => {
		const server = createServer();
		server.once( 'error', () => resolve( 0 ) );
		server.listen( port, '127.0.0.1', () => {
			const address = server.address();
			const got = typeof address === 'object' ? address?.port : undefined;
			server.close( () => resolve( got ?? 0 ) );
		} );
	} );

/** @return {number} The first of the ports that the system gives to whoever connects somewhere. */
function firstOfClients() {
	try {
		return Number.parseInt( readFileSync( '/proc/sys/net/ipv4/ip_local_port_range', 'utf8' ), 10 );
	} catch {
		return 32_768;
	}
}

/**
 * A port of the system's own choice may be given to a connection before the server that it is for has started: ours is
 * none of those, as long as the system leaves some.
 *
 * @return {Promise<number>} A free port.
 */
export async function freePort() {
	const end = firstOfClients();
	for ( let tries = 0; end > LOWEST + 1000 && tries < 100; tries++ ) {
		const port = await tryPort( randomInt( LOWEST, end ) );
		if ( port ) {
			return port;
		}
	}
	return tryPort( 0 );
}
