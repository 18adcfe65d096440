import { renderToStaticMarkup } from 'react-dom/server';
import fixtures from './fixtures.json';
import { SearchedFor, searchedForProps } from './searched-for';

const shown = ( props: unknown ) => {
	document.body.innerHTML = renderToStaticMarkup( <SearchedFor { ...searchedForProps( props ) } /> );
	return document.body.firstElementChild!;
};

it( 'says what was typed and leads to all results', () => {
	const line = shown( fixtures.typical );
	expect( line.textContent ).toBe( 'Searched for hh164 32430See all results' );
	expect( line.querySelector( 'a' )!.getAttribute( 'href' ) ).toBe( '/search/hh164%2032430/' );
} );

it( 'shows a hostile text as it was typed', () => {
	const line = shown( fixtures.hostile );
	expect( line.querySelector( 'bdi' )!.textContent ).toBe( fixtures.hostile.text );
	expect( line.querySelector( 'script, b' ) ).toBeNull();
} );
