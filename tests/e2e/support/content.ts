import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import { ADMIN } from '../playwright.config';

/** What an editor would publish. */
type Content = { title: string; slug: string; content: string; template?: string; password?: string };

/** Makes calls as the administrator, in a browser of their own. */
export async function asAdmin< Answer >(
	browser: Browser,
	run: ( request: APIRequestContext, nonce: string ) => Promise< Answer >
) {
	const context = await browser.newContext( { storageState: ADMIN, ignoreHTTPSErrors: true } );
	try {
		const nonce = await ( await context.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
		return await run( context.request, nonce );
	} finally {
		await context.close();
	}
}

/** Publishes a page as an editor does, and says its path. */
export async function publish( browser: Browser, page: Content ): Promise< string > {
	return asAdmin( browser, async ( request, nonce ) => {
		const answer = await request.post( '/wp-json/wp/v2/pages', {
			headers: { 'X-WP-Nonce': nonce },
			data: { status: 'publish', ...page },
		} );
		expect( answer.status() ).toBe( 201 );
		const { link }: { link: string } = await answer.json();
		return new URL( link ).pathname;
	} );
}
