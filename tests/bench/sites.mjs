/**
 * The three sites that are compared, made of the packages a customer would install.
 *
 * @typedef {{ plain: import('../../bin/lib/site.mjs').Site, plugins: import('../../bin/lib/site.mjs').Site, ours: import('../../bin/lib/site.mjs').Site }} Sites
 */

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../bin/lib/paths.mjs';
import { run } from '../../bin/lib/process.mjs';
import { PACKAGES, packageOf } from '../../bin/lib/product.mjs';
import { step } from '../../bin/lib/report.mjs';
import { createSite } from '../../bin/lib/site.mjs';
import { PHP, PHP_IN_TERMINAL } from '../../bin/lib/system.mjs';
import { unzip } from '../../bin/lib/zip.mjs';

const TOOLS = inRoot( 'tests/bench/php' );

/** A production site's settings, where they cost time. */
const PRODUCTION = { WP_ENVIRONMENT_TYPE: 'production', WP_DEBUG: false };

const SITES = {
	plain: { title: 'Plain site: default theme', seed: [] },
	// Without the demo's pages, which its menu would show: the page must be the same as the plain one's.
	plugins: { title: 'Plain site with our plugins', seed: [] },
	ours: { title: 'Our site', seed: [ 'demo' ] },
};

/**
 * @param {string} dir Folder of a site.
 * @return {( content: string ) => void} Puts theme, plugins and the benchmark's own plugin into wp-content.
 */
const placing = ( dir ) => ( content ) => {
	for ( const [ name, { kind, slug } ] of Object.entries( PACKAGES ) ) {
		const zip = path.join( dir, name );
		mkdirSync( dir, { recursive: true } );
		writeFileSync( zip, packageOf( name ) );
		rmSync( path.join( content, kind, slug ), { recursive: true, force: true } );
		unzip( zip, path.join( content, kind ) );
	}
	rmSync( path.join( content, 'mu-plugins' ), { recursive: true, force: true } );
	cpSync( path.join( TOOLS, 'mu-plugins' ), path.join( content, 'mu-plugins' ), { recursive: true } );
};

/**
 * @param {string}   dir
 * @param {string[]} roles Of the sites that are wanted.
 * @return {Promise<{ sites: Sites, defaultTheme: string, close: () => Promise<void> }>} Sites without a server yet.
 */
export async function makeSites( dir, roles = Object.keys( SITES ) ) {
	const sites = {};
	let defaultTheme = '';
	for ( const role of roles ) {
		const { title, seed } = SITES[ role ];
		await step( title, async () => {
			const home = path.join( dir, role );
			sites[ role ] = await createSite( {
				dir: home,
				database: 'mariadb',
				fresh: true,
				seed,
				constants: PRODUCTION,
				place: placing( home ),
				step: ( name, work ) => work( () => {} ),
			} );
			const theme = await run( PHP, [ ...PHP_IN_TERMINAL, path.join( TOOLS, 'prepare.php' ), role ], {
				env: { COLEMAN_SITE: sites[ role ].wordpress },
				what: `Preparing ${ role }`,
			} );
			defaultTheme = role === 'plain' ? theme : defaultTheme;
		} );
	}
	return {
		sites,
		defaultTheme,
		close: async () => {
			await Promise.all( Object.values( sites ).map( ( site ) => site.close() ) );
		},
	};
}
