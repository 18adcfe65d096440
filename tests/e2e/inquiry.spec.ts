import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const USED = '/equipment/used/detail/2022-bobcat-t76-61';
const THANKS =
	'Thank you. Your E-mail has been sent to one of our sales people. You will be contacted within 1 business day. If you have urgent questions please feel free to call us at 816-555-0117.';
const FAILED = 'An error has occurred while submitting your inquiry. Please try again later.';

const section = ( page: Page ) => page.locator( '#used-equipment-form' );
const unique = ( name: string ) => `${ name }.${ Date.now() }@example.com`;

test( 'asks about a used machine by the keyboard alone, over a reload and a failure @phone-0', async ( {
	page,
	complaints,
} ) => {
	await page.goto( USED );
	const form = section( page );
	const phone = form.getByLabel( 'Phone' );
	await page.locator( '.coleman-machine__action' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( form ).toBeFocused();
	await expect( form.getByRole( 'heading', { name: 'Ask about this machine' } ) ).toBeInViewport();

	await form.getByLabel( 'First Name' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( form.getByText( 'State is required.' ) ).toBeVisible();
	await expect( form.getByLabel( 'First Name' ) ).toBeFocused();
	for ( const text of [ 'Ann', 'Farmer', unique( 'ann' ) ] ) {
		await page.keyboard.type( text );
		await page.keyboard.press( 'Tab' );
	}
	await expect( phone ).toBeFocused();
	// The mask has come with the first focus.
	await page.keyboard.type( '81655501' );
	await expect( phone ).toHaveValue( '816-555-01' );
	await page.keyboard.press( 'ControlOrMeta+a' );
	// As pasting does, all at once.
	await page.keyboard.insertText( '+1 (816) 555-0109' );
	await expect( phone ).toHaveValue( '816-555-0109' );
	// Deleted in the middle: what stands behind moves up.
	for ( let press = 0; press < 5; press++ ) {
		await page.keyboard.press( 'ArrowLeft' );
	}
	await page.keyboard.press( 'Backspace' );
	await expect( phone ).toHaveValue( '816-550-109' );
	await page.keyboard.type( '5' );
	await expect( phone ).toHaveValue( '816-555-0109' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'Smithville' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'Missouri' );
	await expectAccessible( page );

	await page.reload();
	await form.getByLabel( 'Comments' ).click();
	await expect( phone ).toHaveValue( '816-555-0109' );
	await expect( form.getByLabel( 'State' ) ).toHaveValue( 'MO' );
	await page.keyboard.type( 'Is the bucket with it?' );

	complaints.allow( /net::ERR_FAILED/, /Inquiry/ );
	await page.route( /send-used-equipment-email/, ( route ) => route.abort() );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( form.getByRole( 'alert' ) ).toHaveText( FAILED );
	await expect( form.getByLabel( 'Comments' ) ).toHaveValue( 'Is the bucket with it?' );
	await page.unroute( /send-used-equipment-email/ );
	await expect( form.getByRole( 'button', { name: 'Request Information' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	const thanks = form.getByText( THANKS );
	await expect( thanks ).toBeFocused();
	await expect( thanks ).toBeInViewport();
	for ( const label of [ 'First Name', 'Email Address', 'Phone', 'State', 'Comments' ] ) {
		await expect( form.getByLabel( label ) ).toHaveValue( '' );
	}
	expect( page.url() ).toMatch( new RegExp( `${ USED }(#.*)?$` ) );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the form keeps what was typed until it is right, and thanks in its place', async ( {
		page,
		complaints,
	} ) => {
		complaints.allow( /status of 400/ );
		await page.goto( USED );
		const form = section( page );
		const send = form.getByRole( 'button', { name: 'Request Information' } );
		await form.getByLabel( 'First Name' ).fill( 'Ann' );
		await form.getByLabel( 'Email Address' ).fill( 'ann@' );
		await form.getByLabel( 'Comments' ).fill( 'Is the <b>bucket</b> with it?' );
		await send.click();
		await expect( form.getByText( 'Invalid email address provided.' ) ).toBeVisible();
		await expect( form.getByText( 'City is required.' ) ).toBeVisible();
		await expect( form.getByLabel( 'First Name' ) ).toHaveValue( 'Ann' );
		await expect( form.getByLabel( 'Comments' ) ).toHaveValue( 'Is the <b>bucket</b> with it?' );
		await expect( form.getByRole( 'heading', { name: 'Ask about this machine' } ) ).toBeInViewport();

		await form.getByLabel( 'Last Name' ).fill( 'Farmer' );
		await form.getByLabel( 'Email Address' ).fill( unique( 'ann.noscript' ) );
		await form.getByLabel( 'City' ).fill( 'Smithville' );
		await form.getByLabel( 'State' ).selectOption( 'Missouri' );
		await send.click();
		await expect( page ).toHaveURL( `${ USED }?asked=61#used-equipment-form` );
		await expect( form.getByText( THANKS ) ).toBeVisible();
		await expect( form.getByLabel( 'First Name' ) ).toHaveValue( '' );
	} );
} );
