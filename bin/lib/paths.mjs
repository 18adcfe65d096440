/**
 * Where things are. Every tool takes its folders from here.
 */

import { createHash } from 'node:crypto';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the checkout. */
export const root = path.resolve( fileURLToPath( new URL( '../..', import.meta.url ) ) );

/** True on a build server, where nobody can be asked anything. */
export const isCi = ! [ undefined, '', '0', 'false' ].includes( process.env.CI );

/** The development site: core, database, mail, logs. */
export const siteDir = path.resolve( process.env.SITE_DIR || path.join( root, '.site' ) );

/** What is worth keeping when the checkout goes: WordPress itself. */
export const cacheDir = path.join( process.env.XDG_CACHE_HOME || path.join( homedir(), '.cache' ), 'coleman' );

/**
 * The sites of the tests. A build server may throw its checkout away, but two
 * checkouts on it must not meet: hence the hash.
 */
export const testSitesDir = isCi
	? path.join( tmpdir(), `coleman-${ createHash( 'sha1' ).update( root ).digest( 'hex' ).slice( 0, 8 ) }` )
	: siteDir;

/** Reports of the test runners, read by bin/test.mjs. */
export const reportsDir = path.join( testSitesDir, 'reports' );

/**
 * @param {...string} parts
 * @return {string} A path inside the checkout.
 */
export const inRoot = ( ...parts ) => path.join( root, ...parts );
