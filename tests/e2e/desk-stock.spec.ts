import { ADMIN } from './playwright.config';
import { call, expectDeskAccessible } from './support/desk';
import { expect, test } from './support/test';

test.use( { storageState: ADMIN } );

type Stock = { shelves: { location_id: number; city: string; quantity: number; orders: { pieces: number }[] }[] };

test( 'stock of a part is found by its number, and a count is taken', async ( { page } ) => {
	await page.goto( '/wp-admin/admin.php?page=coleman-stock' );
	await page.getByLabel( 'Part number' ).fill( 'hh160 32093' );
	await page.getByRole( 'button', { name: 'Show stock' } ).click();
	await expect( page.getByRole( 'heading', { name: 'HH160-32093', level: 3 } ) ).toBeVisible();

	const shelf = page.getByRole( 'region', { name: 'Easton' } );
	await shelf.getByRole( 'button', { name: 'Enter a count for Easton' } ).click();
	await expect( shelf.getByLabel( 'Quantity on the shelf' ) ).toBeFocused();
	await expectDeskAccessible( page );
	await shelf.getByLabel( 'Quantity on the shelf' ).fill( 'six' );
	await shelf.getByLabel( 'Reason' ).fill( 'Shelf check' );
	await shelf.getByRole( 'button', { name: 'Save count' } ).click();
	await expect( shelf.getByText( 'Enter how many pieces are on the shelf.' ).first() ).toBeVisible();

	// As many as there are: other tests sell them.
	const [ part ] = await call< Stock[] >( page, { path: '/desk/stock?number=HH160-32093' } );
	const known = part?.shelves.find( ( { city } ) => city === 'Easton' );
	const pieces = ( known?.quantity ?? 0 ) + ( known?.orders ?? [] ).reduce( ( all, order ) => all + order.pieces, 0 );
	await shelf.getByLabel( 'Quantity on the shelf' ).fill( String( pieces ) );
	await shelf.getByRole( 'button', { name: 'Save count' } ).click();
	await expect( page.getByText( `Easton: counted ${ pieces }, expected` ).first() ).toBeVisible();
	await expect( page.getByText( 'Shelf check' ).first() ).toBeVisible();
	await expectDeskAccessible( page );
} );
