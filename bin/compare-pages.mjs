/**
 * `npm run compare:pages -- <commit>` compares each page of the demo dealership, to a stranger and to a customer, with
 * what it was at another commit: for changes that are not to be seen.
 *
 * Another checkout is made beside this one's sites and taken away afterwards. It uses the npm packages of this one.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { command } from './lib/command.mjs';
import { inRoot, root, siteDir } from './lib/paths.mjs';
import { difference, settled } from './lib/page-text.mjs';
import { freePort } from './lib/ports.mjs';
import { Problem, quietStep, step } from './lib/report.mjs';
import { run } from './lib/process.mjs';

const CUSTOMER = { email: 'customer@example.com', password: 'password' };

/** Pages of one who has signed in, with something in the cart. */
const OF_A_CUSTOMER = [
	'/',
	'/cart',
	'/checkout',
	'/customer',
	'/customer/edit',
	'/customer/orders',
	'/customer/addresses',
	'/customer/lists',
	'/customer/people',
	'/customer/address/new',
	'/customer/pay-methods',
	'/parts/quick-order',
	'/rental/request/2',
	'/equipment/used/detail/2022-bobcat-t76-61',
];

/** A browser that keeps its cookies. */
class Visitor {
	cookies = new Map();

	/** @param {string} base */
	constructor( base ) {
		this.base = base;
	}

	/**
	 * @param {string} url
	 * @param {Record<string, string>} [body]
	 */
	async fetch( url, body ) {
		const response = await fetch( this.base + url, {
			method: body ? 'POST' : 'GET',
			body: body && new URLSearchParams( body ),
			redirect: 'manual',
			headers: {
				Origin: this.base,
				Cookie: [ ...this.cookies ].map( ( pair ) => pair.join( '=' ) ).join( '; ' ),
			},
		} );
		for ( const cookie of response.headers.getSetCookie() ) {
			const [ , name, value ] = /^([^=]*)=([^;]*)/.exec( cookie ) ?? [];
			this.cookies.set( name, value );
		}
		return response;
	}

	/**
	 * What a page is: its status, where it leads, and its text.
	 *
	 * @param {string} url
	 */
	async page( url ) {
		const response = await this.fetch( url );
		return settled(
			`${ response.status } ${ response.headers.get( 'location' ) ?? '' }\n${ await response.text() }`
		);
	}
}

/**
 * Serves a checkout and notes its pages.
 *
 * @param {string} checkout
 * @param {number} port
 * @param {string} file     Where to.
 */
async function note( checkout, port, file ) {
	/** @param {string} name */
	const tool = ( name ) => import( pathToFileURL( path.join( checkout, 'bin/lib', name ) ).href );
	const { ensureBuild } = await tool( 'packages.mjs' );
	const { createSite, serveSite } = await tool( 'site.mjs' );
	await ensureBuild();
	const dir = path.join( checkout, '.site/compare' );
	const site = await createSite( {
		dir,
		port,
		seed: [ 'demo' ],
		fresh: true,
		step: quietStep,
	} );
	const server = await serveSite( site );
	try {
		const urls = JSON.parse( readFileSync( inRoot( 'tests/e2e/support/pages.json' ), 'utf8' ) );
		const nextYear = String( new Date().getFullYear() + 1 );
		/** @type {Record<string, string>} */
		const pages = {};
		const stranger = new Visitor( site.url );
		for ( const url of Object.values( urls ) ) {
			pages[ url ] = await stranger.page( url.replace( '{next-year}', nextYear ) );
		}
		const customer = new Visitor( site.url );
		const { status } = await customer.fetch( '/customer/login', { coleman_action: 'sign_in', ...CUSTOMER } );
		if ( status !== 303 ) {
			throw new Problem( `The customer of the demo could not sign in: ${ status }.` );
		}
		await customer.fetch( '/cart', { coleman_action: 'cart_add', partId: '1', quantity: '2' } );
		for ( const url of OF_A_CUSTOMER ) {
			pages[ `${ url } (customer)` ] = await customer.page( url );
		}
		writeFileSync( file, JSON.stringify( pages ) );
	} finally {
		await server.stop();
		await site.close();
	}
}

/**
 * A checkout of a commit, with this one's packages.
 *
 * @param {string} commit
 */
function checkOut( commit ) {
	const folder = path.join( siteDir, 'compared' );
	/** @param {...string} args */
	const git = ( ...args ) => execFileSync( 'git', args, { cwd: root, stdio: 'pipe', encoding: 'utf8' } ).trim();
	if ( existsSync( folder ) ) {
		git( 'worktree', 'remove', '--force', folder );
	}
	git( 'worktree', 'add', '--detach', folder, commit );
	symlinkSync( inRoot( 'node_modules' ), path.join( folder, 'node_modules' ) );
	return {
		folder,
		remove: () => {
			rmSync( path.join( folder, 'node_modules' ) );
			git( 'worktree', 'remove', '--force', folder );
		},
	};
}

/**
 * Notes pages in a process of its own: a checkout's tools know one root.
 *
 * @param {string} checkout
 * @param {number} port
 * @param {string} file
 */
const noteApart = ( checkout, port, file ) =>
	run( process.execPath, [ fileURLToPath( import.meta.url ), '--note', checkout, String( port ), file ], {
		what: 'Noting the pages',
		timeout: 15 * 60_000,
	} );

command( async () => {
	const [ first, ...rest ] = process.argv.slice( 2 );
	if ( first === '--note' ) {
		const [ checkout, port, file ] = rest;
		await note( checkout, Number( port ), file );
		return;
	}
	if ( ! first ) {
		throw new Problem( 'Say with which commit to compare: npm run compare:pages -- HEAD~1' );
	}
	const port = await freePort();
	const files = [ 'before', 'after' ].map( ( name ) => path.join( siteDir, `pages-${ name }.json` ) );
	const other = checkOut( first );
	try {
		await step( `Pages of ${ first }`, () => noteApart( other.folder, port, files[ 0 ] ) );
	} finally {
		other.remove();
	}
	await step( 'Pages of this checkout', () => noteApart( root, port, files[ 1 ] ) );
	const [ before, after ] = files.map( ( file ) => JSON.parse( readFileSync( file, 'utf8' ) ) );
	const told = Object.keys( after )
		.map( ( url ) => [ url, difference( before[ url ] ?? '', after[ url ] ) ] )
		.filter( ( [ , text ] ) => text );
	for ( const [ url, text ] of told ) {
		process.stdout.write( `${ url }\n${ text }\n` );
	}
	process.stdout.write( `${ Object.keys( after ).length } pages, ${ told.length } differ\n` );
	process.exitCode = told.length > 0 ? 1 : 0;
} );
