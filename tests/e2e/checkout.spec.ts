import type { Browser, Page } from '@playwright/test';
import { ADMIN } from './playwright.config';
import { followMail } from './support/mail';
import { expect, expectSound, test, watchShifts } from './support/test';

const main = ( page: Page ) => page.getByRole( 'main' );

const unique = ( name: string ) => `${ name }.${ Date.now() }@example.com`;

const press = ( page: Page, name: string ) => main( page ).getByRole( 'button', { name, exact: true } ).first().click();

async function intoCart( page: Page, part: string ): Promise< void > {
	await page.goto( part );
	await press( page, 'Add to cart' );
}

async function fillIn( page: Page, email: string ): Promise< void > {
	await main( page ).getByLabel( 'Email Address' ).fill( email );
	for ( const [ label, value ] of Object.entries( { Name: 'Ann Farmer', Street: '1 Main St', City: 'Easton' } ) ) {
		await main( page ).getByLabel( label, { exact: true } ).first().fill( value );
	}
	await main( page ).getByLabel( 'State' ).first().selectOption( 'Kansas' );
	await main( page ).getByLabel( 'ZIP code' ).first().fill( '66020' );
	await main( page ).getByLabel( 'Phone' ).first().fill( '913-555-0100' );
}

test( 'a guest orders, finds the order by the link of the mail, and cancels it @phone-1', async ( {
	page,
	isMobile,
	complaints,
} ) => {
	// The wrong email; and the mail, which is shown without its scripts.
	complaints.allow( /404/, /allow-scripts/ );
	await watchShifts( page );
	const email = unique( isMobile ? 'guest-phone' : 'guest' );
	await intoCart( page, '/parts/details/1' );
	await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();
	await page.goto( '/checkout' );
	await expectSound( page );

	await press( page, 'Place order' );
	await expect( main( page ).getByText( 'Please check the following:' ) ).toBeVisible();
	await fillIn( page, email );
	const total = main( page ).locator( '.coleman-checkout__total' );
	await expect( main( page ).locator( '.coleman-checkout__totals' ) ).not.toContainText( 'After your address' );
	const shipped = await total.textContent();
	// What was typed outlives a reload, and the total is the same.
	await page.reload();
	await expect( main( page ).getByLabel( 'Email Address' ) ).toHaveValue( email );
	await expect( total ).toHaveText( shipped ?? '' );
	await main( page ).getByLabel( 'Pick up at a branch' ).check();
	await main( page ).getByLabel( 'Pickup branch' ).selectOption( 'Easton' );
	await expect( total ).not.toHaveText( shipped ?? '' );
	await expectSound( page );
	const fetched = await total.textContent();
	await press( page, 'Place order' );

	await expect( page ).toHaveURL( /\/customer\/order\/\d+\?key=/ );
	await expect( main( page ).getByRole( 'heading', { level: 1 } ) ).toHaveText( /^Order W\d{6}$/ );
	await expect( main( page ).locator( '.coleman-order__sum' ) ).toHaveText( fetched ?? '' );
	await expect( main( page ) ).toContainText( 'Where to pick up' );
	await expectSound( page );

	await main( page ).getByRole( 'link', { name: 'Print view' } ).click();
	await expect( main( page ).getByRole( 'button', { name: 'Print' } ) ).toBeVisible();
	await expectSound( page );

	// Another browser has not shown the email yet.
	await page.context().clearCookies( { name: /^coleman_order_/ } );
	await followMail( page, email, 'We have your order', 'See your order' );
	await main( page ).getByLabel( 'Email Address' ).fill( 'eve@example.com' );
	await press( page, 'Open order' );
	await expect( main( page ) ).toContainText( 'We couldn’t find an order for this link and email address.' );
	await main( page ).getByLabel( 'Email Address' ).fill( email );
	await press( page, 'Open order' );
	await main( page ).getByText( 'Cancel this order' ).click();
	await press( page, 'Yes, cancel it' );
	await expect( main( page ).locator( '.coleman-order__state' ) ).toHaveText( 'Canceled' );
	await expectSound( page );
} );

/** The parts desk names every price of an order and sends the quote. */
async function priceOrder( browser: Browser, baseURL: string, id: number ): Promise< void > {
	const desk = await browser.newContext( { storageState: ADMIN, baseURL } );
	const nonce = await ( await desk.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const headers = { 'X-WP-Nonce': nonce };
	const seen = await desk.request.get( `/wp-json/coleman/v1/desk/orders/${ id }`, { headers } );
	const { version, order } = ( await seen.json() ).results;
	const unknown: { LineId: number }[] = order.Items.filter( ( item: { IsUnknown: boolean } ) => item.IsUnknown );
	const answer = await desk.request.post( `/wp-json/coleman/v1/desk/orders/${ id }/prices`, {
		headers,
		data: {
			version,
			prices: unknown.map( ( { LineId: line } ) => ( { line, cents: 4250 } ) ),
			send: true,
		},
	} );
	expect( answer.status(), await answer.text() ).toBe( 200 );
	await desk.close();
}

test( 'a guest keeps the order in an account, and it is there once the address is confirmed @phone-0', async ( {
	page,
	isMobile,
	complaints,
} ) => {
	// The password that was refused; and the mail, which is shown without its scripts.
	complaints.allow( /400/, /allow-scripts/ );
	await watchShifts( page );
	const email = unique( isMobile ? 'keeper-phone' : 'keeper' );
	await intoCart( page, '/parts/details/1' );
	await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();
	await page.goto( '/checkout' );
	await fillIn( page, email );
	const total = main( page ).locator( '.coleman-checkout__total' );
	await expect( main( page ).locator( '.coleman-checkout__totals' ) ).not.toContainText( 'After your address' );
	const shipped = await total.textContent();
	await main( page ).getByLabel( 'Pick up at a branch' ).check();
	await main( page ).getByLabel( 'Pickup branch' ).selectOption( 'Easton' );
	await expect( total ).not.toHaveText( shipped ?? '' );
	// Each choice asks for the total again: the last answer counts.
	await page.waitForLoadState( 'networkidle' );
	await press( page, 'Place order' );
	await expect( page ).toHaveURL( /\/customer\/order\/\d+\?key=/ );
	const number = await main( page ).getByRole( 'heading', { level: 1 } ).textContent();

	const password = main( page ).getByLabel( 'Password', { exact: true } );
	await password.fill( 'password' );
	await press( page, 'Create account' );
	await expect( main( page ).getByText( 'This password is easy to guess.' ).first() ).toBeVisible();
	await expectSound( page );
	await password.fill( 'corn barn tractor' );
	await press( page, 'Create account' );
	await expect( page.getByText( 'once you confirm your email address' ) ).toBeVisible();
	await expect( main( page ).getByRole( 'heading', { level: 1 } ) ).toHaveText( number ?? '' );
	await page.goto( '/customer/orders' );
	await expect( main( page ) ).toContainText( 'No orders yet.' );

	await followMail( page, email, 'Welcome', 'Confirm' );
	await press( page, 'Use this address' );
	await page.goto( '/customer/orders' );
	await expect( main( page ).getByRole( 'link', { name: number ?? '' } ) ).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a guest orders a part of unknown price, sees the total first, and accepts the quote', async ( {
		page,
		browser,
		baseURL,
		complaints,
	} ) => {
		complaints.allow( /400|409/, /allow-scripts/ );
		const email = unique( 'forms' );
		await intoCart( page, '/parts/details/1' );
		await intoCart( page, '/parts/details/3' );
		await page.goto( '/checkout' );
		await expect( main( page ) ).toContainText(
			'Will contact you with pricing information after order is submitted'
		);
		await press( page, 'Place order' );
		await expect( main( page ).locator( '.coleman-faults a' ) ).toHaveCount( 6 );
		await fillIn( page, email );
		// Not before the customer has seen what shipping and tax come to.
		await press( page, 'Place order' );
		await expect( page.getByText( 'Here is your total with shipping and tax.' ) ).toBeVisible();
		const total = main( page ).locator( '.coleman-checkout__total' );
		const shipped = await total.textContent();
		await main( page ).getByLabel( 'Pick up at a branch' ).check();
		await press( page, 'Update totals' );
		await expect( total ).not.toHaveText( shipped ?? '' );
		await expect( main( page ).getByLabel( 'Email Address' ) ).toHaveValue( email );
		await press( page, 'Place order' );
		await expect( main( page ).locator( '.coleman-order__state' ) ).toHaveText( 'Waiting for a price' );

		const id = Number( /\/order\/(\d+)/.exec( page.url() )?.[ 1 ] );
		await priceOrder( browser, baseURL ?? '', id );
		await followMail( page, email, 'The price of your order', 'Accept quote' );
		await expect( main( page ).getByRole( 'heading', { level: 1 } ) ).toHaveText( /^Quote for order/ );
		await expect( main( page ) ).toContainText( '$42.50' );
		await press( page, 'Accept quote' );
		await expect( main( page ).locator( '.coleman-order__state' ) ).toHaveText( 'Received' );
	} );
} );
