import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const USED = '/equipment/used/';

const cards = ( page: Page ) => page.locator( '.coleman-machine-card' );
const chips = ( page: Page ) => page.locator( '.coleman-machine-list__chip' );
const count = ( page: Page ) => page.locator( '.coleman-machine-list__count' );
const filters = ( page: Page ) => page.getByRole( 'form', { name: 'Filter machines' } );

/** The prices of the cards in dollars; a machine without one is null. */
const prices = async ( page: Page ) =>
	( await page.locator( '.coleman-machine-card__price' ).allTextContents() ).map( ( text ) =>
		text.startsWith( '$' ) ? Number( text.replace( /[$,]/g, '' ) ) : null
	);

test( 'a box narrows the list down in place, and its count was right', async ( { page } ) => {
	await page.goto( USED );
	const box = filters( page ).getByRole( 'checkbox', { name: /^Bobcat/ } );
	const promised = Number( /\d+$/.exec( ( await box.locator( '..' ).textContent() ) ?? '' )?.[ 0 ] );
	expect( promised ).toBeGreaterThan( 0 );
	// The click that wakes the island is held, and done once it is awake.
	await box.click();
	await expect( box ).toBeChecked();
	await expect( page ).toHaveURL( /\?brand=1$/ );
	await expect( cards( page ) ).toHaveCount( promised );
	await expect( count( page ) ).toHaveText( `${ promised } machines` );
	await expect( box ).toBeFocused();
	for ( const name of await page.locator( '.coleman-machine-card__name' ).allTextContents() ) {
		expect( name ).toContain( 'Bobcat' );
	}

	await filters( page )
		.getByRole( 'checkbox', { name: /^Takeuchi/ } )
		.check();
	await expect( page ).toHaveURL( /\?brand=1,5$/ );
	await expect( chips( page ) ).toHaveText( [ 'Brand: Bobcat', 'Brand: Takeuchi' ] );
	await expectAccessible( page );
} );

test( 'chips take choices back, the back button and a reload bring them again', async ( { page } ) => {
	await page.goto( `${ USED }?brand=2&branch=1&sort=price` );
	await expect( chips( page ) ).toHaveText( [ 'Brand: Kubota', 'Branch: Bonner Springs' ] );
	const both = await cards( page ).count();

	await page.getByRole( 'link', { name: 'Remove Branch: Bonner Springs' } ).click();
	await expect( page ).toHaveURL( /\?brand=2&sort=price$/ );
	await expect.poll( () => cards( page ).count() ).toBeGreaterThan( both );
	await expect( filters( page ).getByRole( 'checkbox', { name: /^Bonner/ } ) ).not.toBeChecked();

	await page.reload();
	await expect( chips( page ) ).toHaveText( [ 'Brand: Kubota' ] );
	await page.goBack();
	await expect( chips( page ) ).toHaveText( [ 'Brand: Kubota', 'Branch: Bonner Springs' ] );
	await expect( cards( page ) ).toHaveCount( both );
	await expect( filters( page ).getByRole( 'checkbox', { name: /^Bonner/ } ) ).toBeChecked();

	await page.getByRole( 'link', { name: 'Clear all' } ).click();
	await expect( page ).toHaveURL( /\?sort=price$/ );
	await expect( chips( page ) ).toHaveCount( 0 );
} );

test( 'sorting puts the cheapest first and machines without a price last', async ( { page } ) => {
	await page.goto( '/equipment/new/compact-track-loaders-1' );
	const sort = page.getByLabel( 'Sort by' );
	await sort.focus();
	await sort.selectOption( 'price' );
	await expect( page ).toHaveURL( /\?sort=price$/ );
	await expect
		.poll( async () => {
			const shown = await prices( page );
			const sorted = [ ...shown ].sort( ( a, b ) => ( a ?? Infinity ) - ( b ?? Infinity ) );
			return JSON.stringify( shown ) === JSON.stringify( sorted );
		} )
		.toBe( true );
	await page.reload();
	await expect( sort ).toHaveValue( 'price' );
} );

test( 'more machines come below, and are there again after a visit to one of them @phone', async ( { page } ) => {
	await page.goto( USED );
	await expect( cards( page ) ).toHaveCount( 12 );
	await page.getByRole( 'link', { name: 'Load More Machines' } ).click();
	await expect( cards( page ) ).toHaveCount( 24 );
	await expect( page ).toHaveURL( /\?show=24$/ );
	const names = await page.locator( '.coleman-machine-card__name' ).allTextContents();
	await page.goto( '/about/' );
	await page.goBack();
	await expect( page.locator( '.coleman-machine-card__name' ) ).toHaveText( names );
} );

test( 'on a phone the filters stand in a drawer, the chips in the page @phone', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( USED );
	await expect( filters( page ) ).toBeHidden();
	await page.getByRole( 'link', { name: 'Filter' } ).click();
	const drawer = page.getByRole( 'dialog', { name: 'Filter' } );
	await drawer.getByRole( 'checkbox', { name: /^Kubota/ } ).check();
	await expect( drawer.getByRole( 'button', { name: 'Show 14 machines' } ) ).toBeVisible();
	await expectAccessible( page );
	await drawer.getByRole( 'button', { name: 'Show 14 machines' } ).click();
	await expect( drawer ).toBeHidden();
	await expect( chips( page ) ).toHaveText( [ 'Brand: Kubota' ] );
	await expect( page.getByRole( 'link', { name: 'Filter (1)' } ) ).toBeFocused();
	await page.goBack();
	await expect( chips( page ) ).toHaveCount( 0 );
} );

test( 'on a phone the list of orders and the boxes say it themselves', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( '/equipment/used/tractors/' );
	const list = page.getByRole( 'main' );
	for ( const words of [
		list.getByText( 'Sort by', { exact: true } ),
		list.locator( 'legend', { hasText: 'Select machines to compare' } ),
	] ) {
		expect( ( await words.boundingBox() )?.width ).toBeLessThanOrEqual( 1 );
	}
} );

test( 'the compare button is there while a machine is ticked, and leads to the comparison @phone-1', async ( {
	page,
} ) => {
	await page.goto( `${ USED }tractors/` );
	const boxes = cards( page ).getByRole( 'checkbox', { name: /^Compare/ } );
	const button = page.getByRole( 'button', { name: 'Compare', exact: true } );
	await expect( button ).toBeHidden();
	await boxes.nth( 0 ).click();
	await expect( boxes.nth( 0 ) ).toBeChecked();
	await expect( button ).toBeVisible();
	await boxes.nth( 0 ).uncheck();
	await expect( button ).toBeHidden();
	for ( const index of [ 0, 1, 2, 3, 4 ] ) {
		await boxes.nth( index ).click();
	}
	await expect( boxes.nth( 4 ) ).not.toBeChecked();
	await expect( page.getByText( 'You can compare four machines at a time.' ).first() ).toBeVisible();
	await expectAccessible( page );
	const ids = await boxes.evaluateAll( ( all ) =>
		all.flatMap( ( box ) => ( box instanceof HTMLInputElement && box.checked ? [ box.value ] : [] ) )
	);
	await button.click();
	await expect( page ).toHaveURL( new RegExp( `/equipment/compare/\\?ids=${ ids.join( '(,|%2C)' ) }$` ) );
} );

test( 'a list untouched loads no React', async ( { page } ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.resourceType() === 'script' ) {
			scripts.push( request.url() );
		}
	} );
	await page.goto( USED );
	await page.waitForLoadState( 'networkidle' );
	expect( scripts.filter( ( url ) => /runtime|machine-list/.test( url ) ) ).toEqual( [] );
} );

test( 'nothing left says which choice to leave out', async ( { page } ) => {
	await page.goto( `${ USED }tractors/?brand=3&branch=2` );
	await page.getByRole( 'link', { name: /^Without Branch: \d/ } ).click();
	await expect( page ).toHaveURL( /\?brand=3$/ );
	await expect( cards( page ) ).not.toHaveCount( 0 );
} );

for ( const query of [
	'?brand=abc&price=%3Cscript%3E',
	'?after=99999999999999-1',
	'?show=999999999',
	'?brand[][x]=1&sort[]=price',
	'?model_year=-',
] ) {
	test( `the page stands whatever the address says: ${ query }`, async ( { page } ) => {
		const response = await page.goto( USED + query );
		expect( response?.status() ).toBe( 200 );
		await expect( page.getByRole( 'heading', { name: 'All used machines' } ) ).toBeVisible();
	} );
}

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'filters, sorting, pages and the comparison are links and forms @phone-0', async ( { page, isMobile } ) => {
		await page.goto( USED );
		if ( isMobile ) {
			await page.getByRole( 'link', { name: 'Filter' } ).click();
		}
		await filters( page )
			.getByRole( 'checkbox', { name: /^Kubota/ } )
			.check();
		await filters( page )
			.getByRole( 'checkbox', { name: /^Bobcat/ } )
			.check();
		await filters( page ).getByRole( 'button', { name: 'Show machines' } ).click();
		await expect( chips( page ) ).toHaveText( [ 'Brand: Bobcat', 'Brand: Kubota' ] );

		await page.getByLabel( 'Sort by' ).selectOption( 'price-down' );
		await page.getByRole( 'button', { name: 'Sort', exact: true } ).click();
		const shown = await prices( page );
		expect( shown ).toEqual( [ ...shown ].sort( ( a, b ) => ( b ?? 0 ) - ( a ?? 0 ) ) );
		await expect( chips( page ) ).toHaveCount( 2 );

		const first = await page.locator( '.coleman-machine-card__name' ).allTextContents();
		await page.getByRole( 'link', { name: 'Load More Machines' } ).click();
		await expect( page ).toHaveURL( /after=/ );
		await expect( cards( page ) ).not.toHaveCount( 0 );
		expect( first ).toHaveLength( 12 );
		await page.getByRole( 'link', { name: 'Back to the first machines' } ).click();
		await expect( page.locator( '.coleman-machine-card__name' ) ).toHaveText( first );

		const button = page.getByRole( 'button', { name: 'Compare', exact: true } );
		await expect( button ).toBeHidden();
		await cards( page ).getByRole( 'checkbox' ).first().check();
		await expect( button ).toBeVisible();
		await button.click();
		await expect( page ).toHaveURL( /\/equipment\/compare\/\?ids=\d+$/ );
	} );

	test( 'a category that does not exist leads to the other used machines', async ( { page } ) => {
		await page.goto( `${ USED }excavators/` );
		await expect( page ).toHaveURL( /\/equipment\/used\/other-used-equipment\/$/ );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Other Used Equipment' );
	} );
} );
