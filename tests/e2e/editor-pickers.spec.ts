import { ADMIN } from './playwright.config';
import { blocks, insertAtOnce, test } from './support/editor';
import { expect } from './support/test';
import type { Screen } from './support/wordpress';

test.use( { storageState: ADMIN } );

/** Attributes whose thing is searched for. */
const SEARCHED = /^(machine|part|attachment|rental|model|machineIds|partIds|attachmentIds|rentalIds|ids)$/;

const some = blocks.filter(
	( { parent, attributes = {} } ) => ! parent && Object.keys( attributes ).some( ( name ) => SEARCHED.test( name ) )
);

test( 'a search or preview that fails says so in every block, and can be tried again', async ( {
	admin,
	editor,
	page,
	complaints,
} ) => {
	test.setTimeout( 180_000 );
	complaints.allow( /500/ );
	await admin.createNewPost( { postType: 'page', title: 'Nobody answers' } );
	await page.route( /block-renderer/, ( route ) => route.fulfill( { status: 500, body: 'down' } ) );
	const ids = await page.evaluate( insertAtOnce, [
		...some.map( ( { name } ) => ( { name } ) ),
		{ name: 'part', attributes: { part: 100 } },
	] );

	const preview = editor.canvas.locator( `[data-block="${ ids.at( -1 ) }"]` );
	await expect( preview ).toContainText( 'The preview could not be loaded.' );
	await page.unroute( /block-renderer/ );
	await preview.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( preview ).not.toContainText( 'could not be loaded' );

	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await page.route( /coleman\/v1\//, ( route ) => route.fulfill( { status: 500, body: 'down' } ) );
	let count = 0;
	for ( const [ index, { name } ] of some.entries() ) {
		await page.evaluate(
			( clientId ) => ( window as Screen ).wp.data.dispatch( 'core/block-editor' ).selectBlock( clientId ),
			ids[ index ]!
		);
		await expect( settings.locator( '.block-editor-block-card__title' ), name ).toBeVisible();
		// Lists are by a rule until their editor wants to choose.
		const source = settings.getByRole( 'combobox' ).filter( { hasText: 'My selection' } );
		if ( await source.count() ) {
			await source.selectOption( { label: 'My selection' } );
		}
		const search = settings.locator( '.coleman-picker' ).getByRole( 'searchbox' );
		if ( await search.count() ) {
			count++;
			await search.fill( 'kubota' );
			await expect( settings.locator( '.coleman-picker' ).getByRole( 'status' ), name ).toContainText(
				'try again'
			);
			await expect( settings.getByRole( 'button', { name: 'Try again' } ), name ).toBeVisible();
		}
	}
	expect( count ).toBeGreaterThan( 10 );
} );

/** Blocks whose settings offer branches, brands or categories. */
const LISTED = [ 'branch', 'brandId', 'categoryId', 'vendorId' ];

test( 'what all blocks offer is asked once, stays chosen while it is not there, and can be asked again', async ( {
	admin,
	editor,
	page,
	complaints,
} ) => {
	test.setTimeout( 180_000 );
	complaints.allow( /500/ );
	await admin.createNewPost( { postType: 'page', title: 'The same choices' } );
	let isDown = true;
	const asked: string[] = [];
	await page.route(
		/coleman\/v1\/(equipment-categories|locations-extra|part-categories|rentals)\?/,
		async ( route ) => {
			asked.push( new URL( route.request().url() ).pathname );
			await ( isDown ? route.fulfill( { status: 500, body: 'down' } ) : route.continue() );
		}
	);
	const names = blocks
		.filter( ( { parent, attributes = {} } ) => ! parent && LISTED.some( ( name ) => name in attributes ) )
		.map( ( { name } ) => name );
	expect( names.length ).toBeGreaterThan( 7 );
	const ids = await page.evaluate( insertAtOnce, [
		{ name: 'machine-list', attributes: { branch: 'easton', categoryId: 999 } },
		...names.map( ( name ) => ( { name } ) ),
	] );
	const select = ( at: number ) =>
		page.evaluate(
			( id ) => ( window as Screen ).wp.data.dispatch( 'core/block-editor' ).selectBlock( id ),
			ids[ at ]!
		);
	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	const again = settings.getByRole( 'button', { name: 'Try again' } );
	for ( const [ index, name ] of names.entries() ) {
		await select( index + 1 );
		await expect( again, name ).toBeVisible();
	}
	const shown = ( label: string ) => settings.getByLabel( label, { exact: true } ).locator( 'option:checked' );
	await select( 0 );
	await expect( shown( 'Branch' ) ).toHaveText( 'Loading…' );

	isDown = false;
	asked.length = 0;
	await again.click();
	await expect( again ).toHaveCount( 0 );
	await expect( shown( 'Branch' ) ).toHaveText( 'Easton' );
	await expect( shown( 'Category' ) ).toHaveText( 'No longer there' );
	// Its answer is that of all others too.
	await select( names.indexOf( 'equipment-grid' ) + 1 );
	await expect( settings.getByLabel( 'Branch', { exact: true } ) ).toContainText( 'Easton' );
	expect( asked ).toHaveLength( 1 );
} );

test( 'who chooses with the keyboard keeps their place', async ( { admin, editor, page } ) => {
	await admin.createNewPost( { postType: 'page', title: 'Keys only' } );
	await editor.insertBlock( { name: 'coleman/machine' } );
	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	const search = settings.getByLabel( 'Which machine?' );
	await expect( settings.getByText( 'Which machine?' ) ).toBeVisible();
	await search.fill( 'U-2061' );
	await settings.getByRole( 'button', { name: 'Choose 2022 Bobcat T76' } ).press( 'Enter' );
	const remove = settings.getByRole( 'button', { name: 'Remove 2022 Bobcat T76' } );
	await expect( remove ).toBeFocused();
	await remove.press( 'Enter' );
	await expect( search ).toBeFocused();

	await editor.insertBlock( { name: 'coleman/machine-list' } );
	await settings.getByLabel( 'Machines', { exact: true } ).selectOption( { label: 'My selection' } );
	const searchbox = settings.getByRole( 'searchbox' );
	for ( const number of [ 'U-2064', 'U-2061' ] ) {
		await searchbox.fill( number );
		await settings.getByRole( 'button', { name: /^Add/ } ).press( 'Enter' );
		await expect( searchbox ).toBeFocused();
		await expect( settings.getByText( 'Already chosen.' ) ).toBeVisible();
	}
	await settings.getByRole( 'button', { name: /^Move 2022 Bobcat T76 up/ } ).press( 'Enter' );
	await expect( settings.getByRole( 'button', { name: /^Move 2022 Bobcat T76 up/ } ) ).toBeFocused();
} );
