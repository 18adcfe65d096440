/**
 * A mail server that takes everything and remembers what it took.
 */

import { createServer } from 'node:net';

/** @type {Record<string, string>} */
const ANSWERS = { DATA: '354 Go on', QUIT: '221 Bye' };

/**
 * @param {number} port
 * @return {Promise<{ delivered: { id: string, to: string }[], stop: () => Promise<void> }>} The server; `delivered` grows as mail comes.
 */
export async function openMailServer( port ) {
	/** @type {{ id: string, to: string }[]} */
	const delivered = [];
	/** @type {Set<import('node:net').Socket>} */
	const sockets = new Set();
	const server = createServer( ( socket ) => {
		sockets.add( socket );
		socket.on( 'close', () => sockets.delete( socket ) );
		socket.on( 'error', () => {} );
		/** @type {string[]} */
		let to = [];
		/** @type {string[]|null} */
		let text = null;
		let rest = '';
		/** @param {string} line */
		const say = ( line ) => socket.write( `${ line }\r\n` );
		/** @param {string} line */
		const take = ( line ) => {
			if ( text !== null ) {
				if ( line !== '.' ) {
					text.push( line );
					return;
				}
				const id = text.join( '\n' ).match( /^message-id:\s*<([^@>]+)@/im )?.[ 1 ] ?? '';
				delivered.push( ...to.map( ( address ) => ( { id, to: address } ) ) );
				[ text, to ] = [ null, [] ];
				say( '250 Taken' );
				return;
			}
			const word = line.slice( 0, 4 ).toUpperCase();
			if ( word === 'RCPT' ) {
				to.push( line.match( /<([^>]*)>/ )?.[ 1 ] ?? '' );
			}
			if ( word === 'DATA' ) {
				text = [];
			}
			say( ANSWERS[ word ] ?? '250 Fine' );
			if ( word === 'QUIT' ) {
				socket.end();
			}
		};
		socket.setEncoding( 'utf8' ).on( 'data', ( /** @type {string} */ chunk ) => {
			const lines = ( rest + chunk ).split( '\r\n' );
			rest = lines.pop() ?? '';
			lines.forEach( take );
		} );
		say( '220 Ready' );
	} );
	await new Promise( ( resolve, reject ) => {
		server.once( 'error', reject );
		server.listen( port, '127.0.0.1', () => resolve( undefined ) );
	} );
	return {
		delivered,
		stop: () =>
			new Promise( ( resolve ) => {
				sockets.forEach( ( socket ) => socket.destroy() );
				server.close( () => resolve() );
			} ),
	};
}
