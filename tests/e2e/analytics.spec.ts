import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import Ajv from 'ajv';
import { expect, test } from './support/test';

const root = path.join( __dirname, '../..' );
const isEvent = new Ajv( { strict: false } ).compile(
	JSON.parse( readFileSync( path.join( root, 'src/analytics/data-layer.schema.json' ), 'utf8' ) )
);
const FILE = readdirSync( path.join( root, 'build/islands' ) ).find( ( name ) => /^data-layer\..*\.js$/.test( name ) )!;

/** As if the setting were on, for this browser alone: the site is that of other tests too. */
async function listen( page: Page, needsConsent: boolean ): Promise< void > {
	const settings = JSON.stringify( { api: '/wp-json/coleman/v1/', needsConsent } );
	const scripts = `<script type="application/json" id="coleman-data-layer">${ settings }</script><script type="module" src="/wp-content/plugins/coleman-blocks/islands/${ FILE }"></script>`;
	await page.route( '**/*', async ( route ) => {
		if ( route.request().resourceType() !== 'document' ) {
			await route.fallback();
			return;
		}
		const response = await route.fetch( { maxRedirects: 0 } );
		const body = ( await response.text() ).replace( '</body>', `${ scripts }</body>` );
		await route.fulfill( { response, body } );
	} );
}

type Pushed = { event: string; ecommerce?: { value: number; items: { item_id: string; quantity?: number }[] } };
const pushed = ( page: Page ) => page.evaluate( () => ( Object( window ).dataLayer ?? [] ) as Pushed[] );

async function expectContract( page: Page ): Promise< void > {
	for ( const event of await pushed( page ) ) {
		expect( [ event, isEvent( event ) ] ).toEqual( [ event, true ] );
	}
}

test( 'a purchase is told from the first look to the checkout @phone-1', async ( { page } ) => {
	await listen( page, false );
	await page.goto( '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430' );
	const names = async () => ( await pushed( page ) ).map( ( { event } ) => event );
	await expect.poll( names ).toContain( 'view_item' );
	await page.getByRole( 'main' ).getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect.poll( names ).toContain( 'add_to_cart' );
	const added = ( await pushed( page ) ).find( ( { event } ) => event === 'add_to_cart' )!;
	expect( added.ecommerce!.items ).toMatchObject( [ { item_id: 'HH164-32430', quantity: 1 } ] );
	await expectContract( page );

	await page.goto( '/cart' );
	await page.getByRole( 'spinbutton', { name: 'Quantity' } ).first().fill( '3' );
	await page.keyboard.press( 'Tab' );
	await expect.poll( names ).toContain( 'add_to_cart' );
	expect( ( await pushed( page ) ).find( ( { event } ) => event === 'add_to_cart' )!.ecommerce!.items ).toMatchObject(
		[ { quantity: 2 } ]
	);
	await expectContract( page );

	await page.goto( '/checkout' );
	await expect.poll( names ).toContain( 'begin_checkout' );
	await expectContract( page );

	await page.goto( '/search/oil/' );
	await expect.poll( names ).toContain( 'search' );
	await page.goto( '/parts/category/engine-oil-filters-1' );
	await expect.poll( names ).toContain( 'view_item_list' );
	await expectContract( page );
} );

test( 'nothing is told before the visitor agrees', async ( { page } ) => {
	await listen( page, true );
	await page.goto( '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430' );
	await page.getByRole( 'main' ).getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();
	expect( await page.evaluate( () => Object( window ).dataLayer ) ).toBeUndefined();
	await page.evaluate( () =>
		document.dispatchEvent( new CustomEvent( 'coleman:consent', { detail: { granted: true } } ) )
	);
	expect( ( await pushed( page ) ).map( ( { event } ) => event ) ).toEqual( [ 'view_item' ] );
} );
