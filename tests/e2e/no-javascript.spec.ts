import { newCustomer, signInAsNew } from './support/customers';
import { expect, test } from './support/test';

test.use( { javaScriptEnabled: false } );

const PART = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';

test( 'filters are links @phone', async ( { page } ) => {
	await page.goto( '/equipment/new/' );
	const main = page.getByRole( 'main' );
	const all = await main.locator( '.coleman-equipment-grid__tile' ).count();
	await main.getByRole( 'link', { name: 'Easton', exact: true } ).first().click();
	await expect( page ).toHaveURL( /location_id=4/ );
	expect( await main.locator( '.coleman-equipment-grid__tile' ).count() ).toBeLessThan( all );
} );

test( 'adds, changes and removals are forms @phone', async ( { page } ) => {
	await page.goto( PART );
	const main = page.getByRole( 'main' );
	await main.getByRole( 'spinbutton' ).first().fill( '3' );
	await main.getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect( page ).toHaveURL( /\/cart$/ );
	await expect( main ).toContainText( '$44.55' );
	await main.getByRole( 'spinbutton' ).first().fill( '5' );
	await main
		.getByRole( 'button', { name: /^Update/ } )
		.first()
		.click();
	await expect( main ).toContainText( '$74.25' );
	await main
		.getByRole( 'button', { name: /^Remove/ } )
		.first()
		.click();
	await expect( main ).toContainText( 'Your cart is empty.' );
	await main.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( page ).toHaveURL( /\/cart$/ );
	await expect( main ).toContainText( '$74.25' );
} );

test( 'who is signed out while typing signs in and finds what was typed @phone', async ( {
	page,
	context,
	browser,
	complaints,
} ) => {
	complaints.allow( /401/ );
	const { email, password } = await signInAsNew( page, browser );
	const main = page.getByRole( 'main' );
	await page.goto( '/customer/edit?done=profile-saved' );
	await main.getByLabel( 'Company' ).fill( 'Hay & Straw' );
	await main.getByLabel( 'Current password' ).fill( 'never shown' );
	await context.clearCookies( { name: /^wordpress_/ } );
	await main.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'You’ve been signed out.' ) ).toBeVisible();
	await main.getByLabel( 'Email Address' ).fill( email );
	await main.getByLabel( 'Password', { exact: true } ).fill( password );
	await main.getByRole( 'button', { name: 'Sign in', exact: true } ).click();
	await expect( page.getByText( 'What you entered is back. Please send it again.' ) ).toBeVisible();
	await expect( page.getByText( 'Your profile has been saved.' ) ).toBeHidden();
	await expect( main.getByLabel( 'Company' ) ).toHaveValue( 'Hay & Straw' );
	await expect( main.getByLabel( 'Current password' ) ).toHaveValue( '' );
	await main.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Your profile has been saved.' ) ).toBeVisible();
	await expect( main.getByLabel( 'Company' ) ).toHaveValue( 'Hay & Straw' );
} );

test( 'a quick order is checked, ticked and added, and a line is saved for later and taken back @phone', async ( {
	page,
} ) => {
	await page.goto( '/parts/quick-order' );
	const main = page.getByRole( 'main' );
	await page.getByLabel( 'Part number, row 1' ).fill( 'HH160-32093' );
	await main.getByText( 'Paste a list or choose a file' ).click();
	await main.getByLabel( 'One part per line' ).fill( 'HH164-32430\t2\nZZ-TOP-1' );
	await main.getByRole( 'button', { name: 'Check part numbers' } ).click();
	await expect( main ).toContainText( 'HH160-32093 is now HH164-32430.' );
	await expect( main.getByRole( 'checkbox' ).nth( 0 ) ).not.toBeChecked();
	await expect( main.getByRole( 'checkbox' ).nth( 1 ) ).toBeChecked();
	await main.getByRole( 'checkbox' ).nth( 2 ).check();
	await main.getByLabel( 'What is it, and for which machine?' ).fill( 'Bolt, left track' );
	await main.getByRole( 'button', { name: 'Add selected parts to cart' } ).click();
	await expect( page ).toHaveURL( /\/cart$/ );
	await expect( main ).toContainText( '$29.70' );
	await expect( main.getByRole( 'listitem', { name: 'Bolt, left track' } ) ).toBeVisible();

	await main.getByRole( 'button', { name: /^Save for later: Filter/ } ).click();
	const saved = main.getByRole( 'region', { name: 'Saved for later' } );
	await expect( saved ).toContainText( 'HH164-32430' );
	await saved.getByRole( 'button', { name: /^Move to cart/ } ).click();
	await expect( main.getByRole( 'region', { name: 'Subtotal' } ) ).toContainText( '$29.70' );
} );

test( 'signing in and out @phone', async ( { page, browser } ) => {
	const { email, password } = await newCustomer( browser );
	await page.goto( '/customer' );
	const main = page.getByRole( 'main' );
	await main.getByLabel( /email/i ).fill( email );
	await main.getByLabel( 'Password', { exact: true } ).fill( password );
	await main.getByRole( 'button', { name: 'Sign in' } ).click();
	await expect( page ).toHaveURL( /\/customer$/ );
	await expect( main.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'My Account' );
	await page.goto( '/customer/logout' );
	await main.getByRole( 'button', { name: /log out/i } ).click();
	await expect( page ).not.toHaveURL( /logout/ );
	await page.goto( '/customer' );
	await expect( main.getByRole( 'button', { name: 'Sign in' } ) ).toBeVisible();
} );

test( 'a search leads to its path', async ( { page } ) => {
	await page.goto( '/rental/' );
	const box = page.getByRole( 'banner' ).getByRole( 'searchbox' );
	await box.fill( "Lee's filter" );
	await box.press( 'Enter' );
	await expect( page ).toHaveURL( /\/search\/Lees%20filter\/$/ );
} );

test( 'the number of one part leads from the box for parts to that part, and back to all results', async ( {
	page,
} ) => {
	await page.goto( '/' );
	const box = page.getByRole( 'main' ).getByRole( 'searchbox', { name: 'Search parts and equipment' } );
	await box.fill( 'hh164 32430' );
	await box.press( 'Enter' );
	await expect( page ).toHaveURL( /\/HH164-32430\?searched=hh164%2032430$/ );
	await expect( page.getByRole( 'main' ) ).toContainText( 'Searched for hh164 32430' );
	await page.getByRole( 'link', { name: 'See all results' } ).click();
	await expect( page ).toHaveURL( /\/search\/hh164%2032430\/$/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Search results for hh164 32430' );
} );

test( 'results with most of the words say so', async ( { page } ) => {
	await page.goto( '/search/zzqqxx oil filter/' );
	await expect( page.getByText( 'No result has all of these words.' ) ).toBeVisible();
	await expect( page.locator( '[data-rows=parts] > li' ) ).toHaveCount( 12 );
} );

test( 'more results are a link, to the first of the new rows @phone', async ( { page } ) => {
	await page.goto( '/search/filter/?from=parts' );
	const rows = page.locator( '[data-rows=parts] > li' );
	await expect( rows ).toHaveCount( 12 );
	await page.getByRole( 'link', { name: 'Load More Parts' } ).click();
	await expect( page ).toHaveURL( /\/search\/filter\/\?from=parts&parts=24#parts-13$/ );
	await expect( rows ).toHaveCount( 24 );
	await expect( page.locator( '#parts-13' ) ).toBeInViewport();
	await rows.nth( 13 ).getByRole( 'button', { name: 'Add to cart' } ).click();
	await expect( page ).toHaveURL( /\/cart(#|$)/ );
} );

test( 'the menu opens', async ( { page } ) => {
	await page.goto( '/' );
	await page.getByRole( 'banner' ).getByText( 'New Equipment' ).first().click();
	await expect( page.getByRole( 'banner' ).getByRole( 'link', { name: 'Compact Track Loaders' } ) ).toBeVisible();
} );
