import { enterMode, expectBorders, expectOutline, notInMode } from './support/modes';
import { turnTags } from './support/turns';
import { expect, expectAccessible, expectSound, PAGES, test, watchShifts } from './support/test';

/** Pages whose header and footer are looked at: those of the front page, of a page deep down, and of one that is private. */
const WITH_CHROME = [ 'home', 'part', 'cart' ];

/** What pages stand on, in light colors and in dark ones. */
const CHALK: Record< string, string > = { light: 'rgb(247, 247, 243)', dark: 'rgb(23, 28, 31)' };

Object.entries( PAGES ).forEach( ( [ name, url ], index ) => {
	test(
		`${ name } is sound @phone`,
		{ tag: turnTags( index ) },
		async ( { page, colorScheme, complaints }, { project } ) => {
			await enterMode( page, project.name, complaints );
			await watchShifts( page );
			const response = await page.goto( url );
			expect( response?.status() ).toBe( 200 );
			if ( project.name === 'forced-colors' ) {
				await expectBorders( page );
				await expectOutline( page );
			} else {
				await expect( page.locator( 'body' ) ).toHaveCSS(
					'background-color',
					CHALK[ colorScheme ?? 'light' ]!
				);
			}
			if ( project.name === 'right-to-left' ) {
				await expect( page.locator( 'html' ) ).toHaveCSS( 'direction', 'rtl' );
			}
			await expectSound( page, {
				chrome: WITH_CHROME.includes( name ),
				withoutRules: notInMode( project.name ),
			} );
		}
	);
} );

test( 'a page that is not there says so, with ways on', async ( { page, complaints } ) => {
	complaints.allow( /404/ );
	const response = await page.goto( '/parts/details/no-such-part-999999' );
	expect( response?.status() ).toBe( 404 );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Page not found' );
	await expect( page.getByRole( 'main' ).getByRole( 'search' ) ).toBeVisible();
	await expectAccessible( page );
} );
