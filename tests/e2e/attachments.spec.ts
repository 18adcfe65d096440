import { expect, test } from './support/test';

const ALL = '/equipment/implements-attachments/';

test( 'a visitor comes from the tiles to an attachment @phone', async ( { page } ) => {
	await page.goto( ALL );
	const main = page.getByRole( 'main' );
	await expect( main.locator( '.coleman-attachment-categories__tile' ) ).toHaveCount( 10 );
	await main.getByRole( 'link', { name: 'Hydraulic Breakers' } ).click();
	await expect( page ).toHaveURL( `${ ALL }category/hydraulic-breakers-8` );
	await expect( main.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Hydraulic Breakers' );
	await main.getByRole( 'link', { name: '750 ft-lb breaker for backhoes' } ).click();
	await expect( page ).toHaveURL( `${ ALL }detail/750-ft-lb-breaker-for-backhoes-22` );
	await expect( main ).toContainText( 'Call for price' );
	await expect( main.locator( '.coleman-offer__plate dt' ) ).toHaveText( [ 'Daily', 'Weekly' ] );
	await expect( main.getByRole( 'row', { name: /Impact energy/ } ) ).toContainText( '750 ft-lb' );
	await expect( main.locator( 'a[href^="tel:"]' ).first() ).toBeVisible();
} );

test( 'filters narrow the list down in place, and the back button goes with them @phone', async ( { page } ) => {
	await page.goto( `${ ALL }vendor/bobcat-1` );
	const main = page.getByRole( 'main' );
	const plates = main.locator( '.coleman-attachment-card' );
	await expect( main.locator( '.coleman-attachment-list__count' ) ).toHaveText( '10 attachments' );
	await page.evaluate( () => Object.assign( window, { stayed: true } ) );

	await main.getByRole( 'link', { name: /^Smithville/ } ).click();
	await expect( page ).toHaveURL( /\?location_id=3$/ );
	await expect( main.locator( '.coleman-attachment-list__count' ) ).toHaveText( '8 attachments · Smithville' );
	await expect( plates ).toHaveCount( 8 );
	for ( const plate of await plates.all() ) {
		await expect( plate ).toContainText( 'Smithville' );
	}
	await main.getByRole( 'link', { name: /^\$5,000 and more/ } ).click();
	await expect( plates ).toHaveCount( 3 );
	await expect( page ).toHaveURL( /\?location_id=3&price=over-5000$/ );

	await page.goBack();
	await page.goBack();
	await expect( main.locator( '.coleman-attachment-list__count' ) ).toHaveText( '10 attachments' );
	expect( await page.evaluate( () => Object( window ).stayed ) ).toBe( true );
} );

test( 'more are loaded below, until all are there @phone', async ( { page } ) => {
	await page.goto( ALL );
	const main = page.getByRole( 'main' );
	const plates = main.locator( '.coleman-attachment-card' );
	await expect( plates ).toHaveCount( 8 );
	for ( const count of [ 16, 24, 30 ] ) {
		await main.getByRole( 'link', { name: 'Load More Attachments' } ).click();
		await expect( plates ).toHaveCount( count );
	}
	await expect( main.getByRole( 'link', { name: 'Load More Attachments' } ) ).toHaveCount( 0 );
	await expect( plates.nth( 24 ).getByRole( 'link' ) ).toBeFocused();
} );

test( 'no React is loaded before a visitor touches the list', async ( { page } ) => {
	const runtime: string[] = [];
	page.on( 'request', ( request ) => /islands\/runtime/.test( request.url() ) && runtime.push( request.url() ) );
	await page.goto( ALL );
	await page.waitForLoadState( 'networkidle' );
	expect( runtime ).toEqual( [] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'filters and Load More are links @phone-1', async ( { page } ) => {
		await page.goto( ALL );
		const main = page.getByRole( 'main' );
		const cards = main.locator( '.coleman-plate-card__name' );
		await expect( cards ).toHaveCount( 8 );
		const seen = await cards.allTextContents();
		for ( const count of [ 8, 8, 6 ] ) {
			await main.getByRole( 'link', { name: 'Load More Attachments' } ).click();
			await expect( cards ).toHaveCount( count );
			await expect( cards.first() ).not.toHaveText( seen.at( -8 ) ?? '' );
			seen.push( ...( await cards.allTextContents() ) );
		}
		expect( new Set( seen ).size ).toBe( 30 );
		await main.getByRole( 'link', { name: 'Back to start' } ).click();
		await expect( cards ).toHaveText( seen.slice( 0, 8 ) );

		await main.getByRole( 'link', { name: /^Easton/ } ).click();
		await expect( page ).toHaveURL( /\?location_id=4#/ );
		await main.getByRole( 'link', { name: /^For rent/ } ).click();
		await expect( page ).toHaveURL( /\?location_id=4&rent=1#/ );
		await expect( main.locator( '.coleman-attachment-list__count' ) ).toHaveText(
			/attachments · Easton · For rent$/
		);
	} );
} );
