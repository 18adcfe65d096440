import type { Locator } from '@playwright/test';
import { ADMIN } from './playwright.config';
import { blocks, test } from './support/editor';
import { expect } from './support/test';
import type { Screen } from './support/wordpress';

test.use( { storageState: ADMIN } );

test( 'every block stands in the inserter under Coleman, with icon and description', async ( { admin, page } ) => {
	const sheets: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /\/coleman-blocks\/.*\.css/.test( request.url() ) ) {
			sheets.push( request.url().replace( /.*\/|\?.*/g, '' ) );
		}
	} );
	await admin.createNewPost( { postType: 'page' } );
	// One sheet has the styles of all blocks, as the editor loads all into each of its frames.
	expect( [ ...new Set( sheets ) ].sort() ).toEqual( [ 'container.css', 'editor-blocks.css' ] );
	const registered = await page.evaluate( () =>
		( window as Screen ).wp.blocks
			.getBlockTypes()
			.filter( ( type ) => type.name.startsWith( 'coleman/' ) )
			.map( ( { name, category, description, icon, example } ) => ( {
				name,
				category,
				description: description.length > 20,
				icon: Boolean( icon.src ),
				example: Boolean( example ),
			} ) )
	);
	expect( registered.map( ( { name } ) => name ).sort() ).toEqual(
		blocks.map( ( { name } ) => `coleman/${ name }` ).sort()
	);
	for ( const type of registered ) {
		expect( type ).toEqual( {
			name: type.name,
			category: expect.stringMatching( /^coleman-(machines|parts|rental|customer|pages|site)$/ ),
			description: true,
			icon: true,
			example: true,
		} );
	}
} );

test( 'what needs the page of one order is offered in the Site Editor only', async ( { admin, page } ) => {
	const offered = () =>
		page.evaluate( () =>
			( window as Screen ).wp.data
				.select( 'core/block-editor' )
				.getInserterItems()
				.map( ( { name } ) => name )
				.filter( ( name ) => name.startsWith( 'coleman/' ) )
		);

	await admin.createNewPost( { postType: 'page' } );
	await expect.poll( offered ).toContain( 'coleman/machine-list' );
	expect( await offered() ).not.toContain( 'coleman/order' );
	await admin.visitSiteEditor( { postId: 'coleman//page', postType: 'wp_template', canvas: 'edit' } );
	await expect.poll( offered, { timeout: 20_000 } ).toContain( 'coleman/order' );
} );

test( 'an editor sets the branch of a grid and picks the parts of a list, and visitors see it', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Set by an editor' } );
	await editor.insertBlock( { name: 'coleman/equipment-grid' } );
	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByLabel( 'Branch', { exact: true } ).selectOption( { label: 'Easton' } );

	await editor.insertBlock( { name: 'coleman/featured-products' } );
	await settings.getByLabel( 'Parts', { exact: true } ).selectOption( { label: 'My selection' } );
	await settings.getByRole( 'searchbox' ).fill( 'HH164-32430' );
	await settings.getByRole( 'button', { name: /^Add/ } ).first().click();
	await expect( editor.canvas.locator( '[data-type="coleman/featured-products"]' ) ).toContainText( 'HH164-32430' );

	await editor.publishPost();
	await page.goto( '/set-by-an-editor/' );
	const main = page.getByRole( 'main' );
	const tiles = main.locator( '.coleman-equipment-grid__tile' );
	await expect( tiles ).not.toHaveCount( 0 );
	for ( const tile of await tiles.all() ) {
		await expect( tile ).toContainText( 'Easton' );
	}
	await expect( main.locator( '.wp-block-coleman-featured-products' ) ).toContainText( 'HH164-32430' );
	await expect( main.locator( '.coleman-product-card' ) ).toHaveCount( 1 );
} );

test( 'an editor finds a machine by its stock number, and visitors see it', async ( { admin, editor, page } ) => {
	await admin.createNewPost( { postType: 'page', title: 'Machine of the month' } );
	await editor.insertBlock( { name: 'coleman/machine' } );
	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	const search = settings.getByLabel( 'Which machine?' );
	await search.fill( 'U-no-such' );
	await expect( settings.getByText( 'No machine found.' ) ).toBeVisible();
	await search.fill( 'U-2061' );
	await settings.getByRole( 'button', { name: 'Choose 2022 Bobcat T76' } ).click();
	await expect( search ).toHaveCount( 0 );
	const block = editor.canvas.locator( '[data-type="coleman/machine"]' );
	await expect( block.getByRole( 'heading', { name: '2022 Bobcat T76' } ) ).toBeVisible();
	await expect( block.locator( '.coleman-gallery__link' ) ).toHaveCount( 5 );

	await editor.publishPost();
	await page.goto( '/machine-of-the-month/' );
	const main = page.getByRole( 'main' );
	await expect( main.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Machine of the month' );
	await expect( main.getByRole( 'heading', { level: 2, name: '2022 Bobcat T76' } ) ).toBeVisible();
	await main.getByRole( 'link', { name: /from the front/ } ).click();
	await expect( main.locator( '.coleman-gallery__picture' ) ).toHaveAttribute( 'src', /bobcat-front\.svg$/ );
} );

test( 'an editor takes a list from the inserter, and picks the machines of another', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Specials' } );
	await page.getByRole( 'button', { name: 'Block Inserter' } ).click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'under $25,000' );
	await page.getByRole( 'option', { name: 'Used machines under $25,000' } ).click();
	const [ cheap, picked ] = [ 0, 1 ].map( ( index ) =>
		editor.canvas.locator( '[data-type="coleman/machine-list"]' ).nth( index )
	);
	await expect( cheap! ).toContainText( 'Used Equipment under $25,000' );

	await editor.insertBlock( { name: 'coleman/machine-list' } );
	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByLabel( 'Machines', { exact: true } ).selectOption( { label: 'My selection' } );
	for ( const number of [ 'U-2064', 'U-2061' ] ) {
		await settings.getByRole( 'searchbox' ).fill( number );
		await settings.getByRole( 'button', { name: /^Add/ } ).click();
		await settings.getByRole( 'searchbox' ).fill( '' );
	}
	await expect( picked!.locator( '.coleman-machine-card__link' ) ).toHaveCount( 2 );

	await editor.publishPost();
	await page.goto( '/specials/' );
	const lists = page.getByRole( 'main' ).locator( '.wp-block-coleman-machine-list' );
	await expect( lists.first().getByRole( 'heading', { level: 2 } ) ).toHaveText( 'Used Equipment under $25,000' );
	await expect( lists.first().getByText( 'Call for price' ) ).toHaveCount( 0 );
	await expect( lists.nth( 1 ).locator( '.coleman-machine-card__link' ).first() ).toHaveAttribute( 'href', /-64$/ );
	await expect( lists.nth( 1 ).locator( '.coleman-machine-card__link' ).last() ).toHaveAttribute( 'href', /-61$/ );
} );

test( 'title, words and footer stand in the editor as visitors get them', async ( { admin, editor, page } ) => {
	const left = ( locator: Locator ) =>
		locator.evaluate( ( node ) => Math.round( node.getBoundingClientRect().left ) );
	for ( const postType of [ 'page', 'post' ] ) {
		await admin.createNewPost( { postType, title: 'Our new manager' } );
		await editor.insertBlock( { name: 'core/paragraph', attributes: { content: 'Twenty years with us.' } } );
		const [ title, words ] = [ '.editor-post-title', 'p[data-type="core/paragraph"]' ].map( ( selector ) =>
			editor.canvas.locator( selector )
		);
		expect( await left( title! ), postType ).toBe( await left( words! ) );
	}

	/** Each link of the footer: how far below its heading, in steps of 4 px. */
	const rows = ( columns: Locator ) =>
		columns.evaluateAll( ( all ) =>
			all.map( ( column ) =>
				[ ...column.querySelectorAll( 'a' ) ].map( ( link ) =>
					[
						link.textContent.trim(),
						Math.round( ( link.getBoundingClientRect().top - all[ 0 ]!.getBoundingClientRect().top ) / 4 ),
						getComputedStyle( link ).textDecorationLine,
					].join()
				)
			)
		);
	await page.goto( '/cart/' );
	const seen = await rows( page.locator( '.site-footer__column' ) );
	expect( seen.flat().length ).toBeGreaterThan( 10 );
	await admin.visitSiteEditor( { postId: 'coleman//footer', postType: 'wp_template_part', canvas: 'edit' } );
	await expect
		.poll( () => rows( editor.canvas.locator( '.site-footer__column' ) ), { timeout: 20_000 } )
		.toEqual( seen );
} );

test( 'a title that visitors do not see is small in the editor, and says so', async ( { admin, editor, page } ) => {
	await admin.createNewPost( { postType: 'page', title: 'Spring sale' } );
	await editor.insertBlock( { name: 'core/heading', attributes: { content: 'Spring is here', level: 1 } } );
	const title = editor.canvas.locator( '.editor-post-title' );
	const looks = () =>
		title.evaluate( ( node ) => ( {
			isSmall: parseFloat( getComputedStyle( node ).fontSize ) <= 16,
			note: getComputedStyle( node.parentElement!, '::before' ).content,
		} ) );
	expect( await looks() ).toEqual( { isSmall: false, note: 'none' } );
	await page.evaluate( () =>
		( window as Screen ).wp.data.dispatch( 'core/editor' ).editPost( { template: 'landing' } )
	);
	await expect
		.poll( looks )
		.toEqual( { isSmall: true, note: expect.stringContaining( 'Visitors don’t see this title' ) } );
	await editor.publishPost();
	await page.goto( '/spring-sale/' );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( [ 'Spring is here' ] );
} );
