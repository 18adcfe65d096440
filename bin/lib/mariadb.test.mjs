/** Servers of tests that run at once leave each other alone. */

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { startMariadb } from './mariadb.mjs';
import { stopAll } from './process.mjs';

const scratch = mkdtempSync( path.join( tmpdir(), 'coleman-servers-' ) );

after( async () => {
	await stopAll();
	rmSync( scratch, { recursive: true, force: true } );
} );

test( 'a server that is prepared and started removes no temporary file of another', async () => {
	const before = process.env.TMPDIR;
	process.env.TMPDIR = scratch;
	// As the temporary tables of a server are named.
	const table = path.join( scratch, '#sql-temptable-1-1-1.MAI' );
	writeFileSync( table, '' );
	try {
		const server = await startMariadb( { dir: path.join( scratch, 'server' ) } );
		await server.stop();
	} finally {
		if ( before === undefined ) {
			delete process.env.TMPDIR;
		} else {
			process.env.TMPDIR = before;
		}
	}
	assert.ok( existsSync( table ) );
} );
