/**
 * How long the block editor takes to open, with our plugins and without them, and a block of ours to stand in a page.
 *
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page}    Page
 */

import { readdirSync } from 'node:fs';
import { figureOf, ratioOf } from '../../bin/lib/bench-statistics.mjs';
import { readJson } from '../../bin/lib/files.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { ADMINISTRATOR, CANVAS, NEW_PAGE, closeGuides, signIn } from './wp-admin.mjs';

/** A block stands still when it has not changed for so long. */
const STILL = 600;

/** For a block that never does. */
const PATIENCE = 8000;

/**
 * @param {Browser} browser
 * @param {string}  url
 * @return {Promise<Page>} With the editor's files in the browser's cache.
 */
async function editorOf( browser, url ) {
	const page = await signIn( browser, url, ADMINISTRATOR );
	await page.goto( NEW_PAGE );
	await closeGuides( page );
	await page.waitForTimeout( 3000 );
	return page;
}

/**
 * @param {Page} page
 * @return {Promise<number>} Milliseconds from the click on "Add page" until its title can be typed.
 */
async function open( page ) {
	await page.goto( NEW_PAGE, { waitUntil: 'commit' } );
	return page.evaluate(
		( selector ) =>
			/** @type {Promise<number>} */ (
				new Promise( ( resolve ) => {
					const look = () => {
						const canvas = /** @type {HTMLIFrameElement | null} */ ( document.querySelector( selector ) );
						const title = /** @type {HTMLElement | null} */ (
							( canvas?.contentDocument ?? document ).querySelector( '.editor-post-title' )
						);
						if ( title?.isContentEditable ) {
							window.requestAnimationFrame( () => setTimeout( () => resolve( performance.now() ) ) );
						} else {
							window.requestAnimationFrame( look );
						}
					};
					look();
				} )
			),
		CANVAS
	);
}

/** @return {string[]} Names of our blocks that stand in a page by themselves. */
const names = () =>
	readdirSync( inRoot( 'blocks' ) ).flatMap( ( folder ) => {
		const metadata = readJson(
			inRoot( `blocks/${ folder }/block.json` ),
			/** @type {{ name: string, parent?: string[], ancestor?: string[] } | null} */ ( null )
		);
		return metadata && ! metadata.parent && ! metadata.ancestor ? [ metadata.name ] : [];
	} );

/**
 * @param {Page}   page
 * @param {string} name
 * @return {Promise<number|null>} Milliseconds until its preview does not change any more; null where a page may not have it.
 */
const insert = ( page, name ) =>
	page.evaluate(
		( { name: type, selector, still, patience } ) =>
			/** @type {Promise<number|null>} */ (
				new Promise( ( resolve ) => {
					const { blocks, data } = /** @type {any} */ ( window ).wp;
					const canvas = /** @type {HTMLIFrameElement | null} */ ( document.querySelector( selector ) );
					const frame = canvas?.contentDocument ?? document;
					if ( ! data.select( 'core/block-editor' ).canInsertBlockType( type ) ) {
						resolve( null );
						return;
					}
					const { insertBlock, removeBlock } = data.dispatch( 'core/block-editor' );
					const block = blocks.createBlock( type );
					const begun = performance.now();
					let last = begun;
					const ofBlock = () => frame.querySelector( `[data-block="${ block.clientId }"]` );
					const observer = new window.MutationObserver( ( changes ) => {
						const own = ofBlock();
						if (
							own &&
							changes.some( ( { target } ) => own.contains( target ) || target.contains( own ) )
						) {
							// When it is painted.
							window.requestAnimationFrame( () => ( last = performance.now() ) );
						}
					} );
					observer.observe( frame.body, { childList: true, subtree: true, characterData: true } );
					insertBlock( block, undefined, undefined, false );
					const look = () => {
						const now = performance.now();
						if ( ( last > begun && now - last > still ) || now - begun > patience ) {
							observer.disconnect();
							removeBlock( block.clientId, false );
							resolve( last > begun ? last - begun : patience );
						} else {
							setTimeout( look, 50 );
						}
					};
					look();
				} )
			),
		{ name, selector: CANVAS, still: STILL, patience: PATIENCE }
	);

/**
 * @param {Browser} browser
 * @param {import('./sites.mjs').Sites} sites
 * @param {number}  rounds
 * @return {Promise<{ plain: import('../../bin/lib/bench-statistics.mjs').Figure, plugins: import('../../bin/lib/bench-statistics.mjs').Figure, ratio: import('../../bin/lib/bench-statistics.mjs').Figure, previews: Record<string, number> }>} Milliseconds to open the editor; and for each block's preview, once it was shown before.
 */
export async function editorOpens( browser, sites, rounds ) {
	const pages = {
		plain: await editorOf( browser, sites.plain.url ),
		plugins: await editorOf( browser, sites.plugins.url ),
	};
	/** @type {Record<'plain'|'plugins', number[]>} */
	const times = { plain: [], plugins: [] };
	for ( let round = 0; round < rounds; round++ ) {
		for ( const role of /** @type {const} */ ( [ 'plain', 'plugins' ] ) ) {
			times[ role ].push( await open( pages[ role ] ) );
		}
	}
	const page = await editorOf( browser, sites.ours.url );
	/** @type {Record<string, number>} */
	const previews = {};
	for ( const name of names() ) {
		await insert( page, name );
		const warm = await insert( page, name );
		if ( warm !== null ) {
			previews[ name ] = Math.round( warm );
		}
	}
	return {
		plain: figureOf( times.plain ),
		plugins: figureOf( times.plugins ),
		ratio: ratioOf( times.plugins, times.plain ),
		previews,
	};
}
