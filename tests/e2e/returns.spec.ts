import type { DeskOrder } from '@/api/generated/schemas';
import { ADMIN } from './playwright.config';
import { call, expectDeskAccessible } from './support/desk';
import { followMail } from './support/mail';
import { expect, test } from './support/test';

test.use( { storageState: ADMIN } );

const ORDERS = '/wp-admin/admin.php?page=coleman-orders';

test( 'a customer returns a part without a script, and the desk takes it back and refunds it', async ( {
	page,
	browser,
} ) => {
	const email = `return.${ Date.now() }@example.com`;
	await page.goto( ORDERS );
	await expect( page.getByRole( 'heading', { name: 'Orders', level: 2 } ) ).toBeVisible();
	const placed = await call< DeskOrder >( page, {
		path: '/desk/orders',
		method: 'POST',
		data: {
			lines: [ { part_id: 2, quantity: 2, how: 'ship' } ],
			billing: { name: 'Rita Return', street: '1 Main St', city: 'Easton', state: 'KS', zip: '66020' },
			email,
			pay_method: 'pay_in_store',
		},
	} );
	const sent = await call< DeskOrder >( page, {
		path: `/desk/orders/${ placed.id }/fulfilments`,
		method: 'POST',
		data: {
			version: placed.version,
			kind: 'ship',
			location_id: 1,
			lines: [ { line: placed.lines[ 0 ]!.id, quantity: 2 } ],
		},
	} );
	await call< DeskOrder >( page, {
		path: `/desk/orders/${ placed.id }/payments`,
		method: 'POST',
		data: {
			version: sent.version,
			method: 'cash',
			cents: sent.order.payment.due_cents,
			idempotency_key: `e2e-${ Date.now() }`,
		},
	} );

	// The customer, who has no account, by the link of the mail.
	const context = await browser.newContext( {
		javaScriptEnabled: false,
		storageState: { cookies: [], origins: [] },
	} );
	const customer = await context.newPage();
	await followMail( page, email, 'is on its way', 'See your order' );
	await customer.goto( page.url() );
	const main = customer.getByRole( 'main' );
	await main.getByLabel( 'Email Address' ).fill( email );
	await main.getByRole( 'button', { name: 'Open order' } ).click();
	await main.getByText( 'Return parts', { exact: true } ).click();
	await expect( main.getByText( /Up to 2, until / ) ).toBeVisible();
	await main.getByLabel( 'Pieces to return' ).fill( '3' );
	await main.getByLabel( 'Why are you returning it?' ).selectOption( { label: 'Ordered the wrong part' } );
	await main.getByLabel( 'Tell us more' ).fill( 'It is too long.' );
	await main.getByRole( 'button', { name: 'Request return' } ).click();
	// Nothing that was typed is lost.
	await expect( main.locator( '.coleman-field__error' ) ).toHaveText( 'Enter 0 to 2 pieces.' );
	await expect( main.getByLabel( 'Tell us more' ) ).toHaveValue( 'It is too long.' );
	await main.getByLabel( 'Pieces to return' ).fill( '1' );
	await main.getByRole( 'button', { name: 'Request return' } ).click();
	await expect( main.getByText( 'Return requested', { exact: true } ) ).toBeVisible();
	const order = customer.url();

	await page.goto( `${ ORDERS }&view=returns` );
	await page.getByRole( 'button', { name: placed.order.OrderNumber } ).click();
	await page.getByRole( 'button', { name: /^Approve, / } ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByRole( 'combobox', { name: 'Where the parts go' } ).selectOption( { label: 'Easton' } );
	await dialog.getByRole( 'button', { name: 'Approve the return' } ).click();
	await expect( page.getByText( 'Return approved', { exact: true } ) ).toBeVisible();
	await expectDeskAccessible( page );

	await customer.goto( order );
	await main.getByRole( 'link', { name: /^Print return slip/ } ).click();
	await expect( main.getByText( 'Put this slip with the parts.' ) ).toBeVisible();
	await expect( main.getByText( 'Easton, KS' ).first() ).toBeVisible();

	await page.getByRole( 'button', { name: /^Parts are here, / } ).click();
	await dialog.getByRole( 'textbox', { name: 'Pieces to restock' } ).fill( '1' );
	await dialog.getByRole( 'button', { name: 'Receive the parts' } ).click();
	await page.getByRole( 'button', { name: /^Close and credit, / } ).click();
	await expect( dialog.getByRole( 'combobox', { name: 'How it goes back' } ) ).toHaveValue( 'cash' );
	await dialog.getByRole( 'button', { name: /^Close and refund / } ).click();
	await expect( page.getByText( 'Return closed', { exact: true } ) ).toBeVisible();
	await expect( page.locator( '.coleman-desk__head' ).getByText( 'Partly refunded' ) ).toBeVisible();

	await customer.goto( order );
	await expect( main.getByText( 'Return closed', { exact: true } ) ).toBeVisible();
	await expect( main.getByText( 'Left to pay' ) ).toBeHidden();
	await main.getByRole( 'link', { name: 'Print invoice' } ).click();
	await expect( main.getByRole( 'row', { name: /^Balance due/ } ) ).toContainText( '$0.00' );
	await context.close();
} );
