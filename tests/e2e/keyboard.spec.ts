import type { Locator, Page } from '@playwright/test';
import { newCustomer, uniqueEmail } from './support/customers';
import { expect, test } from './support/test';

/*
 * Journeys with nothing but a keyboard: no click and no focus() of the test's own. Those of a rental, an inquiry, a quick
 * order, a diagram and the suggestions stand with their pages.
 */

/** No page has more stops than this before the one that is looked for. */
const MOST_STOPS = 120;

/** Goes on by Tab until the control has the focus, which must be seen. */
async function tabTo( page: Page, target: Locator ): Promise< void > {
	for ( let stop = 0; stop < MOST_STOPS; stop++ ) {
		await page.keyboard.press( 'Tab' );
		if ( await target.evaluate( ( element ) => element.matches( ':focus' ) ) ) {
			await expect( target ).toBeInViewport();
			return;
		}
	}
	throw new Error( `${ MOST_STOPS } times Tab did not lead to ${ target }` );
}

async function typeInto( page: Page, target: Locator, text: string ): Promise< void > {
	await tabTo( page, target );
	await page.keyboard.press( 'ControlOrMeta+A' );
	await page.keyboard.type( text );
}

async function pressOn( page: Page, target: Locator, key = 'Enter' ): Promise< void > {
	await tabTo( page, target );
	await page.keyboard.press( key );
}

test( 'a part is searched for, added and ordered by keyboard alone', async ( { page } ) => {
	const main = page.getByRole( 'main' );
	await page.goto( '/' );
	// A search box until its suggestions are there, and a combo box then.
	await typeInto( page, main.locator( 'input[type=search]' ).first(), 'HH164-32430' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /HH164-32430/ );

	await pressOn( page, main.getByRole( 'button', { name: 'Add to cart' } ).first() );
	await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();
	await pressOn( page, page.getByRole( 'banner' ).getByRole( 'link', { name: /^Cart/ } ) );
	await expect( page ).toHaveURL( /\/cart$/ );
	await pressOn( page, main.getByRole( 'link', { name: /checkout/i } ).first() );
	await expect( page ).toHaveURL( /\/checkout$/ );

	// What is missing is told where the focus is led to.
	await pressOn( page, main.getByRole( 'button', { name: 'Place order' } ).first() );
	const summary = main.getByText( 'Please check the following:' );
	await expect( summary ).toBeInViewport();
	await pressOn( page, main.getByRole( 'link', { name: /Email Address is required/ } ).first() );
	const email = main.getByLabel( 'Email Address' );
	await expect( email ).toBeFocused();
	await page.keyboard.type( uniqueEmail( 'keys' ) );

	await page.goto( '/checkout' );
	const field = ( label: string ) => main.getByLabel( label, { exact: true } ).first();
	for ( const [ label, text ] of [
		[ 'Name', 'Kay Board' ],
		[ 'Street', '1 Main St' ],
		[ 'City', 'Easton' ],
	] as const ) {
		await typeInto( page, field( label ), text );
	}
	await tabTo( page, main.getByLabel( 'State' ).first() );
	await page.keyboard.type( 'Kansas' );
	await typeInto( page, main.getByLabel( 'ZIP code' ).first(), '66020' );
	await typeInto( page, main.getByLabel( 'Phone' ).first(), '9135550100' );
	await expect( main.locator( '.coleman-checkout__totals' ) ).not.toContainText( 'After your address' );
	await expect( email ).not.toHaveValue( '' );
	await pressOn( page, main.getByRole( 'button', { name: 'Place order' } ).first() );
	await expect( main.getByRole( 'heading', { level: 1 } ) ).toHaveText( /^Order W\d{6}$/ );
} );

test( 'a customer signs in, sees the account and signs out by keyboard alone', async ( { page, browser } ) => {
	const { email, password } = await newCustomer( browser );
	const main = page.getByRole( 'main' );
	await page.goto( '/' );
	await pressOn( page, page.getByRole( 'banner' ).getByRole( 'link', { name: 'Customer Login' } ) );
	await typeInto( page, main.getByLabel( /email/i ), email );
	await typeInto( page, main.getByLabel( 'Password', { exact: true } ), password );
	await page.keyboard.press( 'Enter' );
	await expect( main.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'My Account' );

	await pressOn( page, page.getByRole( 'banner' ).getByRole( 'link', { name: 'Log Out' } ) );
	await expect( page.getByRole( 'link', { name: 'Customer Login' } ).first() ).toBeVisible();
} );
