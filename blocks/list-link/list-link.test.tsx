import { renderToStaticMarkup } from 'react-dom/server';
import fixtures from './fixtures.json';
import { ListLink, listLinkProps } from './list-link';

it( 'leads to the form that puts the part on a list, and search engines do not follow it', () => {
	document.body.innerHTML = renderToStaticMarkup( <ListLink { ...listLinkProps( fixtures.typical ) } /> );
	const link = document.querySelector( 'a' )!;
	expect( [ link.getAttribute( 'href' ), link.rel, link.textContent ] ).toEqual( [
		'/customer/lists?part=1001',
		'nofollow',
		'Add to a list',
	] );
} );
