import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../../bin/lib/paths.mjs';

/**
 * @param {string} file
 * @return {string[]} Versions and steps, `42 => CreateRedirects::class`, from the first that has a number.
 */
const steps = ( file ) =>
	[ ...readFileSync( inRoot( file ), 'utf8' ).matchAll( /^\s*(\d+) => (\w+)::class,/gm ) ].map(
		( [ , version, step ] ) => `${ version } ${ step }`
	);

test( 'the planted upgrade ends with the steps of the real one', () => {
	const real = steps( 'plugin-coleman-api/src/Database/Schema.php' );
	assert.ok( real.length > 0 );
	assert.deepEqual( steps( 'tests/faults/planted/upgrade.php' ).slice( -real.length ), real );
} );
