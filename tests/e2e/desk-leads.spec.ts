import { ADMIN } from './playwright.config';
import { call, expectDeskAccessible } from './support/desk';
import { expect, test } from './support/test';

test.use( { storageState: ADMIN } );

const LEADS = '/wp-admin/admin.php?page=coleman-leads';

test( 'an inquiry is taken on, noted, answered by mail, and how long that took is shown', async ( {
	page,
	context,
	complaints,
} ) => {
	// The refusal of who was second, and wp-admin's own.
	complaints.allow( /Failed to load resource.*409|JQMIGRATE/ );
	const name = `Lee Asker ${ Date.now() }`;
	await page.goto( LEADS );
	await expect( page.getByRole( 'heading', { name: 'Leads', level: 2 } ) ).toBeVisible();
	const [ machine ] = await call< { MachineId: number }[] >( page, { path: '/used?per_page=1' } );
	const email = `${ name.replace( /\W/g, '.' ) }@example.com`;
	const { leadId } = await call< { leadId: number } >( page, {
		path: '/send-used-equipment-email',
		method: 'POST',
		data: {
			equipmentId: machine?.MachineId,
			details: {
				firstName: 'Lee',
				lastName: name.slice( 4 ),
				email,
				city: 'Easton',
				state: 'KS',
				comments: 'Does it have the coupler?',
			},
		},
	} );

	await page.getByRole( 'searchbox' ).fill( name );
	const row = page.getByRole( 'row' ).filter( { hasText: name } );
	await expect( row ).toBeVisible();
	await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
	await expectDeskAccessible( page );
	await row.getByText( name ).click();
	await expect( page ).toHaveURL( new RegExp( `lead=${ leadId }` ) );
	await expect( page.getByText( 'Does it have the coupler?' ) ).toBeVisible();
	const facts = page.getByRole( 'complementary', { name: 'About the inquiry' } );
	await expect( facts.getByText( 'Not answered yet' ) ).toBeVisible();
	await expectDeskAccessible( page );

	// A colleague has it open too.
	const other = await context.newPage();
	await other.goto( `${ LEADS }&lead=${ leadId }` );
	await other.getByRole( 'textbox', { name: 'Your answer' } ).fill( 'Yes, and forks.' );

	await page.getByRole( 'button', { name: 'Assign to me' } ).click();
	await expect( page.getByRole( 'combobox', { name: 'Assigned to' } ) ).not.toHaveValue( '0' );
	await page.getByRole( 'textbox', { name: 'Text' } ).fill( 'Called, no answer.' );
	await page.getByRole( 'button', { name: 'Save note' } ).click();
	await expect( page.getByRole( 'listitem' ).filter( { hasText: 'Called, no answer.' } ) ).toBeVisible();
	await page.getByRole( 'textbox', { name: 'Your answer' } ).fill( 'It does. Come and see it.' );
	await page.getByRole( 'button', { name: 'Send answer' } ).click();
	const head = page.locator( '.coleman-desk__head' ).last();
	await expect( head.getByText( 'Answered', { exact: true } ) ).toBeVisible();
	await expect( facts.getByText( /^Answered (right away|after)/ ) ).toBeVisible();
	await expect( page.getByRole( 'textbox', { name: 'Your answer' } ) ).toHaveValue( '' );

	await other.getByRole( 'button', { name: 'Send answer' } ).click();
	await expect( other.getByText( 'Someone else just changed this.' ).first() ).toBeVisible();
	await expect( other.getByRole( 'textbox', { name: 'Your answer' } ) ).toHaveValue( 'Yes, and forks.' );
	await other.close();

	// The customer has it, once.
	const mail = page
		.getByRole( 'row' )
		.filter( { hasText: email } )
		.filter( { hasText: /About the/ } );
	await expect( async () => {
		await page.goto( '/dev/mail' );
		await expect( mail ).toHaveCount( 1, { timeout: 500 } );
	} ).toPass();
	await mail.getByRole( 'link' ).click();
	await expect( page.frameLocator( 'iframe' ).getByText( 'It does. Come and see it.' ) ).toBeVisible();
} );

test( 'a long name and a long address break, and leave the rest in sight', async ( { page, complaints } ) => {
	complaints.allow( /JQMIGRATE/ );
	await page.goto( LEADS );
	const [ machine ] = await call< { MachineId: number }[] >( page, { path: '/used?per_page=1' } );
	const name = `Long${ Date.now() }`;
	const { leadId } = await call< { leadId: number } >( page, {
		path: '/send-used-equipment-email',
		method: 'POST',
		data: {
			equipmentId: machine?.MachineId,
			details: {
				firstName: name.padEnd( 60, 'w' ),
				lastName: 'W'.repeat( 60 ),
				company: 'M'.repeat( 120 ),
				email: `${ name }${ 'w'.repeat( 40 ) }@${ 'w'.repeat( 25 ) }.example.com`,
				city: 'Easton',
				state: 'KS',
				comments: 'W'.repeat( 300 ),
			},
		},
	} );
	/** What stands out of the box that it is in. */
	const out = ( box: string ) =>
		page.locator( box ).evaluateAll( ( boxes ) =>
			boxes.flatMap( ( one ) => {
				const edge = one.getBoundingClientRect().right + 1;
				return [ ...one.querySelectorAll( '*' ) ]
					.filter( ( inner ) => inner.getBoundingClientRect().right > edge )
					.map( ( inner ) => inner.className );
			} )
		);
	for ( const width of [ 1440, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( LEADS );
		await page.getByRole( 'searchbox' ).fill( name );
		await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
		expect( await out( '.coleman-desk__table td' ) ).toEqual( [] );
		await page.goto( `${ LEADS }&lead=${ leadId }` );
		await expect( page.getByRole( 'heading', { name: 'Answer by email' } ) ).toBeVisible();
		expect( await out( '.coleman-desk__section' ) ).toEqual( [] );
	}
} );
