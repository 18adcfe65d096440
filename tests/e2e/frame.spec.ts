import { expect, test } from './support/test';

const PART = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';

for ( const url of [ '/', PART ] ) {
	test( `${ url } has no sheet or script of WordPress's menus`, async ( { page } ) => {
		const fetched: string[] = [];
		page.on( 'request', ( request ) => fetched.push( request.url() ) );
		await page.goto( url, { waitUntil: 'load' } );
		await expect( page.getByRole( 'navigation', { name: 'Footer' } ).getByRole( 'link' ) ).not.toHaveCount( 0 );
		await expect( page.locator( '#wp-block-navigation-css, #wp-block-navigation-inline-css' ) ).toHaveCount( 0 );
		expect( fetched.filter( ( each ) => /blocks?-?(library)?\/navigation\//.test( each ) ) ).toEqual( [] );
	} );
}

test( 'a page fetches the fonts of our own sentences alone, and all letters for a name that has others', async ( {
	page,
} ) => {
	const fetched: string[] = [];
	page.on( 'request', ( request ) =>
		fetched.push( ...( /([^/]+)\.woff2/.exec( request.url() )?.slice( 1 ) ?? [] ) )
	);
	const core = [ 'barlow-condensed-core-700-normal', 'barlow-core-400-normal', 'barlow-core-600-normal' ];
	await page.goto( PART );
	await page.evaluate( () => document.fonts.ready );
	expect( fetched.sort() ).toEqual( core );
	await page.getByRole( 'heading', { level: 1 } ).evaluate( ( heading ) => {
		heading.textContent = 'Sørensen';
	} );
	await expect.poll( () => fetched.slice( core.length ) ).toEqual( [ 'barlow-condensed-latin-700-normal' ] );
} );

test( 'the first key leads past the header @phone', async ( { page } ) => {
	await page.goto( PART );
	await page.keyboard.press( 'Tab' );
	const skip = page.getByRole( 'link', { name: 'Skip to content' } );
	await expect( skip ).toHaveCount( 1 );
	await expect( skip ).toBeFocused();
	await expect( skip ).toBeInViewport();
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /#content$/ );
} );

test( 'logo and name are one link to the home page @phone', async ( { page } ) => {
	await page.goto( PART );
	const header = page.getByRole( 'banner' );
	await expect( header.getByRole( 'link', { name: 'Coleman Equipment' } ) ).toHaveCount( 1 );
	// What lies over the picture is the link.
	await header.locator( '.wp-block-site-logo img' ).click( { force: true } );
	await expect( page ).toHaveURL( /^[^/]+\/\/[^/]+\/$/ );
} );

test( 'Back to top shows when the header is gone, and leads there @phone', async ( { page } ) => {
	await page.goto( '/' );
	const control = page.getByRole( 'link', { name: 'Back to top' } );
	await expect( control ).toBeHidden();
	await page.evaluate( () => window.scrollTo( 0, 2_000 ) );
	await expect( control ).toBeVisible();
	await control.click();
	await expect( control ).toBeHidden();
} );

test( 'the picture of the home page is fetched first, and is as wide as the page @phone', async ( { page } ) => {
	await page.goto( '/' );
	const picture = page.locator( '.wp-block-cover__image-background' ).first();
	await expect( picture ).toHaveAttribute( 'fetchpriority', 'high' );
	await expect( picture ).not.toHaveAttribute( 'loading', 'lazy' );
	const [ box, width ] = [ await picture.boundingBox(), page.viewportSize()?.width ];
	expect( Math.round( box?.width ?? 0 ) ).toBe( width );
	expect( await picture.evaluate( ( image: HTMLImageElement ) => image.complete && image.naturalWidth > 0 ) ).toBe(
		true
	);
} );

test( 'a cart with parts leaves the header of a phone as high as an empty one @phone', async ( { page } ) => {
	await page.goto( PART );
	const header = page.getByRole( 'banner' );
	const heightOf = async () => ( await header.boundingBox() )?.height;
	const empty = await heightOf();
	await page.getByRole( 'main' ).getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect( header.getByRole( 'link', { name: /^Cart, 1/ } ) ).toBeVisible();
	expect( await heightOf() ).toBe( empty );
} );
