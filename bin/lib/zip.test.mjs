/**
 * Our zips can be read back and are the same each time.
 */

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { entriesOf, unzip, zipOf } from './zip.mjs';

const scratch = mkdtempSync( path.join( tmpdir(), 'coleman-zip-' ) );
after( () => rmSync( scratch, { recursive: true } ) );

const files = new Map( [
	[ 'a/ünïcode.txt', Buffer.from( 'Grüße\n'.repeat( 1000 ) ) ],
	[ 'a/empty', Buffer.alloc( 0 ) ],
	[ 'b.bin', Buffer.from( Array.from( { length: 70_000 }, ( _, n ) => ( n * 7919 ) % 256 ) ) ],
] );

test( 'what was put in comes out', () => {
	const entries = entriesOf( zipOf( files ) );
	assert.deepEqual(
		entries.map( ( { name } ) => name ),
		[ ...files.keys() ].sort()
	);
	for ( const { name, read } of entries ) {
		assert.ok( files.get( name )?.equals( read() ), name );
	}
} );

test( 'the order of adding does not matter', () => {
	assert.ok( zipOf( files ).equals( zipOf( new Map( [ ...files ].reverse() ) ) ) );
} );

test( 'a zip cut short is refused, and so is a damaged one', () => {
	const zip = zipOf( files );
	assert.throws( () => entriesOf( zip.subarray( 0, zip.length - 30 ) ) );
	const damaged = Buffer.from( zip );
	damaged.fill( 0, damaged.indexOf( 'b.bin' ) + 100, damaged.indexOf( 'b.bin' ) + 120 );
	assert.throws( () => entriesOf( damaged ).forEach( ( { read } ) => read() ) );
} );

test( 'a name that leads out of the folder is refused', () => {
	const file = path.join( scratch, 'evil.zip' );
	writeFileSync( file, zipOf( new Map( [ [ '../outside', Buffer.from( 'x' ) ] ] ) ) );
	assert.throws( () => unzip( file, path.join( scratch, 'in' ) ), /outside/ );
	assert.ok( ! existsSync( path.join( scratch, 'outside' ) ) );
} );

test( 'unzip writes the files', () => {
	const file = path.join( scratch, 'good.zip' );
	writeFileSync( file, zipOf( files ) );
	unzip( file, path.join( scratch, 'good' ) );
	assert.ok( files.get( 'b.bin' )?.equals( readFileSync( path.join( scratch, 'good/b.bin' ) ) ) );
} );
