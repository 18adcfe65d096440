/**
 * How long people of the dealership take for usual changes of the site, and what an editor's page loads:
 *
 *     npm start                                        in another terminal
 *     node tests/bench/editors.mjs [http://127.0.0.1:8888]
 *
 * It changes that site: its home page, header, menu and a template. `npm run site:reset` begins anew.
 *
 * @typedef {import('@playwright/test').Page} Page
 */

import { command } from '../../bin/lib/command.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { Problem } from '../../bin/lib/report.mjs';
import { openBrowser } from './browser.mjs';
import { ADMINISTRATOR, CANVAS, NEW_PAGE, closeGuides, signIn } from './wp-admin.mjs';

const ADDRESS = process.argv[ 2 ] ?? 'http://127.0.0.1:8888';

const PASSWORD = 'measured-by-a-script';

/** A page is loaded when it has asked for nothing for so long. */
const QUIET = 5_000;

/** @type {( page: Page ) => import('@playwright/test').FrameLocator} */
const canvasOf = ( page ) => page.frameLocator( CANVAS );

/**
 * @param {Page}    page
 * @param {string}  path
 * @param {Record<string, unknown>} [data] Posted, if there is any.
 * @return {Promise<Record<string, any>>} The answer of WordPress's API.
 */
async function call( page, path, data ) {
	const nonce = await ( await page.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const answer = await page.request.fetch( `/wp-json${ path }`, {
		headers: { 'X-WP-Nonce': nonce },
		...( data ? { method: 'POST', data } : {} ),
	} );
	if ( ! answer.ok() ) {
		throw new Problem( `${ path } answered ${ answer.status() }: ${ await answer.text() }` );
	}
	return answer.json();
}

/**
 * Opens an editor, whose guide for beginners has been read, without the window of patterns.
 *
 * @param {Page}   page
 * @param {string} path
 */
async function open( page, path ) {
	await page.goto( path );
	await closeGuides( page );
	await canvasOf( page ).locator( '[data-block]' ).first().waitFor();
}

/**
 * @param {Page}                page
 * @param {() => Promise<void>} load
 * @return {Promise<string>} Requests, bytes and seconds of what was loaded.
 */
async function weigh( page, load ) {
	const cdp = await page.context().newCDPSession( page );
	await cdp.send( 'Network.enable' );
	await cdp.send( 'Network.setCacheDisabled', { cacheDisabled: true } );
	let requests = 0;
	let bytes = 0;
	let last = Date.now();
	cdp.on( 'Network.requestWillBeSent', () => ( ( requests += 1 ), ( last = Date.now() ) ) );
	cdp.on( 'Network.loadingFinished', ( { encodedDataLength } ) => {
		bytes += encodedDataLength;
		last = Date.now();
	} );
	const begun = Date.now();
	await load();
	const ready = Date.now() - begun;
	while ( Date.now() - last < QUIET ) {
		await page.waitForTimeout( 200 );
	}
	await cdp.detach();
	return `${ requests } requests, ${ ( bytes / 1024 ** 2 ).toFixed( 2 ) } MB, first block after ${ seconds( ready ) } s`;
}

/** @type {( ms: number ) => string} */
const seconds = ( ms ) => ( ms / 1000 ).toFixed( 1 );

/** @type {( what: string, figure: string ) => void} */
const tell = ( what, figure ) => void process.stdout.write( `${ what }: ${ figure }\n` );

/**
 * @param {string}              what
 * @param {() => Promise<void>} act
 */
async function time( what, act ) {
	const begun = Date.now();
	await act();
	tell( what, `${ seconds( Date.now() - begun ) } s` );
}

/** @type {( page: Page, name: string | RegExp ) => import('@playwright/test').Locator} */
const tool = ( page, name ) => page.getByRole( 'toolbar', { name: 'Block tools' } ).getByRole( 'button', { name } );

/** @param {Page} page Whose tools are hidden while somebody types, until the mouse moves. */
async function endTyping( page ) {
	await page.mouse.move( 700, 500 );
	await page.mouse.move( 720, 520 );
}

/** @param {Page} page Saved, with all that belongs to it. */
async function save( page ) {
	const bar = page.getByRole( 'region', { name: 'Editor top bar' } );
	await bar.getByRole( 'button', { name: 'Save', exact: true } ).click();
	const notice = page.getByRole( 'button', { name: 'Dismiss this notice' } ).filter( { hasText: /updated|saved/i } );
	const panel = page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Save', exact: true } );
	await notice.first().or( panel ).first().waitFor();
	if ( await panel.isVisible() ) {
		await panel.click();
		await notice.first().waitFor();
	}
}

/** @param {Page} page Of an Editor, in the editor of the home page. */
async function changeHome( page ) {
	const canvas = canvasOf( page );
	const heading = canvas.locator( '[data-type="core/cover"] [data-type="core/heading"]' ).first();
	await time( 'Editor, home: words of the hero', async () => {
		await heading.click();
		await page.keyboard.press( 'ControlOrMeta+a' );
		await page.keyboard.type( 'Measured by a script.' );
	} );
	await time( 'Editor, home: another picture', async () => {
		await canvas
			.locator( '[data-type="core/cover"]' )
			.first()
			.click( { position: { x: 8, y: 8 } } );
		await endTyping( page );
		await tool( page, 'Replace' ).click();
		const choosing = page.waitForEvent( 'filechooser' );
		await page.getByRole( 'menuitem', { name: 'Upload' } ).click();
		await ( await choosing ).setFiles( inRoot( 'theme/screenshot.png' ) );
		await canvas.locator( '[data-type="core/cover"] img[src*="/uploads/"]' ).first().waitFor();
	} );
	await time( 'Editor, home: a section moved', async () => {
		await canvas
			.locator( '[data-type="coleman/equipment-grid"]' )
			.first()
			.click( { position: { x: 5, y: 5 } } );
		await tool( page, 'Move down' ).click();
	} );
	await time( 'Editor, home: saved', () => save( page ) );
}

/** @param {Page} page Of Marketing, in the editor of the header. */
async function changeHeader( page ) {
	const canvas = canvasOf( page );
	await time( 'Marketing, header: the search after the branch', async () => {
		await canvas.locator( '[data-type="coleman/site-search"]' ).click( { position: { x: 5, y: 5 } } );
		await tool( page, /^Move (down|right)$/ ).click();
		await save( page );
	} );
	await time( 'Marketing, menu: one of its own, an item renamed', async () => {
		const menu = canvas.locator( '[data-type="coleman/mega-menu"]' );
		await menu.click( { position: { x: 5, y: 5 } } );
		const make = page.getByRole( 'button', { name: 'Make your own menu' } );
		const settings = page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Settings' } );
		if ( ! ( await make.isVisible() ) && ( await settings.getAttribute( 'aria-pressed' ) ) !== 'true' ) {
			await settings.click();
		}
		await make.click();
		const panel = menu.locator( '[data-type="coleman/menu-panel"]' ).first();
		await panel.click();
		await panel.getByRole( 'textbox' ).fill( 'Machines' );
		await save( page );
	} );
}

/** @param {Page} page Of Marketing, in the editor of the template. */
async function changeTemplate( page ) {
	await time( 'Marketing, template of landing pages: a line below the content', async () => {
		await canvasOf( page )
			.locator( '[data-type="core/post-content"]' )
			.click( { position: { x: 5, y: 5 } } );
		await page.keyboard.press( 'ControlOrMeta+Alt+y' );
		await page.keyboard.type( 'Call us, we are in the shop from half past seven.' );
		await save( page );
	} );
}

command( async () => {
	const browser = await openBrowser();
	try {
		const admin = await signIn( browser, ADDRESS, ADMINISTRATOR );
		const { page_on_front: home } = await call( admin, '/wp/v2/settings' );
		const user = async ( /** @type {string} */ role ) => {
			const username = `${ role }-${ Date.now() }`;
			await call( admin, '/wp/v2/users', {
				username,
				email: `${ username }@example.com`,
				password: PASSWORD,
				roles: [ role ],
			} );
			return signIn( browser, ADDRESS, { name: username, password: PASSWORD } );
		};

		const editor = await user( 'editor' );
		const canvas = () => canvasOf( editor ).locator( '[data-block]' ).first().waitFor();
		const load = ( /** @type {string} */ path ) =>
			weigh( editor, async () => {
				await editor.goto( path );
				await canvas();
			} );
		tell( 'Editor, new page with the window of patterns', await load( NEW_PAGE ) );
		await open( editor, NEW_PAGE );
		tell( 'Editor, new page', await load( NEW_PAGE ) );
		tell( 'Editor, home page', await load( `/wp-admin/post.php?post=${ home }&action=edit` ) );
		await changeHome( editor );

		const marketing = await user( 'coleman_marketing' );
		const design = ( /** @type {string} */ type, /** @type {string} */ slug ) =>
			open( marketing, `/wp-admin/site-editor.php?postType=${ type }&postId=coleman//${ slug }&canvas=edit` );
		await time( 'Marketing, header: opened', () => design( 'wp_template_part', 'header' ) );
		await changeHeader( marketing );
		await time( 'Marketing, template: opened', () => design( 'wp_template', 'landing' ) );
		await changeTemplate( marketing );

		const page = await ( await browser.newContext() ).newPage();
		const html = await ( await page.request.get( `${ ADDRESS }/` ) ).text();
		for ( const words of [ 'Measured by a script.', '/uploads/', 'Machines', 'half past seven' ] ) {
			if ( ! html.includes( words ) ) {
				throw new Problem( `Visitors do not see “${ words }” at ${ ADDRESS }/.` );
			}
		}
	} finally {
		await browser.close();
	}
} );
