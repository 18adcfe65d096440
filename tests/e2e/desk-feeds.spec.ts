import { ADMIN } from './playwright.config';
import { call, expectDeskAccessible } from './support/desk';
import { expect, test } from './support/test';
import type { Screen } from './support/wordpress';

test.use( { storageState: ADMIN } );

const NAME = `screen-${ Date.now() % 1_000_000 }`;

/** Numbers that nobody else has: the catalog of this site is shared by all tests. */
const number = ( index: number ) => `ZFEED-${ NAME.slice( 7 ) }-${ index }`;

const file = ( price: string ) => ( {
	name: 'spring list.csv',
	mimeType: 'text/csv',
	buffer: Buffer.from(
		[
			'Nr;Make;What it is;Net;Remark',
			`${ number( 1 ) };Feed screen;Bracket, left;${ price };keep`,
			`${ number( 2 ) };Feed screen;Bracket, right;7.50;`,
			`${ number( 3 ) };Feed screen;Bad price;=1+1;`,
		].join( '\n' )
	),
} );

test( 'a file is brought, its columns chosen, checked, taken in and undone', async ( { page, complaints } ) => {
	// The browser tells of each refused call.
	complaints.allow( /JQMIGRATE|Failed to load resource.*400/ );
	await page.goto( '/wp-admin/admin.php?page=coleman-feeds' );
	await expect( page.getByRole( 'heading', { name: 'Feeds', level: 2 } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Upload a file' } ).first().click();

	// Nothing is sent without a file, and what was typed stays over a reload.
	await page.getByLabel( 'Feed name' ).fill( NAME );
	await page.getByRole( 'button', { name: 'Upload file' } ).click();
	await expect( page.getByText( 'Choose a file first.' ) ).toBeVisible();
	await expectDeskAccessible( page );
	await page.reload();
	await expect( page.getByLabel( 'Feed name' ) ).toHaveValue( NAME );
	await page.getByLabel( 'File', { exact: true } ).setInputFiles( file( '10.00' ) );
	await page.getByLabel( 'Expected number of rows' ).fill( '3' );
	const made = page.waitForResponse( ( answer ) => /feeds\/[^/]+\/runs/.test( decodeURIComponent( answer.url() ) ) );
	await page.getByRole( 'button', { name: 'Upload file' } ).click();
	expect( await ( await made ).json() ).toMatchObject( { results: { rows: 3 } } );

	// Known columns are guessed; the others are chosen, and stay chosen.
	await expect( page.getByRole( 'rowheader', { name: /What it is/ } ) ).toBeVisible();
	await expect( page.getByLabel( 'Make is' ) ).toHaveValue( 'vendor' );
	await expect( page.getByText( 'Bracket, left' ) ).toBeVisible();
	await expectDeskAccessible( page );
	await page.getByLabel( 'Nr is' ).selectOption( 'part_number' );
	await page.getByLabel( 'What it is is' ).selectOption( 'description' );
	await page.getByLabel( 'Net is' ).selectOption( 'price' );
	await page.reload();
	await expect( page.getByLabel( 'Nr is' ) ).toHaveValue( 'part_number' );

	// What would be wrong is said, and nothing is lost by it.
	await page.getByRole( 'button', { name: 'Add a value for every row' } ).click();
	await page.getByLabel( 'Column 1' ).selectOption( 'case_qty' );
	await page.getByLabel( 'Value 1' ).fill( 'many' );
	await page.getByRole( 'button', { name: 'Check' } ).click();
	await expect( page.getByText( /Case quantity: Enter a whole number/ ).first() ).toBeVisible();
	await expect( page.getByLabel( 'Net is' ) ).toHaveValue( 'price' );
	await page.getByRole( 'button', { name: 'Remove line 1' } ).click();
	await page.getByRole( 'button', { name: 'Check' } ).click();

	// What it would do, and the rows that it would leave out.
	await expect( page.getByText( 'This is what would change. Nothing has changed yet.' ) ).toBeVisible();
	await expect( page.getByText( number( 2 ) ).first() ).toBeVisible();
	await expect( page.getByRole( 'cell', { name: /^Enter an amount in US dollars/ } ) ).toBeVisible();
	await expectDeskAccessible( page );
	const [ report ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		page.getByRole( 'button', { name: 'Download all as CSV' } ).click(),
	] );
	expect( report.suggestedFilename() ).toMatch( /^faults-.*\.csv$/ );

	await page.getByRole( 'button', { name: 'Import' } ).click();
	await expect( page.getByText( '3 new, 1 invalid value' ) ).toBeVisible();

	// The feed has learned its columns: the next file needs no choosing.
	await page.getByRole( 'button', { name: `← Feed ${ NAME }` } ).click();
	await page.getByRole( 'button', { name: 'Upload a file' } ).click();
	await page.getByLabel( 'File', { exact: true } ).setInputFiles( file( '10.50' ) );
	await page.getByRole( 'button', { name: 'Upload file' } ).click();
	await expect( page.getByLabel( 'Nr is' ) ).toHaveValue( 'part_number' );
	await page.getByRole( 'button', { name: 'Check' } ).click();
	await expect( page.getByText( /Price \$10\.00 → \$10\.50/ ).first() ).toBeVisible();
	await page.getByRole( 'button', { name: 'Import' } ).click();
	await expect( page.getByText( '1 changed, 1 invalid value' ) ).toBeVisible();

	// And back.
	await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await expect( page.getByText( /\d rows? restored/ ).first() ).toBeVisible();

	await page.getByRole( 'button', { name: `← Feed ${ NAME }` } ).click();
	await expect( page.getByRole( 'row' ) ).toHaveCount( 4 );
	await expect( page.getByRole( 'row' ).nth( 1 ) ).toContainText( 'Restored' );
	await expect( page.getByRole( 'row' ).nth( 2 ) ).toContainText( 'Undone' );
	await expect( page.getByRole( 'row' ).nth( 3 ) ).toContainText( 'Imported' );
	await expectDeskAccessible( page );
} );

test( 'how the files of a feed are read is set on its screen', async ( { page, complaints } ) => {
	complaints.allow( /JQMIGRATE|Failed to load resource.*400/ );
	await page.goto( '/wp-admin/admin.php?page=coleman-feeds' );
	await page.getByRole( 'heading', { name: 'Feeds', level: 2 } ).waitFor();
	const name = `${ NAME }-settings`;
	await call( page, { path: '/feeds', method: 'POST', data: { name, kind: 'parts' } } );
	await page.goto( `/wp-admin/admin.php?page=coleman-feeds&feed=${ name }` );
	await page.getByRole( 'button', { name: 'Settings', exact: true } ).click();
	await page.getByLabel( 'Empty cells clear values' ).check();
	await page.getByLabel( 'Rows to skip' ).fill( 'Total*' );
	await page.getByLabel( 'Last row with row count' ).fill( 'TRAILER' );
	await page.getByLabel( 'Remove immediately' ).check();
	await page.getByLabel( 'Hours between files, at most' ).fill( '24' );
	await page.getByLabel( 'Frozen' ).check();
	await expectDeskAccessible( page );

	// What is refused is said at its field, and what was typed stays.
	await page.getByRole( 'button', { name: 'Save settings' } ).click();
	await expect( page.getByLabel( 'Last row with row count' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( page.getByLabel( 'Rows to skip' ) ).toHaveValue( 'Total*' );
	await page.getByLabel( 'Last row with row count' ).fill( 'TRAILER,#' );

	// So it does over a reload.
	await page.reload();
	await expect( page.getByLabel( 'Rows to skip' ) ).toHaveValue( 'Total*' );
	await expect( page.getByLabel( 'Last row with row count' ) ).toHaveValue( 'TRAILER,#' );
	await expect( page.getByLabel( 'Frozen' ) ).toBeChecked();
	await page.getByRole( 'button', { name: 'Save settings' } ).click();
	await expect( page.getByText( 'No files yet.' ) ).toBeVisible();

	await page.getByRole( 'button', { name: 'Settings', exact: true } ).click();
	await expect( page.getByLabel( 'Empty cells clear values' ) ).toBeChecked();
	await expect( page.getByLabel( '0 is a price' ) ).not.toBeChecked();
	await expect( page.getByLabel( 'Rows to skip' ) ).toHaveValue( 'Total*' );
	await expect( page.getByLabel( 'Last row with row count' ) ).toHaveValue( 'TRAILER,#' );
	await expect( page.getByLabel( 'Remove immediately' ) ).toBeChecked();
	await expect( page.getByLabel( 'Hours between files, at most' ) ).toHaveValue( '24' );
	await expect( page.getByLabel( 'Frozen' ) ).toBeChecked();

	// What is not saved can be thrown away.
	await page.getByLabel( 'Rows to skip' ).fill( 'Sum*' );
	await page.getByRole( 'button', { name: 'Discard changes' } ).click();
	await expect( page.getByLabel( 'Rows to skip' ) ).toHaveValue( 'Total*' );
	await page.reload();
	await expect( page.getByLabel( 'Rows to skip' ) ).toHaveValue( 'Total*' );
} );

test( 'a file whose sending was interrupted goes on where it was', async ( { page, complaints } ) => {
	complaints.allow( /JQMIGRATE/ );
	const body = file( '10.00' );
	await page.goto( '/wp-admin/admin.php?page=coleman-feeds' );
	await page.getByRole( 'heading', { name: 'Feeds', level: 2 } ).waitFor();
	// Half of it has arrived when the browser is closed.
	const name = `${ NAME }-half`;
	const text = body.buffer.toString();
	await call( page, { path: '/feeds', method: 'POST', data: { name, kind: 'parts' } } );
	const { id } = await call< { id: number } >( page, {
		path: `/feeds/${ name }/runs`,
		method: 'POST',
		data: { file_name: 'half.csv', size: text.length },
	} );
	await page.evaluate(
		( [ run, half ] ) =>
			( window as Screen ).wp.apiFetch( {
				path: `/coleman/v1/feed-runs/${ run }/file?offset=0`,
				method: 'POST',
				body: new Blob( [ half ] ),
				headers: { 'Content-Type': 'application/octet-stream' },
			} ),
		[ id, text.slice( 0, 50 ) ] as const
	);
	await page.goto( `/wp-admin/admin.php?page=coleman-feeds&run=${ id }` );
	await expect( page.getByText( /stopped at 50 bytes/ ).first() ).toBeVisible();

	// Another file is told from it.
	await page.getByLabel( 'File', { exact: true } ).setInputFiles( { ...body, buffer: Buffer.from( 'other' ) } );
	await expect( page.getByText( /This is a different file/ ).first() ).toBeVisible();
	await page.getByLabel( 'File', { exact: true } ).setInputFiles( body );
	await expect( page.getByRole( 'rowheader', { name: /What it is/ } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Discard' } ).click();
	await expect( page.getByText( 'Discarded', { exact: true } ).first() ).toBeVisible();
} );

test( 'a file with a long name stays within its field on a phone', async ( { page, complaints } ) => {
	complaints.allow( /JQMIGRATE/ );
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( '/wp-admin/admin.php?page=coleman-feeds&bring=1' );
	const name = `parts-${ 'as-exported-'.repeat( 8 ) }2026.csv`;
	await page.getByLabel( 'File', { exact: true } ).setInputFiles( { ...file( '10.00' ), name } );
	await expect( page.getByText( name ) ).toBeVisible();
	const wider = await page
		.locator( '.coleman-feeds__file' )
		.evaluate( ( field ) => field.scrollWidth - field.clientWidth );
	expect( wider ).toBe( 0 );
} );
