/** Redis as the site's object cache, by the file in deploy/, that can be emptied, stopped and killed. */

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { adaptedFile, SINGLE } from '../../bin/lib/deploy.mjs';
import { capture, launch, stop } from '../../bin/lib/process.mjs';
import { ensureRedis } from '../../bin/lib/system.mjs';
import { patiently } from '../../bin/lib/web-servers.mjs';

/**
 * @param {string} dir  For its files.
 * @param {number} port
 * @return {Promise<{ pid: number, ask: ( ...words: string[] ) => Promise<string>, end: () => Promise<void> }>} The running server.
 */
export async function startRedis( dir, port ) {
	const program = await ensureRedis();
	const place = path.join( dir, 'redis.conf' );
	writeFileSync(
		place,
		adaptedFile( path.join( SINGLE, 'redis/redis-coleman.conf' ), [
			[ 'port 6380', `port ${ port }` ],
			[ '/var/lib/redis', dir ],
			[ '/run/redis-coleman/redis-server.pid', path.join( dir, 'redis.pid' ) ],
			[ '/var/log/redis/redis-coleman.log', path.join( dir, 'redis.log' ) ],
		] )
	);
	const child = launch( program, [ place ], { log: path.join( dir, 'redis.log' ) } );
	/** @param {...string} words */
	const ask = async ( ...words ) =>
		( await capture( 'redis-cli', [ '-p', String( port ), ...words ] ) ).stdout.trim();
	await patiently( async () => {
		if ( ( await ask( 'PING' ) ) !== 'PONG' ) {
			throw new Error( 'It does not answer.' );
		}
	}, 'Redis did not start.' );
	return { pid: child.pid ?? 0, ask, end: () => stop( child ) };
}
