/**
 * `npm run tour` takes the pictures of docs/tour.md on a fresh demo site and writes that page.
 *
 * A picture is written only if it differs visibly from the one that is there, so that a date on a page is no change.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { command } from './lib/command.mjs';
import { inRoot, testSitesDir } from './lib/paths.mjs';
import { Problem, quietStep, step } from './lib/report.mjs';
import { setUpSite } from './lib/setup.mjs';
import { createSite, serveSite } from './lib/site.mjs';
import { ensureHeadlessBrowser } from './lib/system.mjs';
import { TOUR } from './tour/stops.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

const FOLDER = 'docs/pictures';
const PAGE = 'docs/tour.md';

/** Bytes of a picture; its quality is lowered until it fits. */
const MAX_BYTES = 60_000;
const QUALITIES = [ 80, 70, 60, 50, 40, 30, 20 ];

/** The share of pixels that may differ before a picture counts as another. */
const SAME = 0.002;

/** For the desk of feeds: two prices, and one that cannot be read. */
const PRICES = `part_number,manufacturer,price
HH164-32430,Kubota,15.25
P164378,Donaldson,43.10
HH160-32093,Kubota,12..5
`;

const VIEWPORTS = {
	desktop: { width: 1440, height: 900 },
	phone: { width: 390, height: 844 },
};

/**
 * @param {Page}   page
 * @param {string} email
 * @param {string} password
 */
async function signIn( page, email, password ) {
	const isAdmin = email === 'admin';
	await page.goto( isAdmin ? '/wp-login.php' : '/customer/login' );
	const form = isAdmin ? page.locator( '#loginform' ) : page.getByRole( 'main' );
	await form.getByLabel( /email/i ).first().fill( email );
	await form.getByLabel( 'Password', { exact: true } ).fill( password );
	await Promise.all( [
		page.waitForURL( ( url ) => ! /login/.test( url.pathname ) ),
		form.getByRole( 'button', { name: isAdmin ? 'Log In' : 'Sign in', exact: true } ).click(),
	] );
}

/**
 * Fills the customer's cart, and places an order.
 *
 * @param {Page} page Of the customer.
 * @return {Promise<string>} Path of the order.
 */
async function order( page ) {
	const main = page.getByRole( 'main' );
	/** @param {number} part */
	const add = async ( part ) => {
		await page.goto( `/parts/details/${ part }` );
		await main.getByRole( 'button', { name: 'Add to cart', exact: true } ).first().click();
		await page.getByText( 'Item added to cart' ).waitFor();
	};
	await add( 1 );
	await add( 2 );
	await page.goto( '/checkout' );
	await main.getByLabel( 'Pick up at a branch' ).check();
	// The order is placed at the total that is shown, so its taxes have to be there first.
	const quoted = page.waitForResponse( /checkout\/quote/ );
	await main.getByLabel( 'Pickup branch' ).selectOption( 'Easton' );
	await quoted;
	await main.getByRole( 'button', { name: 'Place order' } ).and( page.locator( ':enabled' ) ).first().waitFor();
	await page.waitForTimeout( 500 );
	await main.getByLabel( 'Phone', { exact: true } ).fill( '913-555-0178' );
	await main.getByRole( 'button', { name: 'Place order', exact: true } ).first().click();
	await page.waitForURL( /\/customer\/order\/\d+/ );
	const { pathname } = new URL( page.url() );
	await add( 1 );
	await add( 7 );
	return pathname;
}

/**
 * Lets the site follow the device's colors, and the editor begin without its guide.
 *
 * @param {Page} page Of the administrator.
 * @return {Promise<string>} Id of the home page.
 */
async function settle( page ) {
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	await page.waitForFunction( () => Boolean( Object( window ).wp?.apiFetch ) );
	return page.evaluate( async () => {
		const { apiFetch, data } = Object( window ).wp;
		data.dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false );
		data.dispatch( 'core/preferences' ).set( 'core', 'enableChoosePatternModal', false );
		const settings = await apiFetch( {
			path: '/wp/v2/settings',
			method: 'POST',
			data: { coleman_color_scheme: 'system' },
		} );
		return String( settings.page_on_front );
	} );
}

/**
 * @param {Page} page
 * @return {Promise<Buffer>} What it shows, as WebP of at most MAX_BYTES.
 */
async function shoot( page ) {
	const session = await page.context().newCDPSession( page );
	for ( const quality of QUALITIES ) {
		const { data } = await session.send( 'Page.captureScreenshot', { format: 'webp', quality } );
		const picture = Buffer.from( data, 'base64' );
		if ( picture.length <= MAX_BYTES ) {
			return picture;
		}
	}
	throw new Problem( `The picture of ${ page.url() } is larger than ${ MAX_BYTES } bytes at any quality.` );
}

/**
 * @param {Page}   page A blank one.
 * @param {Buffer} before
 * @param {Buffer} after
 * @return {Promise<number>} The share of pixels that differ; 1 where the sizes do.
 */
const difference = ( page, before, after ) =>
	page.evaluate(
		async ( pictures ) => {
			const [ one, other ] = await Promise.all(
				pictures.map( async ( picture ) => {
					const image = new window.Image();
					image.src = `data:image/webp;base64,${ picture }`;
					await image.decode();
					const canvas = new window.OffscreenCanvas( image.width, image.height );
					const context = /** @type {OffscreenCanvasRenderingContext2D} */ ( canvas.getContext( '2d' ) );
					context.drawImage( image, 0, 0 );
					return context.getImageData( 0, 0, image.width, image.height );
				} )
			);
			if ( one.width !== other.width || one.height !== other.height ) {
				return 1;
			}
			let differing = 0;
			for ( let index = 0; index < one.data.length; index += 4 ) {
				// The codec alone moves a color by less.
				const isOther = [ 0, 1, 2 ].some(
					( color ) => Math.abs( one.data[ index + color ] - other.data[ index + color ] ) > 48
				);
				differing += isOther ? 1 : 0;
			}
			return differing / ( one.data.length / 4 );
		},
		[ before.toString( 'base64' ), after.toString( 'base64' ) ]
	);

/** @return {string} The page with all pictures. */
const page = () =>
	[
		'# A tour',
		'Pictures of the demo, taken by `npm run tour`, which also writes this page.',
		...TOUR.flatMap( ( { title, stops } ) => [
			`## ${ title }`,
			...stops.map(
				( { name, caption, on } ) =>
					`${ caption }\n\n<img src="pictures/${ name }.webp" alt="" width="${ on === 'phone' ? 300 : 720 }">`
			),
		] ),
	].join( '\n\n' ) + '\n';

/**
 * @param {Browser} browser
 * @param {string}  url     Of the site.
 */
async function takeAll( browser, url ) {
	/** @param {Partial<import('./tour/stops.mjs').Stop>} stop */
	const contextFor = ( { on = 'desktop', dark = false } ) =>
		browser.newContext( {
			baseURL: url,
			viewport: VIEWPORTS[ on ],
			colorScheme: dark ? 'dark' : 'light',
			isMobile: on === 'phone',
			reducedMotion: 'reduce',
			locale: 'en-US',
			timezoneId: 'America/Chicago',
		} );
	const customer = await contextFor( {} );
	const customerPage = await customer.newPage();
	await signIn( customerPage, 'customer@example.com', 'password' );
	const placed = await order( customerPage );
	const admin = await contextFor( {} );
	const adminPage = await admin.newPage();
	await signIn( adminPage, 'admin', 'password' );
	const home = await settle( adminPage );
	const blank = await browser.newPage();

	for ( const stop of TOUR.flatMap( ( { stops } ) => stops ) ) {
		await step( stop.name, async ( note ) => {
			const shared = { customer, admin, guest: null }[ stop.as ?? 'guest' ];
			const context = shared ?? ( await contextFor( stop ) );
			const shown = await context.newPage();
			await shown.goto( stop.path.replace( '{order}', placed ).replace( '{home}', home ) );
			await stop.act?.( shown );
			// Lists of the back office and maps of a page come after the page itself.
			await shown.waitForLoadState( 'networkidle' );
			await shown.waitForTimeout( 500 );
			const picture = await shoot( shown );
			const file = inRoot( FOLDER, `${ stop.name }.webp` );
			const share = existsSync( file ) ? await difference( blank, readFileSync( file ), picture ) : 1;
			if ( share > SAME ) {
				writeFileSync( file, picture );
			}
			note( share > SAME ? `${ picture.length } bytes` : 'unchanged' );
			await ( shared ? shown : context ).close();
		} );
	}
}

command( async () => {
	await setUpSite();
	const executablePath = await ensureHeadlessBrowser();
	const site = await createSite( {
		dir: path.join( testSitesDir, 'tour' ),
		fresh: true,
		seed: [ 'demo' ],
		step: quietStep,
	} );
	const server = await serveSite( site );
	const browser = await chromium.launch( { executablePath, args: [ '--no-sandbox' ] } );
	try {
		mkdirSync( inRoot( FOLDER ), { recursive: true } );
		const prices = path.join( site.dir, 'prices.csv' );
		writeFileSync( prices, PRICES );
		await site.coleman( [ 'import', 'prices', prices ] );
		await takeAll( browser, server.url );
		const named = new Set( TOUR.flatMap( ( { stops } ) => stops.map( ( { name } ) => `${ name }.webp` ) ) );
		readdirSync( inRoot( FOLDER ) )
			.filter( ( file ) => ! named.has( file ) )
			.forEach( ( file ) => rmSync( inRoot( FOLDER, file ) ) );
		writeFileSync( inRoot( PAGE ), page() );
	} finally {
		await browser.close();
		await server.stop();
		await site.close();
	}
} );
