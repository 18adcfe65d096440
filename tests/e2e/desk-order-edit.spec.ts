import { ADMIN } from './playwright.config';
import { call, expectDeskAccessible } from './support/desk';
import { followMail } from './support/mail';
import { expect, test } from './support/test';

test.use( { storageState: ADMIN } );

const ORDERS = '/wp-admin/admin.php?page=coleman-orders';

test( 'an order is edited: more is asked for, less is done at once, a parcel is voided', async ( {
	page,
	context,
} ) => {
	test.setTimeout( 120_000 );
	const email = `eddie.${ Date.now() }@example.com`;
	await page.goto( ORDERS );
	await expect( page.getByRole( 'heading', { name: 'Orders', level: 2 } ) ).toBeVisible();
	const { id } = await call< { id: number } >( page, {
		path: '/desk/orders',
		method: 'POST',
		data: {
			lines: [ { part_id: 58, quantity: 2, how: 'ship' } ],
			email,
			billing: { name: 'Eddie Edit', street: '1 Main St', city: 'Easton', state: 'KS', zip: '66020' },
			pay_method: 'pay_in_store',
		},
	} );
	await page.goto( `${ ORDERS }&order=${ id }` );
	await page.getByRole( 'button', { name: 'Edit order' } ).click();
	const form = page.getByRole( 'group', { name: 'Edit order' } );
	const pieces = form.getByRole( 'spinbutton', { name: /^Pieces of/ } );
	await pieces.fill( '3' );
	await form.getByRole( 'textbox', { name: 'Company', exact: true } ).fill( 'Edit Farms' );
	const does = page.getByRole( 'complementary', { name: 'What the change does' } );
	await expect( does.getByText( /until now \$/ ) ).toBeVisible();
	await expect( does.getByText( /takes 1/ ) ).toBeVisible();
	await expectDeskAccessible( page );

	// What was typed outlives the page.
	await page.reload();
	await expect( pieces ).toHaveValue( '3' );
	await page.setViewportSize( { width: 782, height: 900 } );
	const ask = page.getByRole( 'button', { name: 'Ask the customer' } );
	await expect( ask ).toBeEnabled();
	await expectDeskAccessible( page );
	expect( await page.evaluate( () => document.documentElement.scrollWidth <= window.innerWidth ) ).toBe( true );
	await ask.click();
	await expect( page.getByText( /A change waits for the customer’s answer/ ) ).toBeVisible();
	await page.setViewportSize( { width: 1440, height: 900 } );
	// The contact is corrected at once; the goods are as they were.
	await expect( page.getByText( 'Edit Farms' ).first() ).toBeVisible();
	await expect( page.locator( '.coleman-orders__pieces' ).first() ).toHaveText( '2' );
	await expectDeskAccessible( page );

	const customer = await context.browser()!.newPage();
	await followMail( customer, email, 'Please confirm a change of your order', 'Accept or decline' );
	await customer.getByRole( 'main' ).getByLabel( 'Email Address' ).fill( email );
	await customer.getByRole( 'button', { name: 'Open order' } ).click();
	await expect( customer.getByText( /quantity changed from 2 to 3/ ).first() ).toBeVisible();
	await customer.getByRole( 'button', { name: /^Accept for \$/ } ).click();
	await expect( customer.getByText( /Change accepted/ ).first() ).toBeVisible();
	await customer.close();

	await page.reload();
	await expect( page.locator( '.coleman-orders__pieces' ).first() ).toHaveText( '3' );
	await page.getByRole( 'button', { name: 'Edit order' } ).click();
	await pieces.fill( '1' );
	await expect( does.getByText( 'It is done at once' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( page.locator( '.coleman-orders__pieces' ).first() ).toHaveText( '1' );

	await page.getByRole( 'textbox', { name: 'Carrier' } ).fill( 'UPS' );
	await page.getByRole( 'textbox', { name: 'Tracking number' } ).fill( '1Z 7' );
	await page.getByRole( 'button', { name: 'Mark as shipped' } ).click();
	await expect( page.getByRole( 'link', { name: '1Z 7' } ) ).toHaveAttribute( 'href', /ups\.com.*1Z7$/ );
	await page.getByRole( 'button', { name: 'Void package' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Void package' } ).click();
	await expect( page.getByText( /Package voided: 1 ×/ ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Mark as shipped' } ) ).toBeVisible();
} );
