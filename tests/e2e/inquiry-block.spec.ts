import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { publish } from './support/content';
import { expectDeskAccessible } from './support/desk';
import { ADMIN } from './playwright.config';
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

/** A drawing of ours, as good as a photo. */
const PHOTO = {
	name: 'front.png',
	mimeType: 'image/png',
	buffer: readFileSync( join( __dirname, '../../plugin-coleman-api/images/share.png' ) ),
};

const block = ( attributes: object ) => `<!-- wp:coleman/inquiry ${ JSON.stringify( attributes ) } /-->`;

const form = ( page: Page, name: string ) => page.getByRole( 'region', { name } );

test( 'the contact page has a form, which sends from there @phone-0', async ( { page } ) => {
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

test( 'a farmer photographs a trade-in, and sales enter it at the inventory @phone-1', async ( {
	page,
	browser,
	complaints,
} ) => {
	complaints.allow( /status of 422|JQMIGRATE/ );
	const name = unique( 'Deere' );
	await page.goto( '/trade-in/' );
	const asked = form( page, 'What is your machine worth?' );
	await asked.getByLabel( 'First Name' ).fill( 'Ann' );
	await asked.getByLabel( 'Last Name' ).fill( name );
	await asked.getByLabel( 'Phone' ).fill( '8165550109' );
	const pictures = asked.getByLabel( 'Pictures' );
	await pictures.setInputFiles( [
		PHOTO,
		PHOTO,
		{ name: 'list.pdf', mimeType: 'image/png', buffer: Buffer.from( '%PDF-1.7' ) },
	] );
	await expect( asked.getByText( '2 pictures added.' ) ).toBeVisible();
	await expect( asked.getByText( /^This is a PDF file/ ) ).toBeVisible();
	await expectAccessible( page );
	await asked.getByRole( 'button', { name: 'Send' } ).click();
	await expect( asked.getByText( 'A picture could not be sent. Try again, or remove it.' ) ).toBeVisible();
	await asked.getByRole( 'button', { name: 'Remove list.pdf' } ).click();
	// A reload costs neither the words nor the pictures.
	await page.reload();
	await asked.getByLabel( 'Make' ).fill( 'kubota' );
	await expect( asked.getByText( '2 pictures added.' ) ).toBeVisible();
	await asked.getByRole( 'button', { name: 'Remove Picture 1' } ).click();
	await asked.getByLabel( 'Model' ).fill( 'L3901' );
	await asked.getByLabel( 'Year' ).fill( '2019' );
	await asked.getByLabel( 'Hours' ).fill( '1,250' );
	await asked.getByLabel( 'Condition' ).selectOption( 'Good' );
	await asked.getByLabel( 'Comments' ).fill( 'One owner.' );
	await asked.getByRole( 'button', { name: 'Send' } ).click();
	await expect( asked.getByText( /^Thank you\./ ) ).toBeFocused();
	await expect( asked.getByText( 'pictures added' ) ).toHaveCount( 0 );

	const staff = await ( await browser.newContext( { storageState: ADMIN } ) ).newPage();
	await staff.goto( '/wp-admin/admin.php?page=coleman-leads' );
	await staff.getByRole( 'row' ).filter( { hasText: name } ).getByText( name ).click();
	const picture = staff.getByRole( 'img', { name: 'Picture 1' } );
	await expect( picture ).toHaveJSProperty( 'complete', true );
	expect( await picture.evaluate( ( image: HTMLImageElement ) => image.naturalWidth ) ).toBeGreaterThan( 100 );
	await expectDeskAccessible( staff );
	await staff.getByRole( 'link', { name: 'Enter at the inventory' } ).click();
	await expect( staff.getByText( 'The machine gets 1 picture of the customer.' ) ).toBeVisible();
	await expect( staff.getByRole( 'textbox', { name: 'Model', exact: true } ) ).toHaveValue( 'L3901' );
	await expect( staff.getByRole( 'textbox', { name: 'Hours', exact: true } ) ).toHaveValue( /^1,?250$/ );
	await staff.context().close();
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
				await asked
					.getByLabel( 'Pictures' )
					.setInputFiles( [
						PHOTO,
						{ name: 'prices.pdf', mimeType: 'image/png', buffer: Buffer.from( '%PDF-1.7' ) },
					] );
				await send.click();
				// The one that is good is here, and is not sent twice.
				await expect( asked.getByText( /^prices\.pdf: This is a PDF file/ ) ).toBeVisible();
				await expect( asked.getByText( '1 picture added.' ) ).toBeVisible();
				await expect( asked.getByLabel( 'Make' ) ).toHaveValue( 'Kubota' );
			}
			await send.click();
			await expect( page ).toHaveURL( new RegExp( `${ path }\\?sent=(inquiry-\\d+)#\\1$` ) );
			await expect( page.getByText( /^Thank you\./ ) ).toHaveCount( 1 );
			await expect( asked.getByText( /^Thank you\./ ) ).toBeVisible();
			await expect( asked.getByLabel( 'First Name' ) ).toHaveValue( '' );
		}
	} );
} );
