import { expect, test } from './support/test';

/** A tile: one point, which the browser stretches. */
const TILE = Buffer.from( 'R0lGODlhAQABAIAAAN/o3wAAACwAAAAAAQABAAACAkQBADs=', 'base64' );

const isOutside = ( url: URL ) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost';

test( 'the nearest branch is found by ZIP code where the browser may not tell @phone', async ( {
	page,
	context,
	complaints,
} ) => {
	// That it was refused is logged, and so is a ZIP code that nobody knows.
	complaints.allow( /Use Nearest Location|404/ );
	await context.clearPermissions();
	await page.addInitScript( () => {
		navigator.geolocation.getCurrentPosition = ( _, refuse ) =>
			refuse?.( { code: 1, message: 'refused' } as GeolocationPositionError );
	} );
	await page.goto( '/equipment/new/' );
	const main = page.getByRole( 'main' );
	const zip = main.getByRole( 'textbox', { name: 'Your ZIP code' } );
	await expect( zip ).toBeHidden();
	await main.getByText( 'Use Nearest Location' ).click();
	await expect( zip ).toBeFocused();
	await zip.fill( '00000' );
	await zip.press( 'Enter' );
	await expect( main.getByText( 'We don’t know this ZIP code.' ) ).toBeVisible();
	await zip.fill( '66002' );
	await zip.press( 'Enter' );
	await expect( page ).toHaveURL( /location_id=4/ );
	await expect( main.getByText( 'Nearest to you: Easton' ) ).toBeVisible();
} );

test( 'a live map comes at a click alone, with every branch and how to reach it', async ( { page } ) => {
	const asked: string[] = [];
	await page.route( isOutside, ( route ) => {
		asked.push( route.request().url() );
		return route.fulfill( { contentType: 'image/gif', body: TILE } );
	} );
	await page.goto( '/locations/' );
	await page.waitForLoadState( 'networkidle' );
	expect( asked ).toEqual( [] );
	await expect( page.locator( '[data-open-now]' ).first() ).toHaveText( /^(Open now|Closed)/ );

	await page.getByRole( 'button', { name: 'Show the live map' } ).click();
	const map = page.getByRole( 'region', { name: 'Map: our branches around Kansas City' } );
	await expect( map ).toBeFocused();
	expect( asked.every( ( url ) => url.startsWith( 'https://tile.openstreetmap.org/9/' ) ) ).toBe( true );
	await expect( map.locator( '.coleman-branch-map__pin' ) ).toHaveCount( 4 );
	await map.getByRole( 'button', { name: 'Easton' } ).press( 'Enter' );
	await expect( map.getByRole( 'link', { name: '913-555-0126' } ) ).toBeVisible();
	await expect( map.getByRole( 'link', { name: 'Directions to Easton' } ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( map.getByRole( 'link', { name: '913-555-0126' } ) ).toHaveCount( 0 );
} );

test( 'the drawn map stays where no tile can be had', async ( { page, complaints } ) => {
	complaints.allow( /ERR_FAILED/ );
	await page.route( isOutside, ( route ) => route.abort() );
	await page.goto( '/locations/easton/' );
	await page.getByRole( 'button', { name: 'Show the live map' } ).click();
	await expect( page.getByText( 'The live map isn’t available. This is a static map.' ) ).toBeVisible();
	await expect( page.getByRole( 'img', { name: 'Map: the branch in Easton' } ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Show the live map' } ) ).toBeFocused();
} );

test( 'who looks after a ZIP code is found without leaving the page, and the back button leads back', async ( {
	page,
} ) => {
	await page.goto( '/sales-team/' );
	const main = page.getByRole( 'main' );
	await main.getByLabel( 'Your ZIP code' ).fill( '64089' );
	await main.getByRole( 'button', { name: 'Find' } ).click();
	await expect( page ).toHaveURL( /\/sales-team\/\?.*zip=64089/ );
	await expect( main.getByText( '1 person covers ZIP code 64089.' ) ).toBeVisible();
	await main.getByRole( 'link', { name: 'Wade Kessler' } ).click();
	await expect( page ).toHaveURL( /\/sales-team\/wade-kessler$/ );
	await expect( page.getByRole( 'heading', { level: 1, name: 'Wade Kessler' } ) ).toBeVisible();
	await page.goBack();
	await expect( main.getByText( '1 person covers ZIP code 64089.' ) ).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a ZIP code finds the nearest branch and whoever looks after it', async ( { page } ) => {
		await page.goto( '/equipment/new/?vendor_id=2' );
		const main = page.getByRole( 'main' );
		await expect( main.getByText( 'Use Nearest Location' ) ).toBeHidden();
		await main.getByLabel( 'Your ZIP code' ).fill( '66002' );
		await main.getByRole( 'button', { name: 'Find' } ).click();
		await expect( page ).toHaveURL( /vendor_id=2&zip=66002/ );
		await expect( main.getByText( 'Nearest to you: Easton' ) ).toBeVisible();
		await expect( main.locator( '[aria-current=true]' ) ).toHaveText( [ 'Easton', 'Kubota' ] );

		await page.goto( '/sales-team/' );
		await expect( page.getByRole( 'main' ).getByRole( 'listitem' ).first() ).toBeVisible();
		await main.getByLabel( 'Your ZIP code' ).fill( '66502' );
		await main.getByRole( 'button', { name: 'Find' } ).click();
		await expect( page ).toHaveURL( /zip=66502/ );
		await expect( main.getByText( 'The nearest branch is Easton' ) ).toBeVisible();
		await expect( main.getByRole( 'link', { name: 'Becky Stroud' } ) ).toBeVisible();

		await page.goto( '/locations/easton/' );
		await expect( page.getByRole( 'button', { name: 'Show the live map' } ) ).toBeHidden();
		await expect( page.getByRole( 'img', { name: 'Map: the branch in Easton' } ) ).toBeVisible();
	} );
} );

test( 'the branches in the footer stand where they stay, while the page still comes @phone', async ( { page } ) => {
	await page.goto( '/about/' );
	const branches = page.getByRole( 'contentinfo' ).getByRole( 'list', { name: 'Branches' } ).getByRole( 'listitem' );
	const whole = await branches.count();
	expect( whole ).toBeGreaterThan( 1 );
	const [ first ] = await branches.all();
	const placed = await first?.boundingBox();
	await branches.evaluateAll( ( items ) => items.slice( 1 ).forEach( ( item ) => item.remove() ) );
	await expect( branches ).toHaveCount( 1 );
	expect( ( await first?.boundingBox() )?.width ).toBe( placed?.width );
} );
