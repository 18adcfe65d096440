import { renderToStaticMarkup } from 'react-dom/server';
import fixtures from './fixtures.json';
import { UsedCategories, usedCategoriesProps } from './used-categories';

const show = ( props: unknown ) => {
	document.body.innerHTML = renderToStaticMarkup( <UsedCategories { ...usedCategoriesProps( props ) } /> );
	return [ ...document.querySelectorAll( 'li' ) ];
};

it( 'leads to the five pages of used equipment, each with how many machines it has', () => {
	const tiles = show( fixtures.typical ).map( ( tile ) => [
		tile.querySelector( 'a' )!.getAttribute( 'href' ),
		tile.querySelector( 'a' )!.textContent,
		tile.querySelector( 'span' )!.textContent,
	] );
	expect( tiles ).toEqual( [
		[ '/equipment/used/tractors/', 'Tractors', '6 machines' ],
		[ '/equipment/used/compact-track-loaders/', 'Compact Track Loaders', '8 machines' ],
		[ '/equipment/used/zero-turn-mowers/', 'Zero-Turn Mowers', '5 machines' ],
		[ '/equipment/used/utility-vehicles/', 'Utility Vehicles', 'None today' ],
		[ '/equipment/used/other-used-equipment/', 'Other Used Equipment', '1 machine' ],
	] );
} );

it( 'is as high a heading as the page needs', () => {
	show( fixtures.typical );
	expect( document.querySelector( 'h1' )!.textContent ).toBe( 'Used Equipment' );
	show( fixtures.empty );
	expect( document.querySelector( 'h2' )!.textContent ).toBe( 'Used Equipment' );
} );
