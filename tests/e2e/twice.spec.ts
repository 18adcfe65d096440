import type { Browser, Page } from '@playwright/test';
import { ADMIN } from './playwright.config';
import { expect, test } from './support/test';

/** One thing twice, another beside it, and a form in the block of its machine. */
const CONTENT = `
<!-- wp:coleman/machine {"machine":"61"} --><!-- wp:coleman/used-inquiry /--><!-- /wp:coleman/machine -->
<!-- wp:coleman/used-inquiry {"machine":"64"} /-->
<!-- wp:coleman/rental-calendar {"rental":1} /-->
<!-- wp:coleman/rental-calendar {"rental":2} /-->
<!-- wp:coleman/part {"part":1} /-->
<!-- wp:coleman/part {"part":2} /-->
<!-- wp:coleman/where-used {"part":1} /-->
<!-- wp:coleman/where-used {"part":1} /-->
<!-- wp:coleman/parts-viewer {"model":1} /-->
<!-- wp:coleman/parts-viewer {"model":1} /-->`;

const PATH = '/two-of-each/';

async function publish( browser: Browser ): Promise< void > {
	const context = await browser.newContext( { storageState: ADMIN } );
	const nonce = await ( await context.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const answer = await context.request.post( '/wp-json/wp/v2/pages', {
		headers: { 'X-WP-Nonce': nonce },
		data: { title: 'Two of each', slug: 'two-of-each', status: 'publish', content: CONTENT },
	} );
	expect( answer.status() ).toBe( 201 );
	await context.close();
}

const doubledIds = ( page: Page ) =>
	page.evaluate( () => {
		const ids = [ ...document.querySelectorAll( '[id]' ) ].map( ( { id } ) => id );
		return ids.filter( ( id, index ) => ids.indexOf( id ) !== index );
	} );

const forms = ( page: Page ) => page.locator( '.wp-block-coleman-used-inquiry' );

test.describe.serial( 'blocks that stand twice on a page', () => {
	test.beforeAll( ( { browser } ) => publish( browser ) );

	test( 'work each by itself', async ( { page } ) => {
		await page.goto( PATH );
		expect( await doubledIds( page ) ).toEqual( [] );

		const months = page.locator( '.coleman-rental-calendar__month' );
		const [ month = '' ] = await months.allTextContents();
		await expect( months ).toHaveText( [ month, month ] );
		await page.locator( '.coleman-rental-calendar' ).nth( 1 ).getByText( '›' ).click();
		await expect( months.nth( 1 ) ).not.toHaveText( month );
		await expect( months.first() ).toHaveText( month );

		const second = forms( page ).nth( 1 );
		await second.getByLabel( 'First Name' ).fill( 'Ann' );
		await second.getByRole( 'button', { name: 'Request Information' } ).click();
		await expect( second.getByText( 'City is required.' ) ).toBeVisible();
		await expect( page.getByText( 'City is required.' ) ).toHaveCount( 1 );
		await forms( page ).first().getByLabel( 'First Name' ).focus();

		const parts = page.locator( '.wp-block-coleman-part' );
		const number = await parts.nth( 1 ).locator( '.coleman-part__number' ).textContent();
		await parts.nth( 1 ).getByRole( 'button', { name: 'Add to cart' } ).click();
		const toCart = page.getByRole( 'link', { name: 'Go to cart' } );
		await expect( toCart ).toBeVisible();
		expect( await doubledIds( page ) ).toEqual( [] );
		await toCart.click();
		await expect( page.getByRole( 'main' ) ).toContainText( number ?? '–' );
	} );

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'turn the leaves of one calendar alone', async ( { page } ) => {
			await page.goto( PATH );
			const months = page.locator( '.coleman-rental-calendar__month' );
			const [ month = '' ] = await months.allTextContents();
			const next = ( index: number ) => page.locator( '.coleman-rental-calendar' ).nth( index ).getByText( '›' );
			await next( 1 ).click();
			await expect( months.first() ).toHaveText( month );
			await expect( months.nth( 1 ) ).not.toHaveText( month );
			await next( 0 ).click();
			await expect( months.first() ).not.toHaveText( month );
			await expect( months.nth( 1 ) ).toHaveText( month );
		} );

		test( 'show what was typed in the form that was sent', async ( { page, complaints } ) => {
			complaints.allow( /status of 400/ );
			await page.goto( PATH );
			const second = forms( page ).nth( 1 );
			await second.getByLabel( 'First Name' ).fill( 'Ann' );
			await second.getByRole( 'button', { name: 'Request Information' } ).click();

			await expect( second.getByLabel( 'First Name' ) ).toHaveValue( 'Ann' );
			await expect( second.getByLabel( 'First Name' ) ).toBeInViewport();
			await expect( second.getByText( 'City is required.' ) ).toBeVisible();
			await expect( forms( page ).first().getByText( 'City is required.' ) ).toHaveCount( 0 );
			await expect( forms( page ).first().getByLabel( 'First Name' ) ).toHaveValue( '' );
		} );
	} );
} );
