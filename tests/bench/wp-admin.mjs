/**
 * Somebody who works in wp-admin: signed in, with the guides for beginners read.
 *
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page}    Page
 */

/** The frame that a page is edited in. */
export const CANVAS = 'iframe[name="editor-canvas"]';

export const NEW_PAGE = '/wp-admin/post-new.php?post_type=page';

/** Whom each site of the tools has. */
export const ADMINISTRATOR = { name: 'admin', password: 'password' };

/** For a slow machine. */
const PATIENCE = 120_000;

/**
 * @param {Browser} browser
 * @param {string}  url Of the site.
 * @param {{ name: string, password: string }} who
 * @return {Promise<Page>} With nothing in the browser's cache.
 */
export async function signIn( browser, url, { name, password } ) {
	const context = await browser.newContext( { viewport: { width: 1440, height: 900 }, baseURL: url } );
	context.setDefaultTimeout( PATIENCE );
	const page = await context.newPage();
	await page.goto( '/wp-login.php' );
	await page.fill( '#user_login', name );
	await page.fill( '#user_pass', password );
	await page.click( '#wp-submit' );
	await page.waitForURL( /wp-admin/ );
	return page;
}

/** @param {Page} page An editor, which shows neither its guides nor the window of patterns from now on. */
export async function closeGuides( page ) {
	await page.waitForFunction( () => 'wp' in window && 'data' in /** @type {any} */ ( window ).wp );
	await page.evaluate( () => {
		const { set } = /** @type {any} */ ( window ).wp.data.dispatch( 'core/preferences' );
		for ( const scope of [ 'core/edit-post', 'core/edit-site' ] ) {
			set( scope, 'welcomeGuide', false );
			set( scope, 'welcomeGuideTemplate', false );
		}
		set( 'core', 'enableChoosePatternModal', false );
	} );
}
