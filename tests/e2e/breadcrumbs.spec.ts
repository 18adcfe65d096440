import { expect, test } from './support/test';

for ( const [ name, url ] of Object.entries( {
	'a part': '/parts/details/1',
	'a used machine': '/equipment/used/detail/61',
	'a new machine': '/equipment/new/detail/1',
	'an attachment': '/equipment/implements-attachments/detail/1',
} ) ) {
	test( `the way to ${ name } is one line of links that lead up @phone`, async ( { page } ) => {
		await page.goto( url );
		const way = page.getByRole( 'navigation', { name: 'Breadcrumb' } );
		const links = way.getByRole( 'link' );
		await expect( links.first() ).toHaveText( 'Home' );
		await expect( way.locator( '[aria-current="page"]' ) ).toHaveCount( 1 );
		expect( ( await way.boundingBox() )?.height ).toBeLessThanOrEqual( 50 );

		const above = ( await links.last().getAttribute( 'href' ) ) ?? '';
		await links.last().click();
		await expect( page ).toHaveURL( above );
		await expect( page.getByRole( 'navigation', { name: 'Breadcrumb' } ) ).toBeVisible();
	} );
}
