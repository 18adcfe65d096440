import type { Page } from '@playwright/test';
import { expect } from './test';
import type { Complaints } from './test';

/** Sets up what a project cannot: the language, and the size of text that a visitor has chosen in the browser. */
export async function enterMode( page: Page, mode: string, complaints: Complaints ): Promise< void > {
	if ( mode === 'right-to-left' ) {
		// Islands ask for their words in Arabic, which there are none of.
		complaints.allow( /404/ );
		const url = process.env.BASE_URL ?? 'http://127.0.0.1:8888';
		await page.context().addCookies( [ { name: 'coleman_language', value: 'ar', url } ] );
	}
	if ( mode === 'large-text' ) {
		const session = await page.context().newCDPSession( page );
		await session.send( 'Page.enable' );
		await session.send( 'Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } } );
	}
}

/** The rules of axe that say nothing in a mode. */
export function notInMode( mode: string ): string[] {
	return (
		{
			// The colors are the visitor's own then, and axe reads the page's.
			'forced-colors': [ 'color-contrast' ],
			// Numbers in a drawing stand where the parts are, and each is in the list below it too (WCAG 2.5.8, exceptions).
			narrow: [ 'target-size' ],
			'large-text': [ 'target-size' ],
		}[ mode ] ?? []
	);
}

/** In forced colors the browser takes away backgrounds and shadows: what can be pressed needs a border or a line of text. */
export async function expectBorders( page: Page ): Promise< void > {
	const bare = await page
		.locator( 'button, .wp-element-button, input, select, textarea' )
		.evaluateAll( ( controls ) =>
			controls
				.filter( ( control ) => control.checkVisibility( { visibilityProperty: true } ) )
				.filter( ( control ) => {
					const style = getComputedStyle( control );
					const box = control.getBoundingClientRect();
					const isBordered = [ 'top', 'bottom' ].every(
						( side ) =>
							style.getPropertyValue( `border-${ side }-style` ) !== 'none' &&
							parseFloat( style.getPropertyValue( `border-${ side }-width` ) ) > 0
					);
					// The frame around a box of the search is the box's.
					const isFramed =
						control.closest( '[class*="site-search"]' ) !== null ||
						style.textDecorationLine.includes( 'underline' );
					const isNative = control.matches(
						'[type=checkbox], [type=radio], [type=hidden], [type=file], [type=range]'
					);
					return box.width > 1 && ! isBordered && ! isFramed && ! isNative;
				} )
				.map(
					( control ) => `${ control.className || control.tagName } ${ ( control.textContent ?? '' ).trim() }`
				)
		);
	expect( [ ...new Set( bare ) ], 'without a border' ).toEqual( [] );
}

/** What has the focus shows it by an outline, in whatever colors. */
export async function expectOutline( page: Page ): Promise< void > {
	for ( let stop = 0; stop < 6; stop++ ) {
		await page.keyboard.press( 'Tab' );
		const outline = await page.locator( ':focus' ).evaluate( ( focused ) => {
			const isOutlined = ( element: Element, part: string | null ) => {
				const style = getComputedStyle( element, part );
				return style.outlineStyle !== 'none' && parseFloat( style.outlineWidth ) >= 2;
			};
			// A link that covers a plate has its outline on what covers it, a box of a search on its frame.
			const frame = focused.closest( '[class*="site-search__box"]' );
			return [ null, '::before', '::after' ].some( ( part ) => isOutlined( focused, part ) ) ||
				( frame && isOutlined( frame, null ) )
				? 'outline'
				: `none: ${ focused.outerHTML.slice( 0, 120 ) }`;
		} );
		expect( outline ).toBe( 'outline' );
	}
}
