/**
 * How soon a page that nobody has touched yet answers the first touch, on a slow phone.
 */

import { figureOf } from '../../bin/lib/bench-statistics.mjs';
import { onPhone, QUIET, slowDown } from './browser.mjs';

/**
 * @typedef  {Object} Touch
 * @property {string} url
 * @property {string} target Selector of what is touched.
 */

/** Runs in the page: notes when a touch begins, and when the first change after it has been painted. */
function observeTouch() {
	window.colemanTouch = { touched: 0, painted: 0 };
	const seen = window.colemanTouch;
	const observer = new window.MutationObserver( () => {
		observer.disconnect();
		// A task behind the next frame runs once that frame has been made.
		window.requestAnimationFrame( () => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => ( seen.painted = window.performance.now() );
			port2.postMessage( null );
		} );
	} );
	document.addEventListener(
		'pointerdown',
		( event ) => {
			seen.touched = event.timeStamp;
			observer.observe( document, { attributes: true, childList: true, characterData: true, subtree: true } );
		},
		{ capture: true, once: true }
	);
}

/**
 * Touches each page in turn, each time in a browser that has nothing in its cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Object<string, Touch>}             touches By name.
 * @param {number}                            rounds
 * @return {Promise<Object<string, import('../../bin/lib/bench-statistics.mjs').Figure>>} Milliseconds from the finger on the glass to a changed picture, by name.
 */
export async function touchesOf( browser, touches, rounds ) {
	/** @type {Record<string, number[]>} */
	const seen = Object.fromEntries( Object.keys( touches ).map( ( name ) => [ name, [] ] ) );
	for ( let round = 0; round < rounds; round++ ) {
		for ( const [ name, { url, target } ] of Object.entries( touches ) ) {
			seen[ name ].push(
				await onPhone( browser, async ( page, cdp ) => {
					await slowDown( cdp );
					await page.goto( url, { waitUntil: 'load' } );
					const control = page.locator( target ).first();
					await control.scrollIntoViewIfNeeded();
					await page.waitForTimeout( QUIET );
					await page.evaluate( observeTouch );
					await control.tap( { noWaitAfter: true } );
					await page.waitForFunction( () => window.colemanTouch.painted > 0, null, { timeout: 10_000 } );
					return page.evaluate( () => window.colemanTouch.painted - window.colemanTouch.touched );
				} )
			);
		}
	}
	return Object.fromEntries( Object.entries( seen ).map( ( [ name, runs ] ) => [ name, figureOf( runs ) ] ) );
}
