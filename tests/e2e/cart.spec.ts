import { expect, expectAccessible, test } from './support/test';

test( 'a cart keeps for later, takes back, names a special order, and says what is for pick-up only @phone-0', async ( {
	page,
} ) => {
	await page.goto( '/parts/quick-order' );
	await page.getByLabel( 'Part number, row 1' ).fill( '31-950T' );
	await page.getByLabel( 'Part number, row 2' ).fill( 'ZZ-TOP-1' );
	await page.getByLabel( 'Part number, row 2' ).press( 'Enter' );
	// Each row is answered in its own time, and only what is answered can be added.
	await expect( page.getByText( '$179.95' ).first() ).toBeVisible();
	await page.getByText( 'Request as special order' ).click();
	await page.getByRole( 'button', { name: 'Add selected parts to cart' } ).click();
	await page.getByRole( 'link', { name: 'Go to cart' } ).click();
	await expect( page ).toHaveURL( /\/cart$/ );

	const main = page.getByRole( 'main' );
	const saved = main.getByRole( 'region', { name: 'Saved for later' } );
	await expect( main.getByText( 'Pickup only', { exact: true } ) ).toBeVisible();
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

test( 'what is typed and left while the cart’s scripts are on their way is saved', async ( { page } ) => {
	await page.goto( '/parts/quick-order' );
	await page.getByLabel( 'Part number, row 1' ).fill( 'ZZ-TOP-1' );
	await page.getByLabel( 'Part number, row 1' ).press( 'Enter' );
	await page.getByText( 'Request as special order' ).click();
	await page.getByRole( 'button', { name: 'Add selected parts to cart' } ).click();
	await expect( page.getByRole( 'link', { name: 'Go to cart' } ) ).toBeVisible();

	let release = () => {};
	const held = new Promise< void >( ( resolve ) => ( release = resolve ) );
	await page.route( /coleman-blocks\/islands\/(?!loader)/, async ( route ) => {
		await held;
		await route.continue();
	} );
	// The page is ready only when its scripts are.
	await page.goto( '/cart', { waitUntil: 'commit' } );
	const main = page.getByRole( 'main' );
	await main.getByLabel( 'What is it?' ).fill( 'Bolt, right track' );
	await main.getByLabel( 'Quantity' ).fill( '3' );
	await main.getByLabel( 'Quantity' ).press( 'Tab' );
	release();
	await expect( main.getByRole( 'listitem', { name: 'Bolt, right track' } ) ).toBeVisible();
	await expect( main.getByRole( 'region', { name: 'Subtotal' } ) ).toContainText( '3 items' );
	await page.reload();
	await expect( main.getByLabel( 'What is it?' ) ).toHaveValue( 'Bolt, right track' );
	await expect( main.getByLabel( 'Quantity' ) ).toHaveValue( '3' );
} );

test( 'a wrong quantity and ZIP code are told at their fields, and take no press away @phone-0', async ( { page } ) => {
	await page.goto( '/parts/quick-order' );
	await page.getByLabel( 'Part number, row 1' ).fill( 'ZZ-TOP-1' );
	await page.getByLabel( 'Part number, row 1' ).press( 'Enter' );
	await page.getByText( 'Request as special order' ).click();
	await page.getByRole( 'button', { name: 'Add selected parts to cart' } ).click();
	await page.getByRole( 'link', { name: 'Go to cart' } ).click();
	const main = page.getByRole( 'main' );
	const quantity = main.getByLabel( 'Quantity' );
	await expect( main.locator( '.is-live' ) ).toHaveCount( 1 );
	await quantity.fill( '2.5' );
	// The first press leaves the field and says why; it does not check out with what nobody meant.
	await main.getByRole( 'link', { name: 'Checkout', exact: true } ).click();
	await expect( quantity ).toHaveAccessibleDescription( 'Quantity must be a whole number.' );
	await expect( quantity ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( page ).toHaveURL( /\/cart$/ );
	await expectAccessible( page );

	const zip = main.getByLabel( 'Ship to ZIP code' );
	await zip.fill( '6601' );
	await zip.press( 'Enter' );
	await expect( zip ).toHaveAccessibleDescription( 'Enter a 5-digit ZIP code.' );
	await quantity.fill( '3' );
	await quantity.press( 'Tab' );
	await expect( quantity ).not.toHaveAttribute( 'aria-invalid' );
	await quantity.fill( '-1' );
	await main.getByRole( 'button', { name: /^Save for later/ } ).click();
	await expect( main.getByRole( 'region', { name: 'Saved for later' } ).getByRole( 'listitem' ) ).toHaveCount( 1 );
} );

for ( const hasLocks of [ true, false ] ) {
	const by = hasLocks ? 'by Web Locks' : 'by the storage';
	test( `first adds in two tabs at once end in one cart, ${ by }`, async ( { page, context } ) => {
		if ( ! hasLocks ) {
			await context.addInitScript( () => Object.defineProperty( navigator, 'locks', { value: undefined } ) );
		}
		const other = await context.newPage();
		let isFirst = true;
		let release = () => {};
		const clicked = new Promise< void >( ( resolve ) => ( release = resolve ) );
		// The first is not answered before all five were asked for.
		await context.route( '**/coleman/v1/cart/add*', async ( route ) => {
			if ( isFirst ) {
				isFirst = false;
				await clicked;
			}
			await route.continue();
		} );
		await page.goto( '/parts/category/engine-oil-filters-1' );
		await other.goto( '/parts/category/engine-oil-filters-1' );
		const rows = [
			...[ 0, 1, 2 ].map( ( place ) => page.locator( '.coleman-part-row' ).nth( place ) ),
			...[ 3, 4 ].map( ( place ) => other.locator( '.coleman-part-row' ).nth( place ) ),
		];
		const numbers = await Promise.all( rows.map( ( row ) => row.locator( 'b' ).innerText() ) );
		const sent = rows.map( ( row ) =>
			row.page().waitForResponse( ( response ) => response.url().includes( '/cart/add' ) )
		);
		for ( const row of rows ) {
			await row.getByRole( 'button', { name: 'Add to cart' } ).click();
		}
		release();
		await Promise.all( sent );
		await expect( async () => {
			await page.goto( '/cart' );
			for ( const number of numbers ) {
				await expect( page.getByRole( 'main' ).getByText( number ).first() ).toBeVisible( { timeout: 500 } );
			}
		} ).toPass();
		await other.close();
	} );
}
