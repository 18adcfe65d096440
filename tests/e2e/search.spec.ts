import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

/** The box of the whole site, in the header. */
/** The list under the box; the choice in the box has options too. */
const suggested = ( page: Page ) => page.getByRole( 'listbox' ).getByRole( 'option' );

const siteBox = ( page: Page ) => page.getByRole( 'banner' ).locator( 'input[type=search]' );

/** The box for parts, in the page. */
const partsBox = ( page: Page ) => page.getByRole( 'main' ).locator( 'input[type=search]' );

const heading = ( page: Page ) => page.getByRole( 'heading', { level: 1 } );

test( 'a number is found however its dashes are written @phone-0', async ( { page } ) => {
	for ( const number of [ 'HH164-32430', 'hh16432430', 'HH 164 32430', 'hh.164.32430' ] ) {
		await page.goto( '/rental/' );
		await siteBox( page ).fill( number );
		await siteBox( page ).press( 'Enter' );
		await expect( page ).toHaveURL( /\/search\// );
		await expect( heading( page ) ).toHaveText( `Search results for ${ number }` );
		await expect( page.locator( '[data-rows=parts] > li' ).first() ).toContainText( 'HH164-32430' );
	}
} );

test( 'the number of one part leads from the box for parts to that part', async ( { page } ) => {
	await page.goto( '/' );
	await partsBox( page ).fill( 'hh16432430' );
	await partsBox( page ).press( 'Enter' );
	await expect( page ).toHaveURL( /\/parts\/details\/.*\/HH164-32430\?searched=hh16432430$/ );
	await page.getByRole( 'link', { name: 'See all results' } ).click();
	await expect( page ).toHaveURL( /\/search\/hh16432430\/$/ );
	await page.goto( '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430' );
	await expect( page.getByText( 'Searched for' ) ).toHaveCount( 0 );
} );

test( 'an old number says what it is now', async ( { page } ) => {
	await page.goto( '/search/hh16032093/' );
	const banner = page.locator( '.coleman-search-results__replaced' );
	await expect( banner ).toContainText( /HH160-32093\s*is now\s*HH164-32430/ );
	await banner.getByRole( 'link' ).click();
	await expect( heading( page ) ).toHaveText( 'Filter, engine oil, spin-on' );
} );

test( 'a number misread by one letter is guessed, and said to be', async ( { page } ) => {
	await page.goto( '/search/HH164-3243O/' );
	await expect( page.getByText( 'Did you mean' ) ).toBeVisible();
	await expect( page.locator( '[data-rows=parts] > li' ) ).toContainText( 'HH164-32430' );
} );

test( 'more rows come twice, and the back button returns to them @phone', async ( { page } ) => {
	await page.goto( '/search/filter/' );
	const rows = page.locator( '[data-rows=parts] > li' );
	const more = page.getByRole( 'link', { name: 'Load More Parts', exact: true } );
	await expect( rows ).toHaveCount( 12 );
	await more.click();
	await expect( rows ).toHaveCount( 24 );
	await expect( rows.nth( 12 ).getByRole( 'link' ) ).toBeFocused();
	await expect( page.getByText( '12 more are shown.' ) ).toBeAttached();
	await more.click();
	await expect( rows ).toHaveCount( 36 );
	await expect( page ).toHaveURL( /\/search\/filter\/\?parts=36$/ );
	const numbers = await rows.locator( '.coleman-search-results__number' ).allTextContents();
	expect( new Set( numbers ).size ).toBe( 36 );

	await rows.nth( 30 ).getByRole( 'link' ).click();
	await expect( page ).toHaveURL( /\/parts\/details\// );
	await page.goBack();
	await expect( page ).toHaveURL( /\?parts=36$/ );
	await expect( rows ).toHaveCount( 36 );
	expect( await rows.locator( '.coleman-search-results__number' ).allTextContents() ).toEqual( numbers );
	await page.reload();
	expect( await rows.locator( '.coleman-search-results__number' ).allTextContents() ).toEqual( numbers );
} );

test( 'each section loads more of its own, and the others stay', async ( { page } ) => {
	await page.goto( '/search/kubota/' );
	const parts = page.locator( '[data-rows=parts] > li' );
	const equipment = page.locator( '[data-rows=equipment] > li' );
	await expect( equipment ).toHaveCount( 6 );
	await page.getByRole( 'link', { name: 'Load More Equipment' } ).click();
	await expect( equipment ).toHaveCount( 18 );
	await expect( parts ).toHaveCount( 12 );
	await expect( page ).toHaveURL( /\/search\/kubota\/\?equipment=18$/ );
	await expect( equipment.nth( 6 ).getByRole( 'link' ) ).toBeFocused();
} );

test( 'what cannot be loaded is said, and can be tried again', async ( { page, complaints } ) => {
	complaints.allow( /More results|Failed to load|net::ERR/ );
	await page.goto( '/search/filter/' );
	await page.route( /coleman\/v1\/search/, ( route ) => route.abort() );
	const more = page.getByRole( 'link', { name: 'Load More Parts', exact: true } );
	await more.click();
	await expect( page.getByRole( 'main' ).getByRole( 'alert' ) ).toHaveText(
		'We couldn’t load more. Please check your connection and try again.'
	);
	await page.unroute( /coleman\/v1\/search/ );
	await more.click();
	await expect( page.locator( '[data-rows=parts] > li' ) ).toHaveCount( 24 );
	await expect( page.getByRole( 'main' ).getByRole( 'alert' ) ).toHaveCount( 0 );
} );

test( 'a part goes from the results into the cart @phone', async ( { page } ) => {
	await page.goto( '/search/HH164-32430/' );
	const row = page.locator( '[data-rows=parts] > li' ).first();
	await row.getByRole( 'spinbutton' ).fill( '2' );
	await row.getByRole( 'button', { name: 'Add to cart' } ).click();
	await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: /^Cart/ } ).first() ).toContainText( '2' );
} );

test( 'the buttons of the results have one line of words', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( '/search/oil%20filter/' );
	const button = page.getByRole( 'main' ).getByRole( 'button', { name: 'Add to cart' } ).first();
	const [ box, line ] = [ await button.boundingBox(), 48 ];
	expect( Math.round( box?.height ?? 0 ) ).toBeLessThanOrEqual( line );
} );

test( 'on a phone the sections are tabs that stay in view @phone', async ( { page, isMobile } ) => {
	await page.goto( '/search/kubota/' );
	const chips = page.getByRole( 'navigation', { name: 'Search results' } );
	if ( ! isMobile && ( page.viewportSize()?.width ?? 0 ) > 1024 ) {
		await expect( chips ).toBeHidden();
		return;
	}
	await chips.getByRole( 'link', { name: /^Equipment/ } ).click();
	await expect( page.getByRole( 'heading', { name: 'New and Used Equipment' } ) ).toBeInViewport();
	await expect( chips ).toBeInViewport();
} );

test( 'a search for nothing found helps on', async ( { page } ) => {
	await page.goto( '/search/xyzzyq/' );
	await expect( heading( page ) ).toHaveText( 'Nothing found for xyzzyq' );
	const main = page.getByRole( 'main' );
	await expect( main.locator( 'a[href^="tel:"]' ) ).toHaveCount( 4 );
	await expect( main.getByRole( 'link', { name: 'Ask for a special order' } ) ).toBeVisible();
	await expect( main.getByRole( 'link', { name: 'Engine Oil Filters' } ) ).toBeVisible();
	await expect( main.getByRole( 'link', { name: 'Compact Track Loaders' } ) ).toBeVisible();
} );

test( 'where nothing has all the words, the page shows what has most of them and says so', async ( { page } ) => {
	const sentence = page.getByText( 'No result has all of these words. These have some of them.' );
	await page.goto( '/search/zzqqxx oil filter/' );
	await expect( sentence ).toBeVisible();
	await expect( page.getByRole( 'heading', { name: 'Parts and Accessories' } ) ).toBeVisible();
	await page.goto( '/search/oil filter/' );
	await expect( page.getByRole( 'heading', { name: 'Parts and Accessories' } ) ).toBeVisible();
	await expect( sentence ).toHaveCount( 0 );
} );

test( 'a hostile text is only a text', async ( { page } ) => {
	const text = '</script><img src=x onerror=alert(1)> 3/8" & עברית';
	await page.goto( `/search/?q=${ encodeURIComponent( text ) }` );
	await expect( page.locator( 'h1 bdi' ) ).toHaveText( text.replace( '"', '' ) );
	await expect( page ).toHaveTitle( /img src=x onerror/ );
	await expect( partsBox( page ) ).toHaveValue( text.replace( '"', '' ) );
	await expect( page.locator( 'img[src=x]' ) ).toHaveCount( 0 );
} );

test( 'what WordPress calls a search leads to ours', async ( { page } ) => {
	await page.goto( '/?s=oil+filter' );
	await expect( page ).toHaveURL( /\/search\/oil%20filter\/$/ );
} );

test( 'what the text is plainly about stands first', async ( { page } ) => {
	const first = page.locator( '.coleman-search-results__section' ).first();
	for ( const [ text, title, hit ] of [
		[ 't66', 'Common Parts and Parts Diagrams', 'Bobcat T66' ],
		[ 'hours easton', 'Pages', 'Easton, KS' ],
		[ 'marisol', 'Pages', 'Marisol Vega' ],
		[ 'bx2380 oil filter', 'Parts and Accessories', 'Fits Kubota BX2380' ],
		[ 'wix 51348', 'Parts and Accessories', 'Equal to WIX 51348' ],
	] ) {
		await page.goto( `/search/${ encodeURIComponent( text! ) }/` );
		await expect( first.getByRole( 'heading', { level: 2 } ) ).toHaveText( title! );
		await expect( first.locator( '.coleman-search-results__row' ).first() ).toContainText( hit! );
	}
	await expectAccessible( page );
} );

test( 'a page that has a box of its own has an icon in the header that leads to it @phone', async ( { page } ) => {
	await page.goto( '/parts/category/engine-oil-filters-1' );
	await expect( siteBox( page ) ).toBeHidden();
	await page.getByRole( 'banner' ).getByRole( 'link', { name: 'Go to the search box' } ).click();
	await expect( partsBox( page ) ).toBeFocused();
	await expect( page.getByRole( 'combobox', { name: 'Search in' } ) ).toHaveValue( 'parts' );
	await page.goto( '/rental/' );
	await expect( siteBox( page ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: 'Go to the search box' } ) ).toBeHidden();
} );

test.describe( 'suggestions', () => {
	test( 'are walked through by the keyboard alone', async ( { page } ) => {
		await page.goto( '/rental/' );
		const box = siteBox( page );
		await box.focus();
		await expect( box ).toHaveRole( 'combobox' );
		await page.keyboard.type( 'hh164324' );
		const options = suggested( page );
		await expect( options.first() ).toContainText( 'HH164-32430' );
		await expect( options.first() ).toContainText( '$14.85' );
		await expect( options.first() ).toContainText( 'In stock' );
		await expect( options.last() ).toHaveText( 'Search for “hh164324”' );
		await expect( box ).toHaveAttribute( 'aria-expanded', 'true' );
		await expectAccessible( page );

		await page.keyboard.press( 'ArrowUp' );
		await expect( options.last() ).toHaveAttribute( 'aria-selected', 'true' );
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'listbox' ) ).toBeHidden();
		await expect( box ).toHaveValue( 'hh164324' );
		await expect( box ).toBeFocused();

		await page.keyboard.type( '30' );
		await expect( options.first() ).toBeVisible();
		await page.keyboard.press( 'ArrowDown' );
		await expect( options.first() ).toHaveAttribute( 'aria-selected', 'true' );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\/HH164-32430$/ );
	} );

	test( 'are taken by a tap, in the box for parts too @phone', async ( { page } ) => {
		await page.goto( '/' );
		await partsBox( page ).click();
		await page.keyboard.type( 'kubota' );
		const option = suggested( page ).first();
		await expect( option ).toBeInViewport();
		await option.click();
		await expect( page ).not.toHaveURL( /\/$/ );
	} );

	for ( const height of [ 844, 420 ] ) {
		test( `are whole over the picture of the home page in a window ${ height } px high @phone`, async ( {
			page,
		} ) => {
			await page.setViewportSize( { width: page.viewportSize()?.width ?? 390, height } );
			await page.goto( '/' );
			await partsBox( page ).click();
			await page.keyboard.type( 'filter' );
			await expect( suggested( page ).first() ).toBeVisible();
			const list = page.getByRole( 'listbox' );
			const box = await list.boundingBox();
			expect( ( box?.y ?? 0 ) + ( box?.height ?? height ) ).toBeLessThanOrEqual( height );
			for ( const option of [ suggested( page ).first(), suggested( page ).last() ] ) {
				await option.scrollIntoViewIfNeeded();
				// What is seen and pressed in its middle is the suggestion itself.
				expect(
					await option.evaluate( ( element ) => {
						const { x, y, width, height: tall } = element.getBoundingClientRect();
						return element.contains( document.elementFromPoint( x + width / 2, y + tall / 2 ) );
					} )
				).toBe( true );
			}
			await suggested( page ).last().click();
			await expect( page ).toHaveURL( /\/search\/filter/ );
		} );
	}

	test( 'load their code at the first key, and ask nothing for one character', async ( { page } ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( /suggest/.test( request.url() ) ) {
				asked.push( request.url() );
			}
		} );
		await page.goto( '/rental/' );
		await siteBox( page ).click();
		await expect( siteBox( page ) ).toHaveRole( 'combobox' );
		expect( asked ).toEqual( [] );
		await page.keyboard.type( 'k' );
		await expect.poll( () => asked.length ).toBe( 1 );
		expect( asked[ 0 ] ).toMatch( /suggestions\.\w+\.js$/ );
		await page.keyboard.type( 'u' );
		await expect( suggested( page ).first() ).toBeVisible();
		expect( asked.slice( 1 ).every( ( url ) => /q=ku&/.test( url ) ) ).toBe( true );
	} );

	test( 'may be missing: offline the box keeps the text and searches', async ( { page, complaints } ) => {
		complaints.allow( /Failed to load|net::ERR/ );
		await page.route( /search\/suggest/, ( route ) => route.abort() );
		await page.goto( '/rental/' );
		await siteBox( page ).click();
		const failed = page.waitForEvent( 'requestfailed', ( request ) => /search\/suggest/.test( request.url() ) );
		await page.keyboard.type( 'belt' );
		await failed;
		await expect( page.getByRole( 'listbox' ) ).toBeHidden();
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\/search\/belt\/$/ );
	} );
} );
