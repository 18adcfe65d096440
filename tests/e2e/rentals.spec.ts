import { expect, expectAccessible, test } from './support/test';

const DETAIL = '/rental/equipment/bobcat-s66-1';

/** The Monday in so many weeks, and the Thursday after it: days on which the branches are open, but for holidays in the week of the demo. */
function week( weeks: number ): { start: string; back: string; month: string } {
	const monday = new Date();
	monday.setUTCDate( monday.getUTCDate() + 7 * weeks + ( ( 8 - monday.getUTCDay() ) % 7 ) );
	const thursday = new Date( monday );
	thursday.setUTCDate( monday.getUTCDate() + 3 );
	const text = ( date: Date ) => date.toISOString().slice( 0, 10 );
	return { start: text( monday ), back: text( thursday ), month: text( monday ).slice( 0, 7 ) };
}

test( 'a rental is chosen by its day, priced and asked for by keyboard alone, and a page untouched loads no React @phone-1', async ( {
	page,
} ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => scripts.push( request.url() ) );
	const { start, back, month } = week( 8 );
	await page.goto( `${ DETAIL }?month=${ month }` );
	await page.waitForLoadState( 'networkidle' );
	expect( scripts.filter( ( url ) => /\/islands\/runtime\./.test( url ) ) ).toEqual( [] );

	// The day in the calendar opens the modal, which begins with it.
	const day = page.locator( `[data-date="${ start }"]` );
	await day.focus();
	await expect( page.getByRole( 'grid' ) ).toBeVisible();
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( day ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	const modal = page.getByRole( 'dialog', { name: 'Rental Request' } );
	await expect( modal ).toBeVisible();
	await expect( modal.getByLabel( 'Start Date' ) ).toHaveValue( start );

	// The price follows dates and attachments.
	await modal.getByLabel( 'Return Date' ).focus();
	await modal.getByLabel( 'Return Date' ).fill( back );
	await expect( modal.getByText( '3 days at $250' ) ).toBeVisible();
	const total = modal.locator( '.coleman-rental-form__sum strong' );
	await expect( total ).toHaveText( '$1,105.00' );
	// Many attachments are folded away, and opened by the keyboard.
	await modal.getByText( /^Add attachments/ ).focus();
	await page.keyboard.press( 'Enter' );
	await modal.getByRole( 'checkbox' ).first().focus();
	await page.keyboard.press( 'Space' );
	await expect( total ).not.toHaveText( '$1,105.00' );
	await page.keyboard.press( 'Space' );
	await expect( total ).toHaveText( '$1,105.00' );

	// What is missing is told at the top.
	await modal.getByLabel( 'Name', { exact: true } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( modal.getByText( 'One or more errors were found in your form.' ) ).toBeInViewport();
	await expectAccessible( page );

	await modal.getByLabel( 'Name', { exact: true } ).fill( 'Pat Miller' );
	await modal.getByLabel( 'Phone Number' ).pressSequentially( '9135550134' );
	await expect( modal.getByLabel( 'Phone Number' ) ).toHaveValue( '913-555-0134' );
	await modal.getByLabel( 'Email Address' ).fill( 'pat.miller@example.com' );
	await modal.getByLabel( 'City', { exact: true } ).fill( 'Easton' );
	await modal.getByLabel( 'State', { exact: true } ).first().selectOption( 'KS' );
	await modal.getByLabel( 'ZIP code', { exact: true } ).first().fill( '66020' );
	await modal.getByLabel( 'Pickup Location' ).selectOption( "Lee's Summit" );
	await modal.getByLabel( 'What will you use it for?' ).fill( 'A pond' );
	await modal.getByRole( 'button', { name: 'Send request' } ).focus();
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( /\/rental\/confirmation\// );
	await expect( page.getByRole( 'main' ) ).toContainText( 'S66' );

	// The next request begins with what was typed, and can be made to forget it.
	await page.goto( '/rental/request/2' );
	await page.getByLabel( 'Return Date' ).focus();
	await expect( page.getByLabel( 'Name', { exact: true } ) ).toHaveValue( 'Pat Miller' );
	await page.getByRole( 'button', { name: 'Clear form' } ).click();
	await expect( page.getByLabel( 'Name', { exact: true } ) ).toHaveValue( '' );
} );

test( 'fields beside one another stand in line, whatever is said of them @phone', async ( { page, isMobile } ) => {
	await page.goto( '/rental/request/1' );
	await page.getByRole( 'button', { name: 'Send request' } ).click();
	await expect( page.getByText( 'ZIP code is required.' ).last() ).toBeVisible();
	const form = page.getByRole( 'main' ).locator( 'form' ).last();
	const boxOf = async ( label: string ) => {
		const box = await form.getByLabel( label, { exact: true } ).first().boundingBox();
		return { x: 0, y: 0, width: 0, ...box };
	};
	const tops = async ( labels: string[] ) =>
		( await Promise.all( labels.map( boxOf ) ) ).map( ( { y } ) => Math.round( y ) );
	const rows = isMobile
		? [ [ 'State', 'ZIP code' ] ]
		: [
				[ 'Start Date', 'Return Date' ],
				[ 'Phone Number', 'Email Address' ],
				[ 'City', 'State', 'ZIP code' ],
			];
	for ( const row of rows ) {
		const [ first, ...others ] = await tops( row );
		expect( [ row, others ] ).toEqual( [ row, others.map( () => first ) ] );
	}
	// A sentence of two lines at one field, or a name of two lines, moves no neighbor.
	for ( const part of [ 'label', '.coleman-field__error' ] ) {
		await form.locator( `.coleman-field:has([name="your_zip"]) ${ part }` ).evaluate( ( element ) => {
			element.textContent = 'Enter the five digits of your own ZIP code';
		} );
		const [ state, zip ] = await Promise.all(
			[ 'your_state', 'your_zip' ].map( ( name ) => form.locator( `[name="${ name }"]` ).boundingBox() )
		);
		expect( Math.round( zip?.y ?? 0 ) ).toBe( Math.round( state?.y ?? -1 ) );
	}
	if ( isMobile ) {
		const [ start, back ] = [ await boxOf( 'Start Date' ), await boxOf( 'Return Date' ) ];
		expect( [ back.x, back.width ] ).toEqual( [ start.x, start.width ] );
		expect( back.y ).toBeGreaterThan( start.y );
	}
} );

test( 'the modal is closed by Cancel, and gives the focus back', async ( { page } ) => {
	await page.goto( DETAIL );
	await page.getByRole( 'link', { name: 'Request rental' } ).click();
	const modal = page.getByRole( 'dialog', { name: 'Rental Request' } );
	await expect( modal ).toBeVisible();
	await modal.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( modal ).toBeHidden();
	await expect( page.getByRole( 'link', { name: 'Request rental' } ) ).toBeFocused();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a rental is found by branch and day, refused with what was typed, and asked for', async ( {
		page,
		complaints,
	} ) => {
		complaints.allow( /400 \(Bad Request\)/ );
		const { start, back, month } = week( 10 );
		await page.goto( '/rental/' );
		await page.getByRole( 'link', { name: 'Skid Steer Loaders' } ).first().click();
		await page.waitForURL( '/rental/skid-steer-loaders-2' );
		await page.getByRole( 'main' ).getByRole( 'link', { name: 'Smithville' } ).click();
		await page.waitForURL( /location_id=3/ );
		await page.getByRole( 'link', { name: 'S66' } ).click();
		await page.waitForURL( DETAIL );
		await page.goto( `${ DETAIL }?month=${ month }` );
		await page.locator( `[data-date="${ start }"]` ).click();
		await page.waitForURL( `/rental/request/1?start_date=${ start }` );
		await expect( page.getByLabel( 'Start Date' ) ).toHaveValue( start );

		// Only what belongs to the choice is asked for.
		await expect( page.getByLabel( 'Jobsite Street' ) ).toBeHidden();
		await page.getByLabel( 'Delivery' ).check();
		await expect( page.getByLabel( 'Pickup Location' ) ).toBeHidden();
		await page.getByLabel( 'Jobsite Street' ).fill( '4120 Stillwell Road' );
		await page.getByLabel( 'Return Date' ).fill( back );
		await page.getByLabel( 'Name', { exact: true } ).fill( 'Pat Miller' );
		await page.getByText( /^Add attachments/ ).click();
		await page.getByRole( 'checkbox' ).first().check();
		await page.getByRole( 'button', { name: 'Send request' } ).click();
		await page.waitForURL( '/rental/request/1' );
		await expect( page.locator( '.coleman-faults' ) ).toContainText(
			'One or more errors were found in your form.'
		);
		await expect( page.getByLabel( 'Name', { exact: true } ) ).toHaveValue( 'Pat Miller' );
		await expect( page.getByLabel( 'Jobsite Street' ) ).toHaveValue( '4120 Stillwell Road' );
		await expect( page.getByRole( 'checkbox' ).first() ).toBeChecked();
		await expect( page.getByText( '3 days at ' ) ).toBeVisible();

		await page.getByLabel( 'Phone Number' ).fill( '913 555 0134' );
		await page.getByLabel( 'Email Address' ).fill( 'pat.without@example.com' );
		await page.getByLabel( 'City', { exact: true } ).fill( 'Easton' );
		await page.getByLabel( 'State', { exact: true } ).first().selectOption( 'KS' );
		await page.getByLabel( 'ZIP code', { exact: true } ).first().fill( '66020' );
		await page.getByLabel( 'Jobsite City' ).fill( 'Easton' );
		await page.getByLabel( 'State', { exact: true } ).last().selectOption( 'KS' );
		await page.getByLabel( 'ZIP code', { exact: true } ).last().fill( '66020' );
		await page.getByRole( 'button', { name: 'Send request' } ).click();
		await page.waitForURL( /\/rental\/confirmation\// );
		await expect( page.getByRole( 'main' ) ).toContainText( 'S66' );
	} );
} );
