import { ADMIN } from './playwright.config';
import { test } from './support/editor';
import { expect } from './support/test';
import type { Block, Screen } from './support/wordpress';

test.use( { storageState: ADMIN } );

const NAMES = [ 'New Equipment', 'Used', 'Rental', 'Attachments', 'Parts', 'Locations', 'Sales Team' ];

/** In the browser: whether the menu in the editor is a post by now, and what is shown comes from it. */
function menuIsSaved(): boolean {
	const { wp } = window as Screen;
	const { getBlocks, areInnerBlocksControlled } = wp.data.select( 'core/block-editor' );
	const menuIn = ( blocks: Block[] ): Block | undefined =>
		blocks
			.map( ( block ) => ( block.name === 'core/navigation' ? block : menuIn( block.innerBlocks ) ) )
			.find( Boolean );
	const menu = menuIn( getBlocks() );
	return !! menu?.attributes.ref && areInnerBlocksControlled( menu.clientId );
}

test( 'an editor makes the menu their own, and visitors see it, with nothing of WordPress’s menus', async ( {
	admin,
	editor,
	page,
	request,
} ) => {
	test.setTimeout( 120_000 );
	const template = `menu-try-${ Date.now() }`;
	await admin.visitAdminPage( 'index.php' );
	const call = ( path: string, data: object ) =>
		page.evaluate(
			( [ to, body ] ) =>
				( window as Screen ).wp.apiFetch< { id: number; link: string } >( {
					path: to,
					method: 'POST',
					data: body,
				} ),
			[ path, data ] as const
		);
	await page.waitForFunction( () => 'wp' in window && 'apiFetch' in ( window as Screen ).wp );
	// A template of its own, so that the header of the other tests stays as it is.
	await call( '/wp/v2/templates', {
		slug: template,
		title: 'Menu try',
		content:
			'<!-- wp:group {"tagName":"header","backgroundColor":"steel","textColor":"on-steel"} --><header class="wp-block-group has-on-steel-color has-steel-background-color has-text-color has-background"><!-- wp:coleman/mega-menu /--></header><!-- /wp:group --><!-- wp:post-title {"level":1} /-->',
	} );
	const { link } = await call( '/wp/v2/pages', { title: 'Menu try', status: 'publish', template } );

	await admin.visitSiteEditor( { postId: `coleman//${ template }`, postType: 'wp_template', canvas: 'edit' } );
	const menu = editor.canvas.locator( '[data-type="coleman/mega-menu"]' );
	await expect( menu ).toBeVisible();
	await editor.selectBlocks( menu );
	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'button', { name: 'Make your own menu' } ).click();
	const items = menu.locator( '[data-type="coleman/menu-panel"], [data-type="core/navigation-link"]' );
	await expect( items ).toHaveCount( NAMES.length );

	const panel = menu.locator( '[data-type="coleman/menu-panel"]' ).first();
	await editor.selectBlocks( panel );
	const name = panel.getByRole( 'textbox' );
	// With the first change WordPress saves the menu, and draws it anew.
	const links = settings.getByLabel( 'Links', { exact: true } );
	await expect( async () => {
		await editor.selectBlocks( panel );
		await links.selectOption( { label: 'Rental: categories' }, { timeout: 2_000 } );
	} ).toPass();
	// Until it is saved, what is typed or pressed meanwhile is lost.
	await expect.poll( () => page.evaluate( menuIsSaved ) ).toBe( true );
	await expect( async () => {
		await editor.selectBlocks( panel );
		await expect( links.locator( 'option:checked' ) ).toHaveText( 'Rental: categories', { timeout: 2_000 } );
	} ).toPass();
	await expect( async () => {
		await editor.selectBlocks( panel );
		await name.fill( 'Machines', { timeout: 2_000 } );
		await expect( name ).toHaveText( 'Machines' );
	} ).toPass();
	await expect( page.getByText( 'This block has encountered an error' ) ).toHaveCount( 0 );
	await editor.saveSiteEditorEntities( { isOnlyCurrentEntityDirty: false } );

	const response = await request.get( link );
	const html = await response.text();
	const tops = [ ...html.matchAll( /coleman-mega-menu__top"[^>]*>([^<]*)</g ) ].map( ( [ , text ] ) => text );
	expect( tops ).toEqual( [ 'Machines', ...NAMES.slice( 1 ) ] );
	expect( html ).toMatch( /href="\/rental\/[^"]+"/ );
	expect( html ).not.toMatch( /wp-block-navigation-(css|inline-css)|navigation\/view/ );

	// The menu opens by keyboard, as before.
	await page.goto( link );
	const machines = page.locator( 'summary', { hasText: 'Machines' } );
	await machines.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'link', { name: 'All rental equipment' } ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'link', { name: 'All rental equipment' } ) ).toBeHidden();
	await expect( machines ).toBeFocused();
} );
