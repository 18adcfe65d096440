import type { Page } from '@playwright/test';
import { publish } from './support/content';
import { expect, expectAccessible, test } from './support/test';

const unique = ( name: string ) => `${ name }-${ Date.now() }-${ Math.round( Math.random() * 1e6 ) }`;

const KINDS = [
	'used',
	'new',
	'attachment',
	'part',
	'rental',
	'service',
	'financing',
	'trade_in',
	'careers',
	'contact',
];

const block = ( attributes: object ) => `<!-- wp:coleman/inquiry ${ JSON.stringify( attributes ) } /-->`;

const form = ( page: Page, name: string ) => page.getByRole( 'region', { name } );

test( 'the contact page has a form, which sends from there @phone', async ( { page } ) => {
	await page.goto( '/contact/' );
	const contact = form( page, 'Write to us' );
	await contact.getByLabel( 'First Name' ).click();
	await contact.getByRole( 'button', { name: 'Send' } ).click();
	await expect( contact.getByText( 'Comments are required.' ) ).toBeVisible();
	await expect( contact.getByText( 'Enter an email address or a phone number.' ) ).toBeVisible();
	await expectAccessible( page );
	await contact.getByLabel( 'First Name' ).fill( 'Ann' );
	await contact.getByLabel( 'Last Name' ).fill( 'Farmer' );
	await contact.getByLabel( 'Comments' ).fill( 'Do you sharpen chains?' );
	// What was typed is there after a reload.
	await page.reload();
	await contact.getByLabel( 'Last Name' ).click();
	await expect( contact.getByLabel( 'Comments' ) ).toHaveValue( 'Do you sharpen chains?' );
	await contact.getByLabel( 'Phone' ).pressSequentially( '8165550109' );
	await expect( contact.getByLabel( 'Phone' ) ).toHaveValue( '816-555-0109' );
	await contact.getByLabel( 'Branch' ).selectOption( 'Smithville' );
	await contact.getByRole( 'button', { name: 'Send' } ).click();
	const thanks = contact.getByText( /^Thank you\. We have your message/ );
	await expect( thanks ).toBeFocused();
	await expect( thanks ).toContainText( '816-555-0168' );
	await expect( contact.getByLabel( 'Comments' ) ).toHaveValue( '' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a form of every kind stands on one page; each keeps what was typed until it is right, and thanks in its place', async ( {
		browser,
		page,
		complaints,
	} ) => {
		complaints.allow( /status of 400/ );
		const content = KINDS.map( ( kind ) =>
			block( { kind, heading: `About ${ kind }`, about: kind === 'used' ? 'machine' : 'page', aboutId: 61 } )
		).join( '\n' );
		const path = await publish( browser, { title: 'Ask', slug: unique( 'ask' ), content } );
		await page.goto( path );
		await expect( form( page, 'About used' ) ).toContainText( 'About: 2022 Bobcat T76' );
		// A network without JavaScript sends only a few an hour.
		for ( const kind of [ 'used', 'trade_in' ] ) {
			const asked = form( page, `About ${ kind }` );
			const send = asked.getByRole( 'button', { name: kind === 'used' ? 'Request Information' : 'Send' } );
			await asked.getByLabel( 'First Name' ).fill( 'Ann' );
			await asked.getByLabel( 'Email Address' ).fill( 'ann@' );
			await asked.getByLabel( 'Comments' ).fill( 'Is <b>this</b> right?' );
			await send.click();
			await expect( asked.getByText( 'Invalid email address provided.' ) ).toBeVisible();
			await expect( page.locator( '.coleman-field__error', { hasText: 'Last Name is required.' } ) ).toHaveCount(
				1
			);
			await expect( asked.getByLabel( 'Comments' ) ).toHaveValue( 'Is <b>this</b> right?' );
			await asked.getByLabel( 'Last Name' ).fill( 'Farmer' );
			await asked.getByLabel( 'Email Address' ).fill( `${ unique( 'ann' ) }@example.com` );
			if ( kind === 'used' ) {
				await asked.getByLabel( 'City' ).fill( 'Smithville' );
				await asked.getByLabel( 'State' ).selectOption( 'Missouri' );
			} else {
				await expect( asked.getByText( 'Make is required.' ) ).toBeVisible();
				await asked.getByLabel( 'Make' ).fill( 'Kubota' );
				await asked.getByLabel( 'Model' ).fill( 'L3901' );
				await asked.getByLabel( 'Year' ).fill( '2019' );
				await asked.getByLabel( 'Hours' ).fill( '1,250' );
				await asked.getByLabel( 'Condition' ).selectOption( 'Good' );
			}
			await send.click();
			await expect( page ).toHaveURL( new RegExp( `${ path }\\?sent=(inquiry-\\d+)#\\1$` ) );
			await expect( page.getByText( /^Thank you\./ ) ).toHaveCount( 1 );
			await expect( asked.getByText( /^Thank you\./ ) ).toBeVisible();
			await expect( asked.getByLabel( 'First Name' ) ).toHaveValue( '' );
		}
	} );
} );
