import { renderToStaticMarkup } from 'react-dom/server';
import fixtures from './fixtures.json';
import { TellMeLinks, tellMeLinksProps } from './tell-me-links';

it( 'says what each link asks to be told', () => {
	document.body.innerHTML = renderToStaticMarkup(
		<TellMeLinks { ...tellMeLinksProps( fixtures[ 'a machine' ] ) } />
	);
	expect(
		[ ...document.querySelectorAll( 'a' ) ].map( ( a ) => [ a.textContent, a.getAttribute( 'href' ) ] )
	).toEqual( [
		[ 'Tell me about machines like this', '/tell-me/like-machine-61' ],
		[ 'Tell me when the price drops', '/tell-me/price-machine-61' ],
	] );
} );
