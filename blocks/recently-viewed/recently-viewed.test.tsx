import { renderToString } from 'react-dom/server';
import { startRecentlyViewed } from '@/behaviours/recently-viewed';
import fixtures from './fixtures.json';
import { RecentlyViewed, recentlyViewedProps } from './recently-viewed';

const show = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <RecentlyViewed { ...recentlyViewedProps( fixtures[ state ] ) } /> );
	return document.querySelector( 'section' )!;
};

it( 'is hidden as PHP prints it, and names its list', () => {
	expect( show( 'empty' ).hidden ).toBe( true );
	const section = show( 'typical' );
	expect( section.hidden ).toBe( false );
	expect( document.getElementById( section.getAttribute( 'aria-labelledby' )! )!.textContent ).toBe(
		'Recently viewed'
	);
} );

it( 'looks in the browser as in the editor', () => {
	const inEditor = show( 'typical' ).querySelector( 'ul' )!.innerHTML;
	localStorage.setItem( 'coleman-viewed', JSON.stringify( fixtures.typical.things ) );
	const section = show( 'empty' );
	startRecentlyViewed();
	document.body.click();
	expect( section.querySelector( 'ul' )!.innerHTML ).toBe( inEditor );
	expect( section.hidden ).toBe( false );
} );
