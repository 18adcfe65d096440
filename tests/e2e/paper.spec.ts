import { expect, PAGES, test } from './support/test';

/** What people print: what they buy, rent or compare, whom they call, and what they have asked for. */
const PRINTED = [
	'family of parts',
	'used equipment',
	'part',
	'part without a price',
	'new machine',
	'used machine',
	'attachment',
	'rental',
	'rental confirmation',
	'rental confirmation of a delivery',
	'comparison',
	'diagram',
	'branches',
	'branch',
	'salesman',
	'cart',
	'search that finds several sorts',
];

for ( const [ name, url ] of [
	...PRINTED.map( ( printed ) => [ printed, PAGES[ printed ] ?? '' ] as const ),
	[ 'quote', '/cart/quote?parts=1x2' ] as const,
] ) {
	test( `${ name } on paper: whose it is, a number to call, nothing to press`, async ( { page } ) => {
		// A letter's width between usual margins.
		await page.setViewportSize( { width: 736, height: 970 } );
		await page.goto( url );
		await page.emulateMedia( { media: 'print' } );
		await expect( page.locator( ':is(.site-header__brand, .coleman-cart-quote__dealer):visible' ) ).toHaveText(
			'Coleman Equipment'
		);
		await expect( page.locator( 'a[href^="tel:"]:visible' ) ).not.toHaveCount( 0 );
		await expect(
			page.locator( ':is(button, .coleman-button, .wp-element-button):not([href^="tel:"]):visible' )
		).toHaveCount( 0 );
		// Which branch's calendar it is.
		await expect( page.locator( 'nav:not(.coleman-rental-calendar__branches):visible' ) ).toHaveCount( 0 );
		await expect( page.getByRole( 'search' ).locator( 'visible=true' ) ).toHaveCount( 0 );
		const cut = await page
			.locator( 'body *' )
			.evaluateAll( ( all ) =>
				all
					.filter( ( each ) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1 )
					.map( ( each ) => each.className )
			);
		expect( cut ).toEqual( [] );
	} );
}
