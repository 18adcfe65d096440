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

for ( const language of [ 'en_US', 'es_US' ] ) {
	test( `brand, search and cart stand in one line on phones, in ${ language }`, async ( {
		page,
		context,
		complaints,
	} ) => {
		// The count is another one than PHP printed.
		complaints.allow( /Island user-bar/ );
		const url = process.env.BASE_URL ?? 'http://127.0.0.1:8888';
		await context.addCookies( [ { name: 'coleman_language', value: language, url } ] );
		const count = page.locator( '.coleman-user-bar__count' );
		const parts = page
			.locator( '.site-header__bar' )
			.locator( '.site-header__brand, .coleman-user-bar__list, .wp-block-coleman-site-search > a' );
		const expectOneLine = async () => {
			for ( const width of [ 360, 375, 390, 393, 412 ] ) {
				await page.setViewportSize( { width, height: 780 } );
				const middles = await parts.evaluateAll( ( all ) =>
					all
						.filter( ( part ) => part.checkVisibility() )
						.map( ( part ) => part.getBoundingClientRect() )
						.map( ( { top, height } ) => top + height / 2 )
				);
				expect( middles.length ).toBeGreaterThan( 1 );
				expect( Math.max( ...middles ) - Math.min( ...middles ), `${ width } px` ).toBeLessThan( 8 );
			}
		};
		await page.goto( PART );
		await expectOneLine();
		await page
			.getByRole( 'button', { name: /Add to cart|Agregar al carrito/i } )
			.first()
			.click();
		await expect( count ).toHaveText( '1' );
		for ( const address of [ PART, '/cart' ] ) {
			await page.goto( address );
			await expect( count ).toHaveText( '1' );
			await count.evaluate( ( figure ) => {
				figure.textContent = '48';
			} );
			await expectOneLine();
		}
	} );
}

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

for ( const language of [ 'en_US', 'es_US' ] ) {
	test( `brand and cart stand in one line on the smallest phone in ${ language }`, async ( {
		page,
		context,
		baseURL,
	} ) => {
		await context.addCookies( [ { name: 'coleman_language', value: language, url: baseURL! } ] );
		await page.setViewportSize( { width: 320, height: 640 } );
		const banner = page.getByRole( 'banner' );
		for ( const url of [ '/', PART, '/parts/quick-order' ] ) {
			await page.goto( url );
			const [ brand, cart ] = await Promise.all( [
				banner.locator( '.site-header__brand' ).boundingBox(),
				banner.locator( '.is-cart' ).boundingBox(),
			] );
			expect( [ url, cart?.y ] ).toEqual( [ url, brand?.y ] );
		}
	} );
}

test( 'nothing lies on the field that somebody types into on a phone', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( '/contact/' );
	const control = page.getByRole( 'link', { name: 'Back to top' } );
	await page.evaluate( () => window.scrollTo( { top: 600, behavior: 'instant' } ) );
	await expect( control ).toBeVisible();
	await page.getByLabel( 'Comments' ).focus();
	await expect( control ).toBeHidden();
	await page.getByLabel( 'Comments' ).blur();
	await expect( control ).toBeVisible();
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

for ( const url of [ PART, '/equipment/used/detail/2022-bobcat-t76-61', '/rental/request/1', '/cart', '/checkout' ] ) {
	test( `Back to top covers no button that stays in view on ${ url }`, async ( { page } ) => {
		if ( url === '/checkout' || url === '/cart' ) {
			await page.goto( PART );
			await page.getByRole( 'main' ).getByRole( 'button', { name: 'Add to cart' } ).first().click();
			await expect( page.getByRole( 'banner' ).getByRole( 'link', { name: /^Cart, 1/ } ) ).toBeVisible();
		}
		for ( const [ width, height ] of [
			[ 320, 568 ],
			[ 390, 844 ],
			[ 790, 600 ],
			[ 1000, 600 ],
			[ 1440, 700 ],
		] as const ) {
			await page.setViewportSize( { width, height } );
			await page.goto( url );
			const covered = await page.evaluate( () => {
				const control = document.querySelector< HTMLElement >( '.back-to-top' );
				const names = new Set< string >();
				const stays = ( element: Element | null ): boolean =>
					!! element &&
					( /^(sticky|fixed)$/.test( getComputedStyle( element ).position ) ||
						stays( element.parentElement ) );
				const buttons = [ ...document.querySelectorAll( 'main :is(a, button, input, select)' ) ].filter(
					stays
				);
				for ( let top = 0; control && top < document.documentElement.scrollHeight; top += 11 ) {
					window.scrollTo( { top, behavior: 'instant' } );
					control.classList.add( 'show' );
					const own = control.getBoundingClientRect();
					for ( const button of buttons ) {
						const box = button.getBoundingClientRect();
						const [ left, right ] = [ Math.max( own.left, box.left ), Math.min( own.right, box.right ) ];
						const [ start, end ] = [ Math.max( own.top, box.top ), Math.min( own.bottom, box.bottom ) ];
						if (
							right - left > 1 &&
							end - start > 1 &&
							getComputedStyle( button ).visibility === 'visible' &&
							control.contains( document.elementFromPoint( ( left + right ) / 2, ( start + end ) / 2 ) )
						) {
							names.add( button.textContent?.trim() || button.id );
						}
					}
				}
				return [ ...names ];
			} );
			expect( [ width, covered ] ).toEqual( [ width, [] ] );
		}
	} );
}

test( 'Back to top stands above the bar at the bottom of a phone', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( '/equipment/used/detail/2022-bobcat-t76-61' );
	const control = page.getByRole( 'link', { name: 'Back to top' } );
	const bar = page.locator( '.coleman-contact-bar' );
	await expect
		.poll( async () => {
			await page.evaluate( () => window.scrollBy( { top: 150, behavior: 'instant' } ) );
			return ( await control.isVisible() ) && ( await bar.isVisible() );
		} )
		.toBe( true );
	const [ above, below ] = [ await control.boundingBox(), await bar.boundingBox() ];
	expect( ( above?.y ?? 0 ) + ( above?.height ?? 0 ) ).toBeLessThanOrEqual( below?.y ?? 0 );
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
