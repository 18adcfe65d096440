/**
 * Pages in a real Chromium: which scripts it asks for, and how soon it paints on a slow phone.
 */

import { chromium } from '@playwright/test';
import { holdsReact, isOurFile } from '../../bin/lib/bench-page.mjs';
import { figureOf, median } from '../../bin/lib/bench-statistics.mjs';
import { ensureBrowser } from '../../bin/lib/system.mjs';

const ARGUMENTS = [
	// Chromium refuses to run as root with its sandbox.
	'--no-sandbox',
	'--disable-background-networking',
	'--disable-component-update',
	// Containers have a /dev/shm too small for it.
	'--disable-dev-shm-usage',
];

/** A phone of the middle class. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const SLOWER = 4;

/** What the browser's own tools call Fast 4G. */
const FAST_4G = {
	offline: false,
	latency: 165,
	downloadThroughput: ( 9_000_000 / 8 ) * 0.9,
	uploadThroughput: ( 1_500_000 / 8 ) * 0.9,
};

/** How long an untouched page is watched after it has loaded: long enough for what wakes when idle. */
export const QUIET = 1500;

/**
 * @param {number} [debuggingPort] For a second tool that drives the same browser.
 * @return {Promise<import('@playwright/test').Browser>} Chromium.
 */
export const openBrowser = async ( debuggingPort ) =>
	chromium.launch( {
		executablePath: await ensureBrowser(),
		args: [ ...ARGUMENTS, ...( debuggingPort ? [ `--remote-debugging-port=${ debuggingPort }` ] : [] ) ],
	} );

/**
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {( page: import('@playwright/test').Page, cdp: import('@playwright/test').CDPSession ) => Promise<T>} work
 * @return {Promise<T>} What the work gave, in a browser that has seen nothing before.
 */
export async function onPhone( browser, work ) {
	const context = await browser.newContext( PHONE );
	try {
		const page = await context.newPage();
		return await work( page, await context.newCDPSession( page ) );
	} finally {
		await context.close();
	}
}

/**
 * Makes a page as slow as a phone on a mobile network.
 *
 * @param {import('@playwright/test').CDPSession} cdp
 */
export async function slowDown( cdp ) {
	await cdp.send( 'Network.enable' );
	await cdp.send( 'Network.emulateNetworkConditions', FAST_4G );
	await cdp.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWER } );
}

/**
 * @typedef  {Object} Script
 * @property {string}  url
 * @property {number}  bytes Of its body, as they travelled.
 * @property {boolean} ours
 * @property {boolean} react
 */

/**
 * Notes every script a page asks for.
 *
 * @param {import('@playwright/test').CDPSession} cdp
 * @return {Promise<() => Promise<Script[]>>} Gives those that have arrived.
 */
async function watchScripts( cdp ) {
	/** @type {Map<string, string>} */
	const urls = new Map();
	/** @type {Map<string, number>} */
	const bytes = new Map();
	cdp.on( 'Network.responseReceived', ( { requestId, type, response } ) => {
		if ( type === 'Script' || /javascript/.test( response.mimeType ) ) {
			urls.set( requestId, response.url );
		}
	} );
	cdp.on( 'Network.dataReceived', ( { requestId, encodedDataLength } ) =>
		bytes.set( requestId, ( bytes.get( requestId ) ?? 0 ) + encodedDataLength )
	);
	await cdp.send( 'Network.enable' );
	return () =>
		Promise.all(
			[ ...urls ].map( async ( [ requestId, url ] ) => ( {
				url,
				bytes: bytes.get( requestId ) ?? 0,
				ours: isOurFile( url ),
				react: holdsReact( ( await cdp.send( 'Network.getResponseBody', { requestId } ) ).body ),
			} ) )
		);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                            url
 * @return {Promise<Script[]>} What the page asks for while nobody touches it.
 */
export const scriptsOf = ( browser, url ) =>
	onPhone( browser, async ( page, cdp ) => {
		const arrived = await watchScripts( cdp );
		await page.goto( url, { waitUntil: 'load' } );
		await page.waitForTimeout( QUIET );
		return arrived();
	} );

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                            url     Of a page with a button that adds to the cart.
 * @return {Promise<Script[]|null>} All that has been asked for once the part is in the cart; null when the page has no such button.
 */
export const scriptsAfterAdding = ( browser, url ) =>
	onPhone( browser, async ( page, cdp ) => {
		const arrived = await watchScripts( cdp );
		await page.goto( url, { waitUntil: 'load' } );
		const button = page.getByRole( 'main' ).getByRole( 'button', { name: /add to cart/i } );
		if ( ( await button.count() ) === 0 ) {
			return null;
		}
		const added = page.waitForResponse( ( answer ) => /\/cart\/add\b/.test( answer.url() ), { timeout: 15_000 } );
		await button.first().click();
		await added;
		await page.waitForLoadState( 'networkidle' );
		await page.waitForTimeout( QUIET );
		return arrived();
	} );

/**
 * @typedef {PerformanceEntry & { element?: Node|null }}                                                        LargestPaint
 * @typedef {PerformanceEntry & { hadRecentInput: boolean, value: number, sources: { node: Node|null }[] }} LayoutShift
 */

/** Runs in the page, before anything of it. */
function observePaint() {
	window.colemanBench = { lcp: 0, element: '', picture: null, cls: 0, shifts: [] };
	/** @param {Node|null|undefined} node */
	const nameOf = ( node ) =>
		node
			? [
					node.nodeName.toLowerCase(),
					...( node instanceof window.Element ? [ ...node.classList ].slice( 0, 3 ) : [] ),
				].join( '.' )
			: '';
	/** @param {Node|null|undefined} node */
	const pictureOf = ( node ) => {
		if ( ! ( node instanceof window.HTMLImageElement ) ) {
			return null;
		}
		const { width, height } = node.getBoundingClientRect();
		return {
			url: node.currentSrc,
			width,
			height,
			fit: window.getComputedStyle( node ).objectFit,
			attributes: Object.fromEntries( [ ...node.attributes ].map( ( { name, value } ) => [ name, value ] ) ),
		};
	};
	/**
	 * @param {PerformanceEntry} entry
	 * @return {entry is LargestPaint} Whether it is one.
	 */
	const isPaint = ( entry ) => entry.entryType === 'largest-contentful-paint';
	/**
	 * @param {PerformanceEntry} entry
	 * @return {entry is LayoutShift} Whether it is one.
	 */
	const isShift = ( entry ) => entry.entryType === 'layout-shift';
	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntries().filter( isPaint ) ) {
			window.colemanBench.lcp = entry.startTime;
			window.colemanBench.element = nameOf( entry.element );
			window.colemanBench.picture = pictureOf( entry.element );
		}
	} ).observe( { type: 'largest-contentful-paint', buffered: true } );
	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntries().filter( isShift ) ) {
			if ( ! entry.hadRecentInput ) {
				window.colemanBench.cls += entry.value;
				window.colemanBench.shifts.push( ...entry.sources.map( ( { node } ) => nameOf( node ) ) );
			}
		}
	} ).observe( { type: 'layout-shift', buffered: true } );
}

/**
 * @typedef  {Object} Picture
 * @property {string}                 url
 * @property {number}                 width      As it is shown, in CSS pixels.
 * @property {number}                 height
 * @property {string}                 fit        Its object-fit.
 * @property {Object<string, string>} attributes
 */

/**
 * @typedef  {Object} Paint
 * @property {import('../../bin/lib/bench-statistics.mjs').Figure} lcp     Milliseconds.
 * @property {number[]}                                            rounds  The same, run by run.
 * @property {number}                                              cls     The worst run's.
 * @property {number}                                              ttfb    Median milliseconds.
 * @property {string}                                              element What was the largest.
 * @property {Picture|null}                                        picture The same, if it is a picture.
 * @property {string[]}                                            shifts  What moved.
 */

/**
 * Paints several pages in turn, each time in a browser that has nothing in its cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Object<string, string>}            urls    By name.
 * @param {number}                            rounds
 * @return {Promise<Object<string, Paint>>} By name.
 */
export async function paintsOf( browser, urls, rounds ) {
	/** @type {Record<string, (Window['colemanBench'] & { ttfb: number })[]>} */
	const seen = Object.fromEntries( Object.keys( urls ).map( ( name ) => [ name, [] ] ) );
	for ( let round = 0; round < rounds; round++ ) {
		for ( const [ name, url ] of Object.entries( urls ) ) {
			seen[ name ].push(
				await onPhone( browser, async ( page, cdp ) => {
					await slowDown( cdp );
					await page.addInitScript( observePaint );
					await page.goto( url, { waitUntil: 'load' } );
					await page.waitForTimeout( QUIET );
					return page.evaluate( () => {
						const [ navigation ] = window.performance.getEntriesByType( 'navigation' );
						const isKnown = navigation instanceof window.PerformanceNavigationTiming;
						return { ...window.colemanBench, ttfb: isKnown ? navigation.responseStart : NaN };
					} );
				} )
			);
		}
	}
	return Object.fromEntries(
		Object.entries( seen ).map( ( [ name, runs ] ) => [
			name,
			{
				lcp: figureOf( runs.map( ( { lcp } ) => lcp ) ),
				rounds: runs.map( ( { lcp } ) => lcp ),
				cls: Math.max( ...runs.map( ( { cls } ) => cls ) ),
				ttfb: median( runs.map( ( { ttfb } ) => ttfb ) ),
				element: runs[ 0 ].element,
				picture: runs[ 0 ].picture,
				shifts: [ ...new Set( runs.flatMap( ( { shifts } ) => shifts ) ) ],
			},
		] )
	);
}
