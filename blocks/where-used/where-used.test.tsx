import { ApiError } from '@/api/api-error';
import { fetchWhereUsed } from '@/api/models';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { WhereUsed, whereUsedProps } from './where-used';

jest.mock( '@/api/models' );

const open = ( state: keyof typeof fixtures ) => hydrateIsland( WhereUsed, whereUsedProps, fixtures[ state ] );
const uses = ( root: HTMLElement ) =>
	[ ...root.querySelectorAll( '.coleman-where-used__use' ) ].map( ( link ) => [
		link.textContent,
		link.getAttribute( 'href' ),
	] );
const more = ( root: HTMLElement ) => root.querySelector< HTMLElement >( '.coleman-where-used__more-link' );

const item = { ...fixtures.typical.items[ 0 ]!, AssemblyId: 500, Url: '/parts/model/x/seat/', AssemblyName: 'Seat' };

beforeEach( () => {
	jest.resetAllMocks();
	Object.assign( window, { CSS: { escape: ( text: string ) => text } } );
} );

it( 'leads to the number in each diagram, the diagrams of a model together', async () => {
	const { root } = await open( 'typical' );
	expect(
		[ ...root.querySelectorAll( '.coleman-where-used__title' ) ].map( ( { textContent } ) => textContent )
	).toEqual( [ 'Kubota M5-101', 'Kubota M5-111' ] );
	expect( uses( root ).slice( 0, 2 ) ).toEqual( [
		[ 'Oil filter and sump, number 2', '/parts/model/kubota-m5-101-parts/oil-filter-and-sump/#ref-2' ],
		[ 'Air cleaner, number 3, 11', '/parts/model/kubota-m5-102-parts/oil-filter-and-sump/#ref-3' ],
	] );
} );

it.each( [
	[ 'typical', 'In 3 diagrams' ],
	[ 'one', 'In 1 diagram' ],
	[ 'extreme', 'In more than 200 diagrams' ],
] as const )( 'counts: %s', async ( state, text ) => {
	const { root } = await open( state );
	expect( root.querySelector( '.coleman-where-used__count' )!.textContent ).toBe( text );
} );

it( 'loads more below, once at a time, and takes the focus there', async () => {
	let answer = () => {};
	jest.mocked( fetchWhereUsed ).mockReturnValue(
		new Promise( ( resolve ) => {
			answer = () =>
				resolve( { results: [ item ], has_more: false, after: 500, count: 57, count_is_capped: false } );
		} )
	);
	const { root, act } = await open( 'more' );
	await act( () => more( root )!.click() );
	await act( () => more( root )!.click() );
	expect( jest.mocked( fetchWhereUsed ).mock.calls ).toEqual( [ [ 100, 102 ] ] );
	expect( more( root )!.getAttribute( 'aria-busy' ) ).toBe( 'true' );
	await act( () => answer() );
	expect( uses( root ).at( -1 ) ).toEqual( [ 'Seat, number 2', '/parts/model/x/seat/#ref-2' ] );
	expect( root.ownerDocument.activeElement!.getAttribute( 'href' ) ).toBe( '/parts/model/x/seat/#ref-2' );
	expect( more( root ) ).toBeNull();
} );

it( 'can be asked again when the call failed', async () => {
	jest.mocked( fetchWhereUsed ).mockRejectedValue( ApiError.offline() );
	const { root, act } = await open( 'more' );
	await act( () => more( root )!.click() );
	expect( more( root )!.hasAttribute( 'aria-busy' ) ).toBe( false );
	expect( uses( root ) ).toHaveLength( 2 );
	expect( console ).toHaveErrored();
} );

it( 'is nothing for a part that is in no diagram', async () => {
	const { root } = await open( 'empty' );
	expect( root.innerHTML ).toBe( '' );
} );
