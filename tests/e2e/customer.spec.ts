import { newCustomer, signInAsNew } from './support/customers';
import { expect, test } from './support/test';

test( 'empty fields are named in the words of the specification', async ( { page } ) => {
	await page.goto( '/customer/login' );
	const main = page.getByRole( 'main' );
	await main.getByRole( 'button', { name: 'Sign in' } ).click();
	await expect( main ).toContainText( 'Email Address is required.' );
	await expect( main ).toContainText( 'Password is required.' );
} );

test( 'a wrong password is told by a notification, and the button is ready again', async ( {
	page,
	browser,
	complaints,
} ) => {
	complaints.allow( /401/, /ApiError/ );
	const { email } = await newCustomer( browser );
	await page.goto( '/customer/login' );
	const main = page.getByRole( 'main' );
	await main.getByLabel( /email/i ).fill( email );
	await main.getByLabel( 'Password', { exact: true } ).fill( 'not this one' );
	await main.getByRole( 'button', { name: 'Sign in' } ).click();
	await expect( page.getByRole( 'alert' ).filter( { hasText: 'incorrect' } ) ).toBeVisible();
	await expect( main.getByRole( 'button', { name: 'Sign in' } ) ).toBeEnabled();
	await expect( main.getByLabel( /email/i ) ).toHaveValue( email );
} );

test( 'a customer signs in, keeps the cart, sees the name, logs out to an empty cart @phone-0', async ( {
	page,
	browser,
	isMobile,
} ) => {
	const { email, password } = await newCustomer( browser );
	await page.goto( '/parts/details/1' );
	await page.getByRole( 'main' ).getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();

	await page.goto( '/customer/login?redirect=/cart' );
	const main = page.getByRole( 'main' );
	await main.getByLabel( /email/i ).fill( email );
	await main.getByLabel( 'Password', { exact: true } ).fill( password );
	await main.getByRole( 'button', { name: 'Sign in' } ).click();
	await expect( page ).toHaveURL( /\/cart$/ );
	await expect( main ).toContainText( 'HH164-32430' );

	await page.goto( '/customer' );
	await expect( main.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'My Account' );
	await expect( main ).toContainText( email );

	await page.goto( '/' );
	if ( isMobile ) {
		await page.getByRole( 'banner' ).getByRole( 'button', { name: /menu/i } ).click();
	}
	await page.getByRole( 'banner' ).getByRole( 'link', { name: 'Log Out' } ).click();
	// On a phone it is in the closed user bar.
	await expect( page.getByRole( 'link', { name: 'Customer Login', includeHidden: true } ).first() ).toBeAttached();
	await page.goto( '/cart' );
	await expect( page.getByRole( 'main' ) ).toContainText( 'Your cart is empty.' );
} );

test( 'the gate shows a guest the sign-in and none of what it guards', async ( { page } ) => {
	const response = await page.goto( '/customer' );
	expect( await response?.text() ).not.toContain( 'class="coleman-account__' );
	await expect( page.getByRole( 'main' ).getByRole( 'button', { name: 'Sign in' } ) ).toBeVisible();
} );

test( 'no page tells a guest of an account once it is used: a session that has ended is noticed @phone', async ( {
	page,
	context,
	browser,
	complaints,
} ) => {
	complaints.allow( /40[01]/ );
	await signInAsNew( page, browser );
	await page.goto( '/customer' );

	await context.clearCookies( { name: /^wordpress_/ } );
	const hint = async () =>
		( await context.cookies() ).find( ( { name } ) => name === 'coleman_hint' )?.value.split( '.' )[ 1 ];
	expect( await hint() ).toBe( '1' );

	const checks: string[] = [];
	page.on( 'request', ( request ) => {
		if ( ( request.postData() ?? '' ).includes( 'action=check_authentication' ) ) {
			checks.push( request.url() );
		}
	} );
	await page.goto( '/equipment/new/' );
	await page.waitForLoadState( 'networkidle' );
	// A page that nobody touches makes no call.
	expect( checks ).toEqual( [] );

	await page.getByRole( 'main' ).getByRole( 'link', { name: 'Kubota', exact: true } ).first().click();
	const login = page.getByRole( 'banner' ).getByRole( 'link', { name: 'Customer Login', includeHidden: true } );
	await expect( login.first() ).toBeAttached();
	await expect( page.locator( '[data-hint=customer]' ).first() ).toHaveAttribute( 'hidden' );
	await expect.poll( hint ).toBe( '0' );
	expect( checks ).toHaveLength( 1 );

	// The page that follows is right from the start, and the gate asks for a sign-in.
	await page.goto( '/customer' );
	await expect( page.getByRole( 'main' ).getByRole( 'button', { name: 'Sign in' } ) ).toBeVisible();
} );

test( 'a call to the API takes the account out of a hint that outlived its session', async ( { request, baseURL } ) => {
	const answer = await request.get( '/wp-json/coleman/v1/cart', {
		headers: { Cookie: 'coleman_hint=3.1', Origin: baseURL ?? '' },
	} );
	expect( answer.headers()[ 'set-cookie' ] ).toContain( 'coleman_hint=0.0' );
} );

test( 'who is signed out while typing signs in and finds what was typed @phone', async ( {
	page,
	context,
	browser,
	complaints,
} ) => {
	complaints.allow( /40[013]/ );
	const { email, password } = await signInAsNew( page, browser );
	await page.goto( '/customer/edit' );
	const main = page.getByRole( 'main' );
	await main.getByLabel( 'Company' ).fill( 'Hay and Straw' );
	await main.getByLabel( 'Phone' ).fill( '816-555-0100 x12' );
	// It is awake when it can show a password.
	await expect( main.getByRole( 'button', { name: 'Show password' } ).first() ).toBeVisible();
	await context.clearCookies( { name: /^wordpress_/ } );
	await main.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page ).toHaveURL( /\/customer\/login\?signed-out=1/ );
	await expect( page.getByText( 'You’ve been signed out.' ).first() ).toBeVisible();
	await main.getByLabel( 'Email Address' ).first().fill( email );
	await main.getByLabel( 'Password', { exact: true } ).fill( password );
	await main.getByRole( 'button', { name: 'Sign in', exact: true } ).click();
	await expect( page ).toHaveURL( /\/customer\/edit$/ );
	// Nobody has touched the form yet.
	await expect( page.getByText( 'What you entered is back.' ).first() ).toBeVisible();
	await expect( main.getByLabel( 'Company' ) ).toHaveValue( 'Hay and Straw' );
	await main.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Your profile has been saved.' ).first() ).toBeVisible();
	await page.reload();
	await expect( main.getByLabel( 'Company' ) ).toHaveValue( 'Hay and Straw' );
	await expect( main.getByLabel( 'Phone' ) ).toHaveValue( '816-555-0100 x12' );
} );
