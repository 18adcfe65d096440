/**
 * `npm run site:reset` removes the development site; the next `npm start` makes a new one.
 */

import { rmSync } from 'node:fs';
import path from 'node:path';
import { command } from './lib/command.mjs';
import { Problem } from './lib/report.mjs';
import { siteDir } from './lib/paths.mjs';
import { holder } from './lib/lock.mjs';
import { endLeftoverOf } from './lib/server.mjs';

command( async () => {
	const running = holder( path.join( siteDir, 'running' ) );
	if ( running ) {
		throw new Problem( `The site is running (process ${ running }). Stop it first.` );
	}
	await endLeftoverOf( siteDir );
	for ( const name of [ 'wordpress', 'database', 'mail', 'logs', 'state.json' ] ) {
		rmSync( path.join( siteDir, name ), { recursive: true, force: true } );
	}
	process.stdout.write( 'The site is gone. `npm start` makes a new one.\n' );
} );
