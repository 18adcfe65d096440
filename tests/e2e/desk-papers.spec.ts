import { ADMIN } from './playwright.config';
import { call } from './support/desk';
import { expect, test } from './support/test';

test.use( { storageState: ADMIN } );

test( 'nothing of an address is cut off on a label, however long it is', async ( { page } ) => {
	await page.goto( '/wp-admin/admin.php?page=coleman-orders' );
	await expect( page.getByRole( 'heading', { name: 'Orders', level: 2 } ) ).toBeVisible();
	for ( const letters of [ 10, 30, 45, 60, 90, 120 ] ) {
		const long = ( letter: string ) => `${ letter.repeat( 9 ) } `.repeat( 12 ).slice( 0, letters ).trim();
		const { id } = await call< { id: number } >( page, {
			path: '/desk/orders',
			method: 'POST',
			data: {
				lines: [ { part_id: 58, quantity: 1, how: 'ship' } ],
				billing: {
					name: long( 'N' ),
					company: long( 'm' ),
					street: long( 's' ),
					street2: long( 'T' ),
					city: long( 'c' ).slice( 0, 80 ).trim(),
					state: 'KS',
					zip: '66020',
					phone: '913-422-1234',
				},
				pay_method: 'pay_in_store',
			},
		} );
		const label = await page.context().newPage();
		await label.emulateMedia( { media: 'print' } );
		await label.goto( `/wp-admin/admin-post.php?action=coleman_print&what=label&orders=${ id }` );
		const to = label.locator( '.label .to' );
		await expect( to ).toContainText( '913-422-1234' );
		const cut = await to.evaluate( ( { scrollHeight, clientHeight, scrollWidth, clientWidth } ) => [
			Math.max( 0, scrollHeight - clientHeight ),
			Math.max( 0, scrollWidth - clientWidth ),
		] );
		expect( cut, `${ letters } letters a line` ).toEqual( [ 0, 0 ] );
		await label.close();
	}
} );

test( 'white below the last line of an invoice makes no page of its own', async ( { page } ) => {
	await page.goto( '/wp-admin/admin.php?page=coleman-orders' );
	await expect( page.getByRole( 'heading', { name: 'Orders', level: 2 } ) ).toBeVisible();
	const { id } = await call< { id: number } >( page, {
		path: '/desk/orders',
		method: 'POST',
		data: {
			lines: [ { part_id: 58, quantity: 1, how: 'ship' } ],
			billing: { name: 'Pat Paper', street: '1 Main St', city: 'Easton', state: 'KS', zip: '66020' },
			pay_method: 'pay_in_store',
		},
	} );
	await page.emulateMedia( { media: 'print' } );
	await page.setViewportSize( { width: 720, height: 900 } );
	await page.goto( `/wp-admin/admin-post.php?action=coleman_paper&what=invoice&order=${ id }` );
	const bottom = await page
		.locator( 'table' )
		.last()
		.evaluate( ( table ) => table.getBoundingClientRect().bottom );
	// As wide as the window and as tall as what is printed, with the margins of 12 mm.
	const margins = ( 24 / 25.4 ) * 96;
	const pages = async ( height: number ) => {
		const paper = await page.pdf( {
			width: `${ 720 + margins }px`,
			height: `${ Math.ceil( height + margins ) }px`,
		} );
		return paper.toString( 'latin1' ).match( /\/Type\s*\/Page\b/g )?.length;
	};
	expect( await pages( bottom + 2 ) ).toBe( 1 );
	expect( await pages( bottom - 40 ) ).toBe( 2 );
} );
