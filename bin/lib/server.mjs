/**
 * Serves a site by PHP's own web server, with several workers.
 */

import path from 'node:path';
import http from 'node:http';
import { Problem } from './report.mjs';
import { inRoot } from './paths.mjs';
import { launch, stop } from './process.mjs';
import { PHP } from './system.mjs';
import { tryPort } from './ports.mjs';
import { endLeftover, noteProcess } from './leftovers.mjs';

const WORKERS = 4;

const ROUTER = inRoot( 'bin/php/router.php' );

/**
 * @param {string} dir Folder of a site.
 * @return {string} Where its server is noted.
 */
const noteOf = ( dir ) => path.join( dir, 'server.pid' );

/** @param {string} dir Folder of a site whose server may have outlived its tool. */
export const endLeftoverOf = ( dir ) => endLeftover( noteOf( dir ), ROUTER );

/**
 * @param {string} url
 * @return {Promise<number>} The status it answers with; 0 when nothing answers.
 */
const ask = ( url ) =>
	new Promise( ( resolve ) => {
		const request = http.get( url, { timeout: 30_000 }, ( answer ) => {
			answer.resume();
			resolve( answer.statusCode ?? 0 );
		} );
		request.on( 'error', () => resolve( 0 ) ).on( 'timeout', () => request.destroy() );
	} );

/**
 * @param {Object} site
 * @param {string} site.dir       Folder made by createSite().
 * @param {number} site.port
 * @param {string} site.url
 * @param {number} [site.workers]
 * @param {boolean} [site.keepsFiles] Lets browsers keep scripts and styles: for tests, during which none changes.
 * @return {Promise<{ url: string, pid: number, status: number, ended: Promise<void>, stop: () => Promise<void> }>} The server, once the home page has answered.
 */
export async function serveSite( { dir, port, url, workers = WORKERS, keepsFiles = false } ) {
	await endLeftoverOf( dir );
	if ( ! ( await tryPort( port ) ) ) {
		throw new Problem(
			`Port ${ port } is taken by another program. Stop it, or choose another port: PORT=${ port + 1 } npm start`
		);
	}
	const logs = path.join( dir, 'logs' );
	const settings = {
		'opcache.enable_cli': 1,
		// A changed file shows at the next request.
		'opcache.revalidate_freq': 0,
		memory_limit: '256M',
		upload_max_filesize: '32M',
		post_max_size: '34M',
		display_errors: 0,
		log_errors: 1,
		error_log: path.join( logs, 'php.log' ),
		expose_php: 0,
	};
	const root = path.join( dir, 'wordpress' );
	const child = launch(
		PHP,
		[
			...Object.entries( settings ).flatMap( ( [ key, value ] ) => [ '-d', `${ key }=${ value }` ] ),
			'-S',
			`127.0.0.1:${ port }`,
			'-t',
			root,
			ROUTER,
		],
		{
			cwd: root,
			env: {
				PHP_CLI_SERVER_WORKERS: String( workers ),
				...( keepsFiles ? { COLEMAN_KEEP_FILES: '1' } : {} ),
			},
			log: path.join( logs, 'server.log' ),
		}
	);
	const pid = child.pid ?? 0;
	noteProcess( noteOf( dir ), pid );
	/** @type {Promise<void>} */
	const ended = new Promise( ( resolve ) => child.once( 'exit', () => resolve() ) );

	const until = Date.now() + 60_000;
	let status = 0;
	while ( ! status && child.exitCode === null && Date.now() < until ) {
		status = await ask( `${ url }/` );
		if ( ! status ) {
			await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
		}
	}
	if ( ! status || status >= 500 ) {
		await stop( child );
		throw new Problem(
			status
				? `The home page answers ${ status }; ${ logs } says why.`
				: `PHP's web server does not answer on port ${ port }; ${ logs }/server.log says why.`
		);
	}
	return { url, pid, status, ended, stop: () => stop( child ) };
}
