import { expect, test } from './support/test';

test( 'the boxes of a list lead to an address that can be sent', async ( { page, request } ) => {
	const answer = await request.get( '/equipment/compare/?ids[]=12&ids[]=70&ids[]=12&ids[]=999999', {
		maxRedirects: 0,
	} );
	expect( answer.status() ).toBe( 302 );
	await page.goto( answer.headers().location! );
	await expect( page ).toHaveURL( /\/equipment\/compare\/\?ids=12,70$/ );
	await expect( page.getByRole( 'main' ).locator( 'thead a' ) ).toHaveCount( 2 );
	await expect( page.locator( 'meta[name=robots]' ) ).toHaveAttribute( 'content', /noindex/ );
} );

test( 'may be kept by shared caches', async ( { request } ) => {
	const { 'cache-control': cache, 'set-cookie': cookie } = (
		await request.get( '/equipment/compare/?ids=12,70' )
	).headers();
	expect( cache ).toMatch( /^public/ );
	expect( cookie ).toBeUndefined();
} );

test( 'only differences, in place and back again @phone', async ( { page } ) => {
	// Two of the same model, new: most of what is known of them is the same.
	await page.goto( '/equipment/compare/?ids=1,2' );
	const main = page.getByRole( 'main' );
	const rows = main.locator( '.coleman-comparison__row' );
	const all = await rows.count();
	await page.evaluate( () => Object.assign( window, { stayed: true } ) );
	await main.getByRole( 'link', { name: 'Show only differences' } ).click();
	await expect( page ).toHaveURL( /\?ids=1,2&only=differences$/ );
	await expect.poll( () => rows.count() ).toBeLessThan( all );
	await expect( rows ).not.toHaveCount( 0 );
	for ( const row of await rows.all() ) {
		await expect( row.getByRole( 'rowheader' ) ).toContainText( 'differs' );
	}
	await expect( main.getByRole( 'link', { name: 'Show all rows' } ) ).toBeFocused();
	await page.goBack();
	await expect( rows ).toHaveCount( all );
	expect( await page.evaluate( () => Object( window ).stayed ) ).toBe( true );
} );

test( 'machines are taken out one by one, and the last says how to go on', async ( { page } ) => {
	await page.goto( '/equipment/compare/?ids=1,70,63,12,9' );
	const main = page.getByRole( 'main' );
	await expect( main ).toContainText( 'These are the first four of 5' );
	await main
		.getByRole( 'link', { name: /^Remove/ } )
		.first()
		.click();
	await expect( page ).toHaveURL( /\?ids=70,63,12,9$/ );
	await expect( main.locator( 'thead a' ) ).toHaveCount( 4 );
	for ( const left of [ '63,12,9', '12,9', '9' ] ) {
		await main
			.getByRole( 'link', { name: /^Remove/ } )
			.first()
			.click();
		await expect( page ).toHaveURL( new RegExp( `\\?ids=${ left }$` ) );
	}
	await expect( main ).toContainText( 'Add another machine to compare' );
	await main.getByRole( 'link', { name: /^Remove/ } ).click();
	await expect( page ).toHaveURL( /\/equipment\/compare\/$/ );
	await expect( main ).toContainText( 'Nothing to compare yet' );
} );

test( 'from the ticks of a list to the comparison, back for another, and to all three @phone', async ( { page } ) => {
	await page.goto( '/equipment/used/compact-track-loaders/' );
	const main = page.getByRole( 'main' );
	const boxes = main.locator( '[data-compare-list] input[type=checkbox]' );
	await boxes.nth( 0 ).click();
	await expect( boxes.nth( 0 ) ).toBeChecked();
	await boxes.nth( 1 ).click();
	await expect( boxes.nth( 1 ) ).toBeChecked();
	await main.getByRole( 'button', { name: 'Compare', exact: true } ).click();
	await expect( page ).toHaveURL( /\/equipment\/compare\/\?ids=\d+,\d+$/ );
	await expect( main.locator( 'thead a' ) ).toHaveCount( 2 );

	await main.getByRole( 'link', { name: 'Used Compact Track Loaders' } ).click();
	await expect( boxes.nth( 0 ) ).toBeChecked();
	await expect( boxes.nth( 1 ) ).toBeChecked();
	await expect( main ).toContainText( '2 machines to compare' );
	await boxes.nth( 2 ).click();
	await expect( boxes.nth( 2 ) ).toBeChecked();
	await main.getByRole( 'button', { name: 'Compare', exact: true } ).click();
	await expect( main.locator( 'thead a' ) ).toHaveCount( 3 );
} );

test( 'names and labels stay in view, and the page does not scroll sideways @phone', async ( { page } ) => {
	await page.goto( '/equipment/compare/?ids=1,70,63,12' );
	const table = page.locator( '.coleman-comparison__scroll' );
	await table.scrollIntoViewIfNeeded();
	await table.evaluate( ( element ) => element.scrollTo( 200, 400 ) );
	await page.evaluate( () => scrollBy( 0, 500 ) );
	const label = page.locator( '.coleman-comparison__label' ).nth( 12 );
	await expect( label ).toBeInViewport();
	const [ inner, outer ] = await Promise.all( [ label.boundingBox(), table.boundingBox() ] );
	expect( inner!.x ).toBeGreaterThanOrEqual( outer!.x );
	const name = await page.locator( '.coleman-comparison__machine' ).nth( 1 ).boundingBox();
	// On a phone the table scrolls within itself.
	const scrolls = await table.evaluate( ( element ) => element.scrollHeight > element.clientHeight + 1 );
	expect( name!.y ).toBeGreaterThanOrEqual( scrolls ? outer!.y : -1 );
	expect( await page.evaluate( () => document.documentElement.scrollWidth - innerWidth ) ).toBeLessThanOrEqual( 0 );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the switch is a link @phone', async ( { page } ) => {
		await page.goto( '/equipment/compare/?ids=1,2' );
		const main = page.getByRole( 'main' );
		const all = await main.locator( '.coleman-comparison__row' ).count();
		await main.getByRole( 'link', { name: 'Show only differences' } ).click();
		await expect( page ).toHaveURL( /only=differences/ );
		expect( await main.locator( '.coleman-comparison__row' ).count() ).toBeLessThan( all );
		await main.getByRole( 'link', { name: 'Show all rows' } ).click();
		await expect( main.locator( '.coleman-comparison__row' ) ).toHaveCount( all );
	} );
} );
