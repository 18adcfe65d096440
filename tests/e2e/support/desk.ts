import type { Browser, Page } from '@playwright/test';
import { asAdmin } from './content';
import { expect, expectAccessible } from './test';
import type { Screen } from './wordpress';

/** Fails on grave faults in our own part of wp-admin; the label of WordPress's snackbar is not what it says. */
export const expectDeskAccessible = ( page: Page ) =>
	expectAccessible( page, '#coleman-desk', [ '.components-snackbar' ] );

type Call = { path: string; method?: string; data?: object };

/** A call as the screens make it, from a page of the back office that is open. */
export const call = < Results >( page: Page, options: Call ): Promise< Results > =>
	page.evaluate( async ( { path, ...rest } ) => {
		const { apiFetch } = ( window as Screen ).wp;
		return ( await apiFetch< { results: Results } >( { ...rest, path: `/coleman/v1${ path }` } ) ).results;
	}, options );

/** A call as the administrator where no page is open: to take away what an earlier try left, for example. */
export const callAsAdmin = < Results >( browser: Browser, { path, ...options }: Call ): Promise< Results > =>
	asAdmin( browser, async ( request, nonce ) => {
		const answer = await request.fetch( `/wp-json/coleman/v1${ path }`, {
			headers: { 'X-WP-Nonce': nonce },
			...options,
		} );
		const text = await answer.text();
		expect( answer.ok(), `${ path }: ${ text }` ).toBe( true );
		// What was removed has nothing to tell.
		return text === '' ? undefined : JSON.parse( text ).results;
	} );

/** A page of somebody who has signed in by WordPress's own form, sent without a browser: the form moves its focus late. */
export async function signedIn( browser: Browser, name: string, password: string ): Promise< Page > {
	const context = await browser.newContext( { storageState: { cookies: [], origins: [] } } );
	// WordPress wants to see that cookies are kept.
	await context.request.get( '/wp-login.php' );
	const answer = await context.request.post( '/wp-login.php', { form: { log: name, pwd: password } } );
	expect( answer.url(), await answer.text() ).toContain( '/wp-admin/' );
	const page = await context.newPage();
	await page.goto( answer.url() );
	return page;
}
