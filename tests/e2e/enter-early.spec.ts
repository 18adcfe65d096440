import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** How often each form is tried, each time with other times. */
const TRIES = 6;
/** On a slow line a page's scripts come one after the other, some after the visitor's first key. */
const LATEST_MS = 900;

/** Random numbers from 0 to 1, the same for the same seed. */
function numbersOf( seed: number ) {
	let last = seed;
	return () => ( last = ( last * 48_271 ) % 2_147_483_647 ) / 2_147_483_647;
}

/** Forms that a visitor fills in and sends with Enter, and what tells that it was sent, whoever sent it. */
const FORMS: {
	name: string;
	path: string;
	label: string;
	text: string;
	/** What is sent of it, to the API or to the page. */
	sent: RegExp;
	sees: ( page: Page ) => Promise< void >;
}[] = [
	{
		name: 'a part number',
		path: '/parts/quick-order',
		label: 'Part number, row 1',
		text: 'ZZ-TOP-1',
		sent: /dry_run|quick_order_check/,
		sees: async ( page ) => {
			await expect( page.getByText( 'Not in our catalog.' ) ).toHaveCount( 1 );
			await expect( page.getByLabel( 'Part number, row 1', { exact: true } ) ).toHaveValue( 'ZZ-TOP-1' );
		},
	},
	{
		name: 'an email address, without its password',
		path: '/customer/login',
		label: 'Email Address',
		text: 'enter.early@example.com',
		sent: /sign_in/,
		sees: async ( page ) => {
			await expect( page.getByText( 'Password is required.' ).first() ).toBeVisible();
			await expect( page.getByLabel( 'Email Address', { exact: true } ) ).toHaveValue(
				'enter.early@example.com'
			);
		},
	},
];

for ( const { name, path, label, text, sent, sees } of FORMS ) {
	test( `Enter after ${ name } sends it once, whenever the scripts come`, async ( { page, complaints } ) => {
		complaints.allow( /400/ );
		const seed = Date.now() % 1_000_000;
		const random = numbersOf( seed );
		const posts: string[] = [];
		page.on( 'request', ( request ) => {
			const body = request.method() === 'POST' ? ( request.postData() ?? '' ) : '';
			// A sheet that wakes asks about what is typed so far, too.
			if ( sent.test( body ) && decodeURIComponent( body ).includes( text ) ) {
				posts.push( body );
			}
		} );
		await page.route( /coleman-blocks\/islands\//, async ( route ) => {
			await new Promise( ( resolve ) => setTimeout( resolve, random() * LATEST_MS ) );
			await route.continue().catch( () => {} );
		} );
		for ( let at = 1; at <= TRIES; at++ ) {
			await test.step( `try ${ at } of seed ${ seed }`, async () => {
				await page.goto( '/robots.txt' );
				await page.evaluate( () => sessionStorage.clear() );
				posts.length = 0;
				await page.goto( path, { waitUntil: 'commit' } );
				const field = page.getByLabel( label, { exact: true } );
				await field.waitFor();
				await page.waitForTimeout( random() * LATEST_MS );
				await field.pressSequentially( text, { delay: random() * 40 } );
				await page.keyboard.press( 'Enter' );
				await sees( page );
				await page.waitForLoadState( 'networkidle' );
				await sees( page );
				expect( posts.length, posts.join( '\n' ) ).toBeLessThanOrEqual( 1 );
			} );
		}
	} );
}
