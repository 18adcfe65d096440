import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const USED = '/equipment/used/detail/2022-bobcat-t76-61';
const NEW = '/equipment/new/detail/bobcat-t66-1';
const SOLD = '/equipment/used/detail/2018-bobcat-t650-63';
const GONE = '/equipment/used/detail/2010-kubota-l3240-88';

const picture = ( page: Page ) => page.locator( '.coleman-gallery__main > img' );
const strip = ( page: Page ) => page.locator( '.coleman-gallery__strip' );
const link = ( page: Page, name: RegExp ) => strip( page ).getByRole( 'link', { name } );

/** Waits until it stays where it is. */
async function expectStill( element: Locator ): Promise< void > {
	let before = '';
	await expect
		.poll( async () => {
			const now = JSON.stringify( await element.boundingBox() );
			const isStill = now === before;
			before = now;
			return isStill;
		} )
		.toBe( true );
}

/** Of the page, not of the window: what is clicked or has the focus may be scrolled to. */
const placeOf = ( element: Locator ) =>
	element.evaluate( ( one ) => {
		const { left, top, width, height } = one.getBoundingClientRect();
		return [ left, top + window.scrollY, width, height ].map( Math.round );
	} );

test( 'a link of the strip swaps the main picture and does not navigate @phone', async ( { page } ) => {
	await page.goto( USED );
	const box = await placeOf( picture( page ) );
	await link( page, /from the front/ ).click();
	await expect( picture( page ) ).toHaveAttribute( 'src', /bobcat-front\.svg$/ );
	await expect( picture( page ) ).toHaveAttribute( 'alt', '2022 Bobcat T76: from the front' );
	await expect( link( page, /from the front/ ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect( link( page, /left side/ ) ).not.toHaveAttribute( 'aria-current', 'true' );
	await expect( page.getByText( 'from the front. Picture 2 of 5.' ) ).toBeAttached();
	await expect( page ).toHaveURL( new RegExp( `${ USED }$` ) );
	expect( await placeOf( picture( page ) ) ).toEqual( box );
} );

test( 'the strip goes by its buttons to its ends, and does not loop', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( USED );
	const next = strip( page ).getByRole( 'button', { name: 'Next' } );
	const last = link( page, /data plate/ );
	await expect( last ).not.toBeInViewport();
	// The first press wakes the strip.
	await expect( async () => {
		if ( await next.isEnabled() ) {
			await next.click();
		}
		await expect( next ).toBeDisabled( { timeout: 1000 } );
	} ).toPass();
	await expect( last ).toBeInViewport();
	// The slider takes a press while it moves for the begin of a drag.
	await expectStill( last );
	await last.click();
	await expect( picture( page ) ).toHaveAttribute( 'src', /data-plate\.svg$/ );
} );

test( 'the keys go along the strip, Enter shows, and what is reached is in sight @phone', async ( { page } ) => {
	await page.goto( USED );
	await link( page, /left side/ ).focus();
	// The focus has woken the gallery.
	await expect( strip( page ).locator( '[data-live]' ) ).toHaveCount( 1 );
	await page.keyboard.press( 'End' );
	await expect( link( page, /data plate/ ) ).toBeFocused();
	await expect( link( page, /data plate/ ) ).toBeInViewport( { ratio: 0.9 } );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( link( page, /seat and controls/ ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( picture( page ) ).toHaveAttribute( 'src', /controls-joysticks\.svg$/ );
	await expect( page ).toHaveURL( new RegExp( `${ USED }$` ) );
} );

test( 'a drag along the strip shows no picture, a click after it does', async ( { page } ) => {
	await page.setViewportSize( { width: 640, height: 900 } );
	await page.goto( USED );
	await link( page, /left side/ ).focus();
	await expect( strip( page ).locator( '[data-live]' ) ).toHaveCount( 1 );
	const from = ( await link( page, /undercarriage/ ).boundingBox() )!;
	await page.mouse.move( from.x + 60, from.y + 40 );
	await page.mouse.down();
	await page.mouse.move( from.x - 80, from.y + 40, { steps: 8 } );
	await page.mouse.up();
	await expect( picture( page ) ).toHaveAttribute( 'src', /compact-track-loaders\/bobcat\.svg$/ );
	await expect( page ).toHaveURL( new RegExp( `${ USED }$` ) );
	await expectStill( link( page, /undercarriage/ ) );
	await link( page, /undercarriage/ ).click();
	await expect( picture( page ) ).toHaveAttribute( 'src', /-detail\.svg$/ );
} );

test( 'a picture is seen as large as the window, and Escape gives the focus back', async ( { page } ) => {
	await page.goto( USED );
	const main = page.locator( '.coleman-gallery__main' );
	await main.click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toBeVisible();
	await page.keyboard.press( 'ArrowRight' );
	await expect( dialog.getByRole( 'img' ) ).toHaveAttribute( 'src', /bobcat-front\.svg$/ );
	await dialog.getByRole( 'button', { name: 'Next' } ).click();
	await expect( dialog.getByText( '3 of 5' ) ).toBeVisible();
	await expectAccessible( page );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( main ).toBeFocused();
	await expect( picture( page ) ).toHaveAttribute( 'src', /-detail\.svg$/ );
	await main.click();
	await dialog.getByRole( 'button', { name: 'Close' } ).click();
	await expect( dialog ).toHaveCount( 0 );
} );

test( 'an untouched page loads no React and moves nothing when the gallery wakes', async ( { page } ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => request.resourceType() === 'script' && scripts.push( request.url() ) );
	await page.goto( USED );
	await page.waitForLoadState( 'networkidle' );
	expect( scripts.filter( ( url ) => /runtime|machine-gallery/.test( url ) ) ).toEqual( [] );
	const tops = () =>
		page
			.locator( '.coleman-machine__plate, .coleman-machine__specs, .coleman-share__tools' )
			.evaluateAll( ( all ) => all.map( ( one ) => one.getBoundingClientRect().top ) );
	const before = await tops();
	await link( page, /left side/ ).evaluate( ( one ) => one.focus( { preventScroll: true } ) );
	await expect( strip( page ).locator( '[data-live]' ) ).toHaveCount( 1 );
	expect( await tops() ).toEqual( before );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'links of the strip lead to the pictures, and sharing is an email @phone', async ( { page } ) => {
		await page.goto( USED );
		await expect( page.getByRole( 'link', { name: 'Email', exact: true } ) ).toHaveAttribute(
			'href',
			/^mailto:\?subject=2022/
		);
		await expect( page.getByRole( 'button', { name: 'Share' } ) ).toBeHidden();
		await expect( strip( page ).getByRole( 'button', { name: 'Next' } ) ).toBeHidden();
		await page.getByRole( 'link', { name: 'Request Information' } ).click();
		await expect( page ).toHaveURL( /#used-equipment-form$/ );
		await link( page, /from the front/ ).click();
		await expect( page ).toHaveURL( /bobcat-front\.svg$/ );
	} );
} );

test( 'Request Information scrolls to the section to ask in, within half a second @phone', async ( { page } ) => {
	await page.goto( USED );
	const section = page.locator( '#used-equipment-form' );
	await page.getByRole( 'link', { name: 'Request Information' } ).click();
	await expect( section ).toBeFocused( { timeout: 1500 } );
	await expect( section ).toBeInViewport();
	await expect( section.getByRole( 'link', { name: /^Email / } ) ).toHaveAttribute( 'href', /U-2061/ );
	await expect( section.getByRole( 'link', { name: /^\d{3}-\d{3}-\d{4}$/ } ) ).toHaveAttribute(
		'href',
		/^tel:\d{10}$/
	);
} );

test( 'Share copies the link where the device has no sharing of its own', async ( { page, context } ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await page.addInitScript( () => Object.defineProperty( navigator, 'share', { value: undefined } ) );
	await page.goto( USED );
	await page.getByRole( 'button', { name: 'Share' } ).click();
	await expect( page.getByText( 'Link copied' ) ).toBeVisible();
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe( page.url() );
} );

test( 'a sold machine says so, shows no price and offers its like @phone', async ( { page } ) => {
	await page.goto( SOLD );
	const main = page.getByRole( 'main' );
	await expect( main.locator( '.coleman-machine__sold' ) ).toHaveText( /^Sold[A-Z][a-z]+ \d{1,2}, \d{4}$/ );
	await expect( main.locator( '.coleman-machine__plate' ) ).not.toContainText( '$' );
	await expect( main.getByRole( 'link', { name: 'Request Information' } ) ).toHaveCount( 0 );
	await expect( main.locator( '#used-equipment-form' ) ).toHaveCount( 0 );
	await main.getByRole( 'link', { name: 'See similar machines' } ).click();
	await main.locator( '#similar' ).getByRole( 'link' ).first().click();
	await expect( main.locator( '.coleman-machine__plate' ) ).toContainText( /\$|Call for price/ );
} );

test( 'a machine sold long ago is 410, with its like and the way to the others @phone', async ( {
	page,
	complaints,
} ) => {
	complaints.allow( /410/ );
	const response = await page.goto( GONE );
	expect( response?.status() ).toBe( 410 );
	const main = page.getByRole( 'main' );
	await expect( main.getByRole( 'heading', { level: 1 } ) ).toHaveText( '2010 Kubota L3240 is sold' );
	await expect( main.getByRole( 'link', { name: 'See all: Tractors' } ) ).toHaveAttribute(
		'href',
		'/equipment/used/tractors/'
	);
	expect( await main.locator( '#similar li' ).count() ).toBeGreaterThan( 0 );
	await expectAccessible( page );
} );

test( 'a wrong name, or none, leads to the right address with the query kept', async ( { request } ) => {
	for ( const [ asked, right ] of [
		[ '/equipment/new/detail/wrong-1?utm_source=x', `${ NEW }?utm_source=x` ],
		[ '/equipment/new/detail/1', NEW ],
		[ '/equipment/used/detail/bobcat-t66-1', NEW ],
	] ) {
		const response = await request.get( `${ asked }`, { maxRedirects: 0 } );
		expect( response.status() ).toBe( 301 );
		expect( response.headers().location?.replace( /^https?:\/\/[^/]+/, '' ) ).toBe( right );
	}
	expect( ( await request.get( '/equipment/new/detail/bobcat-999999' ) ).status() ).toBe( 404 );
} );

test( 'a price on request is asked for at the branch', async ( { page } ) => {
	await page.goto( NEW );
	const price = page.locator( '.coleman-machine__price' );
	await expect( price ).toContainText( 'Call for price' );
	await expect( price.getByRole( 'link' ) ).toHaveAttribute( 'href', /^tel:\d{10}$/ );
	await expect( page.getByRole( 'link', { name: 'Request Information' } ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'link', { name: 'Ask about this machine' } ) ).toHaveAttribute( 'href', '#ask' );
} );

test( 'on paper it is one sheet: plate, picture, table, branch, and nothing else', async ( { page } ) => {
	await page.goto( USED );
	await page.emulateMedia( { media: 'print' } );
	for ( const shown of [ 'plate', 'branch', 'specs', 'title' ] ) {
		await expect( page.locator( `.coleman-machine__${ shown }` ) ).toBeVisible();
	}
	await expect( picture( page ) ).toBeVisible();
	for ( const hidden of [
		'.coleman-machine__ask',
		'.coleman-machine__similar',
		'.coleman-machine__ways',
		'.coleman-machine__action',
		'.coleman-share__tools',
		'.coleman-gallery__strip',
		'.site-header .wp-block-coleman-site-search',
		'.site-header .wp-block-coleman-mega-menu',
		'.site-header .wp-block-coleman-user-bar',
		'.site-footer',
	] ) {
		await expect( page.locator( hidden ) ).toBeHidden();
	}
	const pdf = ( await page.pdf( { format: 'Letter' } ) ).toString( 'latin1' );
	expect( pdf.match( /\/Type\s*\/Page\b(?!s)/g ) ).toHaveLength( 1 );
} );
