import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { asAdmin } from './content';

/** What somebody signs in with. */
export type Customer = { email: string; password: string };

/** An email address that no other test has, and no earlier try of this one. */
export const uniqueEmail = ( name: string ): string => `${ name }.${ randomUUID() }@example.com`;

/**
 * A customer for one try of one test, with a confirmed address: nothing is left of an earlier try, and nobody else signs
 * in as this one. WordPress keeps a user's sessions in one row, and loses one of two that begin at the same moment.
 */
export async function newCustomer( browser: Browser ): Promise< Customer > {
	const customer = { email: uniqueEmail( 'customer' ), password: 'corn barn tractor' };
	await asAdmin( browser, async ( request, nonce ) => {
		const answer = await request.post( '/wp-json/wp/v2/users', {
			headers: { 'X-WP-Nonce': nonce },
			data: {
				...customer,
				username: customer.email,
				first_name: 'Maureen',
				last_name: 'Field',
				name: 'Maureen Field',
				roles: [ 'customer' ],
			},
		} );
		expect( answer.status(), await answer.text() ).toBe( 201 );
	} );
	return customer;
}

/** Signs the browser of a page in as somebody new, without the form: tests of the form fill it in. */
export async function signInAsNew( page: Page, browser: Browser ): Promise< Customer > {
	const customer = await newCustomer( browser );
	const answer = await page.request.post( '/wp-admin/admin-ajax.php', {
		headers: { Origin: new URL( process.env.BASE_URL ?? '' ).origin },
		form: { action: 'customer_login', ...customer },
	} );
	expect( answer.status(), await answer.text() ).toBe( 200 );
	return customer;
}
