import { goTo } from '@/stores/customer/go-to';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { SiteSearch, siteSearchProps } from './site-search';

jest.mock( '@/stores/customer/go-to' );

const open = async ( props: object = fixtures.typical ) => {
	const { root, act } = await hydrateIsland( SiteSearch, siteSearchProps, props );
	const input = root.querySelector( 'input' )!;
	return {
		root,
		input,
		choose: ( scope: string ) =>
			act( () => {
				const select = root.querySelector( 'select' )!;
				select.value = scope;
				select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
			} ),
		search: ( text: string ) =>
			act( () => {
				input.value = text;
				root.querySelector( 'form' )!.dispatchEvent(
					new Event( 'submit', { bubbles: true, cancelable: true } )
				);
			} ),
	};
};

beforeEach( () => jest.mocked( goTo ).mockClear() );

it.each( [
	[ 'oil filter', '/search/oil%20filter/' ],
	[ '  "Lee\'s" filter ', '/search/Lees%20filter/' ],
	[ '3/8" bolt', '/search/?q=3%2F8%20bolt' ],
] )( 'leads from %j to %s', async ( text, path ) => {
	const { search } = await open();
	await search( text );
	expect( jest.mocked( goTo ).mock.calls ).toEqual( [ [ path ] ] );
} );

it( 'stays within a site in a folder', async () => {
	const { search } = await open( { ...fixtures.typical, home: '/shop' } );
	await search( 'belt' );
	expect( goTo ).toHaveBeenCalledWith( '/shop/search/belt/' );
} );

it.each( [ '', '   ', '"\'"' ] )( 'leads nowhere from %j, and the box is ready for another', async ( text ) => {
	const { search, input } = await open();
	await search( text );
	expect( goTo ).not.toHaveBeenCalled();
	expect( input.ownerDocument.activeElement ).toBe( input );
} );

it( 'is a form that works without JavaScript', async () => {
	const { root, input } = await open( fixtures.hero );
	const form = root.querySelector( 'form' )!;
	expect( [ form.method, form.getAttribute( 'action' ), input.name, input.required ] ).toEqual( [
		'get',
		'/search/',
		'q',
		true,
	] );
	expect( [ ...input.labels! ].map( ( label ) => label.textContent ) ).toEqual( [ 'Search parts and equipment' ] );
	expect( input.value ).toBe( 'oil filter' );
} );

it.each( [
	[ 'site', '/search/belt/' ],
	[ 'parts', '/search/belt/?from=parts' ],
] )( 'looks first through what is chosen in the box: %s', async ( scope, path ) => {
	const { choose, search } = await open();
	await choose( scope );
	await search( 'belt' );
	expect( goTo ).toHaveBeenCalledWith( path );
} );

it( 'has in the header an icon that leads to the box of the page', async () => {
	const { root } = await open();
	expect( root.querySelector( 'a' )!.getAttribute( 'href' ) ).toBe( '#coleman-search-box' );
	const { root: page } = await open( fixtures.hero );
	expect( page.querySelector( 'a' ) ).toBeNull();
} );
