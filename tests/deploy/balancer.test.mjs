/** HAProxy by its file in deploy/cluster, in front of small servers in place of web nodes and databases. */

import assert from 'node:assert/strict';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { connect, createServer as createTcp } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { adaptedFile } from '../../bin/lib/deploy.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { capture, launch, stopAll } from '../../bin/lib/process.mjs';
import { ensureHaproxy } from '../../bin/lib/system.mjs';
import { patiently } from '../../bin/lib/web-servers.mjs';
import { command, makeSandbox, play } from './page.mjs';

const HOST = 'www.coleman.example';

const { sandbox, inSandbox } = makeSandbox();

/** @type {Record<string, number>} By name of who listens. */
const ports = {};

/** @type {Set<string>} Databases that are in step. */
const inStep = new Set( [ 'db1', 'db2', 'db3' ] );

/** @type {( () => void )[]} */
const closing = [];

/** @param {number} seconds */
const pause = ( seconds ) => new Promise( ( resolve ) => setTimeout( resolve, seconds * 1_000 ) );

/**
 * @param {string}                                  name
 * @param {import('node:http').RequestListener} answer
 */
async function listen( name, answer ) {
	const server = createHttp( answer );
	ports[ name ] = await freePort();
	await new Promise( ( resolve ) => server.listen( ports[ name ], '127.0.0.1', () => resolve( undefined ) ) );
	closing.push( () => {
		server.closeAllConnections();
		server.close();
	} );
}

/**
 * @param {string}   url
 * @param {string[]} [more] For curl.
 * @return {Promise<string>} Headers and body.
 */
async function get( url, more = [] ) {
	const to = [ 'visitors', 'tls' ].flatMap( ( name, index ) => [
		'--connect-to',
		`:${ [ 80, 443 ][ index ] }:127.0.0.1:${ ports[ name ] }`,
	] );
	return ( await capture( 'curl', [ '-sk', '-i', ...to, ...more, url ] ) ).stdout;
}

/** @return {Promise<{ name: string, closed: Promise<void> }>} A connection to the database: who took it, and its end. */
function toDatabase() {
	return new Promise( ( resolve, reject ) => {
		const connection = connect( ports.database, '127.0.0.1' );
		closing.push( () => connection.destroy() );
		/** @type {Promise<void>} */
		const closed = new Promise( ( done ) => connection.on( 'close', () => done() ) );
		connection.on( 'error', () => {} ).once( 'data', ( name ) => resolve( { name: String( name ), closed } ) );
		closed.then( () => reject( new Error( 'No database.' ) ) );
	} );
}

/**
 * Waits until new connections reach a database.
 *
 * @param {string} name
 */
const untilWriter = ( name ) =>
	patiently( async () => assert.equal( ( await toDatabase() ).name, name ), `${ name } is not the writer.` );

before( async () => {
	const program = await ensureHaproxy();
	await play( inSandbox( command( 'mkdir -p' ) ) );
	await play( inSandbox( command( 'openssl req' ) ) );
	const pem = path.join( sandbox, 'etc/ssl/coleman/site.pem' );
	// As certbot's hook makes it.
	const hook = path.join( sandbox, 'hook' );
	const file = 'deploy/cluster/etc/letsencrypt/renewal-hooks/deploy/coleman';
	writeFileSync(
		hook,
		adaptedFile( file, [
			[ '/etc/ssl/coleman', `${ sandbox }/etc/ssl/coleman` ],
			[ 'systemctl', 'echo' ],
		] )
	);
	assert.match( await play( `RENEWED_LINEAGE=${ path.dirname( pem ) } sh ${ hook }` ), /reload haproxy/ );
	assert.ok( statSync( inRoot( file ) ).mode % 2, 'certbot runs only what may be run' );

	for ( const name of [ 'web1', 'web2' ] ) {
		await listen( name, async ( { url, headers }, response ) => {
			if ( url?.startsWith( '/slow' ) ) {
				await pause( 3 );
			}
			response.end( `${ name } ${ headers[ 'x-forwarded-proto' ] }` );
		} );
	}
	await listen( 'balancer2', ( { url }, response ) => response.end( `the answer to ${ url }` ) );
	ports.balancer1 = await freePort();
	for ( const name of [ 'db1', 'db2', 'db3' ] ) {
		await listen( `${ name }-check`, ( _, response ) =>
			response.writeHead( inStep.has( name ) ? 200 : 503 ).end()
		);
		const server = createTcp( ( connection ) => connection.on( 'error', () => {} ).write( name ) );
		ports[ name ] = await freePort();
		server.listen( ports[ name ], '127.0.0.1' );
		closing.push( () => server.close() );
	}
	for ( const name of [ 'visitors', 'tls', 'database', 'others' ] ) {
		ports[ name ] = await freePort();
	}

	const place = path.join( sandbox, 'haproxy.cfg' );
	writeFileSync(
		place,
		adaptedFile( 'deploy/cluster/etc/haproxy/haproxy.cfg', [
			[ '/etc/ssl/coleman', `${ sandbox }/etc/ssl/coleman` ],
			[ '/run/haproxy/admin.sock', `${ sandbox }/admin.sock` ],
			[ 'bind :80', `bind 127.0.0.1:${ ports.visitors }` ],
			[ 'bind :443', `bind 127.0.0.1:${ ports.tls }` ],
			[ '127.0.0.1:3306', `127.0.0.1:${ ports.database }` ],
			[ '127.0.0.1:3307', `127.0.0.1:${ ports.others }` ],
			// A tenth of the time, so that the test need not wait.
			[ 'timeout client 30s', 'timeout client 2s' ],
			[ 'timeout http-request 10s', 'timeout http-request 1s' ],
			[ 'timeout queue 10s', 'timeout queue 1s' ],
			[ 'maxconn 200 maxqueue 200', 'maxconn 2 maxqueue 1' ],
			[ ' port 9200', '' ],
			.../** @type {[string, string][]} */ (
				[ '8', '9' ].map( ( last, index ) => [
					`10.0.0.${ last }:8402`,
					`127.0.0.1:${ ports[ `balancer${ index + 1 }` ] }`,
				] )
			),
			.../** @type {[string, string][]} */ (
				[ '1', '2' ].map( ( last ) => [ `10.0.0.1${ last }:80`, `127.0.0.1:${ ports[ `web${ last }` ] }` ] )
			),
			.../** @type {[string, string][]} */ (
				[ 'db1', 'db2', 'db3' ].map( ( name, index ) => [
					`10.0.0.2${ index + 1 }:3306 check`,
					`127.0.0.1:${ ports[ name ] } check port ${ ports[ `${ name }-check` ] }`,
				] )
			),
		] )
	);
	await play( `${ program } -c -f ${ place }` );
	launch( program, [ '-f', place, '-db' ], { log: path.join( sandbox, 'haproxy.log' ) } );
	await patiently(
		async () => assert.match( await get( `https://${ HOST }/` ), /web\d https/ ),
		'HAProxy is not up.'
	);
} );

after( async () => {
	await stopAll();
	closing.forEach( ( close ) => close() );
	rmSync( sandbox, { recursive: true, force: true } );
} );

test( 'the balancer that renews its certificate is found, all else is sent to https', async () => {
	for ( let turn = 0; turn < 4; turn++ ) {
		const answer = await get( `http://${ HOST }/.well-known/acme-challenge/token` );
		assert.match( answer, /the answer to \/\.well-known\/acme-challenge\/token/ );
	}
	assert.match( await get( `http://${ HOST }/parts` ), new RegExp( `^location: https://${ HOST }/parts`, 'im' ) );
} );

test( 'who sends a request by drops is given up, who waits for an answer is not', async () => {
	const begun = Date.now();
	const drops = connect( ports.visitors, '127.0.0.1' );
	const sending = setInterval( () => drops.write( 'x' ), 200 );
	drops.write( 'GET / HTTP/1.1\r\nX: ' );
	await new Promise( ( resolve ) =>
		drops
			.on( 'error', () => {} )
			.on( 'close', resolve )
			.resume()
	);
	clearInterval( sending );
	assert.ok( Date.now() - begun < 5_000, 'it held its place' );
	assert.match( await get( `https://${ HOST }/slow` ), /web\d https/ );
} );

test( 'who finds no place is told to come back', async () => {
	const all = await Promise.all(
		Array.from( { length: 10 }, ( _, index ) => get( `https://${ HOST }/slow?${ index }` ) )
	);
	const refused = all.filter( ( answer ) => /^HTTP\/\S+ 503/.test( answer ) ).length;
	assert.equal( refused, 6, all.join( '\n' ) );
} );

test( 'all have one writer of the database, also after it has changed', async () => {
	const first = await toDatabase();
	assert.equal( first.name, 'db1' );
	inStep.delete( 'db1' );
	await first.closed;
	await untilWriter( 'db2' );
	const second = await toDatabase();

	inStep.delete( 'db2' );
	await second.closed;
	await untilWriter( 'db3' );
	const third = await toDatabase();

	inStep.add( 'db2' );
	await third.closed;
	await untilWriter( 'db2' );
	const again = await toDatabase();

	inStep.add( 'db1' );
	await again.closed;
	await untilWriter( 'db1' );
} );
