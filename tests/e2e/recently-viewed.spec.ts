import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test, watchShifts } from './support/test';

const PART = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';
const MACHINE = '/equipment/used/detail/2022-bobcat-t76-61';

/** Where the section would be in view it waits for the visitor; its file comes when the browser is idle. */
const doSomething = ( page: Page, section: Locator ) =>
	expect( async () => {
		await page.mouse.click( 2, 300 );
		await expect( section ).toBeVisible( { timeout: 200 } );
	} ).toPass();

test( 'what was looked at stands on the next page, in the cart and after a search in vain, until it is cleared @phone', async ( {
	page,
	context,
} ) => {
	const calls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.resourceType() === 'fetch' || request.resourceType() === 'xhr' ) {
			calls.push( new URL( request.url() ).pathname );
		}
	} );
	const section = page.getByRole( 'region', { name: 'Recently viewed' } );
	await page.goto( PART );
	await page.mouse.move( 5, 5 );
	await expect( async () =>
		expect( await page.evaluate( () => localStorage.getItem( 'coleman-viewed' ) ) ).toContain( 'HH164-32430' )
	).toPass();
	await expect( section ).toBeHidden();

	await watchShifts( page );
	await page.goto( MACHINE );
	await page.mouse.move( 5, 5 );
	await expect( section.getByRole( 'link' ) ).toHaveCount( 1 );
	await section.scrollIntoViewIfNeeded();
	await expectAccessible( page );
	await page.goto( '/cart' );
	await doSomething( page, section );
	await expect( section.getByRole( 'link' ) ).toHaveCount( 2 );
	await expect( section.getByRole( 'link' ).first() ).toContainText( 'T76' );
	await page.goto( '/search/filter/' );
	await expect( section ).toBeHidden();
	await page.goto( '/search/qqzzxx/' );
	await doSomething( page, section );
	await section.getByRole( 'link', { name: /HH164-32430/ } ).click();
	await expect( page ).toHaveURL( new RegExp( PART ) );
	await page.mouse.move( 8, 8 );
	await expect( section.getByRole( 'link' ) ).toHaveCount( 1 );

	await section.getByRole( 'button', { name: 'Clear' } ).click();
	await expect( section ).toBeHidden();
	expect( await page.evaluate( () => localStorage.getItem( 'coleman-viewed' ) ) ).toBeNull();
	// No cookie, and no call that knows of it.
	expect( ( await context.cookies() ).map( ( { name } ) => name ) ).not.toContain( 'coleman-viewed' );
	expect( calls.filter( ( path ) => path.includes( 'viewed' ) ) ).toEqual( [] );
} );
