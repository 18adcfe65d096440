import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const MACHINE = '/equipment/used/detail/2022-bobcat-t76-61';

const plate = ( page: Page ) => page.getByRole( 'region', { name: 'Estimate a payment' } );

/** The cents of a row of the estimate. */
const cents = async ( page: Page, label: string ) => {
	const text = await plate( page ).locator( 'dl > div', { hasText: label } ).locator( 'dd' ).textContent();
	return Math.round( Number( text!.replace( /[$,]/g, '' ) ) * 100 );
};

/** All is told together, and adds up. */
async function expectWhole( page: Page, financed: number, months: number ): Promise< void > {
	await expect( plate( page ) ).toContainText( `${ months } months` );
	await expect( plate( page ) ).toContainText( 'APR6.9%' );
	await expect( plate( page ) ).toContainText( 'An estimate and no offer.' );
	await expect.poll( () => cents( page, 'Amount financed' ) ).toBe( financed );
	const payment = await cents( page, 'Payment a month' );
	const total = await cents( page, 'Total of payments' );
	expect( total ).toBeGreaterThan( financed );
	expect( Math.abs( total - payment * months ) ).toBeLessThan( months );
}

test( 'a payment follows what is typed @phone', async ( { page } ) => {
	await page.goto( MACHINE );
	await expectWhole( page, 4_792_500, 72 );
	await plate( page ).getByLabel( 'Down payment' ).fill( '$13,250' );
	await plate( page ).getByLabel( 'Term' ).selectOption( '48 months' );
	await expectWhole( page, 4_000_000, 48 );
	await plate( page ).getByLabel( 'Down payment' ).fill( 'a lot' );
	await expect( plate( page ) ).toContainText( 'Enter an amount in dollars' );
	await expectAccessible( page );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a payment is asked of the page', async ( { page } ) => {
		await page.goto( MACHINE );
		await plate( page ).getByLabel( 'Down payment' ).fill( '13,250.00' );
		await plate( page ).getByLabel( 'Term' ).selectOption( '36 months' );
		await plate( page ).getByRole( 'button', { name: 'Estimate' } ).click();
		await expectWhole( page, 4_000_000, 36 );
		await plate( page ).getByLabel( 'Down payment' ).fill( '53,000' );
		await plate( page ).getByRole( 'button', { name: 'Estimate' } ).click();
		await expect( plate( page ) ).toContainText( 'At least $5,000.00 must be left to finance.' );
		await expect( plate( page ).getByLabel( 'Down payment' ) ).toHaveValue( '53,000' );
	} );
} );
