import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from './paths.mjs';

test( 'npm install leaves package-lock.json as it is: npm takes its indentation from package.json', () => {
	const [ ours, locked ] = [ 'package.json', 'package-lock.json' ].map(
		( file ) => /^\{\r?\n(\s+)"/.exec( readFileSync( inRoot( file ), 'utf8' ) )?.[ 1 ]
	);
	assert.equal( ours, locked );
} );
