import { ADMIN } from './playwright.config';
import { expect } from './support/test';
import { asAdmin } from './support/content';
import { test } from './support/editor';

test.use( { storageState: ADMIN } );

/** The category shows the texts of every try. */
test.beforeEach( ( { browser } ) =>
	asAdmin( browser, async ( request, nonce ) => {
		const headers = { 'X-WP-Nonce': nonce };
		const left = await request.get( '/wp-json/wp/v2/coleman_content?search=Tractors', { headers } );
		for ( const { id } of ( await left.json() ) as { id: number }[] ) {
			await request.delete( `/wp-json/wp/v2/coleman_content/${ id }`, { headers } );
		}
	} )
);

test( 'an editor writes for a category, and visitors and search engines read it there', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'coleman_content', title: 'Tractors' } );
	await editor.insertBlock( { name: 'core/heading', attributes: { content: 'Tractors we stand behind' } } );
	const publish = async () => {
		await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
		await page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
	};
	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'tab', { name: 'Catalog content' } ).click();
	const address = settings.getByLabel( 'Address of the page' );
	await address.fill( '/equipment/used/nowhere-like-this/' );
	await settings.getByLabel( 'Title in search engines' ).fill( 'Used tractors in Kansas City' );
	await publish();
	await expect( page.locator( '.components-notice' ).getByText( 'Show on page: no catalog page has' ) ).toBeVisible();
	await expect( address ).toHaveValue( '/equipment/used/nowhere-like-this/' );

	await settings.getByLabel( 'Find the page' ).fill( 'compact track loaders' );
	await page.getByRole( 'option' ).first().click();
	await expect( address ).toHaveValue( /^\/equipment\// );
	await address.fill( '/equipment/used/tractors' );
	await publish();
	await expect( page.getByTestId( 'snackbar' ).first() ).toContainText( 'published' );
	await expect( address ).toHaveValue( '/equipment/used/tractors/' );

	await page.goto( '/equipment/used/tractors/' );
	await expect( page.getByRole( 'main' ).getByRole( 'heading', { name: 'Tractors we stand behind' } ) ).toBeVisible();
	await expect( page ).toHaveTitle( /^Used tractors in Kansas City/ );
	await page.goto( '/equipment/used/' );
	await expect( page.getByText( 'Tractors we stand behind' ) ).toBeHidden();

	await page.goto( '/wp-admin/edit.php?post_type=coleman_content' );
	const row = page.getByRole( 'row' ).filter( { hasText: 'Tractors' } ).last();
	await expect( row.getByRole( 'link', { name: 'Used Tractors' } ) ).toBeVisible();
	await row.hover();
	await row.getByRole( 'link', { name: 'Move “Tractors” to the Trash' } ).click();
	await page.goto( '/equipment/used/tractors/' );
	await expect( page.getByText( 'Tractors we stand behind' ) ).toBeHidden();
} );
