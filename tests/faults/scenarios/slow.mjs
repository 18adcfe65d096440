/** R22: clients that send their request slowly, or leave in the middle of it. */

import net from 'node:net';
import { pause, range } from './tools.mjs';
import { FORM } from '../visitor.mjs';

/** Milliseconds after which nginx, which waits for 15 seconds, has hung up on whoever says nothing. */
const PATIENCE = 22_000;

/** Milliseconds between two requests of somebody who is not slow. */
const BETWEEN = 500;

/**
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.clients Of each kind.
 * @param {string}                       prefix
 * @param {number}                       [port]       Of a server that is set up otherwise.
 * @return {Promise<string>} What was done.
 */
export async function clientsAreSlow( stage, { clients }, prefix, port = stage.port ) {
	const [ , , , , , , , , , part ] = stage.parts;
	const buyer = stage.visitor( 'leaver' );
	await buyer.add( part );
	const whole = checkoutOf( stage, buyer, `${ prefix }left` );
	const [ head ] = whole.split( '\r\n\r\n' );
	const body = whole.slice( head.length + 4 );

	// Whoever leaves: at each kind of place in the request.
	const places = [ 1, 5, 20, head.length, head.length + 2, head.length + 4, head.length + 5, whole.length - 1 ];
	for ( const place of places ) {
		await leave( port, whole.slice( 0, place ) );
		stage.history.note( 'left', { bytes: place } );
	}

	const slow = [
		...range( clients ).map( () => hold( port, head.slice( 0, 60 ) ) ),
		...range( clients ).map( () => hold( port, `${ head }\r\n\r\n${ body.slice( 0, 20 ) }` ) ),
	];
	let isOver = false;
	const others = ( async () => {
		const visitor = stage.visitor( 'other' );
		while ( ! isOver ) {
			const begun = Date.now();
			const done = stage.history.begin( visitor.name, 'request', { route: 'cart' } );
			const answer = await visitor.ask( { path: '/wp-json/coleman/v1/cart', port } );
			done( answer );
			await pause( Math.max( 0, BETWEEN - ( Date.now() - begun ) ) );
		}
	} )();
	const held = await Promise.all( slow );
	isOver = true;
	await others;
	held.forEach( ( seconds ) => stage.history.note( 'held', { seconds } ) );
	// What they left is not ordered, and the cart is as it was.
	await buyer.read();
	return `${ 2 * clients } slow clients held on for ${ Math.max( ...held ) } s, ${ places.length } left`;
}

/** @type {( stage: import('../stage.mjs').Stage, visitor: import('../visitor.mjs').Visitor, marker: string ) => string} An order as it travels. */
function checkoutOf( stage, visitor, marker ) {
	const body = new URLSearchParams( { ...FORM, email: `${ marker }@example.com`, po_number: marker } ).toString();
	return [
		'POST /wp-json/coleman/v1/checkout HTTP/1.1',
		`Host: 127.0.0.1:${ stage.port }`,
		`Origin: ${ stage.url }`,
		`Cookie: ${ [ ...visitor.cookies ].map( ( pair ) => pair.join( '=' ) ).join( '; ' ) }`,
		'Content-Type: application/x-www-form-urlencoded',
		`Content-Length: ${ body.length }`,
		'Connection: close',
		'',
		body,
	].join( '\r\n' );
}

/** @type {( port: number, text: string ) => Promise<void>} Sends the beginning of a request, and is gone. */
async function leave( port, text ) {
	const socket = net.connect( port, '127.0.0.1' );
	socket.on( 'error', () => {} );
	await new Promise( ( resolve ) => socket.write( text, resolve ) );
	await pause( 30 );
	socket.destroy();
}

/**
 * Sends the beginning of a request and says nothing more.
 *
 * @param {number} port
 * @param {string} text
 * @return {Promise<number>} Seconds until the server hung up; at the end of the patience it is over anyway.
 */
const hold = ( port, text ) =>
	new Promise( ( resolve ) => {
		const begun = Date.now();
		const socket = net.connect( port, '127.0.0.1' );
		const end = () => {
			clearTimeout( clock );
			socket.destroy();
			resolve( Math.round( ( Date.now() - begun ) / 1_000 ) );
		};
		const clock = setTimeout( end, PATIENCE );
		socket.on( 'error', end );
		socket.on( 'end', end );
		socket.on( 'data', () => {} );
		socket.write( text );
	} );
