import { measure } from '../widths/measure';
import pages from './support/pages.json';
import { expect, test } from './support/test';
import { isItsTurn } from './support/turns';

/** As a site in that language: coleman-language.php among the must-use plugins of development. */
const inLanguage = ( language: string ) => [
	{ name: 'coleman_language', value: language, url: process.env.BASE_URL ?? 'http://127.0.0.1:8888' },
];

const PHONE = { width: 390, height: 844 };

/** What most Android phones are wide. */
const NARROW_PHONE = { width: 360, height: 780 };

test( 'islands speak Spanish once they are awake', async ( { page, context } ) => {
	await context.addCookies( inLanguage( 'es_US' ) );
	await page.goto( '/parts/details/1' );
	await page.getByRole( 'button', { name: 'Agregar al carrito' } ).first().click();
	await expect( page.getByText( 'Artículo agregado al carrito' ) ).toBeVisible();

	await page.goto( '/cart' );
	await page
		.getByRole( 'button', { name: /^Quitar/ } )
		.first()
		.click();
	await expect( page.getByText( 'Su carrito está vacío.' ) ).toBeVisible();
} );

for ( const [ name, url ] of [
	[ 'home', '/' ],
	[ 'part', '/parts/details/4' ],
	[ 'rental form', '/rental/request/2' ],
	[ 'used machine', '/equipment/used/detail/2022-bobcat-t76-61' ],
] as const ) {
	for ( const [ language, direction ] of [
		[ 'es_US', 'ltr' ],
		[ 'ar', 'rtl' ],
	] as const ) {
		test( `${ name } fits a phone in ${ language }`, async ( { page, context } ) => {
			await context.addCookies( inLanguage( language ) );
			await page.setViewportSize( PHONE );
			await page.goto( url );
			const root = page.locator( 'html' );
			await expect( root ).toHaveCSS( 'direction', direction );
			expect( await root.evaluate( ( html ) => html.scrollWidth ) ).toBeLessThanOrEqual( PHONE.width );
		} );
	}
}

/** A page goes without a font that is late. Here it has ours all the same, under names of their own. */
async function waitForOurFonts(): Promise< void > {
	const rules = [ ...document.styleSheets ]
		.flatMap( ( sheet ) => [ ...sheet.cssRules ] )
		.filter( ( rule ) => rule instanceof CSSFontFaceRule );
	for ( const [ slug, family ] of [
		[ 'display', 'Barlow Condensed' ],
		[ 'text', 'Barlow' ],
	] ) {
		const faces = rules
			.map( ( { style } ) => style )
			.filter( ( style ) => style.getPropertyValue( 'font-family' ).replaceAll( '"', '' ) === family )
			.map(
				( style ) =>
					new FontFace( `Ours ${ slug }`, style.getPropertyValue( 'src' ), {
						weight: style.getPropertyValue( 'font-weight' ),
						unicodeRange: style.getPropertyValue( 'unicode-range' ) || 'U+0-10FFFF',
					} )
			);
		for ( const face of await Promise.all( faces.map( ( one ) => one.load() ) ) ) {
			document.fonts.add( face );
		}
		for ( const element of [ document.body, document.documentElement ] ) {
			element.style.setProperty( `--wp--preset--font-family--${ slug }`, `"Ours ${ slug }"` );
		}
	}
}

test( 'Spanish breaks no word on a narrow phone, and leaves room to type in', async ( { page, context } ) => {
	test.setTimeout( 120_000 );
	await context.addCookies( inLanguage( 'es_US' ) );
	await page.setViewportSize( NARROW_PHONE );
	for ( const [ name, url ] of Object.entries( pages ).filter( ( _, index ) => isItsTurn( index ) ) ) {
		await page.goto( url.replace( '{next-year}', `${ new Date().getFullYear() + 1 }` ) );
		await page.evaluate( waitForOurFonts );
		const broken = await page.locator( 'body' ).evaluate( measure );
		expect(
			broken.filter( ( { kind } ) => kind === 'broken word' ),
			name
		).toEqual( [] );
		// A box for a quantity or a ZIP code needs less.
		const small = await page
			.locator( 'input:is([type=text], [type=search], [type=email], [type=tel], [type=password]):visible' )
			.evaluateAll( ( boxes ) =>
				boxes
					.filter( ( box ) => box.getAttribute( 'inputmode' ) !== 'numeric' && box.clientWidth < 140 )
					.map( ( box ) => `${ box.className }: ${ box.clientWidth } px` )
			);
		expect( small, name ).toEqual( [] );
	}
} );

test( 'a first visit on a slow line, in Arial, breaks no word on a narrow phone, and the header stays in one line', async ( {
	page,
	context,
} ) => {
	await context.addCookies( inLanguage( 'es_US' ) );
	await page.setViewportSize( NARROW_PHONE );
	// Arial is not on every machine that runs this: our fonts are made as wide as Arial is, in small letters and in capitals.
	const [ small, capitals ] = [ 135, 152 ];
	const text = { normal: 103, bold: 109 };
	for ( const [ url, percent ] of [
		[ '/', small ],
		[ '/parts/details/1', small ],
		[ '/equipment/new/', small ],
		[ '/equipment/new/', capitals ],
		[ '/rental/equipment/bobcat-t66-2', small ],
	] as const ) {
		await page.goto( url );
		const sizes = { display: percent, ...text };
		await page.evaluate( async ( wide ) => {
			const faces = [ ...document.styleSheets ]
				.flatMap( ( sheet ) => [ ...sheet.cssRules ] )
				.filter( ( rule ) => rule instanceof CSSFontFaceRule )
				.map( ( { style } ) => ( {
					family: style.getPropertyValue( 'font-family' ).replaceAll( '"', '' ),
					weight: style.getPropertyValue( 'font-weight' ).slice( 0, 3 ) || '400',
					isCore: style.getPropertyValue( 'unicode-range' ).startsWith( 'U+20-' ),
					src: style.getPropertyValue( 'src' ),
					share: parseFloat( style.getPropertyValue( 'size-adjust' ) || '100' ) / 100,
				} ) );
			for ( const [ slug, own, standsIn, weight, share ] of [
				[ 'display', 'Barlow Condensed', 'Condensed Stand-In', '600', wide.display ],
				[ 'text', 'Barlow', 'Text Stand-In', '400', wide.normal ],
				[ 'text', 'Barlow', 'Text Stand-In', '600', wide.bold ],
			] as const ) {
				const ours = faces.find( ( face ) => face.family === own && face.isCore && face.weight === weight );
				const standIn = faces.find( ( face ) => face.family === standsIn && face.weight === weight );
				const arial = new FontFace( `As Arial ${ slug }`, ours!.src, {
					sizeAdjust: `${ Math.round( share * ( standIn?.share ?? 1 ) ) }%`,
					weight,
				} as FontFaceDescriptors );
				document.fonts.add( await arial.load() );
				for ( const element of [ document.body, document.documentElement ] ) {
					element.style.setProperty( `--wp--preset--font-family--${ slug }`, `"As Arial ${ slug }"` );
				}
			}
		}, sizes );
		// The bar of a page shows itself where the button that it stands for is not on the screen.
		await page
			.locator( '.coleman-contact-bar' )
			.evaluateAll( ( bars ) => bars.forEach( ( bar ) => bar.removeAttribute( 'data-is-away' ) ) );
		const broken = await page.locator( 'body' ).evaluate( measure );
		expect(
			broken.filter( ( { kind } ) => kind === 'broken word' ),
			url
		).toEqual( [] );
		// The name in the header is in small letters.
		if ( percent === capitals ) {
			continue;
		}
		const middles = await page
			.locator( '.site-header__bar' )
			.locator( '.site-header__brand, .coleman-user-bar__list, .wp-block-coleman-site-search > a' )
			.evaluateAll( ( all ) =>
				all
					.filter( ( part ) => part.checkVisibility() )
					.map( ( part ) => part.getBoundingClientRect() )
					.map( ( { top, height } ) => top + height / 2 )
			);
		expect( Math.max( ...middles ) - Math.min( ...middles ), url ).toBeLessThan( 8 );
	}
} );

test( 'what a day of the calendar is stays in its cell on a narrow phone, in Spanish', async ( { page, context } ) => {
	await context.addCookies( inLanguage( 'es_US' ) );
	await page.setViewportSize( NARROW_PHONE );
	await page.goto( `/rental/equipment/bobcat-t66-2?month=${ new Date().getFullYear() + 1 }-02` );
	await page.evaluate( () => document.fonts.ready );
	const states = page.locator( '.coleman-rental-calendar__state:visible' );
	await expect( states.filter( { hasText: 'Cerrado' } ) ).not.toHaveCount( 0 );
	const wide = await states.evaluateAll( ( all ) =>
		all
			.filter(
				( state ) =>
					state.getBoundingClientRect().width >
					state.closest( '.coleman-rental-calendar__cell' )!.getBoundingClientRect().width
			)
			.map( ( state ) => state.textContent )
	);
	expect( wide ).toEqual( [] );
} );

test( 'the next picture is to the left where a page reads from right to left', async ( { page, context } ) => {
	await context.addCookies( inLanguage( 'ar' ) );
	await page.setViewportSize( PHONE );
	await page.goto( '/equipment/used/detail/2022-bobcat-t76-61' );
	const first = page.locator( '.coleman-carousel__slide' ).first();
	const next = page.locator( '.coleman-carousel__button.is-next' ).first();
	const previous = page.locator( '.coleman-carousel__button.is-previous' ).first();
	await first.scrollIntoViewIfNeeded();
	await page.locator( '.coleman-gallery__link' ).first().focus();
	await expect( page.locator( '.coleman-carousel__track[data-live]' ).first() ).toBeVisible();
	const places = await Promise.all( [ next, previous ].map( ( button ) => button.boundingBox() ) );
	expect( places[ 0 ]!.x ).toBeLessThan( places[ 1 ]!.x );
	const before = ( await first.boundingBox() )!.x;
	await next.click();
	await expect.poll( async () => ( await first.boundingBox() )!.x ).toBeGreaterThan( before );
} );
