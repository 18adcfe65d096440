import { ADMIN } from './playwright.config';
import { newCustomer } from './support/customers';
import { callAsAdmin } from './support/desk';
import { expect, expectAccessible, test } from './support/test';

test.use( { storageState: ADMIN } );

test( 'an administrator sets the mail up, tries it, and looks at what was sent', async ( {
	page,
	browser,
	complaints,
} ) => {
	// The refused save below, and wp-admin's own.
	complaints.allow( /Failed to load resource.*400|JQMIGRATE/ );
	const values = { from_name: '', from_address: '' };
	await callAsAdmin( browser, { path: '/desk/settings/mail', method: 'POST', data: { values } } );
	await page.goto( '/wp-admin/admin.php?page=coleman-settings&group=mail' );

	// What is wrong is said beside its field, and nothing is saved.
	await page.getByLabel( 'From name' ).fill( 'Coleman Parts' );
	await page.getByLabel( 'From address' ).fill( 'parts at example.com' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByLabel( 'From address' ) ).toBeFocused();
	await expect( page.getByLabel( 'From address' ) ).toHaveAccessibleDescription( /must be a valid email address/ );
	await expect( page.getByLabel( 'From name' ) ).toHaveValue( 'Coleman Parts' );
	await expectAccessible( page, '.coleman-settings' );

	await page.getByLabel( 'From address' ).fill( 'parts@coleman.example' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Settings saved.' ).first() ).toBeVisible();
	await page.reload();
	await expect( page.getByLabel( 'From address' ) ).toHaveValue( 'parts@coleman.example' );

	await page.getByLabel( 'Send it to' ).fill( 'dana@example.com' );
	await page.getByRole( 'button', { name: 'Send a test email' } ).click();
	// WordPress's notices are read out from a place of their own.
	const desk = page.locator( '#coleman-desk' );
	await expect( desk.getByText( 'The mail server accepted the email to dana@example.com.' ) ).toBeVisible();

	for ( const label of [ 'From name', 'From address' ] ) {
		await page.getByLabel( label ).fill( '' );
	}
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Settings saved.' ).first() ).toBeVisible();

	// A mail of the site itself, in the outbox.
	const email = `nobody-${ Date.now() }@example.com`;
	const asked = await page.request.post( '/wp-json/coleman/v1/customer/password/forgot', {
		headers: { Origin: new URL( page.url() ).origin },
		data: { email },
	} );
	expect( asked.ok() ).toBe( true );
	await page.getByRole( 'link', { name: 'Mail', exact: true } ).click();
	await page.getByText( email ).first().click();
	await expect( page.getByRole( 'heading', { name: 'Password reset' } ) ).toBeVisible();
	await expect( page ).toHaveURL( /mail=\d+/ );
	await page.getByRole( 'button', { name: 'Plain text' } ).click();
	await expect( page.locator( 'pre' ) ).toContainText( 'Choose a new password' );
	await expectAccessible( page, '.coleman-mail' );
	await page.getByRole( 'button', { name: 'Send again' } ).click();
	await expect( page.getByText( 'Email is back in the outbox.' ).first() ).toBeVisible();

	// Every letter, before a customer sees it.
	await page.getByRole( 'button', { name: 'All emails' } ).click();
	await page.getByRole( 'button', { name: 'Templates' } ).click();
	await page.getByRole( 'button', { name: /^Order shipped/ } ).click();
	await expect(
		page.frameLocator( 'iframe' ).getByRole( 'heading', { name: 'Your parts are on their way.' } )
	).toBeVisible();
} );

test( 'the desk gives a customer terms, and sees who did', async ( { page, browser, complaints } ) => {
	complaints.allow( /JQMIGRATE|Failed to load resource.*400/ );
	const { email } = await newCustomer( browser );
	await page.goto( '/wp-admin/admin.php?page=coleman-customers' );
	await page.getByRole( 'searchbox' ).fill( email );
	await page.getByRole( 'row' ).filter( { hasText: email } ).getByText( 'Maureen Field' ).click();

	await page.getByLabel( 'Tax exempt' ).check();
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Enter a certificate number' ).first() ).toBeVisible();
	await page.getByLabel( 'Certificate number' ).fill( 'KS-EX 881' );
	await page.getByLabel( 'Valid until' ).fill( '2099-12-31' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Tax exempt changed from no to yes.' ) ).toBeVisible();
	await expect( page.locator( '.coleman-desk__badge', { hasText: 'Tax exempt' } ) ).toBeVisible();
	await expectAccessible( page, '.coleman-customers' );

	await page.getByLabel( 'Tax exempt' ).uncheck();
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Tax exempt changed from yes to no.' ) ).toBeVisible();
	await page.getByLabel( 'Note', { exact: true } ).fill( 'Prefers a call.' );
	await page.getByRole( 'button', { name: 'Add note' } ).click();
	await expect( page.getByRole( 'listitem' ).filter( { hasText: 'Prefers a call.' } ).first() ).toContainText(
		'admin'
	);
} );

test( 'staff put a letter in their own words, and see it before it is kept', async ( { page, complaints } ) => {
	complaints.allow( /Failed to load resource.*400|JQMIGRATE/ );
	await page.goto( '/wp-admin/admin.php?page=coleman-mail&view=letters&letter=order-confirmed' );
	await page.getByRole( 'button', { name: 'Change the words' } ).click();
	const letter = page.frameLocator( 'iframe' );
	const save = page.getByRole( 'button', { name: 'Save', exact: true } );
	await page.getByLabel( 'Heading' ).fill( 'Good news, {first_name}!' );
	await expect( page.getByLabel( 'Heading' ) ).toHaveAccessibleDescription( /no field \{first_name\}/ );
	await save.click();
	await expect( page.getByLabel( 'Heading' ) ).toBeFocused();
	await page.getByLabel( 'Heading' ).fill( 'Good news about ' );
	await page.getByRole( 'button', { name: '{order_number}' } ).click();
	await expect( page.getByLabel( 'Heading' ) ).toHaveValue( 'Good news about {order_number}' );
	await expect( letter.getByRole( 'heading', { name: 'Good news about W001042' } ) ).toBeVisible();
	await expectAccessible( page, '.coleman-mail__sentences' );
	await save.click();
	await expect( page.getByText( 'Email saved.' ).first() ).toBeVisible();
	await page.reload();
	await expect( page.getByLabel( 'Heading' ) ).toHaveValue( 'Good news about {order_number}' );
	await page.getByRole( 'button', { name: 'Use the default' } ).click();
	await save.click();
	await expect( letter.getByRole( 'heading', { name: 'Your order is confirmed.' } ) ).toBeVisible();
} );
