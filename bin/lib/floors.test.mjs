import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { API_FLOORS, SCRIPT_FLOORS } from './floors.mjs';
import { API, apiFolder } from './imports.mjs';
import { root } from './paths.mjs';

test( 'each folder of the API plugin has one floor, and each name on a floor is there', () => {
	const folders = readdirSync( path.join( root, API ) ).map( ( name ) => apiFolder( `${ API }/${ name }` ) );
	assert.deepEqual( API_FLOORS.flat().sort(), folders.sort() );
} );

test( 'so has each folder of src/, with the blocks above them', () => {
	const folders = readdirSync( path.join( root, 'src' ) );
	assert.deepEqual( SCRIPT_FLOORS.flat().sort(), [ ...folders, 'blocks' ].sort() );
} );
