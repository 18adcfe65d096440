import type { Page } from '@playwright/test';
import { followMail } from './support/mail';
import { expect, expectAccessible, test } from './support/test';

const SOLD_OUT = '/parts/details/4';
const LIST = '/equipment/used/tractors/?brand=2';
const PHONE = { viewport: { width: 390, height: 800 } };

const unique = ( name: string ) => `${ name }.${ Date.now() }@example.com`;

const expectNarrow = async ( page: Page ) =>
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 390 );

/** From the letter to the page that stops it: nothing happens before a button is pressed. */
async function confirmAndStop( page: Page, email: string, what: string ) {
	await followMail( page, email, 'Please confirm', 'Confirm' );
	await expect( page.getByRole( 'main' ) ).toContainText( what );
	await expectAccessible( page );
	await page.reload();
	await page.getByRole( 'button', { name: 'Yes, tell me' } ).click();
	await expect( page.getByRole( 'heading', { name: 'What we email you about' } ) ).toBeVisible();
	await expect( page.getByRole( 'main' ) ).toContainText( what );
	await expectAccessible( page );
	await expectNarrow( page );
	await page.getByRole( 'button', { name: /^Stop: / } ).click();
	await expect( page.getByText( 'We send no emails of this kind to this address.' ) ).toBeVisible();
}

test.describe( 'on a phone', () => {
	test.use( PHONE );

	test( 'a farmer asks for a part that is sold out, mistypes, confirms, and stops it', async ( {
		page,
		complaints,
	} ) => {
		const email = unique( 'sold-out' );
		await page.goto( SOLD_OUT );
		await page.getByRole( 'link', { name: 'Tell me when it is in stock' } ).click();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Tell me when it is in stock' );
		await expectAccessible( page );
		await expectNarrow( page );
		const field = page.getByLabel( 'Email Address' );
		await field.fill( 'ann@' );
		await page.getByRole( 'button', { name: 'Tell me' } ).click();
		await expect( page.getByText( 'Invalid email address provided.' ) ).toBeVisible();
		await expect( field ).toHaveValue( 'ann@' );
		await expectAccessible( page );
		await field.fill( email );
		await page.getByRole( 'button', { name: 'Tell me' } ).click();
		const said = page.getByText( 'Check your email: we sent you a link.' );
		await expect( said ).toBeFocused();
		await expect( field ).toHaveValue( '' );
		await confirmAndStop( page, email, '6599281' );
		complaints.allow( /status of 4\d\d/ );
	} );

	test( 'what the list is narrowed to is what is told of, also when it is narrowed in the browser', async ( {
		page,
	} ) => {
		await page.goto( LIST );
		const link = page.getByRole( 'link', { name: 'Tell me when new ones come in' } );
		await expect( link ).toHaveAttribute( 'href', '/tell-me/used?used=tractors&brand=2' );
		await page.getByRole( 'link', { name: /Brand: Kubota/ } ).click();
		await expect( link ).toHaveAttribute( 'href', '/tell-me/used?used=tractors' );
		await page.goto( '/tell-me/used?used=tractors&brand=2&price=-25000' );
		await expect( page.getByRole( 'main' ) ).toContainText( 'Used Tractors: Kubota, Under $25,000' );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { ...PHONE, javaScriptEnabled: false } );

	test( 'somebody asks for machines like one that is sold, by plain forms', async ( { page, complaints } ) => {
		complaints.allow( /status of 400/ );
		const email = unique( 'plain' );
		await page.goto( '/equipment/used/detail/2018-bobcat-t650-63' );
		await page.getByRole( 'link', { name: 'Tell me about machines like this' } ).click();
		await page.getByLabel( 'Email Address' ).fill( 'ann@' );
		await page.getByRole( 'button', { name: 'Tell me' } ).click();
		await expect( page.getByText( 'Invalid email address provided.' ).first() ).toBeVisible();
		await expect( page.getByLabel( 'Email Address' ) ).toHaveValue( 'ann@' );
		await page.getByLabel( 'Email Address' ).fill( email );
		await page.getByRole( 'button', { name: 'Tell me' } ).click();
		await expect( page.getByText( 'Check your email: we sent you a link.' ) ).toBeVisible();
		await expectNarrow( page );
		await followMail( page, email, 'Please confirm', 'Confirm' );
		await page.getByRole( 'button', { name: 'Yes, tell me' } ).click();
		await expect( page.getByRole( 'main' ) ).toContainText( 'Used Compact Track Loaders' );
		await page.getByRole( 'button', { name: 'Stop all of them' } ).click();
		await expect( page.getByText( 'We send no emails of this kind to this address.' ) ).toBeVisible();
	} );
} );

test( 'a customer sees what they are told, in their account', async ( { page } ) => {
	await page.goto( '/customer/login' );
	await page.goto( '/customer/watches' );
	await expect( page.getByRole( 'heading', { name: 'Customer Login' } ).first() ).toBeVisible();
	await expectAccessible( page );
} );
