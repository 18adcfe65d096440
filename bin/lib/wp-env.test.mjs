/**
 * .wp-env.json is read by wp-env's own parser, which refuses what it does not know. The
 * package ships no JSON schema, and starting wp-env takes Docker and wordpress.org.
 */

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { inRoot, root } from './paths.mjs';

// By its path: the package does not export its parser.
const { parseConfig } = createRequire( import.meta.url )(
	inRoot( 'node_modules/@wordpress/env/lib/config/parse-config.js' )
);

const scratch = mkdtempSync( path.join( tmpdir(), 'coleman-wp-env-' ) );
after( () => rmSync( scratch, { recursive: true } ) );

// Without a network it takes the latest version from here.
writeFileSync( path.join( scratch, 'wp-env-cache.json' ), '{ "latestWordPressVersion": "7.1.3" }' );

test( '.wp-env.json is understood by wp-env and names what exists', async () => {
	const { mappings, lifecycleScripts } = await parseConfig( root, scratch );
	assert.deepEqual( Object.keys( mappings ), [
		'wp-content/themes/coleman',
		'wp-content/plugins/coleman-api',
		'wp-content/plugins/coleman-blocks',
	] );
	for ( const { type, path: folder } of Object.values( mappings ) ) {
		assert.equal( type, 'local' );
		assert.ok( folder === inRoot( 'build' ) || existsSync( folder ), folder );
	}
	assert.match( lifecycleScripts.afterStart, /plugin activate coleman-api coleman-blocks/ );
} );

test( 'its parser refuses an option that does not exist', async () => {
	const file = path.join( scratch, 'wrong.json' );
	writeFileSync( file, '{ "plugin": [] }' );
	await assert.rejects( parseConfig( scratch, scratch, file ), /not a configuration option/ );
} );
