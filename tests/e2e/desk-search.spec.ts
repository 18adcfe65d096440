import { ADMIN } from './playwright.config';
import { expect, expectAccessible, test } from './support/test';

test.use( { storageState: ADMIN } );

test( 'the parts desk makes what found nothing findable', async ( { page, complaints } ) => {
	complaints.allow( /Failed to load resource.*400|JQMIGRATE/ );
	const text = `gizmo${ Date.now() % 1_000_000 }`;
	await page.goto( `/search/${ text }/` );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText( 'Nothing found for' );

	await page.goto( '/wp-admin/admin.php?page=coleman-search-words&tab=misses' );
	await expect( page.getByRole( 'heading', { name: 'Search words', level: 2 } ) ).toBeVisible();
	await page.getByText( text, { exact: true } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog.getByLabel( 'People type' ) ).toHaveValue( text );
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await expect( dialog.getByLabel( 'We call it' ) ).toHaveAccessibleDescription( /Enter what we call it/ );
	await expect( dialog.getByLabel( 'People type' ) ).toHaveValue( text );
	await dialog.getByLabel( 'We call it' ).fill( 'oil filter' );
	await expectAccessible( page, '.components-modal__content' );
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await expect( page.getByText( 'Search word saved.' ).first() ).toBeVisible();
	await expect( page.getByText( text, { exact: true } ) ).toHaveCount( 0 );

	await page.goto( `/search/${ text }/?from=parts` );
	await expect( page.getByRole( 'main' ) ).toContainText( 'HH164-32430' );

	await page.goto( '/wp-admin/admin.php?page=coleman-search-words' );
	await page.getByRole( 'searchbox', { name: 'A search word' } ).fill( text.slice( 1 ) );
	await expect( page.locator( 'tbody' ).getByRole( 'row' ) ).toHaveCount( 1 );
	const row = page.getByRole( 'row' ).filter( { hasText: text } );
	await expect( row ).toContainText( 'oil filter' );
	await row.getByRole( 'button', { name: 'Actions' } ).click();
	await page.getByRole( 'menuitem', { name: 'Remove' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Remove' } ).click();
	await expect( page.getByText( 'Search word removed.' ).first() ).toBeVisible();
	await expect( row ).toHaveCount( 0 );
} );
