import type { Page } from '@playwright/test';
import { ADMIN } from './playwright.config';
import { call, expectDeskAccessible } from './support/desk';
import { followMail } from './support/mail';
import { expect, test } from './support/test';

test.use( { storageState: ADMIN } );

const ORDERS = '/wp-admin/admin.php?page=coleman-orders';

const unique = ( name: string ) => `${ name }.${ Date.now() }@example.com`;

/** An order of two filters, as the desk keys it in; by the API, for the form has a test of its own. */
async function keyedIn( page: Page, name: string ): Promise< { id: number; order: { OrderNumber: string } } > {
	await page.goto( ORDERS );
	await expect( page.getByRole( 'heading', { name: 'Orders', level: 2 } ) ).toBeVisible();
	return call( page, {
		path: '/desk/orders',
		method: 'POST',
		data: {
			lines: [
				{ part_id: 2, quantity: 3, how: 'ship' },
				{
					part_id: 714940,
					quantity: 1,
					how: 'will_call:4',
					number: 'OLD-5',
					description: 'Seal',
					price_cents: 900,
				},
			],
			billing: { name, street: '1 Main St', city: 'Easton', state: 'KS', zip: '66020' },
			pay_method: 'pay_in_store',
		},
	} );
}

test( 'an order comes by phone, is priced, and the customer accepts the quote', async ( {
	page,
	context,
	complaints,
} ) => {
	const email = unique( 'caller' );
	await page.goto( ORDERS );
	await page.getByRole( 'button', { name: 'Enter an order' } ).click();

	const part = page.getByRole( 'textbox', { name: 'Part number', exact: true } );
	await part.fill( 'hh160 32093' );
	await part.press( 'Enter' );
	await page.getByRole( 'button', { name: 'Add in place of HH160-32093' } ).click();
	await expect( part ).toBeFocused();
	await part.fill( 'NOBODY-KNOWS-77' );
	await part.press( 'Enter' );
	await page.getByRole( 'button', { name: 'Request as special order' } ).click();
	await page.getByRole( 'textbox', { name: 'Description of NOBODY-KNOWS-77' } ).fill( 'Gasket, old style' );

	await page.getByRole( 'textbox', { name: 'Email', exact: true } ).fill( email );
	for ( const [ label, text ] of [
		[ 'Name', 'Cal Caller' ],
		[ 'City', 'Easton' ],
		[ 'ZIP code', '66020' ],
	] as const ) {
		await page.getByRole( 'textbox', { name: label, exact: true } ).fill( text );
	}
	const place = page.getByRole( 'button', { name: 'Place order' } );
	await expect( page.getByRole( 'combobox', { name: 'Payment' } ) ).toHaveValue( 'call_me' );
	await expectDeskAccessible( page );
	complaints.allow( /400 \(Bad Request\)/ );
	await place.click();
	// The server names the field; nothing that was typed is lost.
	await expect( page.locator( '.is-fault' ).getByText( 'Street is required.' ) ).toBeVisible();
	await page.getByRole( 'textbox', { name: 'Street', exact: true } ).fill( '1 Main St' );
	await place.click();

	const head = page.locator( '.coleman-desk__head' );
	await expect( head.getByText( 'Waiting for a price' ) ).toBeVisible();
	const number = await head.getByRole( 'heading' ).textContent();
	const send = page.getByRole( 'button', { name: 'Send quote' } );
	await expect( send ).toHaveAttribute( 'aria-disabled', 'true' );
	await page.getByRole( 'textbox', { name: 'Price of NOBODY-KNOWS-77' } ).fill( '$19.99' );
	await send.click();
	await expect( head.getByText( 'Quote sent' ) ).toBeVisible();
	await expectDeskAccessible( page );

	// The customer, who is not signed in.
	const desk = page.url();
	const customer = await context.browser()!.newPage();
	await followMail( customer, email, 'The price of your order', 'Accept quote' );
	await customer.getByRole( 'main' ).getByLabel( 'Email Address' ).fill( email );
	await customer.getByRole( 'button', { name: 'Open order' } ).click();
	await expect( customer.getByText( '$19.99' ).first() ).toBeVisible();
	await customer
		.getByRole( 'button', { name: /^Accept/ } )
		.first()
		.click();
	await expect( customer.getByText( /accepted/i ).first() ).toBeVisible();
	await customer.close();

	await page.goto( desk );
	await expect( head.getByText( 'Received' ) ).toBeVisible();
	await expect( page.getByText( 'The quote was accepted.' ) ).toBeVisible();

	await page.getByRole( 'button', { name: '← Orders' } ).click();
	await page.getByRole( 'searchbox' ).fill( email );
	await expect( page.getByRole( 'row' ).filter( { hasText: number ?? '' } ) ).toBeVisible();
	await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
	await expectDeskAccessible( page );
} );

test( 'an order leaves in two ways, and of two desks the second is told', async ( { page, complaints } ) => {
	const { id } = await keyedIn( page, `Sue Split ${ Date.now() }` );
	await page.goto( `${ ORDERS }&order=${ id }` );
	const head = page.locator( '.coleman-desk__head' );
	await expect( head.getByText( 'Received' ) ).toBeVisible();

	// Another desk confirms it meanwhile.
	const note = page.getByRole( 'textbox', { name: 'Text' } );
	await note.fill( 'half a sentence' );
	await call( page, {
		path: `/desk/orders/${ id }/state`,
		method: 'POST',
		data: { version: 1, state: 'confirmed' },
	} );
	complaints.allow( /409 \(Conflict\)/ );
	await page.getByRole( 'button', { name: 'Confirm' } ).click();
	await expect( page.getByText( 'Someone else just changed this.' ).first() ).toBeVisible();
	await expect( head.getByText( 'Confirmed' ) ).toBeVisible();
	await expect( note ).toHaveValue( 'half a sentence' );

	// Two of the three filters leave, the seal waits at the counter.
	await page
		.getByRole( 'spinbutton', { name: /HH160-32093|to go/ } )
		.first()
		.fill( '2' );
	await page.getByRole( 'textbox', { name: 'Carrier' } ).fill( 'UPS' );
	await page.getByRole( 'textbox', { name: 'Tracking number' } ).fill( '1Z 999' );
	await page.getByRole( 'button', { name: 'Mark as shipped' } ).click();
	await expect( head.getByText( 'Being picked' ) ).toBeVisible();
	await expect( page.getByText( 'Partly shipped' ) ).toBeVisible();

	await page.getByRole( 'radio', { name: 'Ready for pickup' } ).check();
	await page.getByRole( 'combobox', { name: 'Branch' } ).selectOption( { label: 'Easton' } );
	await page.getByRole( 'spinbutton', { name: /OLD-5/ } ).fill( '1' );
	await page.getByRole( 'button', { name: 'Ready for pickup' } ).click();
	await page.getByRole( 'button', { name: 'Mark as picked up' } ).click();
	await expect( page.getByText( 'Picked up: 1 × OLD-5.' ) ).toBeVisible();

	await page.getByRole( 'spinbutton', { name: /to go/ } ).fill( '1' );
	await page.getByRole( 'button', { name: 'Mark as shipped' } ).click();
	await expect( head.getByText( 'Completed' ) ).toBeVisible();

	// Part of the money comes by check, with one digit too many at first; some of it goes back.
	const dialog = page.getByRole( 'dialog' );
	await page.getByRole( 'button', { name: 'Record a payment' } ).click();
	await dialog.getByRole( 'combobox', { name: 'How it was paid' } ).selectOption( { label: 'Check' } );
	await dialog.getByRole( 'textbox', { name: 'Amount' } ).fill( '99999' );
	await dialog.getByRole( 'textbox', { name: /^Note/ } ).fill( 'No. 1042' );
	await dialog.getByRole( 'button', { name: 'Record' } ).click();
	await expect( dialog.getByText( /Enter an amount from \$0\.01 to/ ) ).toBeVisible();
	await expectDeskAccessible( page );
	await dialog.getByRole( 'textbox', { name: 'Amount' } ).fill( '20' );
	await dialog.getByRole( 'button', { name: 'Record $20.00' } ).click();
	await expect( dialog ).toBeHidden();
	await expect( head.getByText( 'Partly paid' ) ).toBeVisible();
	await expect( page.getByText( 'Payment of $20.00 recorded: Check. No. 1042' ) ).toBeVisible();

	await page.getByRole( 'button', { name: 'Refund', exact: true } ).click();
	await dialog.getByRole( 'textbox', { name: 'Why' } ).fill( 'Wrong seal.' );
	await dialog.getByRole( 'textbox', { name: 'Amount' } ).fill( '9' );
	await dialog.getByRole( 'button', { name: 'Refund $9.00' } ).click();
	await expect( head.getByText( 'Partly refunded' ) ).toBeVisible();
	await expect( page.getByText( 'Refund of $9.00: Cash. Wrong seal.' ) ).toBeVisible();

	await page.getByRole( 'button', { name: 'Reverse $9.00, Cash' } ).click();
	await dialog.getByRole( 'textbox', { name: 'Why' } ).fill( 'It was the other order.' );
	await dialog.getByRole( 'button', { name: 'Reverse $9.00, Cash' } ).click();
	await expect( head.getByText( 'Partly paid' ) ).toBeVisible();
	await expectDeskAccessible( page );
} );

test( 'an order is closed for what has left, and the rest is canceled', async ( { page } ) => {
	const { id } = await keyedIn( page, `Rita Rest ${ Date.now() }` );
	await page.goto( `${ ORDERS }&order=${ id }` );
	const head = page.locator( '.coleman-desk__head' );
	const dialog = page.getByRole( 'dialog' );

	// The seal is not wanted any more.
	await page.getByRole( 'button', { name: 'Cancel parts' } ).click();
	await expect( dialog.getByRole( 'button', { name: 'Cancel these parts' } ) ).toBeDisabled();
	await dialog.getByRole( 'checkbox', { name: /OLD-5/ } ).check();
	await dialog.getByRole( 'textbox', { name: 'Why' } ).fill( 'Found one at home.' );
	await expectDeskAccessible( page );
	await dialog.getByRole( 'button', { name: 'Cancel these parts' } ).click();
	await expect( dialog ).toBeHidden();
	await expect( page.getByText( 'Canceled: 1 × OLD-5. Found one at home.' ) ).toBeVisible();
	await expect( head.getByText( 'Received' ) ).toBeVisible();

	// Of three filters one leaves, and the others will not come.
	await page.getByRole( 'spinbutton', { name: /to go/ } ).first().fill( '1' );
	await page.getByRole( 'button', { name: 'Mark as shipped' } ).click();
	await expect( page.getByText( 'Partly shipped' ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Cancel order' } ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Cancel the rest' } ).click();
	await expect( dialog.getByRole( 'checkbox', { name: /^2 ×/ } ) ).toBeChecked();
	await dialog.getByRole( 'button', { name: 'Cancel these parts' } ).click();
	await expect( head.getByText( 'Completed' ) ).toBeVisible();
	await expect( page.getByText( /^Canceled: 2 × / ) ).toBeVisible();
} );
