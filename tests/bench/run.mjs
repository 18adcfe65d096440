/**
 * One run: everything is measured on the same sites, one group after the other.
 */

import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { writeWhole } from '../../bin/lib/files.mjs';
import { isOurFile, stylesOf } from '../../bin/lib/bench-page.mjs';
import { step } from '../../bin/lib/report.mjs';
import { openBrowser, paintsOf, scriptsAfterAdding, scriptsOf } from './browser.mjs';
import { EMPTY_PAGE, fillCart, NOTHING } from './catalogue.mjs';
import { editorOpens } from './editor.mjs';
import { lighthouseScores } from './lighthouse.mjs';
import { makeReferences } from './references.mjs';
import { measure, strictClient } from './rounds.mjs';
import {
	callRows,
	editorRows,
	hitRows,
	lighthouseRows,
	pageRows,
	paintRows,
	scriptRows,
	touchRows,
	weightRows,
} from './rows.mjs';
import { PHP_WORKERS } from './servers.mjs';
import { touchesOf } from './touch.mjs';

/** As many as PHP has workers. */
export const BUSY = 4;

const LINES = [ 10, 200 ];

/** @return {Object<string, string|number>} What it was measured on. */
export const machine = () => ( {
	cores: cpus().length,
	memory: `${ Math.round( totalmem() / 1024 ** 3 ) } GB`,
	node: process.versions.node,
	workers: PHP_WORKERS,
} );

/**
 * @typedef {Object} Bench
 * @property {import('./sites.mjs').Sites}                     sites
 * @property {Awaited<ReturnType<typeof import('./servers.mjs').startServers>>} servers
 * @property {import('./catalogue.mjs').Catalogue}             catalogue
 * @property {Object<string, number>}                          size
 */

/** @typedef {Map<string, import('./rounds.mjs').Measured>} Measured */

/** @typedef {{ single: Measured, busy: Measured }} Times */

/** @type {( name: string, request: import('./client.mjs').Request, status?: number ) => import('./rounds.mjs').Act} */
const simple = ( name, request, status ) => ( {
	run: async ( ask ) => ( { [ name ]: await ask( request, status ) } ),
} );

/**
 * @param {import('./rounds.mjs').Act[]} acts
 * @param {number}                       rounds
 * @param {number}                       requests
 * @return {Promise<Times>} The acts with one connection, then with several.
 */
export const bothWays = async ( acts, rounds, requests ) => ( {
	single: await measure( acts, { rounds, requests, connections: 1 } ),
	busy: await measure( acts, { rounds, requests, connections: BUSY } ),
} );

/**
 * @param {Bench} bench
 * @return {Object<string, { port: number, path: string }>} The pages, E's and P1's with them.
 */
const pagesOf = ( { sites, catalogue } ) => ( {
	empty: { port: sites.plain.port, path: EMPTY_PAGE },
	plugins: { port: sites.plugins.port, path: EMPTY_PAGE },
	...Object.fromEntries(
		Object.entries( catalogue.pages ).map( ( [ name, page ] ) => [ name, { port: sites.ours.port, path: page } ] )
	),
} );

/**
 * What one visitor does to a cart of one line: a second part comes, is counted up, and goes.
 *
 * @param {Pick<Bench, 'sites'|'catalogue'>} bench
 * @return {Promise<import('./rounds.mjs').Act>} The act.
 */
async function writing( { sites, catalogue } ) {
	const { ask, close } = strictClient();
	/** @type {import('./catalogue.mjs').Cart[]} */
	const carts = [];
	for ( let visitor = 0; visitor < BUSY; visitor++ ) {
		carts.push( await fillCart( sites.ours, ask, catalogue.parts.slice( 0, 1 ) ) );
	}
	close();
	return {
		run: async ( askNow, visitor ) => {
			const add = await carts[ visitor ].add( askNow, catalogue.parts[ 1 ] );
			const line = JSON.parse( add.body.toString() ).results.Items.at( -1 ).cartItemId;
			const update = await carts[ visitor ].update( askNow, line, 2 );
			return { add, update, remove: await carts[ visitor ].remove( askNow, line ) };
		},
	};
}

/**
 * @param {Pick<Bench, 'sites'|'catalogue'>} bench
 * @return {Promise<import('./rounds.mjs').Act[]>} Reads of the cart and writes to it, and R, which does nothing.
 */
export async function cartActs( bench ) {
	const { sites, catalogue } = bench;
	const { port } = sites.ours;
	const { ask, close } = strictClient();
	const acts = [
		simple( 'nothing', { port, path: NOTHING } ),
		simple( 'cart.0', { port, path: '/wp-json/coleman/v1/cart' } ),
		await writing( bench ),
	];
	for ( const lines of LINES ) {
		const cart = await fillCart( sites.ours, ask, catalogue.parts.slice( 0, lines ) );
		acts.push( { run: async ( askNow ) => ( { [ `cart.${ lines }` ]: await cart.read( askNow ) } ) } );
	}
	close();
	return acts;
}

/**
 * @param {Bench} bench
 * @return {Promise<import('./rounds.mjs').Act[]>} The calls.
 */
async function callActs( bench ) {
	const { sites, catalogue } = bench;
	const { port } = sites.ours;
	const { ask, close } = strictClient();
	const acts = [
		...( await cartActs( bench ) ),
		simple( 'nothing.plain', { port: sites.plain.port, path: NOTHING } ),
		simple( 'nothing.plugins', { port: sites.plugins.port, path: NOTHING } ),
	];
	for ( const [ name, path_ ] of Object.entries( catalogue.calls ) ) {
		const { headers } = await ask( { port, path: path_ } );
		acts.push(
			simple( name, { port, path: path_ } ),
			simple( `${ name }.304`, { port, path: path_, headers: { 'If-None-Match': headers.etag } }, 304 )
		);
	}
	close();
	return acts;
}

/**
 * Pages and calls from nginx's cache, each beside a file of the same bytes.
 *
 * @param {Bench} bench
 * @return {Promise<{ acts: import('./rounds.mjs').Act[], hits: Object<string, boolean> }>} The acts, and which of them nginx had.
 */
async function hitActs( { servers, catalogue } ) {
	const { ask, close } = strictClient();
	/** @type {import('./rounds.mjs').Act[]} */
	const acts = [];
	/** @type {Record<string, boolean>} */
	const hits = {};
	for ( const [ name, path_ ] of Object.entries( { ...catalogue.pages, ...catalogue.calls } ) ) {
		const request = { port: servers.cached, path: path_ };
		const { body } = await ask( request );
		hits[ name ] = ( await ask( request ) ).headers[ 'x-cache' ] === 'HIT';
		const file = `${ name }.${ name in catalogue.pages ? 'html' : 'json' }`;
		writeWhole( path.join( servers.folder, file ), body );
		acts.push(
			simple( `${ name }.hit`, request ),
			simple( `${ name }.file`, { port: servers.files, path: `/${ file }` } )
		);
	}
	close();
	return { acts, hits };
}

/**
 * @param {Bench} bench
 * @return {Promise<{ html: Object<string, string>, files: Object<string, string> }>} The pages, and our style sheets that they link to.
 */
async function read( bench ) {
	const { ask, close } = strictClient();
	/** @type {Record<string, string>} */
	const html = {};
	/** @type {Record<string, string>} */
	const files = {};
	for ( const [ name, request ] of Object.entries( pagesOf( bench ) ) ) {
		html[ name ] = ( await ask( request ) ).body.toString();
		const sheets = stylesOf( html[ name ] );
		for ( const url of [ ...sheets.files, ...sheets.forPaper ].filter( isOurFile ) ) {
			const { pathname, search } = new URL( url, bench.sites.ours.url );
			files[ url ] ??= ( await ask( { port: request.port, path: pathname + search } ) ).body.toString();
		}
	}
	close();
	return { html, files };
}

/**
 * @param {Bench} bench
 * @return {Object<string, string>} Addresses of the pages.
 */
const urlsOf = ( bench ) =>
	Object.fromEntries(
		Object.entries( pagesOf( bench ) ).map( ( [ name, page ] ) => [
			name,
			`http://127.0.0.1:${ page.port }${ page.path }`,
		] )
	);

/** @type {( times: Times ) => object} As JSON can hold it. */
const plain = ( { single, busy } ) => ( { single: Object.fromEntries( single ), busy: Object.fromEntries( busy ) } );

/**
 * What can be measured by itself. Each gives its rows of the table, and what they were made of.
 *
 * @type {Object<string, { title: string, measure: ( bench: Bench ) => Promise<{ rows: import('../../bin/lib/bench-table.mjs').Row[], raw: object }> }>}
 */
export const GROUPS = {
	pages: {
		title: 'Pages',
		measure: async ( bench ) => {
			const acts = Object.entries( pagesOf( bench ) ).map( ( [ name, page ] ) => simple( name, page ) );
			const times = await bothWays( acts, bench.size.rounds, bench.size.pages );
			return { rows: pageRows( times ), raw: plain( times ) };
		},
	},
	calls: {
		title: 'Calls',
		measure: async ( bench ) => {
			const times = await bothWays( await callActs( bench ), bench.size.rounds, bench.size.calls );
			return { rows: callRows( times ), raw: plain( times ) };
		},
	},
	cache: {
		title: 'From the cache',
		measure: async ( bench ) => {
			const { acts, hits } = await hitActs( bench );
			const times = await bothWays( acts, bench.size.rounds, bench.size.hits );
			return { rows: hitRows( times, hits ), raw: { ...plain( times ), hits } };
		},
	},
	scripts: {
		title: 'Scripts',
		measure: async ( bench ) => {
			const { html } = await read( bench );
			return inBrowser( async ( browser ) => {
				/** @type {Record<string, import('./browser.mjs').Script[]>} */
				const untouched = {};
				for ( const [ name, url ] of Object.entries( urlsOf( bench ) ) ) {
					untouched[ name ] = await scriptsOf( browser, url );
				}
				const added = await scriptsAfterAdding( browser, urlsOf( bench ).part );
				return { rows: scriptRows( untouched, added, html ), raw: { untouched, added } };
			} );
		},
	},
	paint: {
		title: 'First paint',
		measure: ( bench ) =>
			inBrowser( async ( browser ) => {
				const { plugins, empty, ...urls } = urlsOf( bench );
				const pictures = Object.entries( await paintsOf( browser, urls, 1 ) ).flatMap(
					( [ name, { picture } ] ) => ( picture ? [ /** @type {const} */ ( [ name, picture ] ) ] : [] )
				);
				const references = await makeReferences( bench.sites.plain, Object.fromEntries( pictures ) );
				const paints = await paintsOf( browser, { empty, ...references, ...urls }, bench.size.paints );
				return { rows: paintRows( paints ), raw: paints };
			} ),
	},
	touch: {
		title: 'First touch',
		measure: ( bench ) =>
			inBrowser( async ( browser ) => {
				const { part, home, grid } = urlsOf( bench );
				const touches = await touchesOf(
					browser,
					{
						add: { url: part, target: 'main .coleman-order-form button' },
						menu: { url: home, target: '[data-menu-toggle]' },
						filter: { url: grid, target: '.coleman-equipment-grid__options li:nth-child(2) a' },
					},
					bench.size.paints
				);
				return { rows: touchRows( touches ), raw: touches };
			} ),
	},
	lighthouse: {
		title: 'Lighthouse',
		measure: async ( bench ) => {
			const { empty, plugins, ...urls } = urlsOf( bench );
			const found = await lighthouseScores( urls, bench.size.lighthouse );
			return { rows: lighthouseRows( found ), raw: found };
		},
	},
	editor: {
		title: 'Editor',
		measure: ( bench ) =>
			inBrowser( async ( browser ) => {
				const found = await editorOpens( browser, bench.sites, bench.size.editors );
				return { rows: editorRows( found ), raw: found };
			} ),
	},
	weight: {
		title: 'HTML and CSS',
		measure: async ( bench ) => {
			const { html, files } = await read( bench );
			return { rows: weightRows( html, files ), raw: {} };
		},
	},
};

/**
 * @template T
 * @param {( browser: import('@playwright/test').Browser ) => Promise<T>} work
 * @return {Promise<T>} What it gave.
 */
async function inBrowser( work ) {
	const browser = await openBrowser();
	try {
		return await work( browser );
	} finally {
		await browser.close();
	}
}

/**
 * @param {Bench}    bench
 * @param {string[]} names Of groups.
 * @return {Promise<{ rows: import('../../bin/lib/bench-table.mjs').Row[], raw: Object }>} The table, and what it was made of.
 */
export async function runOf( bench, names ) {
	/** @type {import('../../bin/lib/bench-table.mjs').Row[]} */
	const rows = [];
	/** @type {Record<string, object>} */
	const raw = {};
	for ( const name of names ) {
		const { title, measure: measureGroup } = GROUPS[ name ];
		const found = await step( title, () => measureGroup( bench ) );
		rows.push( ...found.rows );
		raw[ name ] = found.raw;
	}
	/** @param {import('../../bin/lib/bench-table.mjs').Row} row */
	const number = ( { target } ) => Number( target.slice( 1 ) );
	return { rows: rows.sort( ( a, b ) => number( a ) - number( b ) ), raw };
}
