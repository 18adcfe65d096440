import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const FAMILY = '/parts/category/engine-oil-filters-1';
const PART = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';

const rows = ( page: Page ) => page.locator( '.coleman-part-row' );

test.describe( 'a family of parts', () => {
	test( 'is narrowed down, put in order, and gone through without a new page @phone', async ( { page } ) => {
		await page.goto( FAMILY );
		const main = page.getByRole( 'main' );
		await page.evaluate( () => Object.assign( window, { isTheSamePage: true } ) );

		await main.getByRole( 'link', { name: /^Kubota \d+/ } ).click();
		await expect( page ).toHaveURL( /vendor_id=101$/ );
		await expect( main.getByText( /^\d+ parts · Kubota$/ ) ).toBeVisible();
		await main.getByRole( 'link', { name: 'Lowest price' } ).click();
		await expect( page ).toHaveURL( /order=price$/ );
		const price = async ( place: number ) =>
			Number( ( await rows( page ).nth( place ).locator( '.coleman-price' ).innerText() ).slice( 1 ) );
		expect( await price( 0 ) ).toBeLessThanOrEqual( await price( 1 ) );

		await expect( rows( page ) ).toHaveCount( 12 );
		await main.getByRole( 'link', { name: 'Load More Parts' } ).click();
		await expect( rows( page ).nth( 12 ) ).toBeVisible();
		await expect( rows( page ).nth( 12 ).getByRole( 'link' ) ).toBeFocused();
		await expect( page ).toHaveURL( /after=\d+$/ );

		await page.goBack();
		await expect( page ).toHaveURL( /vendor_id=101$/ );
		await expect( rows( page ) ).toHaveCount( 12 );
		expect( await page.evaluate( () => 'isTheSamePage' in window ) ).toBe( true );
	} );

	test( 'puts a part into the cart from its row @phone', async ( { page } ) => {
		await page.goto( FAMILY );
		await rows( page ).first().getByRole( 'spinbutton' ).fill( '3' );
		await rows( page ).first().getByRole( 'button', { name: 'Add to cart' } ).click();
		await page.getByRole( 'link', { name: 'Go to cart' } ).click();
		await expect( page.getByRole( 'main' ) ).toContainText( 'HH164-32430' );
	} );

	test( 'loads no React before it is touched', async ( { page } ) => {
		const scripts: string[] = [];
		page.on( 'request', ( request ) => scripts.push( request.url() ) );
		await page.goto( FAMILY );
		await page.waitForLoadState( 'networkidle' );
		expect( scripts.filter( ( url ) => /runtime\.\w+\.js/.test( url ) ) ).toEqual( [] );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a family of parts is links and forms @phone', async ( { page } ) => {
		await page.goto( FAMILY );
		const main = page.getByRole( 'main' );
		const number = rows( page ).first().locator( 'b' );
		const first = await number.innerText();
		await main.getByRole( 'link', { name: 'Load More Parts' } ).click();
		await expect( page ).toHaveURL( /after=\d+#/ );
		await expect( number ).not.toHaveText( first );
		await main.getByRole( 'link', { name: 'Back to start of list' } ).click();
		await expect( number ).toHaveText( first );
		await main.getByRole( 'link', { name: /^In stock/ } ).click();
		await expect( page ).toHaveURL( /in_stock=1/ );
		await rows( page ).first().getByRole( 'button', { name: 'Add to cart' } ).click();
		// A browser takes the fragment along.
		await expect( page ).toHaveURL( /\/cart(#|$)/ );
	} );

	test( 'the catalogue says what it needs, and leads to the search @phone', async ( { page } ) => {
		await page.goto( '/parts-catalogue/' );
		const main = page.getByRole( 'main' );
		await expect( main.getByText( 'The catalog needs JavaScript.' ) ).toBeVisible();
		await expect( main.getByRole( 'button', { name: 'Open the parts catalog' } ) ).toBeHidden();
		await main.getByRole( 'link', { name: 'Search parts by number or keyword' } ).click();
		await expect( page ).toHaveURL( /\/search\// );
	} );
} );

test( 'a superseded number leads along its chain to the one to order @phone', async ( { page } ) => {
	await page.goto( '/parts/details/11' );
	const main = page.getByRole( 'main' );
	await expect( main.getByText( /^\S+ → \S+ → \S+$/ ) ).toBeVisible();
	await main.locator( '.coleman-part__superseded' ).getByRole( 'link' ).click();
	await expect( main.getByRole( 'heading', { name: 'Replaces' } ) ).toBeVisible();
	await page.goto( '/parts/details/30' );
	await expect( main.getByText( 'This number is now a kit. Order together:' ) ).toBeVisible();
	await expect( main.getByText( 'Order 2:' ) ).toBeVisible();
} );

test( 'parts that were seen are counted, of nobody in particular @phone-1', async ( { page } ) => {
	const told = page.waitForRequest( ( request ) => /\/coleman\/v1\/impressions\?t=\d+$/.test( request.url() ) );
	await page.goto( PART );
	// On a phone the plate is below the picture.
	await page.locator( '.coleman-part__plate' ).scrollIntoViewIfNeeded();
	const request = await told;
	expect( request.headers()[ 'x-coleman-token' ] ).toMatch( /^\w{16,}$/ );
	const ids = ( new URLSearchParams( request.postData() ?? '' ).get( 'ids' ) ?? '' ).split( ',' );
	expect( ids ).toContain( '1' );
	const response = await request.response();
	expect( response?.status() ).toBe( 204 );
	expect( Object.keys( ( await response?.allHeaders() ) ?? {} ) ).not.toContain( 'set-cookie' );
} );

test( 'the parts catalogue is loaded by a click, and fills our cart at our prices @phone-1', async ( { page } ) => {
	const loaded: string[] = [];
	page.on( 'request', ( request ) => loaded.push( new URL( request.url() ).pathname ) );
	await page.goto( '/parts-catalogue/' );
	await page.waitForLoadState( 'networkidle' );
	expect( loaded ).not.toContain( '/dev/part-stream.js' );

	const main = page.getByRole( 'main' );
	await page.evaluate( () => {
		Object.assign( window, { heard: [] } );
		document.addEventListener( 'coleman:part-added', ( event ) =>
			( window as unknown as { heard: unknown[] } ).heard.push( ( event as CustomEvent ).detail )
		);
	} );
	await main.getByRole( 'button', { name: 'Open the parts catalog' } ).click();
	await main.getByRole( 'button', { name: 'Add: Oil filter', exact: true } ).click();
	await expect( main.getByRole( 'status' ) ).toContainText( 'HH164-32430 is in your cart.' );
	await main.getByRole( 'button', { name: 'Add: Oil filter, its old number' } ).click();
	await expect( main.getByRole( 'status' ).getByRole( 'link', { name: '320/B4420' } ) ).toBeVisible();
	await main.getByRole( 'button', { name: 'Add: Knob, shift lever' } ).click();
	await expect( main.getByRole( 'status' ) ).toContainText( 'ZZ-90210 is in your cart as a special order.' );
	await main.getByRole( 'button', { name: 'Add: Washer, none wanted' } ).click();
	expect( await page.evaluate( () => ( window as unknown as { heard: unknown[] } ).heard.length ) ).toBe( 3 );

	// The event is a request to add, also while the block sleeps.
	await page.reload();
	await page.evaluate( () =>
		document.dispatchEvent( new CustomEvent( 'add-partstream-item-to-cart', { detail: 'arisku=HH164-32430' } ) )
	);
	await expect( main.getByRole( 'status' ) ).toContainText( 'HH164-32430 is in your cart.' );

	await page.goto( '/cart' );
	await expect( main ).toContainText( '$44.55' );
	await expect( main ).toContainText( 'ZZ-90210' );
	await expect( main ).toContainText( 'Kubota, assembly 12' );
	await expect( main ).toContainText( 'Will contact you with pricing information after order is submitted' );
} );
