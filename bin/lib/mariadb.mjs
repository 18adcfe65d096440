/**
 * A MariaDB server of our own: own data, port and socket, stopped by its process id.
 *
 * It never reads the system's configuration and never touches a server that runs already.
 */

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem } from './report.mjs';
import { atomically } from './files.mjs';
import { endLeftover, noteProcess } from './leftovers.mjs';
import { capture, launch, onExit, run, stop } from './process.mjs';
import { freePort } from './ports.mjs';
import { ensureMariadb } from './system.mjs';

/** InnoDB as in production but for the disk: a test's data need not survive a power cut. */
const SETTINGS = [
	'--innodb-flush-log-at-trx-commit=2',
	'--innodb-buffer-pool-size=256M',
	'--innodb-log-file-size=64M',
	'--innodb-lock-wait-timeout=10',
	'--character-set-server=utf8mb4',
	'--collation-server=utf8mb4_unicode_520_ci',
	'--skip-log-bin',
	'--skip-name-resolve',
];

/**
 * @param {string} dir Of a server's data.
 * @return {string} Where the server is noted.
 */
const noteOf = ( dir ) => path.join( dir, 'mariadb.pid' );

/** @param {string} dir Data of a server that may have outlived its tool. */
export const endLeftoverMariadb = ( dir ) => endLeftover( noteOf( dir ), path.join( dir, 'data' ) );

/**
 * @param {Object}   options
 * @param {string}   options.dir      Its data; made when absent, kept when stopped.
 * @param {number}   [options.port]   A free one when absent.
 * @param {string[]} [options.settings] More options for the server.
 * @return {Promise<{ host: string, port: number, socket: string, pid: number, sql: ( text: string ) => Promise<string>, stop: () => Promise<void> }>} The running server.
 */
export async function startMariadb( { dir, port: wanted, settings = [] } ) {
	const server = await ensureMariadb();
	const data = path.join( dir, 'data' );
	await endLeftoverMariadb( dir );
	// The path of a socket may have 107 characters at most; a checkout may lie deep.
	const home = mkdtempSync( path.join( tmpdir(), 'coleman-mariadb-' ) );
	onExit( () => rmSync( home, { recursive: true, force: true } ) );
	// A server that starts removes the temporary files of others in the same folder, also while it prepares its data.
	const temporary = `--tmpdir=${ home }`;
	if ( ! existsSync( data ) ) {
		await atomically( data, ( unfinished ) =>
			run(
				'mariadb-install-db',
				[
					'--no-defaults',
					`--datadir=${ unfinished }`,
					temporary,
					'--auth-root-authentication-method=normal',
					'--skip-test-db',
					...asRoot(),
				],
				{ what: 'Preparing MariaDB', timeout: 120_000 }
			)
		);
	}
	const port = wanted ?? ( await freePort() );
	const socket = path.join( home, 'socket' );
	const log = path.join( dir, 'mariadb.log' );
	const child = launch(
		server,
		[
			'--no-defaults',
			`--datadir=${ data }`,
			temporary,
			`--port=${ port }`,
			'--bind-address=127.0.0.1',
			`--socket=${ socket }`,
			`--pid-file=${ path.join( home, 'pid' ) }`,
			...asRoot(),
			...SETTINGS,
			...settings,
		],
		{ log }
	);
	const pid = child.pid ?? 0;
	noteProcess( noteOf( dir ), pid );
	/** @param {string} text */
	const sql = ( text ) =>
		run( 'mariadb', [ '--no-defaults', `--socket=${ socket }`, '-uroot', '-N', '-e', text ], {
			what: 'Asking MariaDB',
		} );
	const end = async () => {
		await stop( child, 20_000 );
		rmSync( home, { recursive: true, force: true } );
	};

	const until = Date.now() + 30_000;
	for (;;) {
		const { code } = await capture( 'mariadb-admin', [
			'--no-defaults',
			`--socket=${ socket }`,
			'-uroot',
			'ping',
		] );
		if ( code === 0 ) {
			break;
		}
		if ( child.exitCode !== null || Date.now() > until ) {
			await end();
			throw new Problem( `MariaDB did not start; ${ log } says why:\n${ lastErrors( log ) }` );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	}
	return { host: `127.0.0.1:${ port }`, port, socket, pid, sql, stop: end };
}

/**
 * @param {string} log
 * @return {string} The last errors in it.
 */
const lastErrors = ( log ) =>
	readFileSync( log, 'utf8' )
		.split( '\n' )
		.filter( ( line ) => line.includes( '[ERROR]' ) )
		.slice( -5 )
		.join( '\n' );

/** @return {string[]} MariaDB runs as root only when told to. */
const asRoot = () => ( process.getuid?.() === 0 ? [ '--user=root' ] : [] );
