/** The files of deploy/, read for this machine: tests run on the very files that servers get. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { Problem } from './report.mjs';

export const SINGLE = 'deploy/single/etc';

export const MARIADB_SETTINGS = inRoot( SINGLE, 'mysql/mariadb.conf.d/60-coleman.cnf' );

export const PHP_SETTINGS = inRoot( SINGLE, 'php/8.2/fpm/conf.d/90-coleman.ini' );

/**
 * @param {string}             file    In the checkout.
 * @param {[string, string][]} changes What stands there, and what is to.
 * @return {string} The file for this machine.
 */
export function adaptedFile( file, changes ) {
	return adapted( readFileSync( inRoot( file ), 'utf8' ), changes, file );
}

/**
 * @param {string}             text
 * @param {[string, string][]} changes
 * @param {string}             file    In a complaint.
 * @return {string} The text with each change made.
 */
function adapted( text, changes, file ) {
	return changes.reduce( ( now, [ from, to ] ) => {
		if ( ! now.includes( from ) ) {
			throw new Problem( `${ file } says nothing of "${ from }" any more.` );
		}
		// By a function: in a text `$'` would mean what stands behind the match.
		return now.replaceAll( from, () => to );
	}, text );
}

/**
 * @param {string} home Where the cache lies.
 * @return {string} What the site needs of nginx's http block.
 */
export const nginxShared = ( home ) =>
	adaptedFile( path.join( SINGLE, 'nginx/conf.d/coleman.conf' ), [
		[ '/var/cache/nginx/coleman', `${ home }/cache` ],
	] );

/**
 * @param {Object} options
 * @param {string} options.root
 * @param {string} options.socket Of PHP.
 * @return {string} What all server blocks have in common.
 */
export const nginxSnippet = ( { root, socket } ) =>
	adaptedFile( path.join( SINGLE, 'nginx/snippets/coleman.conf' ), [
		[ '/var/www/coleman', root ],
		[ '/run/php/coleman.sock', socket ],
	] );

/**
 * The server block of the site with TLS, or without, as this machine has it.
 *
 * @param {Object}                         options
 * @param {string}                         options.root
 * @param {string}                         options.socket
 * @param {number}                         options.port
 * @param {string}                         options.logs   Folder.
 * @param {{ certificate: string, key: string }} [options.tls]
 * @return {string} It.
 */
export function nginxServer( { root, socket, port, logs, tls } ) {
	const file = path.join( SINGLE, 'nginx/sites-available/coleman.conf' );
	const [ server ] = readFileSync( inRoot( file ), 'utf8' )
		.split( /(?=^server \{$)/m )
		.filter( ( block ) => block.includes( 'ssl' ) );
	return adapted(
		tls ? server : server.replace( /^\tssl_.*\n/gm, '' ),
		[
			[ 'listen 443 ssl http2;', `listen 127.0.0.1:${ port }${ tls ? ' ssl http2' : '' } backlog=1024;` ],
			[ '/var/log/nginx', logs ],
			[ 'include snippets/coleman.conf;', nginxSnippet( { root, socket } ) ],
			...( tls
				? /** @type {[string, string][]} */ ( [
						[ '/etc/ssl/coleman/fullchain.pem', tls.certificate ],
						[ '/etc/ssl/coleman/privkey.pem', tls.key ],
					] )
				: [] ),
		],
		file
	);
}
