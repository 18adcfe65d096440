/**
 * Ports of 127.0.0.1.
 */

import { createServer } from 'node:net';

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

/** @return {Promise<number>} A free port. */
export const freePort = () => tryPort( 0 );
