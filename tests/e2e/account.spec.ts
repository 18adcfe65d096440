import type { Page } from '@playwright/test';
import { followMail } from './support/mail';
import { expect, expectSound, test, watchShifts } from './support/test';

const unique = ( name: string ) => `${ name }.${ Date.now() }@example.com`;

const main = ( page: Page ) => page.getByRole( 'main' );

async function fill( page: Page, fields: Record< string, string > ): Promise< void > {
	for ( const [ label, value ] of Object.entries( fields ) ) {
		await main( page ).getByLabel( label ).first().fill( value );
	}
}

const press = ( page: Page, name: string ) => main( page ).getByRole( 'button', { name, exact: true } ).click();

const said = ( page: Page, text: string ) => expect( page.getByText( text ).first() ).toBeVisible();

const NEW = { 'First Name': 'Ann', 'Last Name': 'Farmer', Password: 'long enough' };
const ADDRESS = { Name: 'Ann Farmer', Street: '22840 Easton Rd', City: 'Easton', 'ZIP code': '66020' };

async function signIn( page: Page, email: string, password: string ): Promise< void > {
	await fill( page, { 'Email Address': email } );
	await main( page ).getByLabel( 'Password', { exact: true } ).fill( password );
	await press( page, 'Sign in' );
}

test( 'an account from its first day to a forgotten password @phone-0', async ( { page, isMobile, complaints } ) => {
	// A form whose code is late goes its way without it, and the page says what is missing.
	complaints.allow( /400/ );
	await watchShifts( page );
	const email = unique( isMobile ? 'phone' : 'desk' );

	await page.goto( '/customer/addresses' );
	await main( page ).getByRole( 'link', { name: 'Create an account' } ).click();
	await press( page, 'Create account' );
	await expect( main( page ).getByLabel( 'First Name' ) ).toBeFocused();
	await said( page, 'First Name is required.' );
	await fill( page, { ...NEW, 'Email Address': email } );
	// Told from a program without a word: the proof of work is done beside the page.
	const proof = page.waitForRequest( ( request ) => request.url().includes( 'customer/register' ) );
	await press( page, 'Create account' );
	const sent = new URLSearchParams( ( await proof ).postData() ?? '' );
	expect( sent.get( 'altcha' ) ).toBeTruthy();
	expect( sent.get( 'form_stamp' ) ).toBeTruthy();

	// Back where it began, now behind the gate.
	await expect( page ).toHaveURL( /\/customer\/addresses$/ );
	await said( page, 'No addresses yet.' );
	await expectSound( page );
	await main( page ).getByRole( 'link', { name: 'Add an address' } ).click();
	await press( page, 'Save address' );
	await said( page, 'State is required.' );
	await fill( page, ADDRESS );
	await main( page ).getByLabel( 'State' ).selectOption( 'Kansas' );
	await expectSound( page );
	await press( page, 'Save address' );
	await said( page, 'Your address has been saved.' );
	await said( page, '22840 Easton Rd' );
	await expectSound( page );
	await main( page ).getByText( 'Delete', { exact: true } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Yes, delete this address' } ).click();
	await said( page, 'Address deleted.' );
	await said( page, 'No addresses yet.' );

	if ( isMobile ) {
		await main( page ).getByText( 'Account: Addresses' ).click();
	}
	await main( page ).getByRole( 'link', { name: 'Profile' } ).click();
	await fill( page, { Phone: '913-555-0101' } );
	await press( page, 'Save' );
	await said( page, 'Your profile has been saved.' );
	for ( const url of [ '/customer/edit', '/customer', '/customer/orders', '/customer/pay-methods' ] ) {
		await page.goto( url );
		await expectSound( page );
	}
	await page.goto( '/customer/edit' );
	await expect( main( page ).getByLabel( 'Phone' ) ).toHaveValue( '913-555-0101' );

	await page.goto( '/customer' );
	await press( page, 'Log Out' );
	await expect( page ).not.toHaveURL( /customer/ );
	await page.goto( '/customer/login' );
	await main( page ).getByRole( 'link', { name: 'Forgot your password?' } ).click();
	await fill( page, { 'Email Address': email } );
	await press( page, 'Send link' );
	await said( page, 'If this email address has an account' );
	await followMail( page, email, 'Choose a new password', 'Choose a new password' );
	await expectSound( page );
	await fill( page, { 'New password': 'chosen anew' } );
	await press( page, 'Save password' );
	await said( page, 'Your password was changed. Please sign in with your new password.' );
	await signIn( page, email, 'chosen anew' );
	await expect( page ).toHaveURL( /\/customer$/ );
	await said( page, 'Ann Farmer' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'an account is made, kept and found again by forms alone', async ( { page, complaints } ) => {
		complaints.allow( /400|403/ );
		const email = unique( 'forms' );
		await page.goto( '/customer/create?redirect=%2Fcustomer%2Faddress%2Fnew' );
		await fill( page, { ...NEW, 'Email Address': 'no address' } );
		await press( page, 'Create account' );
		await said( page, 'Invalid email address provided.' );
		await expect( main( page ).getByLabel( 'Last Name' ) ).toHaveValue( 'Farmer' );
		await fill( page, { 'Email Address': email, Password: NEW.Password } );
		await press( page, 'Create account' );

		await expect( page ).toHaveURL( /\/customer\/address\/new$/ );
		await fill( page, ADDRESS );
		await main( page ).getByLabel( 'State' ).selectOption( 'Kansas' );
		await press( page, 'Save address' );
		await said( page, 'Your address has been saved.' );
		await main( page ).getByText( 'Delete', { exact: true } ).click();
		await press( page, 'Yes, delete this address' );
		await said( page, 'Address deleted.' );

		await page.goto( '/customer/edit' );
		await fill( page, { 'New password': 'another one', 'Current password': 'not the one' } );
		await press( page, 'Save' );
		await expect( main( page ).getByText( 'The current password is incorrect.' ) ).toBeVisible();

		await page.goto( '/customer' );
		await press( page, 'Log Out' );
		await expect( page ).not.toHaveURL( /customer/ );
		await page.goto( '/customer/forgot-password' );
		await fill( page, { 'Email Address': email } );
		await press( page, 'Send link' );
		await said( page, 'If this email address has an account' );
		await followMail( page, email, 'Choose a new password', 'Choose a new password' );
		await fill( page, { 'New password': 'chosen anew' } );
		await press( page, 'Save password' );
		await said( page, 'Your password was changed. Please sign in with your new password.' );
		await signIn( page, email, 'chosen anew' );
		await said( page, 'Ann Farmer' );
	} );
} );
