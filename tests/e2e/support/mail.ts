import { expect, type Page } from '@playwright/test';

/** Opens the page that the newest mail to somebody leads to: the site shows its mail, and sends it after its answers. */
export async function followMail( page: Page, to: string, subject: string, link: string ): Promise< void > {
	const row = page.getByRole( 'row' ).filter( { hasText: to } ).filter( { hasText: subject } ).first();
	await expect( async () => {
		await page.goto( '/dev/mail' );
		await expect( row ).toBeVisible( { timeout: 500 } );
	} ).toPass();
	await row.getByRole( 'link' ).click();
	const href = await page.frameLocator( 'iframe' ).getByRole( 'link', { name: link } ).getAttribute( 'href' );
	await page.goto( href ?? '' );
}
