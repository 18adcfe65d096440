import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { removePhotos, uploadPhotos } from './support/pictures';
import { expect, expectAccessible, test } from './support/test';

type Part = { PartId: number; Url: string; Description: string; Photo: { MediumImagePath: string } };

let part: Part;

test.describe.configure( { mode: 'serial' } );

test.beforeAll( async ( { browser, playwright, baseURL }, { project } ) => {
	const request = await playwright.request.newContext( { baseURL: baseURL ?? '' } );
	const answer = await request.get( '/wp-json/coleman/v1/part-subcategory-by-id?categoryId=7&per_page=2' );
	// Both projects run at a time: each has a part of its own.
	part = ( await answer.json() ).results[ project.name === 'phone' ? 1 : 0 ];
	await request.dispose();
	await uploadPhotos( browser, part.PartId, [
		[ 1600, 1000 ],
		[ 900, 1400 ],
		[ 1300, 1300 ],
		[ 300, 200 ],
		[ 2000, 600 ],
	] );
} );
test.afterAll( async ( { browser } ) => removePhotos( browser, part.PartId ) );

const main = ( page: Page ) => page.locator( '.coleman-gallery__main img' );
const links = ( page: Page ) => page.locator( '.coleman-gallery__strip' ).getByRole( 'link' );
const full = async ( page: Page, number: number ) => ( await links( page ).nth( number ).getAttribute( 'href' ) )!;

/** Where it stands in the page, however far that is scrolled. */
const place = ( page: Page ) =>
	main( page ).evaluate( ( img: HTMLImageElement ) => {
		const { left, top, width, height } = img.getBoundingClientRect();
		return { left, top: Math.round( top + scrollY ), width, height };
	} );

/** The picture that a browser took, and whether it has come. */
const taken = ( page: Page ) =>
	main( page ).evaluate( ( img: HTMLImageElement ) => ( { src: img.currentSrc, isThere: img.naturalWidth > 0 } ) );

test( 'photos of a part are gone through by mouse @phone', async ( { page } ) => {
	await page.goto( part.Url );
	await expect( links( page ) ).toHaveCount( 5 );
	await expect.poll( async () => ( await taken( page ) ).isThere ).toBe( true );
	const box = await place( page );
	await links( page ).nth( 1 ).click();
	await expect( main( page ) ).toHaveAttribute( 'src', await full( page, 1 ) );
	await expect( page.getByText( /Picture 2 of 5\.$/ ) ).toBeAttached();
	await expect.poll( async () => ( await taken( page ) ).isThere ).toBe( true );
	expect( await place( page ), 'an upright picture stands in the same box' ).toEqual( box );
	await expect( page ).toHaveURL( new RegExp( `${ part.Url }$` ) );
	await expectAccessible( page );
} );

test( 'and by keyboard, also as large as the window', async ( { page } ) => {
	await page.goto( part.Url );
	await links( page ).first().focus();
	// The focus has woken the page.
	await expect( page.locator( '.coleman-gallery__strip [data-live]' ) ).toHaveCount( 1 );
	await page.keyboard.press( 'End' );
	await expect( links( page ).last() ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( main( page ) ).toHaveAttribute( 'src', await full( page, 4 ) );
	await page.locator( '.coleman-gallery__main' ).focus();
	await page.keyboard.press( 'Enter' );
	const dialog = page.getByRole( 'dialog' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( dialog.getByRole( 'img' ) ).toHaveAttribute( 'src', await full( page, 3 ) );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
} );

test( 'a browser takes the size that it needs, and a list the small one', async ( { page } ) => {
	await page.goto( part.Url );
	await expect.poll( async () => ( await taken( page ) ).isThere ).toBe( true );
	const { src } = await taken( page );
	expect( src, 'the picture is some 600 px wide' ).toMatch( /\/full\/[^/]+\/[^/]+\.(avif|webp)$/ );
	const thumbnails = await page
		.locator( '.coleman-gallery__strip img' )
		.evaluateAll( ( all: HTMLImageElement[] ) => all.map( ( { currentSrc } ) => currentSrc ).filter( Boolean ) );
	// The box is 130 px wide; an upright picture's smallest size is narrower.
	expect( thumbnails[ 0 ] ).toContain( '/thumbnail/' );
	expect( thumbnails.filter( ( one ) => one.includes( '/full/' ) ) ).toEqual( [] );
	const data = JSON.parse( await page.locator( 'script[type="application/ld+json"]' ).first().innerText() );
	const product = data[ '@graph' ].find( ( node: { '@type': string } ) => node[ '@type' ] === 'Product' );
	expect( product.image ).toHaveLength( 5 );
} );

test.describe( 'on a dense screen', () => {
	test.use( { deviceScaleFactor: 2 } );

	test( 'a browser takes a larger size @phone', async ( { page } ) => {
		await page.goto( part.Url );
		await expect.poll( async () => ( await taken( page ) ).isThere ).toBe( true );
		expect( ( await taken( page ) ).src ).toMatch( /\/full\/[^/]+\/[^/]+\.(avif|webp)$/ );
		const first = page.locator( '.coleman-gallery__strip img' ).first();
		await expect
			.poll( () => first.evaluate( ( img: HTMLImageElement ) => img.currentSrc ) )
			.toContain( '/medium/' );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'each small picture leads to the large one', async ( { page, request } ) => {
		await page.goto( part.Url );
		await expect( links( page ) ).toHaveCount( 5 );
		for ( const number of [ 0, 4 ] ) {
			const answer = await request.get( await full( page, number ) );
			expect( answer.headers()[ 'content-type' ] ).toBe( 'image/webp' );
		}
	} );
} );

test( 'a CDN that does not answer is done without @phone', async ( { page, complaints, baseURL } ) => {
	complaints.allow( /net::ERR_|404/ );
	const cdn = 'https://cdn.example';
	const uploads = `${ baseURL }/wp-content/uploads/coleman/optimized/`;
	const script = readdirSync( path.resolve( __dirname, '../../build/islands' ) ).find( ( name ) =>
		name.startsWith( 'picture-host.' )
	);
	// The page as PHP prints it where that CDN is set (tests/php/integration/Blocks/PictureHostTest.php).
	const rules = [
		[ `^${ cdn }/optimized/(thumbnail|medium|full)/(?=[0-9a-f]{2}/[0-9a-f]{24}-\\d)`, `${ uploads }$1/` ],
	];
	await page.route( `**${ part.Url }`, async ( route ) => {
		const answer = await route.fetch();
		const html = ( await answer.text() ).replaceAll( uploads, `${ cdn }/optimized/` );
		await route.fulfill( {
			response: answer,
			body: html.replace(
				'</body>',
				`<script type="application/json" id="coleman-picture-host">${ JSON.stringify( rules ) }</script>` +
					`<script type="module" src="/wp-content/plugins/coleman-blocks/islands/${ script }"></script></body>`
			),
		} );
	} );
	const asked: string[] = [];
	await page.route( `${ cdn }/**`, ( route ) => {
		asked.push( route.request().url() );
		return route.abort( 'connectionrefused' );
	} );
	await page.goto( part.Url );
	await expect.poll( async () => ( await taken( page ) ).isThere ).toBe( true );
	expect( ( await taken( page ) ).src ).toContain( uploads );
	expect( asked.length ).toBeGreaterThan( 0 );
	await links( page ).nth( 1 ).scrollIntoViewIfNeeded();
	await expect
		.poll( () =>
			links( page )
				.nth( 1 )
				.locator( 'img' )
				.evaluate( ( img: HTMLImageElement ) => img.naturalWidth )
		)
		.toBeGreaterThan( 0 );
	expect( new Set( asked ).size, 'each is asked for once' ).toBe( asked.length );
} );
