import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort, tryPort } from './ports.mjs';

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

test( 'a free port is none that the system gives to connections', async ( context ) => {
	const first = existsSync( RANGE ) ? Number.parseInt( readFileSync( RANGE, 'utf8' ), 10 ) : 0;
	if ( first < 22_000 ) {
		context.diagnostic( 'the system leaves no ports' );
		return;
	}
	const ports = await Promise.all( Array.from( { length: 50 }, freePort ) );
	assert.ok(
		ports.every( ( port ) => port > 1024 && port < first ),
		ports.join( ' ' )
	);
} );

test( 'a port that is taken is not free', async () => {
	const server = createServer();
	const port = await freePort();
	await new Promise( ( resolve ) => server.listen( port, '127.0.0.1', () => resolve( null ) ) );
	assert.equal( await tryPort( port ), 0 );
	await new Promise( ( resolve ) => server.close( resolve ) );
	assert.equal( await tryPort( port ), port );
} );
