import { expect, expectAccessible, test } from './support/test';

test( 'a cart keeps for later, takes back, names a special order, and says what is for pick-up only @phone', async ( {
	page,
} ) => {
	await page.goto( '/parts/quick-order' );
	await page.getByLabel( 'Part number, row 1' ).fill( '31-950T' );
	await page.getByLabel( 'Part number, row 2' ).fill( 'ZZ-TOP-1' );
	await page.getByLabel( 'Part number, row 2' ).press( 'Enter' );
	// Each row is answered in its own time, and only what is answered can be added.
	await expect( page.getByText( '$179.95' ).first() ).toBeVisible();
	await page.getByText( 'Have the parts desk look for it' ).click();
	await page.getByRole( 'button', { name: 'Add what is ticked to the cart' } ).click();
	await page.getByRole( 'link', { name: 'Go to cart' } ).click();
	await expect( page ).toHaveURL( /\/cart$/ );

	const main = page.getByRole( 'main' );
	const saved = main.getByRole( 'region', { name: 'Saved for later' } );
	await expect( main.getByText( 'Pick up only' ) ).toBeVisible();
	await expect( main ).toContainText( '$179.95' );
	await main.getByLabel( 'What is it?' ).fill( 'Bolt, left track' );
	await main.getByLabel( 'What is it?' ).press( 'Tab' );
	await expect( main.getByRole( 'listitem', { name: 'Bolt, left track' } ) ).toBeVisible();

	await main.getByRole( 'button', { name: /^Save for later: Battery/ } ).click();
	await expect( saved.getByRole( 'listitem' ) ).toHaveCount( 1 );
	await expect( main.getByRole( 'region', { name: 'Subtotal' } ) ).toContainText( '$0.00' );
	await expectAccessible( page );
	await page.reload();
	await expect( saved.getByRole( 'listitem' ) ).toHaveCount( 1 );
	await expect( main.getByRole( 'listitem', { name: 'Bolt, left track' } ) ).toBeVisible();

	await saved.getByRole( 'button', { name: /^Move to cart: Battery/ } ).click();
	await expect( saved ).toHaveCount( 0 );
	await expect( main.getByRole( 'region', { name: 'Subtotal' } ) ).toContainText( '$179.95' );
} );
