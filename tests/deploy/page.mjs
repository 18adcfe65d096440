/** The commands of docs/deploy.md, and a folder in place of the server's own. */

import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../bin/lib/paths.mjs';
import { capture } from '../../bin/lib/process.mjs';

/** @type {string[]} Every command of the page. */
export const commands = [
	...readFileSync( inRoot( 'docs/deploy.md' ), 'utf8' ).matchAll( /^```sh\n([^]*?)^```$/gm ),
].flatMap( ( [ , block ] ) => block.trim().split( '\n' ) );

/**
 * @param {string} beginning
 * @return {string} The page's command that begins so.
 */
export function command( beginning ) {
	const found = commands.find( ( line ) => line.startsWith( beginning ) );
	assert.ok( found, `docs/deploy.md has no command "${ beginning }" any more` );
	return found;
}

/**
 * Runs a command of the page.
 *
 * @param {string} line
 * @return {Promise<string>} What it printed.
 */
export async function play( line ) {
	const { code, output } = await capture( 'bash', [ '-c', line ], { timeout: 60_000 } );
	assert.equal( code, 0, `${ line }: ${ output }` );
	return output;
}

/** @return {{ sandbox: string, inSandbox: ( line: string ) => string }} A folder, and a command that takes it for the server's. */
export function makeSandbox() {
	const sandbox = mkdtempSync( path.join( tmpdir(), 'coleman-deploy-' ) );
	// PHP's workers are not root.
	chmodSync( sandbox, 0o755 );
	for ( const folder of [ 'etc', 'usr/local/bin', 'etc/nginx/sites-enabled', 'var/cache', 'run' ] ) {
		mkdirSync( path.join( sandbox, folder ), { recursive: true } );
	}
	return {
		sandbox,
		inSandbox: ( line ) => line.replace( /(?<=[\s=])\/(etc|var|usr\/local)\//g, `${ sandbox }/$1/` ),
	};
}
