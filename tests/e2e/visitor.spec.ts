import { expect, test } from './support/test';

const PART = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';

test( 'a visitor filters machines by branch and brand, and the back button goes with it @phone', async ( { page } ) => {
	await page.goto( '/equipment/new/' );
	const main = page.getByRole( 'main' );
	await expect( main.getByRole( 'heading', { name: 'Compact Track Loaders' } ) ).toBeVisible();
	const tiles = main.locator( '.coleman-equipment-grid__tile' );
	const all = await tiles.count();

	await main.getByRole( 'link', { name: 'Easton', exact: true } ).first().click();
	await expect( page ).toHaveURL( /location_id=4/ );
	await expect.poll( () => tiles.count() ).toBeLessThan( all );
	await expect( tiles ).not.toHaveCount( 0 );
	for ( const tile of await tiles.all() ) {
		await expect( tile ).toContainText( 'Easton' );
	}

	await main.getByRole( 'link', { name: 'Kubota', exact: true } ).first().click();
	await expect( page ).toHaveURL( /location_id=4.*vendor_id=2|vendor_id=2.*location_id=4/ );

	await page.goBack();
	await page.goBack();
	await expect( page ).toHaveURL( /\/equipment\/new\/$/ );
	await expect( tiles ).toHaveCount( all );
} );

test( 'the page of a branch has no location bar and shows that branch only', async ( { page } ) => {
	await page.goto( '/new-equipment-smithville/' );
	const main = page.getByRole( 'main' );
	await expect( main.getByRole( 'link', { name: 'ALL', exact: true } ) ).toHaveCount( 1 );
	await expect( main.getByText( 'Use Nearest Location' ) ).toHaveCount( 0 );
	const tiles = main.locator( '.coleman-equipment-grid__tile' );
	await expect( tiles ).not.toHaveCount( 0 );
	for ( const tile of await tiles.all() ) {
		await expect( tile ).toContainText( 'Smithville' );
	}
} );

test( 'the nearest branch is the one where the visitor stands', async ( { page, context } ) => {
	await context.grantPermissions( [ 'geolocation' ] );
	await context.setGeolocation( { latitude: 39.34, longitude: -95.1 } );
	await page.goto( '/equipment/new/' );
	await page.getByRole( 'main' ).getByText( 'Use Nearest Location' ).click();
	await expect( page ).toHaveURL( /location_id=4/ );
} );

test( 'a combination that nobody sells says so', async ( { page } ) => {
	const tiles = page.locator( '.coleman-equipment-grid__tile' );
	// There is no such branch: the page asks for all.
	const unknown = await page.goto( '/equipment/new/?location_id=999' );
	expect( unknown?.status() ).toBe( 200 );
	await expect( tiles ).not.toHaveCount( 0 );
	await expect( page.getByText( 'No results found' ) ).toHaveCount( 0 );
	const none = await page.goto( '/equipment/new/?location_id=4&vendor_id=5' );
	expect( none?.status() ).toBe( 200 );
	await expect( page.getByText( 'No results found' ) ).toBeVisible();
	await expect( tiles ).toHaveCount( 0 );
} );

test( 'a part goes into the cart, its quantity changes, it leaves again @phone', async ( { page } ) => {
	await page.goto( PART );
	const main = page.getByRole( 'main' );
	await main.getByRole( 'spinbutton' ).first().fill( '3' );
	await main.getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await page.getByRole( 'link', { name: 'Go to cart' } ).click();
	await expect( page ).toHaveURL( /\/cart$/ );
	await expect( main ).toContainText( 'HH164-32430' );
	await expect( main ).toContainText( '$44.55' );

	await main.getByRole( 'spinbutton' ).first().fill( '5' );
	await main.getByRole( 'spinbutton' ).first().press( 'Enter' );
	await expect( main ).toContainText( '$74.25' );
	await page.reload();
	await expect( main ).toContainText( '$74.25' );

	await main
		.getByRole( 'button', { name: /^Remove/ } )
		.first()
		.click();
	await expect( main ).toContainText( 'Your cart is empty.' );
	await page.reload();
	await expect( main ).toContainText( 'Your cart is empty.' );
} );

test( 'two tabs show the same cart', async ( { page, context } ) => {
	await page.goto( '/cart' );
	const other = await context.newPage();
	await other.goto( PART );
	await other.getByRole( 'main' ).getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect( other.getByText( 'Item added to cart' ) ).toBeVisible();
	await page.bringToFront();
	await expect( page.getByRole( 'link', { name: /^Cart/ } ).first() ).toContainText( '1' );
} );

test( 'a refused add says why and leaves the button ready', async ( { page, complaints } ) => {
	complaints.allow( /409/, /ApiError/ );
	await page.goto( '/parts/details/5' );
	const main = page.getByRole( 'main' );
	await main.getByRole( 'spinbutton' ).first().fill( '2' );
	await main.getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();
	await main.getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect( page.getByRole( 'alert' ).filter( { hasText: 'only 2 are left' } ) ).toBeVisible();
	await expect( main.getByRole( 'button', { name: 'Add to cart' } ).first() ).toBeEnabled();
} );

test( 'what cannot be ordered offers no button', async ( { page } ) => {
	await page.goto( '/parts/details/4' );
	await expect(
		page.getByRole( 'main' ).locator( '.coleman-part__body' ).getByRole( 'button', { name: 'Add to cart' } )
	).toHaveCount( 0 );
	await page.goto( '/parts/details/6' );
	await expect( page.getByRole( 'main' ) ).toContainText( 'cannot be shipped' );
	await expect(
		page.getByRole( 'main' ).locator( '.coleman-part__body' ).getByRole( 'button', { name: 'Add to cart' } )
	).toHaveCount( 0 );
	await page.goto( '/parts/details/3' );
	await expect( page.getByRole( 'main' ) ).toContainText(
		'Will contact you with pricing information after order is submitted'
	);
	await page.goto( '/parts/details/7' );
	await expect( page.getByRole( 'main' ).getByRole( 'spinbutton' ).first() ).toHaveValue( '12' );
} );

test( 'the search box leads to the path without quotes, and nowhere when empty @phone', async ( { page } ) => {
	await page.goto( '/' );
	const box = page.getByRole( 'main' ).locator( 'input[type=search]' );
	await box.press( 'Enter' );
	await expect( page ).toHaveURL( /\/$/ );
	await box.fill( '"oil" filter' );
	await box.press( 'Enter' );
	await expect( page ).toHaveURL( /\/search\/oil%20filter\/\?from=parts$/ );
} );
