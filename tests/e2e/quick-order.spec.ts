import { expect, expectAccessible, test } from './support/test';

test( 'a list is typed and pasted by keyboard alone, looked at, and what is ticked is added @phone-0', async ( {
	page,
} ) => {
	await page.goto( '/parts/quick-order' );
	// Until the sheet is awake, Enter posts it to its page.
	await page.waitForLoadState( 'networkidle' );
	const number = ( row: number ) => page.getByLabel( `Part number, row ${ row }`, { exact: true } );
	const row = ( at: number ) => page.locator( '.coleman-quick-order__row' ).nth( at - 1 );

	await number( 1 ).fill( 'hh164 32430' );
	await number( 1 ).press( 'Tab' );
	await page.keyboard.type( '3' );
	await page.keyboard.press( 'Enter' );
	await expect( number( 2 ) ).toBeFocused();
	await expect( row( 1 ).getByRole( 'checkbox' ) ).toBeChecked();
	await expect( page.getByRole( 'region', { name: 'Selected' } ) ).toContainText( '$44.55' );

	// A column of a spreadsheet, pasted into a row.
	await number( 2 ).evaluate( ( field ) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData(
			'text/plain',
			'HH160-32093\t2\n461663\t1\n32925994\n70000-10201\t13\n6599281\nZZ-TOP-1'
		);
		field.dispatchEvent( new ClipboardEvent( 'paste', { clipboardData, bubbles: true, cancelable: true } ) );
	} );
	await expect( row( 2 ) ).toContainText( 'HH160-32093 is now HH164-32430.' );
	await expect( row( 3 ) ).toContainText( 'LM67049/10' );
	await expect( row( 4 ).getByRole( 'radio' ) ).toHaveCount( 3 );
	await expect( row( 5 ) ).toContainText( 'Sold in cases of 12, so we changed 13 to 24.' );
	await expect( row( 6 ) ).toContainText( 'This part is discontinued and sold out.' );
	await expect( row( 7 ) ).toContainText( 'Not in our catalog.' );
	await expectAccessible( page );

	// What was typed survives a reload, what was ticked is asked again.
	await page.reload();
	await expect( number( 7 ) ).toHaveValue( 'ZZ-TOP-1' );
	await expect( row( 1 ).getByRole( 'checkbox' ) ).toBeChecked();
	for ( const at of [ 2, 3, 5, 7 ] ) {
		await expect( row( at ).getByRole( 'checkbox' ) ).not.toBeChecked();
	}
	await row( 3 ).getByRole( 'checkbox' ).check();
	await row( 4 ).getByRole( 'radio' ).nth( 1 ).check();
	await page.getByRole( 'button', { name: 'Add selected parts to cart' } ).click();
	await expect( page.getByText( '3 rows are in your cart.' ) ).toBeVisible();
	await expect( number( 1 ) ).toHaveValue( 'HH160-32093' );

	await page.getByRole( 'link', { name: 'Go to cart' } ).click();
	const main = page.getByRole( 'main' );
	await expect( main.getByRole( 'spinbutton' ) ).toHaveCount( 4 );
	for ( const there of [ 'HH164-32430', '461663-03', 'LM67049/10', '32-925994' ] ) {
		await expect( main ).toContainText( there );
	}
	await expect( main ).not.toContainText( '70000-10201' );
} );

test( 'what a search did not find stands in the first rows, with its quantity @phone-0', async ( { page } ) => {
	await page.goto( '/search/?q=HH164-32430, ZZ99-1, 2x 6A320-58210' );
	await page.getByRole( 'link', { name: 'Ask for a special order' } ).click();
	const row = ( at: number ) => page.locator( '.coleman-quick-order__row' ).nth( at - 1 );
	for ( const [ at, number, quantity ] of [
		[ 1, 'ZZ99-1', '1' ],
		[ 2, '6A320-58210', '2' ],
	] as const ) {
		await expect( row( at ).getByLabel( /^Part number/ ) ).toHaveValue( number );
		await expect( row( at ).getByLabel( /^Quantity/ ) ).toHaveValue( quantity );
		await expect( row( at ) ).toContainText( 'Not in our catalog.' );
	}
} );
