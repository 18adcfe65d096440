/**
 * What visitors are told while the database is away: wp-content/db-error.php, which WordPress includes before any
 * plugin runs, and so without anything of WordPress.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { after, before, test } from 'node:test';
import { inRoot } from './paths.mjs';
import { freePort } from './ports.mjs';
import { PHP } from './system.mjs';

/** @type {import('node:child_process').ChildProcess} */
let server;
/** @type {string} */
let url;

before( async () => {
	const port = await freePort();
	url = `http://127.0.0.1:${ port }`;
	server = spawn( PHP, [ '-S', `127.0.0.1:${ port }`, inRoot( 'plugin-coleman-api/drop-ins/db-error.php' ) ], {
		stdio: 'ignore',
	} );
	for ( let tries = 0; tries < 100; tries++ ) {
		if ( await fetch( url ).catch( () => null ) ) {
			return;
		}
		await new Promise( ( done ) => setTimeout( done, 50 ) );
	}
	throw new Error( 'PHP does not answer.' );
} );

after( () => server.kill() );

for ( const path of [
	'/wp-json/coleman/v1/cart',
	'/wp-json',
	'/shop/wp-json/coleman/v1/cart',
	'/?rest_route=/coleman/v1/cart',
	'/index.php?a=1&rest_route=/x',
	'/wp-admin/admin-ajax.php',
] ) {
	test( `${ path } is answered as JSON`, async () => {
		const answer = await fetch( url + path, { method: 'POST' } );
		assert.equal( answer.status, 503 );
		assert.match( answer.headers.get( 'content-type' ) ?? '', /^application\/json/ );
		assert.ok( Number( answer.headers.get( 'retry-after' ) ) > 0 );
		const body = await answer.json();
		assert.equal( body.code, 'coleman_try_again' );
		assert.equal( body.data.status, 503 );
		assert.equal( body.data.request_id, answer.headers.get( 'x-request-id' ) );
	} );
}

for ( const path of [ '/', '/part/1/a-part', '/search/wp-json', '/wp-admin/' ] ) {
	test( `${ path } is answered as a page`, async () => {
		const answer = await fetch( url + path, { headers: { Accept: 'text/html,*/*' } } );
		assert.equal( answer.status, 503 );
		assert.match( answer.headers.get( 'content-type' ) ?? '', /^text\/html/ );
		assert.equal( answer.headers.get( 'cache-control' ), 'private, no-store' );
		const body = await answer.text();
		assert.match( body, /^<!doctype html>/ );
		assert.match( body, /Try again/ );
		assert.doesNotMatch( body, /Warning|Notice|Fatal/ );
	} );
}

test( 'the process lives, and is not restarted for it', async () => {
	const answer = await fetch( `${ url }/wp-json/coleman/v1/health/live` );
	assert.equal( answer.status, 200 );
	assert.deepEqual( await answer.json(), { results: { status: 'live', checks: {} } } );
	assert.equal( ( await fetch( `${ url }/wp-json/coleman/v1/health/ready` ) ).status, 503 );
} );

test( 'the page names the request that nginx has named', async () => {
	const answer = await fetch( url, { headers: { Accept: 'text/html', 'X-Request-Id': 'from-nginx-4f0c1a2b' } } );
	assert.equal( answer.headers.get( 'x-request-id' ), 'from-nginx-4f0c1a2b' );
	assert.match( await answer.text(), /Reference: from-nginx-4f0c1a2b/ );
} );
