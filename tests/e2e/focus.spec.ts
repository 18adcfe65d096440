import type { Page } from '@playwright/test';
import { expect, PAGES, test } from './support/test';
import { turnTags } from './support/turns';

/** Pages with something that sticks to the window, and the long ones. */
const LOOKED_AT = [
	'home',
	'new equipment',
	'part',
	'used category, narrowed down',
	'used machine',
	'comparison',
	'rental',
	'family of parts',
	'search',
	'diagram',
	'models',
	'cart',
];

/** More stops than this are of the same kinds. */
const MOST_STOPS = 70;

/** Goes through the page by Tab and says which stops are wholly behind something else. */
async function hiddenStops( page: Page ): Promise< string[] > {
	const hidden = new Set< string >();
	for ( let stop = 0; stop < MOST_STOPS; stop++ ) {
		await page.keyboard.press( 'Tab' );
		const found = await page.evaluate( async () => {
			await new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( done ) ) );
			const focused = document.querySelector( ':focus' );
			if ( ! focused || focused.matches( 'iframe' ) ) {
				return 'end';
			}
			const look = () => {
				const points = [ ...focused.getClientRects() ].flatMap( ( { left, top, width, height } ) =>
					[ 0.1, 0.5, 0.9 ].flatMap( ( x ) =>
						[ 0.15, 0.5, 0.85 ].map( ( y ) => [ left + width * x, top + height * y ] )
					)
				);
				return points.some( ( [ x = -1, y = -1 ] ) => {
					const at = document.elementFromPoint( x, y );
					// A box whose control is drawn beside it is seen by its label.
					return (
						at &&
						( focused.contains( at ) ||
							at.contains( focused ) ||
							at.closest( 'label' )?.contains( focused ) )
					);
				} );
			};
			// A slider brings what has the focus into view, which takes a moment.
			for ( let tries = 0; tries < 20 && ! look(); tries++ ) {
				await new Promise( ( done ) => setTimeout( done, 50 ) );
			}
			return look() ? '' : focused.outerHTML.slice( 0, 160 );
		} );
		if ( found === 'end' ) {
			break;
		}
		if ( found ) {
			hidden.add( found );
		}
	}
	return [ ...hidden ];
}

LOOKED_AT.forEach( ( name, index ) => {
	test( `the focus is never hidden on ${ name }`, { tag: turnTags( index )[ 0 ]! }, async ( { page } ) => {
		for ( const viewport of [
			{ width: 390, height: 700 },
			{ width: 1440, height: 900 },
		] ) {
			await page.setViewportSize( viewport );
			await page.goto( PAGES[ name ]! );
			expect( await hiddenStops( page ), `at ${ viewport.width } px` ).toEqual( [] );
		}
	} );
} );
