import { renderToStaticMarkup } from 'react-dom/server';
import fixtures from './fixtures.json';
import { PartHelp, partHelpProps } from './part-help';

const shown = ( props: unknown ) => {
	document.body.innerHTML = renderToStaticMarkup( <PartHelp { ...partHelpProps( props ) } /> );
	return document.body.firstElementChild!;
};

it( 'names each branch with its number, where to ask, and where to look on', () => {
	const help = shown( fixtures.typical );
	expect( [ ...help.querySelectorAll( 'a' ) ].map( ( a ) => a.getAttribute( 'href' ) ) ).toEqual( [
		'/ask/part-4',
		'tel:9135550101',
		'tel:8165550102',
		'/parts/category/hydraulic-pumps-3',
	] );
	expect( help.querySelector( 'h2' )!.textContent ).toBe( 'We may still find it' );
} );

it( 'leads nowhere where the part belongs to no family', () => {
	expect( shown( fixtures[ 'without a price' ] ).textContent ).not.toMatch( 'See all' );
} );
