import type { Page } from '@playwright/test';
import { ADMIN } from './playwright.config';
import { call } from './support/desk';
import { expect, test } from './support/test';

test.use( { storageState: ADMIN } );

const ORDERS = '/wp-admin/admin.php?page=coleman-orders';

const searchbox = ( page: Page ) => page.getByRole( 'searchbox' );
const tab = ( page: Page, name: RegExp ) =>
	page.getByRole( 'navigation', { name: 'Views' } ).getByRole( 'button', { name } );
const sortedBy = ( page: Page, name: string ) => page.getByRole( 'columnheader', { name } );

/** Orders of somebody, as the desk keys them in; by the API, for the form has a test of its own. */
async function keyIn( page: Page, name: string, count: number ) {
	await page.goto( ORDERS );
	await page.getByRole( 'heading', { name: 'Orders', level: 2 } ).waitFor();
	for ( let order = 0; order < count; order++ ) {
		await call( page, {
			path: '/desk/orders',
			method: 'POST',
			data: {
				lines: [ { part_id: 2, quantity: 1 + order, how: 'ship' } ],
				billing: { name, street: '1 Main St', city: 'Easton', state: 'KS', zip: '66020' },
				pay_method: 'pay_in_store',
			},
		} );
	}
}

test( 'a list is the same after a reload, after an order was looked at, and after going back', async ( {
	page,
	complaints,
} ) => {
	complaints.allow( /JQMIGRATE/ );
	const name = `Lister ${ Date.now() }`;
	await keyIn( page, name, 2 );
	const rows = page.getByRole( 'row' ).filter( { hasText: name } );

	await page.goto( ORDERS );
	await tab( page, /^All/ ).click();
	await searchbox( page ).fill( name );
	await expect( rows ).toHaveCount( 2 );
	await page.getByRole( 'button', { name: 'Total', exact: true } ).click();
	await page.getByRole( 'menuitemradio', { name: 'Sort ascending' } ).click();
	await expect( sortedBy( page, 'Total' ) ).toHaveAttribute( 'aria-sort', 'ascending' );
	const asked = page.url();

	const isAsBefore = async () => {
		await expect( page ).toHaveURL( asked );
		await expect( searchbox( page ) ).toHaveValue( name );
		await expect( tab( page, /^All/ ) ).toHaveAttribute( 'aria-current', 'page' );
		await expect( sortedBy( page, 'Total' ) ).toHaveAttribute( 'aria-sort', 'ascending' );
		await expect( rows ).toHaveCount( 2 );
	};
	await page.reload();
	await isAsBefore();

	await rows.first().locator( '.coleman-orders__number' ).click();
	await expect( page ).toHaveURL( /order=\d+/ );
	await page.goBack();
	await isAsBefore();

	// Another list, searched for something else: the way back leads to what was asked here.
	await tab( page, /^Backordered/ ).click();
	await searchbox( page ).fill( 'nobody at all' );
	await expect( page.getByText( 'No order matches "nobody at all".' ) ).toBeVisible();
	await page.goBack();
	await isAsBefore();
} );

test( 'a later page of a list stands in the address', async ( { page, complaints } ) => {
	complaints.allow( /JQMIGRATE/ );
	const view = encodeURIComponent( JSON.stringify( { perPage: 1 } ) );
	await keyIn( page, `Pager ${ Date.now() }`, 2 );
	await page.goto( `${ ORDERS }&view=all&list=${ view }` );
	const here = page.getByRole( 'navigation', { name: 'Pages' } );
	const first = await page.getByRole( 'row' ).nth( 1 ).textContent();
	await here.getByRole( 'button', { name: 'Next' } ).click();
	await expect( here.getByText( 'Page 2' ) ).toBeVisible();
	await expect( page.getByRole( 'row' ).nth( 1 ) ).not.toHaveText( first ?? '' );
	const second = await page.getByRole( 'row' ).nth( 1 ).textContent();

	await page.reload();
	await expect( here.getByText( 'Page 2' ) ).toBeVisible();
	await expect( page.getByRole( 'row' ).nth( 1 ) ).toHaveText( second ?? '' );
	await here.getByRole( 'button', { name: 'Previous' } ).click();
	await expect( here.getByText( 'Page 1' ) ).toBeVisible();
	await expect( page ).not.toHaveURL( /[?&]at=/ );
} );

test( 'a list that cannot be read says so, and is asked for again', async ( { page, complaints } ) => {
	complaints.allow( /JQMIGRATE|Failed to load resource/ );
	const isList = /coleman\/v1\/desk\/leads(\?|%3F)/;
	await page.route( isList, ( route ) => route.abort() );
	await page.goto( '/wp-admin/admin.php?page=coleman-leads&view=all' );
	const again = page.getByRole( 'button', { name: 'Try again' } );
	await expect( again ).toBeVisible();
	await expect( page.getByText( 'No inquiries found.' ) ).toHaveCount( 0 );
	await page.unroute( isList );
	await again.click();
	await expect( again ).toHaveCount( 0 );
	await expect( page.getByText( 'No inquiries found.' ).or( page.getByRole( 'row' ).nth( 1 ) ) ).toBeVisible();
} );
