import { renderToStaticMarkup } from 'react-dom/server';
import fixtures from './fixtures.json';
import { RentalCategories, rentalCategoriesProps } from './rental-categories';

const show = ( props: unknown ) => {
	document.body.innerHTML = renderToStaticMarkup( <RentalCategories { ...rentalCategoriesProps( props ) } /> );
	return [ ...document.querySelectorAll( 'li' ) ].map( ( tile ) => [
		tile.querySelector( 'a' )!.getAttribute( 'href' ),
		...[ ...tile.querySelectorAll( 'a, span' ) ].map( ( { textContent } ) => textContent ),
	] );
};

it( 'leads to each category, with its lowest rate and how many machines there are', () => {
	expect( show( fixtures.typical ).slice( 0, 1 ) ).toEqual( [
		[ '/rental/compact-track-loaders-1', 'Compact Track Loaders', 'from $325 a day', '3 machines' ],
	] );
	expect( document.querySelector( 'h1' )!.textContent ).toBe( 'Rental Equipment' );
} );

it( 'promises no rate that only the desk can tell', () => {
	expect( show( fixtures.typical )[ 3 ] ).toEqual( [
		'/rental/excavators-4',
		'Excavators',
		'Call for rates',
		'1 machine',
	] );
} );

it( 'says so when nothing is for rent', () => {
	expect( show( fixtures.empty ) ).toEqual( [] );
	expect( document.querySelector( 'p' )!.textContent ).toMatch( /Call us/ );
} );
