import { publish } from './support/content';
import { expect, test } from './support/test';

const CONTENT = '<!-- wp:coleman/featured-products {"heading":"All parts","count":0} /-->';

const unique = () => `all-parts-${ Date.now() }-${ Math.round( Math.random() * 1e6 ) }`;
const NUMBERS = '.coleman-featured-products__list .coleman-product-card__number';

test( 'all parts: a page at a time below each other, and page by page without JavaScript', async ( {
	browser,
	page,
} ) => {
	const path = await publish( browser, { title: 'All parts', slug: unique(), content: CONTENT } );

	const plain = await browser.newContext( { javaScriptEnabled: false } );
	const reader = await plain.newPage();
	await reader.goto( path );
	const pages = [ await reader.locator( NUMBERS ).allTextContents() ];
	expect( pages[ 0 ] ).toHaveLength( 100 );
	for ( const expected of [ 100, 100 ] ) {
		await reader.getByRole( 'link', { name: 'Load More Parts' } ).click();
		await expect( reader.locator( NUMBERS ) ).toHaveCount( expected );
		await reader.waitForLoadState();
		pages.push( await reader.locator( NUMBERS ).allTextContents() );
	}
	expect( new Set( pages.flat() ).size ).toBe( 300 );
	await reader.getByRole( 'link', { name: 'Back to start of list' } ).click();
	await expect( reader.locator( NUMBERS ) ).toHaveText( pages[ 0 ] ?? [] );
	await plain.close();

	await page.goto( path );
	await page.getByRole( 'link', { name: 'Load More Parts' } ).click();
	const both = pages.slice( 0, 2 ).flat();
	await expect( page.locator( NUMBERS ) ).toHaveCount( both.length );
	expect( await page.locator( NUMBERS ).allTextContents() ).toEqual( both );
	await expect( page.locator( '.coleman-product-card__link' ).nth( 100 ) ).toBeFocused();
	await expect( page ).toHaveURL( new RegExp( `${ path }$` ) );
} );
