import { fetchAttachments } from '@/api/attachments';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { AttachmentList, attachmentListProps } from './attachment-list';
import { attachmentListProps as listProps, choiceIn, optionsOf, queryOf } from './attachment-list-props';
import fixtures from './fixtures.json';

jest.mock( '@/api/attachments' );

const ask = jest.mocked( fetchAttachments );

const PATH = '/equipment/implements-attachments/category/grapples-2';

type Answer = Awaited< ReturnType< typeof fetchAttachments > >;

/** An answer of the API with attachments of these names. */
const answer = ( names: string[], more: object = {} ): Answer =>
	( {
		results: names.map( ( Name ) => ( { ...fixtures.typical.list.items[ 0 ]!, Name, Url: `/${ Name }` } ) ),
		facets: fixtures.typical.list.facets,
		count: names.length,
		count_is_capped: false,
		has_more: false,
		after: 99,
		...more,
	} ) as unknown as Answer; // an answer has more than the list shows

const open = async ( props: object = fixtures.typical ) => {
	const page = await hydrateIsland( AttachmentList, attachmentListProps, props );
	const all = ( selector: string ) => [ ...page.root.querySelectorAll< HTMLElement >( selector ) ];
	const link = ( text: string ) => all( 'a' ).find( ( { textContent } ) => textContent?.trim() === text )!;
	return {
		...page,
		all,
		link,
		press: ( text: string ) => page.act( () => link( text ).click() ),
		names: () => all( '.coleman-plate-card__name' ).map( ( { textContent } ) => textContent ),
		chosen: () => all( '[aria-current=true]' ).map( ( { textContent } ) => textContent?.trim() ),
		told: () => all( '[role=status]' ).map( ( { textContent } ) => textContent ),
	};
};

const address = () => location.pathname + location.search;

beforeEach( () => {
	ask.mockReset().mockResolvedValue( answer( [ 'One', 'Two' ] ) );
	history.pushState( null, '', PATH );
} );

describe( 'choosing', () => {
	it( 'shows what matches, counts it aloud and puts the choice into the address', async () => {
		const list = await open();
		await list.press( 'Easton 1' );
		expect( ask.mock.calls[ 0 ]![ 0 ] ).toEqual( {
			category_id: 2,
			vendor_id: 0,
			location_id: 4,
			per_page: 12,
		} );
		expect( list.names() ).toEqual( [ 'One', 'Two' ] );
		expect( list.chosen() ).toEqual( [ 'ALL', 'Easton 1', 'ALL', 'ALL' ] );
		expect( list.told()[ 0 ] ).toBe( '2 attachments · Easton' );
		expect( address() ).toBe( `${ PATH }?location_id=4` );
	} );

	it( 'narrows down further, and takes a filter away at ALL', async () => {
		const list = await open();
		await list.press( 'For rent 3' );
		await list.press( '$2,500 to $5,000 3' );
		expect( address() ).toBe( `${ PATH }?price=2500-5000&rent=1` );
		expect( ask ).toHaveBeenLastCalledWith(
			expect.objectContaining( { rent: 1, price: '2500-5000' } ),
			expect.anything()
		);
		expect( list.told()[ 0 ] ).toBe( '2 attachments · $2,500 to $5,000 · For rent' );
		await list.act( () => list.all( 'nav:last-of-type a' ).at( 0 )!.click() );
		expect( address() ).toBe( `${ PATH }?price=2500-5000` );
	} );

	it( 'keeps the focus where it is', async () => {
		const list = await open();
		list.link( 'Easton 1' ).focus();
		await list.press( 'Easton 1' );
		expect( list.root.ownerDocument.activeElement?.textContent ).toBe( 'Easton 1' );
	} );

	it( 'takes the choice back when the call fails, and only logs it', async () => {
		const list = await open();
		const before = list.names();
		ask.mockRejectedValueOnce( new Error( 'offline' ) );
		await list.press( 'Easton 1' );
		expect( [ list.names(), list.chosen(), address() ] ).toEqual( [
			before,
			[ 'ALL', 'ALL', 'ALL', 'ALL' ],
			PATH,
		] );
		expect( console ).toHaveErrored();
	} );

	it( 'says when there is nothing, and what to do', async () => {
		const list = await open();
		ask.mockResolvedValueOnce( answer( [] ) );
		await list.press( 'Case 1' );
		expect( list.told()[ 0 ] ).toBe( 'No results found · Case' );
		expect( list.root.textContent ).toMatch( 'Remove a filter' );
	} );

	it( 'leaves a click for a new tab to the browser', async () => {
		const list = await open();
		document.addEventListener( 'click', ( event ) => event.preventDefault(), { once: true } );
		await list.act( () =>
			list
				.link( 'Easton 1' )
				.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true, metaKey: true } ) )
		);
		expect( ask ).not.toHaveBeenCalled();
	} );

	it( 'goes back by the back button', async () => {
		const list = await open();
		await list.press( 'Easton 1' );
		await list.act(
			() =>
				new Promise( ( resolve ) => {
					addEventListener( 'popstate', resolve, { once: true } );
					history.back();
				} )
		);
		expect( list.chosen() ).toEqual( [ 'ALL', 'ALL', 'ALL', 'ALL' ] );
		expect( address() ).toBe( PATH );
	} );

	it( 'follows an address that woke it', async () => {
		history.pushState( null, '', `${ PATH }?vendor_id=2&rent=1` );
		const list = await open();
		expect( list.chosen() ).toEqual( [ 'Kubota 1', 'ALL', 'ALL', 'For rent 3' ] );
	} );
} );

describe( 'loading more', () => {
	it( 'appends the next page and goes on with its first plate', async () => {
		const list = await open();
		const before = list.names();
		expect( list.told()[ 1 ] ).toBe( '4 of 6 shown' );
		ask.mockResolvedValueOnce( answer( [ 'Five', 'Six' ], { count: 6 } ) );
		await list.press( 'Load More Attachments' );
		expect( ask.mock.calls[ 0 ]![ 0 ] ).toEqual( expect.objectContaining( { category_id: 2, after: 22 } ) );
		expect( list.names() ).toEqual( [ ...before, 'Five', 'Six' ] );
		expect( list.root.ownerDocument.activeElement?.textContent ).toBe( 'Five' );
		expect( list.link( 'Load More Attachments' ) ).toBeUndefined();
		expect( address() ).toBe( PATH );
	} );

	it( 'says when that failed, and can be asked again', async () => {
		const list = await open();
		ask.mockRejectedValueOnce( new Error( 'offline' ) );
		await list.press( 'Load More Attachments' );
		expect( list.told()[ 1 ] ).toBe( 'That didn’t load. Please try again.' );
		expect( console ).toHaveErrored();
		await list.press( 'Load More Attachments' );
		expect( list.names() ).toHaveLength( 6 );
	} );

	it( 'asks once, however often it is pressed', async () => {
		const list = await open();
		ask.mockReturnValue( new Promise( () => {} ) );
		await list.press( 'Load More Attachments' );
		await list.press( 'Load More Attachments' );
		expect( ask ).toHaveBeenCalledTimes( 1 );
		expect( list.link( 'Load More Attachments' ).getAttribute( 'aria-busy' ) ).toBe( 'true' );
	} );
} );

describe( 'without React', () => {
	it( 'has links that say the whole choice', async () => {
		history.pushState( null, '', `${ PATH }?vendor_id=2&location_id=4&price=2500-5000&rent=1` );
		const { all } = await open( fixtures[ 'narrowed down' ] );
		const hrefs = all( 'nav a' ).map( ( link ) => link.getAttribute( 'href' ) );
		expect( hrefs[ 0 ] ).toBe( '?location_id=4&price=2500-5000&rent=1#attachment-list-1' );
		expect( hrefs.at( -2 ) ).toBe( '?vendor_id=2&location_id=4&price=2500-5000#attachment-list-1' );
	} );

	it( 'leads on by key and back to the beginning', async () => {
		history.pushState( null, '', '/equipment/implements-attachments/vendor/kubota-2?after=4' );
		const { link } = await open( fixtures[ 'of a manufacturer, from further on' ] );
		expect( link( 'Load More Attachments' ).getAttribute( 'href' ) ).toBe( '?after=6#attachment-list-1' );
		expect( link( 'Back to start' ).getAttribute( 'href' ) ).toBe( '?#attachment-list-1' );
	} );
} );

it( 'offers only what would show something, and what is chosen', () => {
	const props = listProps( fixtures[ 'nothing matches' ] );
	expect( optionsOf( 'price', props.list, props.choice ).map( ( { name } ) => name ) ).toEqual( [ 'ALL' ] );
	expect( optionsOf( 'vendor', props.list, props.choice ).map( ( { name } ) => name ) ).toEqual( [
		'ALL',
		'Bobcat',
		'Kubota',
		'Case',
		'Polaris',
	] );
} );

it.each( [
	'?location_id=77',
	'?location_id=4x',
	'?price=cheap',
	'?rent=yes',
	'?after=-1',
	'?vendor_id[]=1',
	'?category_id=9',
] )( 'reads nothing in %s, as PHP does', ( query ) => {
	const props = listProps( fixtures.typical );
	expect( queryOf( choiceIn( query, props ), props ) ).toBe( '?' );
} );
