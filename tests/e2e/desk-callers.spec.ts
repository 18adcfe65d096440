import { ADMIN } from './playwright.config';
import { call, expectDeskAccessible } from './support/desk';
import { expect, test } from './support/test';

test.use( { storageState: ADMIN } );

const ORDERS = '/wp-admin/admin.php?page=coleman-orders';

test( 'an order is put on hold with others and taken back, printed, and its caller is found', async ( { page } ) => {
	const name = `Una O'Caller-${ Date.now() }`;
	await page.goto( ORDERS );
	await expect( page.getByRole( 'heading', { name: 'Orders', level: 2 } ) ).toBeVisible();
	const {
		id,
		order: { OrderNumber: number },
	} = await call< { id: number; order: { OrderNumber: string } } >( page, {
		path: '/desk/orders',
		method: 'POST',
		data: {
			lines: [ { part_id: 2, quantity: 3, how: 'ship' } ],
			billing: { name, street: '1 Main St', city: 'Easton', state: 'KS', zip: '66020' },
			email: `una.${ Date.now() }@example.com`,
			pay_method: 'call_me',
		},
	} );

	await page.goto( `${ ORDERS }&view=all` );
	// As a scanner types: a code that is unknown, Enter, and the next code.
	await page.getByRole( 'searchbox' ).fill( 'W999999999' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( number );
	const row = page.getByRole( 'row' ).filter( { hasText: number } );
	await row.getByRole( 'checkbox' ).check();
	await page.getByRole( 'button', { name: 'Put on hold' } ).first().click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog.getByText( 'You can undo this for 60 seconds.' ) ).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Put 1 order on hold' } ).click();
	await expect( row.getByText( 'On hold' ) ).toBeVisible();
	await expectDeskAccessible( page );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( row.getByText( 'Received' ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Undo' } ) ).toBeHidden();

	const paper = await page.context().newPage();
	await paper.goto( `/wp-admin/admin-post.php?action=coleman_print&what=pick-list&orders=${ id }` );
	await expect( paper.locator( 'svg.barcode' ) ).toHaveCount( 2 );
	await expect( paper.getByText( /^From / ) ).toBeVisible();
	await paper.close();

	await page.goto( '/wp-admin/admin.php?page=coleman-customers' );
	await page.getByRole( 'textbox', { name: 'Who is calling?' } ).fill( name.replace( "'", '' ) );
	await page.getByRole( 'button', { name: 'Find', exact: true } ).click();
	// Nothing of who it is stands in an address, which browsers and servers keep.
	const addresses: string[] = [];
	page.on( 'request', ( request ) => addresses.push( request.url() ) );
	await page.getByRole( 'button', { name } ).click();
	await expect( page.getByRole( 'link', { name: number } ) ).toBeVisible();
	await expect( page.getByRole( 'heading', { name, level: 2 } ) ).toBeVisible();
	expect( page.url() ).toContain( `&of=order-${ id }` );
	await page.goBack();
	await expect( page.getByRole( 'button', { name } ) ).toBeVisible();
	await page.goto( `${ ORDERS }&order=${ id }` );
	await page.getByRole( 'link', { name: 'All orders, rentals and inquiries' } ).click();
	await expect( page.getByRole( 'heading', { name, level: 2 } ) ).toBeVisible();
	expect( addresses.filter( ( url ) => decodeURIComponent( url ).includes( '@example.com' ) ) ).toEqual( [] );
	await page.setViewportSize( { width: 782, height: 900 } );
	// As far from the edge as the title above it.
	const left = async ( level: number ) =>
		( await page.locator( '#coleman-desk' ).getByRole( 'heading', { level } ).first().boundingBox() )?.x;
	expect( await left( 3 ) ).toBe( await left( 2 ) );
	await page.getByRole( 'textbox', { name: 'Note' } ).fill( 'Calls at noon.' );
	await page.reload();
	await page.getByRole( 'button', { name: 'Add note' } ).click();
	await expect( page.getByText( 'Calls at noon.' ) ).toBeVisible();
	await expect( page.getByRole( 'textbox', { name: 'Note' } ) ).toHaveValue( '' );
	await expectDeskAccessible( page );
} );
