import type { Page } from '@playwright/test';
import { ADMIN } from './playwright.config';
import { call, expectDeskAccessible } from './support/desk';
import { expect, test } from './support/test';

test.use( { storageState: ADMIN } );

const RENTALS = '/wp-admin/admin.php?page=coleman-rentals';

/** Classes of one unit each; another for each try, for what failed may have left it promised. */
const LONELY = [ 15, 6, 11 ];

const later = ( date: string, days: number ) =>
	new Date( Date.parse( `${ date }T00:00:00Z` ) + days * 86_400_000 ).toISOString().slice( 0, 10 );

/** A request as the form sends it. */
async function asked( page: Page, machine: number, name: string ): Promise< { id: number; reference: string } > {
	type Day = { date: string; is_open: boolean };
	const days = await call< Day[] >( page, { path: `/rentals/${ machine }/availability?location_id=2` } );
	const [ start, back ] = days.filter( ( { is_open: isOpen } ) => isOpen ).slice( 5, 7 );
	const { requestId, reference } = await call< { requestId: number; reference: string } >( page, {
		path: '/rentals/request',
		method: 'POST',
		data: {
			equipmentId: machine,
			start_date: start?.date,
			return_date: back?.date,
			your_name: name,
			phone_number: '913-555-0144',
			your_email: `${ name.replace( /\W/g, '.' ) }@example.com`,
			your_city: 'Easton',
			your_state: 'KS',
			your_zip: '66020',
			pickup_or_delivery: 'Pickup',
			pickup_location: "Lee's Summit",
		},
	} );
	return { id: requestId, reference };
}

test( 'a rental is quoted, confirmed, told apart from another that wants the same days, handed out and taken back', async ( {
	page,
	context,
	complaints,
}, { retry } ) => {
	const stamp = Date.now();
	const machine = LONELY[ retry ] ?? 15;
	await page.goto( RENTALS );
	await expect( page.getByRole( 'heading', { name: 'Rentals', level: 2 } ) ).toBeVisible();
	const first = await asked( page, machine, `Fay First ${ stamp }` );
	const second = await asked( page, machine, `Stan Second ${ stamp }` );
	const { today } = await call< { today: string } >( page, { path: '/desk/rentals/calendar?days=7' } );

	await page.getByRole( 'searchbox' ).fill( first.reference );
	const row = page.getByRole( 'row' ).filter( { hasText: first.reference } );
	await expect( row ).toBeVisible();
	await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
	await expectDeskAccessible( page );
	await row.getByText( first.reference ).click();
	const head = page.locator( '.coleman-desk__head' ).last();
	await expect( head.getByText( 'Requested' ) ).toBeVisible();

	await page.getByRole( 'textbox', { name: 'Total price' } ).fill( '850' );
	await page.getByRole( 'button', { name: 'Send price' } ).click();
	await expect( head.getByText( 'Quoted' ) ).toBeVisible();
	await expect( page.locator( '.coleman-desk__total' ) ).toHaveText( '$850.00' );

	// Somebody else has the other request open, and sees the unit free.
	const other = await context.newPage();
	await other.goto( `${ RENTALS }&rental=${ second.id }` );
	const choose = async ( desk: Page, days: number ) => {
		await desk.getByRole( 'textbox', { name: 'Out' } ).fill( today );
		await desk.getByRole( 'textbox', { name: 'Back' } ).fill( later( today, days ) );
	};
	await choose( other, 3 );
	await expect( other.getByRole( 'radio', { name: /: free$/ } ) ).toHaveCount( 1 );
	await other.getByRole( 'radio', { name: /: free$/ } ).check();

	await choose( page, 4 );
	await expect( page.getByRole( 'radio', { name: /: free$/ } ) ).toHaveCount( 1 );
	await page.getByRole( 'button', { name: 'Confirm' } ).click();
	await expect( head.getByText( 'Confirmed' ) ).toBeVisible();
	await expectDeskAccessible( page );

	await other.getByRole( 'button', { name: 'Confirm' } ).click();
	await expect( other.getByText( 'This machine and all others like it are booked' ).first() ).toBeVisible();
	await other.getByRole( 'button', { name: /^Take R-\d+, .* from / } ).click();
	await expect( other.getByRole( 'textbox', { name: 'Out' } ) ).toHaveValue( later( today, 5 ) );
	await other.getByRole( 'button', { name: 'Confirm' } ).click();
	await expect( other.locator( '.coleman-desk__head' ).last().getByText( 'Confirmed' ) ).toBeVisible();
	await other.close();

	complaints.allow( /JQMIGRATE/ );
	await page.getByRole( 'button', { name: 'Mark as out' } ).click();
	await expect( head.getByText( 'Out', { exact: true } ) ).toBeVisible();

	// Both stand in the calendar; a bar opens its rental.
	await page.goto( `${ RENTALS }&show=calendar&machine=${ machine }` );
	await expect(
		page.getByRole( 'button', { name: new RegExp( `Stan Second ${ stamp }, confirmed` ) } )
	).toBeVisible();
	await expectDeskAccessible( page );
	await page.getByRole( 'button', { name: new RegExp( `Fay First ${ stamp }, out` ) } ).press( 'Enter' );
	await page.getByRole( 'button', { name: 'Mark as returned' } ).click();
	await expect( head.getByText( 'Returned' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Mark as paid and close' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByRole( 'textbox', { name: 'Why' } ).fill( 'Paid by check.' );
	await dialog.getByRole( 'button', { name: 'Mark as paid and close' } ).click();
	await expect( head.getByText( 'Closed' ) ).toBeVisible();
	await expect( page.getByText( 'Paid by check.' ) ).toBeVisible();
} );

test( 'units that come late move nothing', async ( { page } ) => {
	await page.goto( RENTALS );
	const { id } = await asked( page, LONELY[ 0 ]!, `Lee Late ${ Date.now() }` );
	let release = () => {};
	const isReleased = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /units/, async ( route ) => {
		await isReleased;
		await route.continue();
	} );
	await page.goto( `${ RENTALS }&rental=${ id }` );
	const below = page.getByRole( 'textbox', { name: 'Total price' } );
	await expect( below ).toBeVisible();
	const place = await below.boundingBox();
	release();
	await expect( page.getByRole( 'radio', { name: /^R-\d+/ } ) ).toHaveCount( 1 );
	expect( await below.boundingBox() ).toEqual( place );
} );
