/**
 * `npm start` makes the development site, or brings it up to date, and serves it until
 * Ctrl-C. `npm run dev` (--watch) also rebuilds the blocks when a file changes.
 */

import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { command } from './lib/command.mjs';
import { Problem, step } from './lib/report.mjs';
import { siteDir } from './lib/paths.mjs';
import { launch, stopping } from './lib/process.mjs';
import { holder, take } from './lib/lock.mjs';
import { tryPort } from './lib/ports.mjs';
import { BUILD_STAMP } from './lib/packages.mjs';
import { setUpSite } from './lib/setup.mjs';
import { createSite, endLeftoverOf, serveSite } from './lib/site.mjs';

/** Seconds between two runs of WordPress's scheduled work: mail leaves by it. */
const CRON_EVERY = 15;

const LOCK = path.join( siteDir, 'running' );

/** @return {number} The port to serve on. */
function chosenPort() {
	const port = Number( process.env.PORT || 8888 );
	if ( ! Number.isInteger( port ) || port < 1 || port > 65535 ) {
		throw new Problem( `PORT=${ process.env.PORT } is no port. Choose a number up to 65535: PORT=8890 npm start` );
	}
	return port;
}

/** Rebuilds in the background; what it prints is for whoever edits. */
function watch() {
	// What is built from now on is for development.
	rmSync( BUILD_STAMP, { force: true } );
	launch( 'npm', [ 'run', '--silent', 'build:watch' ] );
}

command( async () => {
	const begun = Date.now();
	const port = chosenPort();

	if ( ! take( LOCK ) ) {
		throw new Problem(
			`The site is running already (process ${ holder( LOCK ) }). Use it, or press Ctrl-C in its terminal first.`
		);
	}
	await endLeftoverOf( siteDir );
	if ( ! ( await tryPort( port ) ) ) {
		throw new Problem(
			`Port ${ port } is taken by another program. Stop it, or choose another port: PORT=${ port + 1 } npm start`
		);
	}

	process.stdout.write( 'Coleman Equipment\n\n' );
	await setUpSite();
	const site = await createSite( { dir: siteDir, port, seed: [ 'demo' ] } );
	const server = await step( 'Web server', () => serveSite( site ) );

	process.stdout.write( `
Ready after ${ ( ( Date.now() - begun ) / 1000 ).toFixed( 1 ) } s.

  Site      ${ site.url }/
  Admin     ${ site.url }/wp-admin/     admin / password
  Customer  ${ site.url }/customer/login     customer@example.com / password
  Mail      ${ site.url }/dev/mail

Ctrl-C stops it.
` );

	if ( process.argv.includes( '--watch' ) ) {
		watch();
	}
	setInterval(
		() => fetch( `${ site.url }/wp-cron.php?doing_wp_cron` ).catch( () => {} ),
		CRON_EVERY * 1000
	).unref();

	await server.ended;
	await stopping();
	const log = path.join( siteDir, 'logs/server.log' );
	throw new Problem(
		`The web server ended by itself.\n${
			existsSync( log ) ? readFileSync( log, 'utf8' ).trim().split( '\n' ).slice( -3 ).join( '\n' ) : ''
		}`
	);
} );
