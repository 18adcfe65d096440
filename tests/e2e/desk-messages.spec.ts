import type { Locator, Page } from '@playwright/test';
import { ADMIN } from './playwright.config';
import { call } from './support/desk';
import { expect, test } from './support/test';

test.use( { storageState: ADMIN } );

const ORDERS = '/wp-admin/admin.php?page=coleman-orders';

const WIDTHS = [ 390, 782, 1440 ];

const LONG = 'Farmers-Cooperative-Grain-and-Implement-Association-of-Leavenworth-County';

/** The sheet of an order with names of one long word. */
async function opened( page: Page ): Promise< object > {
	await page.goto( ORDERS );
	const order = await call< { id: number } >( page, {
		path: '/desk/orders',
		method: 'POST',
		data: {
			lines: [ { part_id: 2, quantity: 1, how: 'will_call:2' } ],
			email: `${ 'long.'.repeat( 10 ) }${ Date.now() }@example.com`,
			billing: { name: LONG, company: LONG, street: '1 Main St', city: 'Easton', state: 'KS', zip: '66020' },
			pay_method: 'pay_in_store',
			tells_customer: false,
		},
	} );
	await page.goto( `${ ORDERS }&order=${ order.id }` );
	await expect( page.getByRole( 'heading', { name: /^W\d+/ } ) ).toBeVisible();
	return order;
}

/** Whether it stands in the window as a whole, and nothing before it. */
const isWhole = ( it: Locator ) =>
	it.evaluate( ( element ) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const corners = [ left + 6, right - 6 ].flatMap( ( x ) => [ top + 6, bottom - 6 ].map( ( y ) => [ x, y ] ) );
		return (
			left >= 0 &&
			top >= 0 &&
			right <= document.documentElement.clientWidth &&
			bottom <= window.innerHeight &&
			element.scrollWidth <= element.clientWidth &&
			corners.every( ( [ x = 0, y = 0 ] ) => element.contains( document.elementFromPoint( x, y ) ) )
		);
	} );

/** The names of buttons that a finger misses, or whose label runs out of them. */
const tooSmall = ( page: Page ) =>
	page.locator( '#coleman-desk button' ).evaluateAll( ( all ) =>
		all.flatMap( ( one ) => {
			const { width, height } = one.getBoundingClientRect();
			const isGood = width >= 24 && height >= 24 && one.scrollWidth <= Math.ceil( width );
			return isGood || ! one.checkVisibility() ? [] : [ one.ariaLabel ?? one.textContent ];
		} )
	);

for ( const width of WIDTHS ) {
	test( `what was done is told whole and above a dialog at ${ width } px, several times`, async ( { page } ) => {
		await page.setViewportSize( { width, height: 844 } );
		const order = await opened( page );
		// At once, for a message goes after ten seconds.
		await page.route( /\/notes/, ( route ) => route.fulfill( { json: { results: order } } ) );
		const text = page.getByRole( 'textbox', { name: 'Text' } );
		for ( const note of [ 'First.', 'Second.' ] ) {
			await text.fill( note );
			await page.getByRole( 'button', { name: 'Save note' } ).click();
			await expect( text ).toHaveValue( '' );
		}
		const told = page.locator( '.components-snackbar' );
		await expect( told ).toHaveCount( 2 );
		await page.getByRole( 'button', { name: 'Cancel order' } ).click();
		await expect( page.getByRole( 'dialog' ) ).toBeVisible();
		for ( const one of await told.all() ) {
			await expect.poll( () => isWhole( one ) ).toBe( true );
			expect( ( await one.boundingBox() )!.height ).toBeLessThan( 60 );
		}
		const [ first, second ] = await Promise.all( ( await told.all() ).map( ( one ) => one.boundingBox() ) );
		expect( first!.y + first!.height ).toBeLessThanOrEqual( second!.y );
	} );

	test( `notices, buttons and long words keep to the window at ${ width } px`, async ( { page, complaints } ) => {
		complaints.allow( /503/ );
		await page.setViewportSize( { width, height: 844 } );
		await page.goto( ORDERS );
		await expect( page.getByRole( 'button', { name: 'Enter an order' } ) ).toBeVisible();
		expect( await tooSmall( page ) ).toEqual( [] );
		await opened( page );
		await page.route( /\/notes/, ( route ) =>
			route.fulfill( { status: 503, json: { code: 'x', message: 'Not now. '.repeat( 30 ), data: {} } } )
		);
		await page.getByRole( 'textbox', { name: 'Text' } ).fill( 'Refused.' );
		await page.getByRole( 'button', { name: 'Save note' } ).click();
		const notice = page.locator( '#coleman-desk > .components-notice.is-error' );
		await expect( notice ).toBeVisible();
		const [ around, box, title ] = await Promise.all(
			[ page.locator( '#coleman-desk' ), notice, page.locator( '.coleman-desk__title' ).last() ].map( ( one ) =>
				one.boundingBox()
			)
		);
		expect( box!.x ).toBe( title!.x );
		expect( Math.round( around!.x + around!.width - ( box!.x + box!.width ) ) ).toBe(
			Math.round( box!.x - around!.x )
		);
		expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBe( 0 );
		expect( await tooSmall( page ) ).toEqual( [] );

		// What was refused before is not said in a dialog that has not been sent yet.
		await page.getByRole( 'button', { name: 'Cancel order' } ).click();
		await expect( page.getByRole( 'dialog' ) ).toBeVisible();
		await expect( page.getByRole( 'dialog' ).getByText( 'Not now.' ) ).toHaveCount( 0 );
		// Nor is the sheet's notice shown again when it closes.
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await expect( notice ).toHaveCount( 0 );
	} );
}
