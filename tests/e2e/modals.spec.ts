import type { Page } from '@playwright/test';
import { publish } from './support/content';
import { ADMIN } from './playwright.config';
import { test as editing } from './support/editor';
import { expect, expectAccessible, test } from './support/test';

const unique = ( name: string ) => `${ name }-${ Date.now() }-${ Math.round( Math.random() * 1e6 ) }`;

/** A button of WordPress as an editor makes it, with a class under Advanced. */
const button = ( href: string, text: string ) =>
	`<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {"className":"modal-link"} --><div class="wp-block-button modal-link"><a class="wp-block-button__link wp-element-button" href="${ href }">${ text }</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`;

const SIZES = `${ button( '#sizes', 'Sizes' ) }
<!-- wp:html --><div id="sizes" hidden><h2>Tire sizes</h2><p>23×8.50-12 <a href="#more">more</a></p></div>
<p style="block-size:300vh">A long page</p><!-- /wp:html -->`;

const scrolled = ( page: Page ) => page.evaluate( () => scrollY );

test( 'any element of a page is shown in a modal by the link with its name @phone-0', async ( { browser, page } ) => {
	await page.goto( await publish( browser, { title: 'Sizes', slug: unique( 'sizes' ), content: SIZES } ) );
	const link = page.getByRole( 'link', { name: 'Sizes' } );
	const modal = page.getByRole( 'dialog', { name: 'Tire sizes' } );
	for ( const close of [
		() => page.keyboard.press( 'Escape' ),
		() => modal.getByRole( 'button', { name: 'Close' } ).click(),
		() => page.mouse.click( 5, 5 ),
	] ) {
		await link.focus();
		await page.keyboard.press( 'Enter' );
		await expect( modal ).toBeVisible();
		await expect( modal.getByRole( 'heading', { name: 'Tire sizes' } ) ).toBeInViewport();
		// The focus stays in it, and the page behind it where it is.
		await page.keyboard.press( 'Tab' );
		await expect( modal.getByRole( 'link', { name: 'more' } ) ).toBeFocused();
		const before = await scrolled( page );
		await page.mouse.move( 5, 5 );
		await page.mouse.wheel( 0, 600 );
		await page.waitForTimeout( 200 );
		expect( await scrolled( page ) ).toBe( before );
		await expectAccessible( page );
		await close();
		await expect( modal ).toBeHidden();
		await expect( link ).toBeFocused();
	}
	// What was printed later counts too.
	await page.evaluate( () => {
		const opener = Object.assign( document.createElement( 'button' ), {
			className: 'modal-link',
			textContent: 'Later',
		} );
		opener.setAttribute( 'modal-target', 'later' );
		const later = Object.assign( document.createElement( 'div' ), { id: 'later', hidden: true } );
		later.append( Object.assign( document.createElement( 'h2' ), { textContent: 'Later' } ) );
		document.querySelector( 'main' )!.append( opener, later );
	} );
	await page.getByRole( 'button', { name: 'Later' } ).click();
	await expect( page.getByRole( 'dialog', { name: 'Later' } ) ).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the link leads to the element on its page', async ( { browser, page } ) => {
		await page.goto( await publish( browser, { title: 'Sizes', slug: unique( 'sizes' ), content: SIZES } ) );
		await expect( page.getByRole( 'heading', { name: 'Tire sizes' } ) ).toBeHidden();
		await page.getByRole( 'link', { name: 'Sizes' } ).click();
		await expect( page.getByRole( 'heading', { name: 'Tire sizes' } ) ).toBeInViewport();
	} );

	test( 'a request button leads to the form of its machine, and an unknown one to a page that says so', async ( {
		browser,
		page,
		complaints,
	} ) => {
		complaints.allow( /status of 404/ );
		const content = button( '/rental/request/2', 'Rent it' ) + button( '/rental/request/99999', 'Rent that' );
		const path = await publish( browser, { title: 'Rent', slug: unique( 'rent' ), content } );
		await page.goto( path );
		await page.getByRole( 'link', { name: 'Rent it' } ).click();
		await expect( page ).toHaveURL( /\/rental\/request\/2$/ );
		await expect( page.getByRole( 'heading', { level: 1, name: 'Rental Request' } ) ).toBeVisible();
		await page.goto( path );
		await page.getByRole( 'link', { name: 'Rent that' } ).click();
		await expect( page ).toHaveURL( /\/rental\/request\/99999$/ );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		await expect( page.getByRole( 'heading', { name: 'Rental Request' } ) ).toHaveCount( 0 );
	} );
} );

test( 'request buttons open the form of their machine over the page, once each', async ( { browser, page } ) => {
	const content =
		button( '/rental/request/2', 'Rent the first' ) +
		button( '/rental/request/3', 'Rent the second' ) +
		button( '/rental/request/2', 'Rent the first again' ) +
		button( '/rental/request/99999', 'Rent what is gone' );
	await page.goto( await publish( browser, { title: 'Rent', slug: unique( 'rent' ), content } ) );
	const dialog = page.getByRole( 'dialog', { name: 'Rental Request' } );
	expect( await page.locator( 'dialog.coleman-dialog' ).count() ).toBe( 2 );
	const ids = await page.locator( '[id]' ).evaluateAll( ( all ) => all.map( ( { id } ) => id ) );
	expect( ids.filter( ( id, index ) => ids.indexOf( id ) !== index ) ).toEqual( [] );

	await page.getByRole( 'link', { name: 'Rent the second' } ).click();
	await expect( dialog.locator( 'form' ) ).toHaveAttribute( 'action', '/rental/request/3' );
	await dialog.getByLabel( 'Name', { exact: true } ).fill( 'Pat Miller' );
	await dialog.getByRole( 'button', { name: 'Send request' } ).click();
	await expect( dialog.getByText( 'One or more errors were found in your form.' ) ).toBeVisible();
	await expect( dialog.getByLabel( 'Name', { exact: true } ) ).toHaveValue( 'Pat Miller' );
	await expectAccessible( page );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	for ( const name of [ 'Rent the first', 'Rent the first again' ] ) {
		await page.getByRole( 'link', { name, exact: true } ).click();
		await expect( dialog.locator( 'form' ) ).toHaveAttribute( 'action', '/rental/request/2' );
		await page.keyboard.press( 'Escape' );
	}
} );

editing.describe( 'in the editor', () => {
	editing.use( { storageState: ADMIN } );

	editing(
		'a request button is a variation of Button, whose machine is chosen',
		async ( { admin, editor, page } ) => {
			await admin.createNewPost( { postType: 'page', title: unique( 'Rent' ) } );
			await page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).click();
			await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'rental request button' );
			await page.getByRole( 'option', { name: 'Rental request button' } ).first().click();
			const inside = editor.canvas.locator( '[data-type="core/button"]' );
			await expect( inside ).toContainText( 'Request rental' );
			await inside.click();
			await editor.openDocumentSettingsSidebar();
			await expect( page.locator( '.components-notice__content' ) ).toHaveText(
				'Choose a machine, or the button does nothing.'
			);
			await page.getByRole( 'searchbox', { name: 'Which machine for rent?' } ).fill( 'Kubota' );
			await page
				.getByRole( 'button', { name: /^Choose Kubota/ } )
				.first()
				.click();
			await expect( page.getByText( 'Opens the request form over the page.' ) ).toBeVisible();
			const [ buttons ] = await editor.getBlocks();
			expect( JSON.stringify( buttons ) ).toMatch( /"url":"\/rental\/request\/\d+"/ );
		}
	);
} );
