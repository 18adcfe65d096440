import type { Page } from '@playwright/test';
import { expect, expectSound, test, watchShifts } from './support/test';

const PART = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';

/** One piece, picked up at Easton. Other tests may have bought those that were there. */
const READY = /^1 (at Easton now|from [^,]+), ready \w+, \w+ \d+ after [\d:]+ [ap]m\.$/;

const main = ( page: Page ) => page.getByRole( 'main' );

const firstBranch = ( page: Page ) => main( page ).locator( '.coleman-part__stock tbody tr' ).first();

/** By the way that a part's page leads to. */
async function chooseEaston( page: Page ): Promise< void > {
	await page.goto( PART );
	await main( page ).getByRole( 'link', { name: 'Choose your branch to see when it’s ready.' } ).click();
	await page.locator( '#my-branch' ).getByRole( 'button', { name: 'Easton' } ).click();
	await expect( firstBranch( page ) ).toContainText( 'Your branch' );
	await page.waitForLoadState();
}

test( 'the page of a part begins with the visitor’s branch and says when it is ready there @phone', async ( {
	page,
} ) => {
	await watchShifts( page );
	await chooseEaston( page );
	await expect( firstBranch( page ) ).toContainText( 'Easton' );
	await expect( firstBranch( page ) ).toContainText( 'Your branch' );
	const promise = main( page ).locator( '[data-promise]' );
	await main( page ).getByRole( 'spinbutton' ).first().focus();
	await expect( promise ).toHaveText( READY );
	await expectSound( page );
	await main( page ).getByRole( 'spinbutton' ).first().fill( '9999' );
	await expect( promise ).toContainText( 'on order' );

	// The island that wakes takes over what was painted.
	await main( page ).getByRole( 'spinbutton' ).first().fill( '1' );
	await main( page ).getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();
	await expect( firstBranch( page ) ).toContainText( 'Your branch' );
	await expect( promise ).toHaveText( READY );
} );

test( 'another branch shows its date and its shelf at once, without a reload', async ( { page } ) => {
	await watchShifts( page );
	await chooseEaston( page );
	const promise = main( page ).locator( '[data-promise]' );
	await main( page ).getByRole( 'spinbutton' ).first().focus();
	await expect( promise ).toHaveText( READY );
	await page.evaluate( () => {
		document.documentElement.dataset.isSame = 'yes';
	} );
	const box = page.locator( '.wp-block-coleman-my-branch' );
	await box.locator( 'summary' ).click();
	await box.getByRole( 'button', { name: 'Smithville' } ).click();
	await expect( box.locator( 'summary' ) ).toContainText( 'Smithville' );
	await expect( firstBranch( page ) ).toContainText( 'Smithville' );
	await expect( firstBranch( page ) ).toContainText( 'Your branch' );
	await expect( main( page ).getByText( 'Your branch', { exact: true } ).filter( { visible: true } ) ).toHaveCount(
		1
	);
	await expect( promise ).toHaveText( /at Smithville now|from |on order/ );
	await expect( promise ).not.toHaveText( READY );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-is-same', 'yes' );
	await expectSound( page );

	// It is kept: the next page begins with it.
	await page.reload();
	await expect( firstBranch( page ) ).toContainText( 'Smithville' );
} );

test( 'what the cart offers is what the order and its mail say @phone-1', async ( { page, isMobile, complaints } ) => {
	// The mail is shown without its scripts.
	complaints.allow( /allow-scripts/, /400/ );
	await watchShifts( page );
	const email = `branch-${ isMobile ? 'phone' : 'desk' }.${ Date.now() }@example.com`;
	await chooseEaston( page );
	await main( page ).getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();
	await page.goto( '/cart' );
	const promise = await main( page ).locator( '.coleman-cart__promise' ).first().textContent();
	expect( promise ).toMatch( READY );

	await main( page ).getByLabel( 'Ship to ZIP code' ).fill( '6602' );
	await main( page ).getByRole( 'button', { name: 'Estimate shipping' } ).click();
	await expect( main( page ).getByText( 'Enter a 5-digit ZIP code.' ) ).toBeVisible();
	await main( page ).getByLabel( 'Ship to ZIP code' ).fill( '66020' );
	await main( page ).getByRole( 'button', { name: 'Estimate shipping' } ).click();
	await expect( main( page ).getByText( 'Shipping to 66020' ) ).toBeVisible();
	const ways = main( page ).getByRole( 'region', { name: 'How you can get your order' } );
	const offered = ways.getByRole( 'heading', { level: 3 } );
	await expect( offered.first() ).toHaveText( 'Pick up everything at Easton' );
	await expect( offered.last() ).toHaveText( 'Ship everything' );
	await expectSound( page );

	await ways.getByRole( 'link', { name: 'Check out this way' } ).first().click();
	await expect( main( page ).getByRole( 'radio', { name: 'Pick up at a branch' } ) ).toBeChecked();
	await expect( main( page ).getByLabel( 'Pickup branch' ) ).toHaveValue( '4' );
	await expect( main( page ).locator( '.coleman-checkout__promise' ) ).toHaveText( promise ?? '' );
	await expect( page ).toHaveURL( /\/checkout$/ );
	await main( page ).getByLabel( 'Email Address' ).fill( email );
	await main( page ).getByLabel( 'Name', { exact: true } ).first().fill( 'Ann Farmer' );
	await main( page ).getByLabel( 'Phone' ).first().fill( '913-555-0100' );
	await main( page ).getByRole( 'button', { name: 'Place order' } ).click();
	await expect( page ).toHaveURL( /\/customer\/order\/\d+/, { timeout: 15_000 } );
	await expect( main( page ) ).toContainText( promise ?? '' );
	const mail = page.getByRole( 'row' ).filter( { hasText: email } ).first();
	await expect( async () => {
		await page.goto( '/dev/mail' );
		await expect( mail ).toBeVisible( { timeout: 500 } );
	} ).toPass();
	await mail.getByRole( 'link' ).click();
	await expect( page.frameLocator( 'iframe' ).locator( 'body' ) ).toContainText( promise ?? '' );
} );

test( 'a way that is chosen later replaces what was chosen at the checkout before', async ( { page } ) => {
	await chooseEaston( page );
	await main( page ).getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();
	await page.goto( '/checkout' );
	await page.waitForLoadState( 'networkidle' );
	await main( page ).getByLabel( 'Email Address' ).fill( 'kept@example.com' );
	await main( page ).getByLabel( 'Email Address' ).blur();
	await page.goto( '/checkout?way=branch' );
	await expect( main( page ).getByRole( 'radio', { name: 'Pick up at a branch' } ) ).toBeChecked();
	await expect( main( page ).getByLabel( 'Email Address' ) ).toHaveValue( 'kept@example.com' );
	await main( page ).getByRole( 'radio', { name: 'Ship to me' } ).check();
	await page.reload();
	await expect( main( page ).getByRole( 'radio', { name: 'Ship to me' } ) ).toBeChecked();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the branch and the way are forms and links @phone', async ( { page } ) => {
		await page.goto( '/locations/easton/' );
		await main( page ).getByRole( 'button', { name: 'Make this my branch' } ).click();
		await expect( page ).toHaveURL( /\/locations\/easton\/#?$/ );
		await page.goto( PART );
		await main( page ).getByRole( 'button', { name: 'Add to cart' } ).first().click();
		await expect( main( page ).locator( '.coleman-cart__promise' ) ).toHaveText( READY );
		await main( page ).getByLabel( 'Ship to ZIP code' ).fill( '66020' );
		await main( page ).getByRole( 'button', { name: 'Estimate shipping' } ).click();
		await expect( main( page ).getByText( 'Shipping to 66020' ) ).toBeVisible();
		await main( page ).getByRole( 'link', { name: 'Check out this way' } ).first().click();
		await expect( main( page ).getByRole( 'radio', { name: 'Pick up at a branch' } ) ).toBeChecked();
		await expect( main( page ).getByLabel( 'Pickup branch' ) ).toHaveValue( '4' );
		await expect( main( page ).getByLabel( 'ZIP code' ).first() ).toHaveValue( '66020' );
	} );
} );
