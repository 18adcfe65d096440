import type { Browser } from '@playwright/test';
import { ADMIN } from './playwright.config';
import { callAsAdmin } from './support/desk';
import { expect, expectAccessible, test } from './support/test';

test.use( { storageState: ADMIN } );

/** Visitors of all other tests would see them. */
async function removeAnnouncements( browser: Browser ): Promise< void > {
	const path = '/desk/announcements';
	const { version } = await callAsAdmin< { version: string } >( browser, { path } );
	await callAsAdmin( browser, { path, method: 'POST', data: { version, items: [] } } );
}

test.afterEach( ( { browser } ) => removeAnnouncements( browser ) );

test( 'an editor announces something, and visitors dismiss it for good', async ( { page, browser, complaints } ) => {
	complaints.allow( /Failed to load resource.*400|JQMIGRATE/ );
	await page.goto( '/wp-admin/admin.php?page=coleman-website' );
	await page.getByRole( 'button', { name: 'Add an announcement' } ).click();
	const first = page.getByRole( 'group', { name: 'Announcement 1', exact: true } );
	await first.getByLabel( 'Link', { exact: true } ).fill( 'javascript:alert(1)' );
	await first.getByLabel( 'Text', { exact: true } ).fill( 'Field day on Saturday' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( first.getByLabel( 'Link', { exact: true } ) ).toBeFocused();
	await expect( first.getByLabel( 'Link', { exact: true } ) ).toHaveAccessibleDescription( /Enter a path/ );
	await first.getByLabel( 'Link', { exact: true } ).fill( '/locations' );
	await first.getByLabel( 'Easton' ).check();
	await expectAccessible( page, '.coleman-website__form' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Announcements saved.' ).first() ).toBeVisible();

	const visitor = await browser.newContext( { storageState: { cookies: [], origins: [] } } );
	const visit = await visitor.newPage();
	const bar = visit.getByRole( 'region', { name: 'Announcements' } );
	await visit.goto( '/' );
	await expect( bar ).toContainText( 'Easton: Field day on Saturday' );
	await expectAccessible( visit, '.coleman-announcements' );

	// Who has chosen another branch never sees it, not even for a moment.
	await visitor.addCookies( [ { name: 'coleman_branch', value: '999', url: visit.url() } ] );
	await visit.goto( '/' );
	await expect( bar ).toHaveCount( 0 );
	await visitor.clearCookies();

	await visit.goto( '/' );
	await bar.getByRole( 'button', { name: 'Dismiss this announcement' } ).click();
	await expect( bar ).toHaveCount( 0 );
	await visit.goto( '/locations' );
	await expect( visit.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	await expect( bar ).toHaveCount( 0 );
	await visitor.close();

	await page.getByRole( 'button', { name: 'Remove announcement 1' } ).click();
	// The notice of the first time may still be there.
	const saved = page.waitForResponse(
		( answer ) => /announcements/.test( answer.url() ) && answer.request().method() === 'POST'
	);
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	expect( ( await saved ).status() ).toBe( 200 );
} );

test( 'an editor leads old addresses on, one by one and from a file', async ( { page, complaints } ) => {
	complaints.allow( /Failed to load resource.*40[04]|JQMIGRATE/ );
	const old = `/old-${ Date.now() }`;
	await page.goto( '/wp-admin/admin.php?page=coleman-website&tab=redirects' );
	await page.getByRole( 'button', { name: 'Add a redirect' } ).first().click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByLabel( 'Old address' ).fill( '/rental' );
	await dialog.getByLabel( 'New address' ).fill( '/equipment/used' );
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await expect( dialog.getByLabel( 'Old address' ) ).toHaveAccessibleDescription( /There is a page at this address/ );
	await dialog.getByLabel( 'Old address' ).fill( `${ old }/` );
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await expect( page.getByText( 'Redirect saved.' ).first() ).toBeVisible();
	const answer = await page.request.get( `${ old.toUpperCase() }?utm=mail`, { maxRedirects: 0 } );
	expect( answer.status() ).toBe( 301 );
	expect(
		new URL( answer.headers().location ?? '' ).pathname + new URL( answer.headers().location ?? '' ).search
	).toBe( '/equipment/used/?utm=mail' );

	await page.getByRole( 'button', { name: 'Import from CSV' } ).click();
	const choose = ( csv: string ) =>
		dialog
			.getByLabel( 'File' )
			.setInputFiles( { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from( csv ) } );
	await choose( `${ old }-a,/rental\n${ old }-b,//evil.example,301\n` );
	await expect( dialog.getByRole( 'row', { name: new RegExp( `2.*${ old }-b` ) } ) ).toBeVisible();
	await expect( dialog.getByRole( 'button', { name: 'Import' } ) ).toBeDisabled();
	await choose( `${ old }-a,/rental\n${ old }-b,,\n` );
	await dialog.getByRole( 'button', { name: 'Import' } ).click();
	await expect( page.getByText( 'Redirects imported: 2 new, 0 changed.' ).first() ).toBeVisible();
	expect( ( await page.request.get( `${ old }-b`, { maxRedirects: 0 } ) ).status() ).toBe( 410 );
	expect( ( await page.request.get( '/rental' ) ).status() ).toBe( 200 );
} );
