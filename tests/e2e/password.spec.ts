import { expect, expectSound, test, watchShifts } from './support/test';
import { publish } from './support/content';

test( 'a page with a password asks for it in a field like any other, and opens @phone', async ( { browser, page } ) => {
	const address = await publish( browser, {
		title: 'Prices for dealers',
		slug: `dealers-${ Date.now() }`,
		content: '<!-- wp:paragraph --><p>Ten percent off.</p><!-- /wp:paragraph -->',
		password: 'hay season',
	} );
	await watchShifts( page );
	await page.goto( address );
	await expectSound( page );
	const field = page.getByRole( 'main' ).getByLabel( 'Password' );
	const enter = page.getByRole( 'main' ).getByRole( 'button', { name: 'Enter' } );
	for ( const control of [ field, enter ] ) {
		expect( ( await control.boundingBox() )!.height ).toBeGreaterThanOrEqual( 44 );
	}
	await field.fill( 'straw' );
	await enter.click();
	await expect( page.getByText( 'Invalid password.' ) ).toBeVisible();
	await expectSound( page );
	await field.fill( 'hay season' );
	await enter.click();
	await expect( page.getByText( 'Ten percent off.' ) ).toBeVisible();
} );
