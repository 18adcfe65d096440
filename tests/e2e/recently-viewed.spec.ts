import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const PART = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';
const MACHINE = '/equipment/used/detail/2022-bobcat-t76-61';

/**
 * Moves and clicks until that has had its effect: the section's file comes when the browser is idle after the first
 * movement, and what would be in view waits for a click.
 */
const doSomething = ( page: Page, effect: () => Promise< void > ) =>
	expect( async () => {
		await page.mouse.move( 8, 300 );
		await page.mouse.click( 2, 300 );
		await effect();
	} ).toPass();

test( 'what was looked at stands on the next page, in the cart and after a search in vain, until it is cleared @phone-0', async ( {
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
	const kept = () => page.evaluate( () => localStorage.getItem( 'coleman-viewed' ) );
	await doSomething( page, async () => expect( await kept() ).toContain( 'HH164-32430' ) );
	await expect( section ).toBeHidden();

	const shows = ( links: number ) => () =>
		expect( section.getByRole( 'link' ) ).toHaveCount( links, { timeout: 500 } );
	await page.goto( MACHINE );
	await doSomething( page, shows( 1 ) );
	await section.scrollIntoViewIfNeeded();
	await expectAccessible( page );
	await page.goto( '/cart' );
	await doSomething( page, shows( 2 ) );
	await expect( section.getByRole( 'link' ).first() ).toContainText( 'T76' );
	await page.goto( '/search/filter/' );
	await expect( section ).toBeHidden();
	await page.goto( '/search/qqzzxx/' );
	await doSomething( page, shows( 2 ) );
	await section.getByRole( 'link', { name: /HH164-32430/ } ).click();
	await expect( page ).toHaveURL( new RegExp( PART ) );
	await doSomething( page, shows( 1 ) );

	await section.getByRole( 'button', { name: 'Clear' } ).click();
	await expect( section ).toBeHidden();
	expect( await kept() ).toBeNull();
	// No cookie, and no call that knows of it.
	expect( ( await context.cookies() ).map( ( { name } ) => name ) ).not.toContain( 'coleman-viewed' );
	expect( calls.filter( ( path ) => path.includes( 'viewed' ) ) ).toEqual( [] );
} );
