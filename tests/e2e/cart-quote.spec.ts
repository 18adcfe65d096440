import { expect, expectSound, test, watchShifts } from './support/test';

const PART = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';

test( 'the cart is printed as a quote, and its link fills another cart @phone-1', async ( { page, browser } ) => {
	await watchShifts( page );
	await page.goto( PART );
	const main = page.getByRole( 'main' );
	await main.getByRole( 'spinbutton' ).first().fill( '3' );
	await main.getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();
	await page.goto( '/cart' );
	await main.getByLabel( 'Ship to ZIP code' ).fill( '66 020' );
	await main.getByRole( 'button', { name: 'Estimate shipping' } ).click();
	await expect( main ).toContainText( 'Shipping to 66020' );
	await main.getByRole( 'link', { name: 'Print or send as a quote' } ).click();
	await expect( main.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Parts quote' );
	await expect( main.getByRole( 'button', { name: 'Print' } ) ).toBeVisible();
	// The branch nearest to the ZIP code.
	await expect( main ).toContainText( 'Easton, 22840 Easton Road' );
	await expectSound( page );
	const link = ( await main.getByRole( 'link', { name: 'Link to this quote' } ).getAttribute( 'href' ) ) ?? '';

	const other = await browser.newContext( { javaScriptEnabled: false } );
	const stranger = await other.newPage();
	await stranger.goto( link );
	await expect( stranger.getByRole( 'main' ) ).toContainText( '$44.55' );
	await stranger.getByRole( 'button', { name: 'Add all to cart' } ).click();
	await expect( stranger ).toHaveURL( /\/cart$/ );
	await expect( stranger.getByRole( 'main' ) ).toContainText( '$44.55' );
	await other.close();
} );

test( 'on paper there is the sheet, and numbers to call', async ( { page } ) => {
	await page.goto( '/cart/quote?parts=1x2' );
	await page.emulateMedia( { media: 'print' } );
	const main = page.getByRole( 'main' );
	await expect( main ).toContainText( 'HH164-32430' );
	await expect( main.getByRole( 'button', { name: 'Add all to cart' } ) ).toBeHidden();
	await expect( page.getByRole( 'banner' ) ).toBeHidden();
	await expect( page.getByRole( 'contentinfo' ).getByRole( 'navigation' ) ).toHaveCount( 0 );
	// No branch is chosen, so any of them may be called.
	await expect( page.getByRole( 'contentinfo' ).getByRole( 'link' ) ).toHaveText(
		Array( 4 ).fill( /^\d{3}-\d{3}-\d{4}$/ )
	);
} );
