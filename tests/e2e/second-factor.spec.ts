import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deskUser } from './support/site';
import { expect, expectAccessible, test } from './support/test';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows for a key (RFC 6238), so many half minutes from now. */
function codeOf( key: string, later = 0 ): string {
	const bits = [ ...key ].map( ( letter ) => LETTERS.indexOf( letter ).toString( 2 ).padStart( 5, '0' ) ).join( '' );
	const bytes = Buffer.from( ( bits.match( /.{8}/g ) ?? [] ).map( ( byte ) => parseInt( byte, 2 ) ) );
	const step = Buffer.alloc( 8 );
	step.writeBigUInt64BE( BigInt( Math.floor( Date.now() / 30_000 ) + later ) );
	const hash = createHmac( 'sha1', bytes ).update( step ).digest();
	const at = ( hash[ 19 ] ?? 0 ) % 16;
	return String( ( hash.readUInt32BE( at ) % 2 ** 31 ) % 1_000_000 ).padStart( 6, '0' );
}

const enter = async ( page: Page, code: string ) => {
	await page.getByRole( 'textbox', { name: 'Code' } ).fill( code );
	await page.getByRole( 'button', { name: 'Sign in' } ).click();
};

test( 'staff set up a second factor, and sign in with codes of the app and with a backup code', async ( {
	page,
	baseURL,
	complaints,
} ) => {
	// WordPress asks by a page of that status whether somebody wants to sign out.
	complaints.allow( /403/ );
	const { name, password } = deskUser();
	await page.context().addCookies( [ { name: 'coleman_second_factor', value: '1', url: baseURL ?? '' } ] );
	const signIn = async () => {
		await page.goto( '/wp-login.php' );
		const login = page.getByLabel( 'Username or Email Address' );
		// WordPress moves the focus there a moment after the page has come, from wherever somebody types by then.
		await expect( login ).toBeFocused();
		await login.fill( name );
		await page.getByLabel( 'Password', { exact: true } ).fill( password );
		await page.getByRole( 'button', { name: 'Log In' } ).click();
	};
	const signOut = async () => {
		await page.goto( '/wp-login.php?action=logout' );
		await page.getByRole( 'link', { name: 'log out' } ).click();
		// Left before its scripts have begun, it complains.
		await expect( page.getByLabel( 'Username or Email Address' ) ).toBeFocused();
	};
	const isAtTheDesk = () =>
		expect( page.locator( '#coleman-desk' ).getByRole( 'heading', { level: 2 } ).first() ).toBeVisible();

	await signIn();
	await expect( page.getByRole( 'img', { name: 'QR code of the key below' } ) ).toBeVisible();
	const shown = page.locator( 'ol code' );
	const key = ( await shown.innerText() ).replace( /\s/g, '' );
	expect( key ).toMatch( /^[A-Z2-7]{32}$/ );
	await expectAccessible( page, '#login' );

	// A wrong code keeps the key that the app has by now.
	await enter( page, codeOf( key, 100 ) );
	await expect( page.getByRole( 'alert' ) ).toBeVisible();
	await expect( shown ).toHaveText( key.replace( /(.{4})(?=.)/g, '$1 ' ) );
	await enter( page, codeOf( key ) );
	const codes = page.locator( 'li code' );
	await expect( codes ).toHaveCount( 10 );
	const backup = await codes.first().innerText();
	await page.getByRole( 'link', { name: 'Continue' } ).click();
	await isAtTheDesk();

	await signOut();
	await signIn();
	await expect( page.getByText( 'Enter the code that your authenticator app shows' ) ).toBeVisible();
	await expect( page.locator( '[data-otp]' ) ).toHaveCount( 0 );
	await expectAccessible( page, '#login' );
	// Without a code no screen of the desk opens.
	await page.goto( '/wp-admin/admin.php?page=coleman-orders' );
	await expect( page.getByRole( 'textbox', { name: 'Code' } ) ).toBeVisible();
	await enter( page, '000000' );
	await expect( page.getByRole( 'alert' ) ).toBeVisible();
	await enter( page, codeOf( key, 1 ) );
	await isAtTheDesk();

	await signOut();
	await signIn();
	await enter( page, backup );
	await isAtTheDesk();

	// It is used up.
	await signOut();
	await signIn();
	await enter( page, backup );
	await expect( page.getByRole( 'alert' ) ).toBeVisible();
} );
