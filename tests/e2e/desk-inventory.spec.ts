import { ADMIN } from './playwright.config';
import { callAsAdmin } from './support/desk';
import { expect, expectAccessible, test } from './support/test';

test.use( { storageState: ADMIN } );

/** Of no machine of the demo. */
const MODEL = 'ZQX 9000';

/** Others count the demo's machines, and a machine that was left would stand beside the next as a similar one. */
test.beforeEach( async ( { browser } ) => {
	const path = '/desk/inventory/machines';
	const left = await callAsAdmin< { id: number; version: number }[] >( browser, {
		path: `${ path }?search=${ encodeURIComponent( MODEL ) }`,
	} );
	for ( const { id, version } of left ) {
		await callAsAdmin( browser, { path: `${ path }/${ id }/remove`, method: 'POST', data: { version } } );
	}
} );

test( 'a used machine is added, found, priced anew and marked as sold', async ( { page, browser, complaints } ) => {
	complaints.allow( /JQMIGRATE|Failed to load resource.*400/ );
	const stock = `E${ Date.now() % 10_000_000 }`;
	// What a visitor sees of it, who is nobody of the house.
	const visitor = await ( await browser.newContext( { storageState: { cookies: [], origins: [] } } ) ).newPage();

	await page.goto( '/wp-admin/admin.php?page=coleman-inventory' );
	await page.getByText( 'U-2061' ).first().waitFor();
	await expectAccessible( page, '.coleman-inventory' );
	await page.getByRole( 'button', { name: 'Add a machine' } ).click();

	// What is wrong is said beside its field, and nothing is lost.
	await page.getByLabel( 'Stock number', { exact: true } ).fill( 'U-2061' );
	await page.getByLabel( 'Model', { exact: true } ).fill( MODEL );
	await page.getByLabel( 'Category', { exact: true } ).selectOption( { index: 1 } );
	await page.getByLabel( 'Brand', { exact: true } ).selectOption( { label: 'Kubota' } );
	await page.getByLabel( 'Branch', { exact: true } ).selectOption( { label: 'Smithville' } );
	await page.getByLabel( 'Price', { exact: true } ).fill( '48,500' );
	await page.getByRole( 'button', { name: 'Add a machine' } ).click();
	await expect( page.getByLabel( 'Stock number', { exact: true } ) ).toHaveAccessibleDescription(
		/Another machine already has/
	);
	await page.getByLabel( 'Stock number', { exact: true } ).fill( stock );
	await page.getByRole( 'button', { name: 'Add a line' } ).click();
	await page.getByLabel( 'Name of line 1' ).fill( 'Lift capacity' );
	await page.getByLabel( 'Value of line 1' ).fill( '2,400 lb' );
	await page.getByRole( 'button', { name: 'Add a machine' } ).click();
	await expect( page ).toHaveURL( /item=9\d{7}/ );
	await expect( page.getByRole( 'heading', { name: `Kubota ${ MODEL }` } ) ).toBeVisible();
	await expectAccessible( page, '.coleman-inventory' );

	// It is on the site: its page, the list, search.
	const url = await page.getByRole( 'link', { name: /View on site/ } ).getAttribute( 'href' );
	await visitor.goto( String( url ) );
	await expect( visitor.getByText( '$48,500' ).first() ).toBeVisible();
	await expect( visitor.getByText( '2,400 lb' ).first() ).toBeVisible();
	await visitor.goto( '/equipment/used/' );
	await expect( visitor.getByRole( 'link', { name: new RegExp( MODEL ) } ).first() ).toBeVisible();
	await visitor.goto( `/search/${ stock }/` );
	await expect( visitor.getByRole( 'link', { name: new RegExp( MODEL ) } ).first() ).toBeVisible();

	// What was typed stays when the sheet is left before it is saved.
	await page.getByLabel( 'Price', { exact: true } ).fill( '47,900' );
	await page.getByRole( 'button', { name: '← Machines for sale' } ).click();
	await page.getByText( 'U-2061' ).first().waitFor();
	await page.goBack();
	await expect( page.getByLabel( 'Price', { exact: true } ) ).toHaveValue( '47,900' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Price changed from $48,500 to $47,900.' ) ).toBeVisible();
	await visitor.goto( String( url ) );
	await expect( visitor.getByText( '$47,900' ).first() ).toBeVisible();

	await page.getByRole( 'button', { name: 'Mark as sold' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Mark as sold' } ).click();
	await expect( page.getByText( 'Sold changed from no to yes.' ) ).toBeVisible();
	await visitor.reload();
	await expect( visitor.getByText( /^Sold/ ).first() ).toBeVisible();
	await expect( visitor.getByText( '$47,900' ) ).toHaveCount( 0 );

	await page.getByRole( 'button', { name: 'Remove this machine' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Remove' } ).click();
	await expect( page ).not.toHaveURL( /item=/ );
	await visitor.context().close();
} );
