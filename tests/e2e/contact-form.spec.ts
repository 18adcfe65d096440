import { publish } from './support/content';
import { expect, test } from './support/test';

/** A page with a form of the contact form plugin, as its shortcode prints it, in no block of ours. */
const CONTENT = `<!-- wp:html -->
<div data-form-content><h2>Write to us</h2><div class="wpcf7"><form method="post"><label>Your name <input name="your-name"></label> <button>Send</button></form></div></div>
<p data-form-sent hidden>Thank you. We read every message.</p>
<div data-form-content><div class="wpcf7" id="news"><form method="post"><label>Newsletter <input name="news"></label></form></div></div>
<!-- /wp:html -->`;

const unique = () => `contact-form-${ Date.now() }-${ Math.round( Math.random() * 1e6 ) }`;

test( 'a contact form of any page gives its place to the thanks once it is sent @phone', async ( {
	browser,
	page,
} ) => {
	await page.goto( await publish( browser, { title: 'Write', slug: unique(), content: CONTENT } ) );
	await page.getByLabel( 'Newsletter' ).fill( 'half an address' );
	await page.getByRole( 'button', { name: 'Send' } ).focus();
	await page
		.locator( '.wpcf7' )
		.first()
		.evaluate( ( form ) => form.dispatchEvent( new CustomEvent( 'wpcf7mailsent', { bubbles: true } ) ) );
	await expect( page.getByText( 'Thank you. We read every message.' ) ).toBeFocused();
	await expect( page.getByLabel( 'Your name' ) ).toBeHidden();
	await expect( page.getByRole( 'heading', { name: 'Write to us' } ) ).toBeHidden();
	await expect( page.getByLabel( 'Newsletter' ) ).toHaveValue( 'half an address' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the form stands there, and no thanks', async ( { browser, page } ) => {
		await page.goto( await publish( browser, { title: 'Write', slug: unique(), content: CONTENT } ) );
		await expect( page.getByLabel( 'Your name' ) ).toBeVisible();
		await expect( page.getByText( 'Thank you. We read every message.' ) ).toBeHidden();
	} );
} );
