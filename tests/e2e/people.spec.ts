import { signInAsNew, uniqueEmail } from './support/customers';
import { followMail } from './support/mail';
import { expect, expectAccessible, test } from './support/test';

const PART = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';

test( 'the page of people is accessible', async ( { page, browser } ) => {
	await signInAsNew( page, browser );
	await page.goto( '/customer/people' );
	await expect( page.getByRole( 'main' ).getByRole( 'button', { name: 'Send invitation' } ) ).toBeVisible();
	await expectAccessible( page );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'an owner invites a person who joins, orders on the account and is removed, without JavaScript', async ( {
		page,
		browser,
		complaints,
	} ) => {
		complaints.allow( /status of 4\d\d/ );
		const email = uniqueEmail( 'dana' );
		const owner = await signInAsNew( page, browser );
		await page.goto( '/customer' );
		await page.getByRole( 'link', { name: 'People' } ).click();
		const main = page.getByRole( 'main' );
		await main.getByLabel( 'Email Address' ).fill( email );
		await main.getByRole( 'button', { name: 'Send invitation' } ).click();
		await expect( page.getByText( 'We sent the invitation by email.' ) ).toBeVisible();
		await expect( main ).toContainText( email );

		const context = await browser.newContext( { javaScriptEnabled: false } );
		const dana = await context.newPage();
		await followMail( dana, email, 'invited to an account', 'See the invitation' );
		await expect( dana.getByRole( 'main' ) ).toContainText( 'They stay yours alone.' );
		await dana.getByRole( 'link', { name: 'Create an account to accept' } ).click();
		await dana.getByLabel( 'First Name' ).fill( 'Dana' );
		await dana.getByLabel( 'Last Name' ).fill( 'Quirk' );
		await expect( dana.getByLabel( 'Email Address' ) ).toHaveValue( email );
		await dana.getByLabel( 'Password', { exact: true } ).fill( 'corn barn tractor' );
		await dana
			.getByRole( 'main' )
			.getByRole( 'button', { name: /create/i } )
			.click();
		await dana.getByRole( 'button', { name: 'Accept the invitation' } ).click();
		await expect( dana.getByText( 'You’ve joined the account.' ) ).toBeVisible();
		await expect( dana.getByRole( 'main' ) ).toContainText( owner.email );

		await dana.goto( PART );
		await dana.getByRole( 'main' ).getByRole( 'button', { name: 'Add to cart' } ).first().click();
		await dana.goto( '/checkout' );
		const checkout = dana.getByRole( 'main' );
		const fields = { Name: 'Dana Quirk', Street: '1 Main St', City: 'Easton' };
		for ( const [ label, text ] of Object.entries( fields ) ) {
			await checkout.getByLabel( label, { exact: true } ).first().fill( text );
		}
		await checkout.getByLabel( 'State' ).first().selectOption( 'KS' );
		await checkout.getByLabel( 'ZIP code' ).first().fill( '66020' );
		await checkout.getByLabel( 'Phone' ).first().fill( '913-555-0100' );
		await checkout.getByRole( 'radio', { name: /call me/i } ).check();
		await checkout.getByRole( 'button', { name: 'Place order' } ).click();
		await expect( dana.getByText( 'Here is your total with shipping and tax.' ) ).toBeVisible();
		await checkout.getByRole( 'button', { name: 'Place order' } ).click();
		await expect( dana ).toHaveURL( /\/customer\/order\/\d+$/ );
		const order = new URL( dana.url() ).pathname;
		await expect( dana.getByRole( 'main' ) ).toContainText( 'Placed by' );

		await page.goto( order );
		await expect( page.getByRole( 'main' ) ).toContainText( 'Dana Quirk' );
		await page.goto( '/customer/people' );
		await main.getByText( 'Change Dana Quirk' ).click();
		await main
			.getByRole( 'listitem' )
			.filter( { hasText: email } )
			.getByRole( 'button', { name: 'Yes, remove this person' } )
			.click();
		await expect( page.getByText( 'The person was removed.' ) ).toBeVisible();
		expect( ( await dana.goto( order ) )?.status() ).toBe( 404 );
		await context.close();
	} );
} );
