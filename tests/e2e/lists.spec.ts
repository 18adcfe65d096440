import { newCustomer, signInAsNew } from './support/customers';
import { expect, expectSound, test, watchShifts } from './support/test';

const PART = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';

test.use( { javaScriptEnabled: false } );

test( 'a part goes on a list, and the list to another person’s cart, without JavaScript @phone-0', async ( {
	page,
	browser,
} ) => {
	const customer = await newCustomer( browser );
	await page.goto( PART );
	const main = page.getByRole( 'main' );
	await main.getByRole( 'link', { name: 'Add to a list' } ).click();
	await main.getByLabel( /email/i ).fill( customer.email );
	await main.getByLabel( 'Password', { exact: true } ).fill( customer.password );
	await main.getByRole( 'button', { name: 'Sign in' } ).click();
	await expect( main.getByRole( 'heading', { name: /^Add HH164-32430/ } ) ).toBeVisible();
	await main.getByLabel( 'Quantity' ).fill( '2' );
	await main.getByLabel( 'Name of the new list' ).fill( 'Spring service' );
	await main.getByRole( 'button', { name: 'Save to the list' } ).click();
	await expect( main.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Spring service' );

	await main.getByLabel( 'Note' ).fill( 'every 400 hours' );
	await main.getByLabel( 'Quantity' ).press( 'Enter' );
	await expect( page.getByText( 'Your list has been saved.' ) ).toBeVisible();
	await main.getByText( 'Share this list' ).click();
	await main.getByRole( 'button', { name: 'Make a link' } ).click();
	const link = await main.getByLabel( 'Link to this list' ).inputValue();

	const other = await browser.newContext( { javaScriptEnabled: false } );
	const stranger = await other.newPage();
	await stranger.goto( link );
	await expect( stranger.getByRole( 'main' ) ).toContainText( 'every 400 hours' );
	await stranger.getByRole( 'button', { name: 'Add all to cart' } ).click();
	await expect( stranger.getByRole( 'main' ) ).toContainText( '$29.70' );
	await other.close();

	await main.getByText( 'Delete this list', { exact: true } ).click();
	await main.getByRole( 'button', { name: 'Yes, delete this list' } ).click();
	await expect( main ).toContainText( 'Deleted: Spring service' );
	await main.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( page.getByText( 'Your list is back.' ) ).toBeVisible();
	await main.getByText( 'Delete this list', { exact: true } ).click();
	await main.getByRole( 'button', { name: 'Yes, delete this list' } ).click();
} );

test.describe( 'with JavaScript', () => {
	test.use( { javaScriptEnabled: true } );

	test( 'the pages of lists are sound @phone-1', async ( { page, browser, complaints } ) => {
		complaints.allow( /400/ );
		await watchShifts( page );
		await signInAsNew( page, browser );
		await page.goto( '/customer/lists?part=1' );
		const main = page.getByRole( 'main' );
		await expect( main.getByRole( 'button', { name: 'Save to the list' } ) ).toBeVisible();
		await expectSound( page );
		await main.getByRole( 'button', { name: 'Save to the list' } ).click();
		await expect( main.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'My parts' );
		await main.getByText( 'Add parts by number' ).click();
		await main.getByLabel( /^Part numbers/ ).fill( 'NOPE-1' );
		await main.getByRole( 'button', { name: 'Add to the list' } ).click();
		await expect( main.getByLabel( /^Part numbers/ ) ).toHaveValue( 'NOPE-1' );
		await expectSound( page );
		await main.getByText( 'Delete this list', { exact: true } ).click();
		await main.getByRole( 'button', { name: 'Yes, delete this list' } ).click();
		await expect( main ).toContainText( 'Deleted: My parts' );
		await expectSound( page );
	} );
} );
