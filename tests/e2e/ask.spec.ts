import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const PAGES = [
	'/parts/details/1',
	'/equipment/new/detail/bobcat-t66-1',
	'/equipment/used/detail/2022-bobcat-t76-61',
	'/equipment/implements-attachments/detail/60-in-root-grapple-6',
	'/rental/equipment/bobcat-s66-1',
];

const bar = ( page: Page ) => page.getByRole( 'group', { name: /^Contact us about / } );

/** What has the focus and is wholly covered by a bar at the bottom; empty for nothing. */
const covered = ( page: Page ) =>
	page.evaluate( () => {
		const focused = document.querySelector( ':focus' );
		const bars = '.wp-block-coleman-contact-bar, .coleman-machine-list__picks';
		if ( ! focused || focused.closest( bars ) ) {
			return '';
		}
		const { left, right, top, bottom } = focused.getBoundingClientRect();
		const isUnder = ( y: number ) =>
			document.elementFromPoint( Math.max( 1, ( left + right ) / 2 ), y )?.closest( bars );
		return [ top + 1, ( top + bottom ) / 2, bottom - 1 ].every( isUnder ) ? focused.outerHTML.slice( 0, 200 ) : '';
	} );

/** Tabs through a page, and gives what was covered while it had the focus. */
async function hiddenStops( page: Page, most: number ): Promise< string[] > {
	const hidden: string[] = [];
	for ( let stop = 0; stop < most; stop++ ) {
		await page.keyboard.press( 'Tab' );
		const found = await covered( page );
		if ( found ) {
			hidden.push( found );
		}
		if ( await page.evaluate( () => ! document.querySelector( ':focus' ) ) ) {
			break;
		}
	}
	return hidden;
}

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 390, height: 700 } } );

	test( 'the bar at the bottom hides no focus, nor does that of the comparison', async ( { page } ) => {
		for ( const path of PAGES.slice( 0, 3 ) ) {
			await page.goto( path );
			await expect( bar( page ) ).toBeVisible();
			expect( await hiddenStops( page, 60 ), path ).toEqual( [] );
		}
		await page.goto( '/equipment/used/' );
		// The first click wakes the list, which ticks the box then.
		const box = page.locator( 'input[name="ids[]"]' ).first();
		await box.click();
		await expect( box ).toBeChecked();
		await expect( page.locator( '.coleman-machine-list__picks' ) ).toBeVisible();
		expect( await hiddenStops( page, 60 ) ).toEqual( [] );
	} );

	test( 'the bar is there until the real button is, never over the footer, and away from a keyboard', async ( {
		page,
	} ) => {
		for ( const path of PAGES ) {
			await page.goto( path );
			await expect( page.locator( '.coleman-contact-bar a' ).first() ).toHaveAttribute( 'href', /^tel:\d{10}$/ );
			await page.locator( '.coleman-order-form, .coleman-inquiry-form' ).first().scrollIntoViewIfNeeded();
			await expect( bar( page ) ).toBeHidden();
			await page.locator( '.site-footer a' ).last().scrollIntoViewIfNeeded();
			const [ footer, box ] = await Promise.all( [
				page.locator( '.site-footer' ).boundingBox(),
				page.locator( '.wp-block-coleman-contact-bar' ).boundingBox(),
			] );
			expect( box!.y + box!.height ).toBeLessThanOrEqual( footer!.y + 1 );
		}
		await page.goto( PAGES[ 0 ]! );
		await expect( bar( page ) ).toBeVisible();
		await page.getByRole( 'searchbox' ).or( page.getByRole( 'combobox' ) ).first().focus();
		await expect( bar( page ) ).toBeHidden();
	} );

	test( 'the bar adds the quantity that was typed, and asks about the part @phone', async ( { page } ) => {
		await page.goto( '/parts/details/1' );
		await page.locator( '.coleman-part__plate' ).getByLabel( 'Quantity' ).fill( '3' );
		await page.evaluate( () => scrollTo( 0, 0 ) );
		await page.locator( 'body' ).click( { position: { x: 2, y: 2 } } );
		await expect( bar( page ) ).toBeVisible();
		// As a thumb does: a locator would scroll the page first, and bring the real button.
		const { x, y } = ( await bar( page ).getByRole( 'button', { name: 'Add to cart' } ).boundingBox() )!;
		await page.mouse.click( x + 20, y + 20 );
		await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();
		await expect( page.locator( '[data-hint=count]' ).first() ).toHaveText( /3|1/ );
		await page.goto( '/parts/details/4' );
		await expectAccessible( page );
		await bar( page ).getByRole( 'link', { name: 'Ask' } ).click();
		await page.waitForURL( '/ask/part-4' );
		await page.getByLabel( 'First Name' ).fill( 'Ann' );
		await page.getByLabel( 'Last Name' ).fill( 'Farmer' );
		await page.getByLabel( 'Phone' ).pressSequentially( '8165550109' );
		await page.getByLabel( 'Comments' ).fill( 'Is there another one?' );
		await page.getByRole( 'button', { name: 'Send' } ).click();
		await expect( page.getByText( /^Thank you\. We have your message/ ) ).toBeFocused();
		await expectAccessible( page );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false, viewport: { width: 390, height: 700 } } );

	test( 'the bar adds a part, and a salesperson is written to', async ( { page } ) => {
		await page.goto( '/parts/details/1' );
		await bar( page ).getByRole( 'button', { name: 'Add to cart' } ).click();
		await page.goto( '/cart' );
		await expect( page.getByRole( 'main' ) ).toContainText( /Subtotal|Total/ );
		await page.goto( '/sales-team/wade-kessler' );
		const form = page.getByRole( 'region', { name: 'Send a message' } );
		await expect( form ).toContainText( 'To: Wade Kessler' );
		await form.getByLabel( 'First Name' ).fill( 'Ann' );
		await form.getByLabel( 'Last Name' ).fill( 'Farmer' );
		await form.getByLabel( 'Email Address' ).fill( `ann-${ Date.now() }@example.com` );
		await form.getByLabel( 'Comments' ).fill( 'Please call me.' );
		await form.getByRole( 'button', { name: 'Send' } ).click();
		await expect( page.getByText( /^Thank you\. We have your message/ ) ).toBeVisible();
	} );
} );
