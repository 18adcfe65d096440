import { expect, test } from './support/test';

const MODEL = '/parts/model/bobcat-t66/';
const DIAGRAM = '/parts/model/bobcat-t66/oil-filter-and-sump/';
const HUGE = '/parts/model/kubota-svl75-3-parts/control-valve-six-sections/';

test( 'from a model to a diagram, and on to the next @phone', async ( { page } ) => {
	await page.goto( MODEL );
	const main = page.getByRole( 'main' );
	await expect( main.getByRole( 'heading', { level: 2, name: 'Engine' } ) ).toBeVisible();
	await main.getByRole( 'link', { name: 'Oil filter and sump' } ).click();
	await expect( page ).toHaveURL( DIAGRAM );
	await main.getByRole( 'link', { name: /^Next diagram/ } ).click();
	await expect( main.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Air cleaner' );
	await main.getByRole( 'link', { name: /^Previous diagram/ } ).click();
	await expect( page ).toHaveURL( DIAGRAM );
} );

test( 'a number of the picture leads to its row, and the row back @phone', async ( { page } ) => {
	await page.goto( DIAGRAM );
	const main = page.getByRole( 'main' );
	const callout = main.getByRole( 'link', { name: /^3, .+, 1 needed$/ } );
	await callout.click();
	await expect( page ).toHaveURL( /#ref-3$/ );
	const row = main.locator( '#ref-3' );
	await expect( row ).toHaveClass( /is-chosen/ );
	await expect( callout ).toHaveClass( /is-chosen/ );
	await expect( row ).toBeInViewport();
	await main.locator( '#ref-11' ).getByRole( 'link', { name: '11', exact: true } ).click();
	await expect( main.locator( '#callout-11' ) ).toBeFocused();
	await expect( main.locator( '#callout-11' ) ).toBeInViewport();
	await expect( row ).not.toHaveClass( /is-chosen/ );
} );

test( 'the same by the keyboard alone', async ( { page } ) => {
	await page.goto( DIAGRAM );
	await page.locator( '#callout-2' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( '#ref-2 th a' ).first() ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( '#callout-2' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( '.coleman-parts-viewer__spot.is-pointed' ) ).toHaveCount( 1 );
} );

test( 'an address with a number marks it', async ( { page } ) => {
	await page.goto( `${ DIAGRAM }#ref-9` );
	await expect( page.locator( '#ref-9' ) ).toBeInViewport();
	await page.locator( '#ref-9' ).click( { position: { x: 5, y: 5 } } );
	await expect( page.locator( '#callout-9' ) ).toHaveClass( /is-chosen/ );
} );

for ( const url of [ DIAGRAM, HUGE ] ) {
	test( `every number can be hit: ${ url } @phone`, async ( { page } ) => {
		await page.goto( url );
		const faults = await page.locator( '.coleman-parts-viewer__spot' ).evaluateAll( ( spots ) =>
			spots.flatMap( ( spot ) => {
				spot.scrollIntoView( { block: 'center' } );
				const { x, y, width, height } = spot.getBoundingClientRect();
				const hit = document.elementFromPoint( x + width / 2, y + height / 2 );
				return width >= 24 && height >= 24 && hit === spot ? [] : [ `${ spot.id }: ${ width } × ${ height }` ];
			} )
		);
		expect( faults ).toEqual( [] );
	} );
}

test( 'the numbers stay on the picture as it grows', async ( { page } ) => {
	await page.goto( DIAGRAM );
	const main = page.getByRole( 'main' );
	/** Where a number stands, as a share of the picture. */
	const place = () =>
		page.evaluate( () => {
			const box = ( selector: string ) => document.querySelector( selector )!.getBoundingClientRect();
			const picture = box( '.coleman-parts-viewer__drawing' );
			const spot = box( '#callout-11' );
			return {
				x: ( spot.x + spot.width / 2 - picture.x ) / picture.width,
				y: ( spot.y + spot.height / 2 - picture.y ) / picture.height,
				width: spot.width,
				picture: picture.width,
			};
		} );
	const before = await place();
	await main.getByRole( 'button', { name: 'Zoom in' } ).click();
	// The press that wakes the picture is held; a second one meanwhile would be the same.
	await expect( main.getByText( '140%' ) ).toBeVisible();
	await main.getByRole( 'button', { name: 'Zoom in' } ).click();
	await expect( main.getByText( '196%' ) ).toBeVisible();
	const after = await place();
	expect( after.x ).toBeCloseTo( before.x, 2 );
	expect( after.y ).toBeCloseTo( before.y, 2 );
	expect( after.picture ).toBeGreaterThan( 1.9 * before.picture );
	expect( after.width ).toBeGreaterThan( 1.5 * before.width );

	const viewport = page.locator( '.coleman-parts-viewer__viewport' );
	const left = () => viewport.evaluate( ( { scrollLeft } ) => scrollLeft );
	const from = await left();
	expect( from ).toBeGreaterThan( 0 );
	await viewport.focus();
	await page.keyboard.press( 'ArrowRight' );
	expect( await left() ).toBeGreaterThan( from );
	const box = ( await viewport.boundingBox() )!;
	const here = await left();
	await page.mouse.move( box.x + box.width / 2, box.y + 8 );
	await page.mouse.down();
	await page.mouse.move( box.x + box.width / 2 + 60, box.y + 8, { steps: 4 } );
	await page.mouse.up();
	expect( await left() ).toBeLessThan( here );
	await page.keyboard.press( '0' );
	await expect( main.getByText( '100%' ) ).toBeVisible();
	await page.mouse.move( box.x + 100, box.y + 100 );
	await page.keyboard.down( 'Control' );
	await page.mouse.wheel( 0, -200 );
	await page.keyboard.up( 'Control' );
	await expect( main.getByText( '100%' ) ).toHaveCount( 0 );
} );

test( 'a serial number shows what fits, here and in the next diagram @phone', async ( { page } ) => {
	await page.goto( DIAGRAM );
	const main = page.getByRole( 'main' );
	await main.getByLabel( 'Serial number of your machine' ).fill( 'B4SC 1' );
	await main.getByRole( 'button', { name: 'Show matching parts' } ).click();
	await expect( main.getByRole( 'status' ).filter( { hasText: 'does not fit' } ) ).toHaveText(
		'1 row does not fit serial number B4SC 1.'
	);
	await expect( page ).toHaveURL( /\?serial=B4SC%201$/ );
	await expect( main.getByText( /^Not for your machine\. Fits from serial number/ ) ).toBeVisible();
	await main.getByRole( 'link', { name: /^Next diagram/ } ).click();
	await expect( main.getByLabel( 'Serial number of your machine' ) ).toHaveValue( 'B4SC 1' );
	await page.goBack();
	await expect( main.getByText( '1 row does not fit' ) ).toBeVisible();
} );

test( 'a part goes into the cart from its row @phone', async ( { page } ) => {
	await page.goto( DIAGRAM );
	const row = page.locator( '#ref-6' );
	await expect( row.getByRole( 'spinbutton' ) ).toHaveValue( '2' );
	await row.getByRole( 'button', { name: 'Add to cart' } ).click();
	await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: /^Cart/ } ).first() ).toContainText( '2' );
} );

test( 'a part names the diagrams it is in', async ( { page } ) => {
	await page.goto( '/parts/details/7' );
	const used = page.getByRole( 'region', { name: 'Where this part is used' } );
	await used
		.getByRole( 'link', { name: /^Hydraulic tank and filters/ } )
		.first()
		.click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Hydraulic tank and filters' );
} );

test( 'lists of models are open where there is room, and fold', async ( { page } ) => {
	await page.goto( MODEL );
	const nav = page.getByRole( 'navigation', { name: 'Other models' } );
	await expect( nav.getByRole( 'link', { name: 'JCB 3CX' } ) ).toBeVisible();
	await nav.getByText( 'Backhoe Loaders' ).click();
	await expect( nav.getByRole( 'link', { name: 'JCB 3CX' } ) ).toBeHidden();
	await page.setViewportSize( { width: 768, height: 900 } );
	await page.reload();
	await expect( nav.getByRole( 'link', { name: 'JCB 3CX' } ) ).toBeHidden();
	await nav.getByText( 'Backhoe Loaders' ).click();
	await expect( nav.getByRole( 'link', { name: 'JCB 3CX' } ) ).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'numbers and rows are anchors, the serial number a form, an order a form @phone', async ( { page } ) => {
		await page.goto( DIAGRAM );
		const main = page.getByRole( 'main' );
		await expect( main.getByRole( 'group', { name: 'Zoom', exact: true } ) ).toBeHidden();
		await main.getByRole( 'link', { name: /^11, / } ).click();
		await expect( page ).toHaveURL( /#ref-11$/ );
		await expect( main.locator( '#ref-11' ) ).toBeInViewport();
		await main.locator( '#ref-11' ).getByRole( 'link', { name: '11', exact: true } ).click();
		await expect( main.locator( '#callout-11' ) ).toBeInViewport();

		await main.getByLabel( 'Serial number of your machine' ).fill( '1' );
		await main.getByRole( 'button', { name: 'Show matching parts' } ).click();
		await expect( page ).toHaveURL( /\?serial=1$/ );
		await expect( main.getByText( '1 row does not fit serial number 1.' ) ).toBeVisible();
		await expect( main.getByRole( 'link', { name: /^Next diagram/ } ) ).toHaveAttribute( 'href', /\?serial=1$/ );

		await main.locator( '#ref-6' ).getByRole( 'button', { name: 'Add to cart' } ).click();
		await expect( page ).toHaveURL( /\/cart$/ );
	} );

	test( 'lists of models show where there is room', async ( { page } ) => {
		await page.goto( MODEL );
		const nav = page.getByRole( 'navigation', { name: 'Other models' } );
		await expect( nav.getByRole( 'link', { name: 'JCB 3CX' } ) ).toBeVisible();
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.reload();
		await expect( nav.getByRole( 'link', { name: 'JCB 3CX' } ) ).toBeHidden();
		await nav.getByText( 'Backhoe Loaders' ).click();
		await expect( nav.getByRole( 'link', { name: 'JCB 3CX' } ) ).toBeVisible();
	} );
} );
