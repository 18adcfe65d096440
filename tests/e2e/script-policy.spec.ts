import { expect, test } from './support/test';

test( 'a script that got into a page does not run, and those of the page do', async ( { page, complaints } ) => {
	complaints.allow( /Content Security Policy/ );
	await page.route( '**/parts/details/**', async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		const typed =
			'<script>window.ran = "inline"</script><img src="/no-such.png" onerror="window.ran = \'onerror\'" alt="">' +
			'<script src="https://example.com/evil.js"></script><a href="javascript:window.ran=\'link\'">Press</a>';
		await route.fulfill( { response, body: html.replace( '</main>', `${ typed }</main>` ) } );
	} );
	complaints.allow( /404/ );
	await page.goto( '/parts/details/1' );
	await page.getByRole( 'link', { name: 'Press' } ).click();

	// An island and its store work under the policy.
	const add = page.getByRole( 'main' ).getByRole( 'button', { name: 'Add to cart' } ).first();
	await add.hover();
	// A press on an island that sleeps goes through as its form's own after a second.
	await page.waitForLoadState( 'networkidle' );
	await add.click();
	await expect( page.getByText( 'Item added to cart' ) ).toBeVisible();
	expect( await page.evaluate( () => ( window as unknown as { ran?: string } ).ran ) ).toBeUndefined();
} );

test( 'markup from text is refused where all scripts are ours', async ( { page, complaints } ) => {
	complaints.allow( /TrustedHTML/ );
	await page.goto( '/' );
	const told = await page.evaluate( () => {
		try {
			document.createElement( 'div' ).innerHTML = '<img src=x onerror=alert(1)>';
			return 'written';
		} catch ( error ) {
			return String( error );
		}
	} );
	expect( told ).toMatch( /TrustedHTML/ );
} );
