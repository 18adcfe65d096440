import { readFile } from 'node:fs/promises';
import { ADMIN } from './playwright.config';
import { callAsAdmin } from './support/desk';
import { expect, expectAccessible, test } from './support/test';

test.use( { storageState: ADMIN } );

test( 'an administrator adds a webhook, sees its secret once and tests it', async ( { page, browser, complaints } ) => {
	complaints.allow( /Failed to load resource.*400|JQMIGRATE/ );
	for ( const { id } of await callAsAdmin< { id: number }[] >( browser, { path: '/desk/webhooks' } ) ) {
		await callAsAdmin( browser, { path: `/desk/webhooks/${ id }/remove`, method: 'POST' } );
	}
	await page.goto( '/wp-admin/admin.php?page=coleman-integrations' );
	await expect( page.getByText( 'No other system is told anything.' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Add a webhook' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByLabel( 'Address' ).fill( 'https://10.0.0.1/hook' );
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await expect( dialog.getByLabel( 'Address' ) ).toHaveAccessibleDescription( /private network/ );
	// Nothing listens at this port: the test says so.
	await dialog.getByLabel( 'Address' ).fill( 'http://127.0.0.1:9/hook' );
	await dialog.getByLabel( 'Order shipped' ).check();
	await expectAccessible( page, '[role="dialog"]' );
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await expect( page.getByLabel( 'Secret' ) ).toHaveValue( /^cwh_[0-9a-f]{64}$/ );
	await expectAccessible( page, '.coleman-integrations__secret' );

	await page.reload();
	const row = page.getByRole( 'row', { name: /127\.0\.0\.1/ } );
	await expect( row ).toContainText( 'Order placed, Order shipped' );
	await expect( page.getByLabel( 'Secret' ) ).toHaveCount( 0 );
	await row.getByRole( 'button', { name: 'Actions' } ).click();
	await page.getByRole( 'menuitem', { name: 'Send a test' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Test', exact: true } ) ).toBeVisible();
	await expect( page.getByRole( 'table', { name: 'Tries' } ) ).toContainText( /connect/i );
	await expect( page.getByText( 'coleman.event/1' ) ).toBeVisible();
	await expectAccessible( page, '#wpbody-content' );

	await page.getByRole( 'button', { name: 'Back to the list' } ).click();
	await page.getByRole( 'button', { name: 'Failed deliveries' } ).click();
	await expect( page.getByRole( 'row', { name: /Test/ } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Webhooks', exact: true } ).click();
	await row.getByRole( 'button', { name: 'Actions' } ).click();
	await page.getByRole( 'menuitem', { name: 'Remove' } ).click();
	await dialog.getByRole( 'button', { name: 'Remove' } ).click();
	await expect( page.getByText( 'No other system is told anything.' ) ).toBeVisible();
} );

test( 'a list is exported as it is narrowed down, and the log says who did', async ( { page, complaints } ) => {
	complaints.allow( /JQMIGRATE/ );
	await page.goto( '/wp-admin/admin.php?page=coleman-customers' );
	const download = page.waitForEvent( 'download' );
	await page.getByRole( 'button', { name: 'Export as CSV' } ).click();
	const file = await download;
	expect( file.suggestedFilename() ).toBe( 'customers.csv' );
	expect( await readFile( await file.path(), 'utf8' ) ).toMatch( /^\uFEFF?id,since,first_name/ );
	await expect( page.getByText( 'The list was exported.' ).first() ).toBeVisible();

	await page.goto( '/wp-admin/admin.php?page=coleman-audit' );
	await page.getByRole( 'button', { name: 'Exports' } ).click();
	await expect( page.getByRole( 'row', { name: /customers/ } ).first() ).toBeVisible();
	await expectAccessible( page, '#wpbody-content' );
	await page.setViewportSize( { width: 390, height: 800 } );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 390 );
} );
