import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from './support/test';

const PART = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';

test.describe( 'before anything is needed', () => {
	const pages = [
		'/',
		'/equipment/new/',
		PART,
		'/locations/',
		'/locations/easton/',
		'/rental/equipment/bobcat-t66-2',
		'/equipment/used/detail/2009-kubota-m9540-82',
	];
	for ( const url of pages ) {
		test( `${ url } loads no React and names at most 4 KB of our scripts`, async ( { page } ) => {
			const scripts: { url: string; body: Promise< Buffer > }[] = [];
			const collect = ( response: Response ) => {
				if ( response.request().resourceType() === 'script' ) {
					scripts.push( { url: response.url(), body: response.body() } );
				}
			};
			page.on( 'response', collect );
			await page.goto( url );
			await page.waitForLoadState( 'networkidle' );
			// A later script's body would not be there any more when the test has ended.
			page.off( 'response', collect );
			// What counts views and remembers what was viewed comes by itself once the page is idle.
			const named = await page
				.locator( 'script[src]' )
				.evaluateAll( ( all ) => all.map( ( one ) => ( one as HTMLScriptElement ).src ) );
			let ours = 0;
			for ( const script of scripts ) {
				const text = ( await script.body ).toString();
				expect( text, script.url ).not.toContain( 'hydrateRoot' );
				ours +=
					named.includes( script.url ) && script.url.includes( '/coleman-' ) ? gzipSync( text ).length : 0;
			}
			expect( ours ).toBeGreaterThan( 0 );
			expect( ours ).toBeLessThanOrEqual( 4096 );
		} );
	}

	test( 'the page asks no call of the API for a visitor who returns with a cart', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await context.addCookies( [ { name: 'coleman_hint', value: '7.1', url: baseURL ?? '' } ] );
		const calls: string[] = [];
		page.on( 'request', ( request ) => {
			if ( /wp-json|admin-ajax/.test( request.url() ) ) {
				calls.push( request.url() );
			}
		} );
		await page.goto( '/' );
		await page.waitForLoadState( 'networkidle' );
		await expect( page.getByRole( 'link', { name: /^Cart/ } ).first() ).toContainText( '7' );
		await expect( page.getByRole( 'link', { name: 'My Account' } ).first() ).toBeVisible();
		expect( calls ).toEqual( [] );
	} );
} );

test( 'the click that wakes a cold island is not lost', async ( { page } ) => {
	await page.goto( PART );
	await page.getByRole( 'main' ).getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();
	await expect( page ).toHaveURL( new RegExp( `${ PART }$` ) );
	await expect( page.getByRole( 'link', { name: /^Cart/ } ).first() ).toContainText( '1' );
} );

test( 'when the scripts cannot be had the form posts and the part is in the cart', async ( { page, complaints } ) => {
	complaints.allow( /./ );
	await page.route( /build\/islands\/(?!loader)|coleman-blocks\/islands\/(?!loader)/, ( route ) => route.abort() );
	await page.goto( PART );
	await page.getByRole( 'main' ).getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect( page ).toHaveURL( /\/cart$/ );
	await expect( page.getByRole( 'main' ) ).toContainText( 'HH164-32430' );
} );

test( 'all scripts after the first add stay within 75 KB in 5 files', async ( { page } ) => {
	const scripts = new Map< string, Promise< Buffer > >();
	page.on( 'response', ( response ) => {
		if ( response.request().resourceType() === 'script' && response.url().includes( '/coleman-blocks/' ) ) {
			scripts.set( response.url(), response.body() );
		}
	} );
	await page.goto( PART );
	await page.getByRole( 'main' ).getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();
	await page.waitForLoadState( 'networkidle' );
	let bytes = 0;
	for ( const body of scripts.values() ) {
		bytes += gzipSync( await body ).length;
	}
	expect( bytes ).toBeLessThanOrEqual( 75 * 1024 );
} );

test( 'a press without a connection keeps the page and says so, and the next one adds', async ( {
	page,
	context,
	complaints,
} ) => {
	complaints.allow( /ERR_INTERNET_DISCONNECTED/, /Failed to fetch/ );
	await page.goto( PART );
	const add = page.getByRole( 'main' ).getByRole( 'button', { name: 'Add to cart' } ).first();
	await context.setOffline( true );
	await add.click();
	await expect( page.getByRole( 'alert' ).filter( { hasText: 'We couldn’t reach the server.' } ) ).toBeVisible();
	await expect( add ).toBeVisible();
	await expect( add ).not.toHaveAttribute( 'aria-busy' );
	await context.setOffline( false );
	await add.click();
	await expect( page.getByRole( 'banner' ).getByRole( 'link', { name: /^Cart, 1/ } ) ).toBeVisible();
} );

test( 'a form without an island keeps what was typed, too, where there is no connection @phone', async ( {
	page,
	context,
} ) => {
	await page.goto( '/order-lookup' );
	const main = page.getByRole( 'main' );
	await main.getByLabel( 'Order number' ).fill( 'W001234' );
	await main.getByLabel( 'Email Address' ).fill( 'ann@example.com' );
	await context.setOffline( true );
	await main.getByRole( 'button', { name: 'Send me the link' } ).click();
	await expect( page.getByRole( 'alert' ).filter( { hasText: 'We couldn’t reach the server.' } ) ).toBeVisible();
	await expect( main.getByLabel( 'Order number' ) ).toHaveValue( 'W001234' );
	await context.setOffline( false );
	await main.getByRole( 'button', { name: 'Send me the link' } ).click();
	await expect( main.getByText( 'If the order number and email address match' ) ).toBeVisible();
} );
