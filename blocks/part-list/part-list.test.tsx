import { fetchPartSubcategory } from '@/api/products';
import type { PartPage } from '@/api/products';
import { cartStore } from '@/stores/cart';
import { dispatch } from '@wordpress/data';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { PartList, partListProps } from './part-list';
import { queryOf } from './part-list-props';

jest.mock( '@/api/products' );

const ask = jest.mocked( fetchPartSubcategory );
const PATH = '/parts/category/engine-oil-filters-1';

/** What the API answers: parts with these ids. */
const answer = ( ids: number[], rest: object = {} ) => {
	const { parts, ...view } = partListProps( fixtures.typical ).view;
	return {
		...view,
		results: ids.map( ( PartId ) => ( { ...parts[ 0 ]!, PartId, PartNumber: `N-${ PartId }` } ) ),
		has_more: false,
		after: ids.at( -1 ) ?? 0,
		...rest,
	} as unknown as PartPage; // of a part, what rows show
};

beforeEach( () => {
	history.replaceState( null, '', PATH );
	ask.mockReset();
	ask.mockResolvedValue( answer( [ 201 ] ) );
} );

async function open( props: object = fixtures.typical ) {
	const island = await hydrateIsland( PartList, partListProps, props );
	document.body.append( island.root );
	const all = ( selector: string ) => [ ...island.root.querySelectorAll< HTMLElement >( selector ) ];
	const link = ( text: string ) => all( 'a' ).find( ( { textContent } ) => textContent?.startsWith( text ) )!;
	return {
		...island,
		all,
		link,
		press: ( text: string ) => island.act( () => link( text ).click() ),
		numbers: () => all( 'article b' ).map( ( { textContent } ) => textContent ),
		chosen: () => all( '[aria-current] > span' ).map( ( { textContent } ) => textContent ),
		count: () => island.root.querySelector( '[role=status]' )!.textContent,
	};
}

const address = () => location.pathname + location.search;

describe( 'a filter', () => {
	it( 'shows other parts in place, and is in the address', async () => {
		const list = await open();
		await list.press( 'Kubota' );
		expect( ask.mock.calls[ 0 ]![ 0 ] ).toEqual( {
			categoryId: 1,
			vendor_id: 101,
			in_stock: 0,
			order: 'wanted',
			after: 0,
			per_page: 12,
		} );
		expect( list.numbers() ).toEqual( [ 'N-201' ] );
		expect( list.chosen() ).toEqual( [ 'Kubota', 'All parts', 'Most popular' ] );
		expect( list.count() ).toBe( '72 parts · Kubota' );
		await list.press( 'In stock' );
		await list.press( 'Lowest price' );
		expect( address() ).toBe( `${ PATH }?vendor_id=101&in_stock=1&order=price` );
	} );

	it( 'is taken back when the call fails', async () => {
		const list = await open();
		ask.mockRejectedValueOnce( new Error( 'gone' ) );
		await list.press( 'Kubota' );
		expect( list.chosen()[ 0 ] ).toBe( 'ALL' );
		expect( list.numbers() ).toHaveLength( 3 );
		expect( address() ).toBe( PATH );
		expect( console ).toHaveErrored();
	} );

	it( 'that leaves nothing says so, and leads back', async () => {
		history.replaceState( null, '', `${ PATH }?vendor_id=101&in_stock=1` );
		const list = await open( fixtures[ 'filtered, nothing' ] );
		expect( list.root.textContent ).toMatch( 'No parts in this family match right now.' );
		await list.press( 'Show all' );
		expect( ask.mock.calls[ 0 ]![ 0 ] ).toMatchObject( { vendor_id: 0, in_stock: 0 } );
	} );

	it( 'leaves other clicks to the browser', async () => {
		const list = await open();
		document.addEventListener( 'click', ( event ) => event.preventDefault(), { once: true } );
		await list.act( () =>
			list
				.link( 'Kubota' )
				.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true, ctrlKey: true } ) )
		);
		expect( ask ).not.toHaveBeenCalled();
	} );
} );

describe( 'more', () => {
	it( 'goes below what is there, takes the focus along and the address with it', async () => {
		const list = await open();
		const before = history.length;
		ask.mockResolvedValueOnce( answer( [ 301, 302 ], { has_more: true } ) );
		await list.press( 'Load More' );
		expect( ask.mock.calls[ 0 ]![ 0 ] ).toMatchObject( { after: 103 } );
		expect( list.numbers().slice( 3 ) ).toEqual( [ 'N-301', 'N-302' ] );
		expect( list.root.ownerDocument.activeElement!.textContent ).toMatch( 'N-301' );
		expect( list.count() ).toBe( '72 parts · 2 more shown' );
		expect( address() ).toBe( `${ PATH }?after=103` );
		expect( history ).toHaveLength( before );
		expect( list.root.textContent ).not.toMatch( 'Back to start' );

		await list.press( 'Load More' );
		expect( ask.mock.calls[ 1 ]![ 0 ] ).toMatchObject( { after: 302 } );
		expect( list.numbers() ).toHaveLength( 6 );
		expect( list.link( 'Load More' ) ).toBeUndefined();
	} );

	it( 'is not asked for twice at the same time', async () => {
		const list = await open();
		await list.act( () => {
			list.link( 'Load More' ).click();
			list.link( 'Load More' ).click();
		} );
		expect( ask ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps the filter', async () => {
		history.replaceState( null, '', `${ PATH }?vendor_id=101` );
		const list = await open( { ...fixtures.typical, vendorId: 101 } );
		await list.press( 'Load More' );
		expect( ask.mock.calls[ 0 ]![ 0 ] ).toMatchObject( { vendor_id: 101, after: 103 } );
	} );

	it( 'is a link that works by itself', async () => {
		const list = await open();
		expect( list.link( 'Load More' ).getAttribute( 'href' ) ).toBe( '?after=103#parts-1' );
		expect( list.link( 'Kubota' ).getAttribute( 'href' ) ).toBe( '?vendor_id=101#parts-1' );
	} );

	it( 'leads back to the beginning from further down', async () => {
		history.replaceState( null, '', `${ PATH }?order=price-down&after=88` );
		const list = await open( fixtures[ 'further down' ] );
		await list.press( 'Back to start' );
		expect( ask.mock.calls[ 0 ]![ 0 ] ).toMatchObject( { order: 'price-down', after: 0 } );
		expect( address() ).toBe( `${ PATH }?order=price-down` );
		expect( list.link( 'Back to start' ) ).toBeUndefined();
	} );
} );

it( 'follows the back button', async () => {
	const list = await open();
	await list.press( 'Kubota' );
	await list.act( async () => {
		const back = new Promise( ( resolve ) => addEventListener( 'popstate', resolve, { once: true } ) );
		history.back();
		await back;
	} );
	expect( ask ).toHaveBeenLastCalledWith( expect.objectContaining( { vendor_id: 0 } ), expect.anything() );
	expect( list.chosen()[ 0 ] ).toBe( 'ALL' );
} );

it.each( [ '?vendor_id=7', '?vendor_id=101x', '?in_stock=yes', '?order=name', '?vendor_id[]=101' ] )(
	'takes %s for the usual choice, as PHP does',
	async ( query ) => {
		history.replaceState( null, '', PATH + query );
		await open();
		expect( ask ).not.toHaveBeenCalled();
	}
);

it( 'puts a part into the cart from its row', async () => {
	const addItem = jest.spyOn( dispatch( cartStore ), 'addItem' ).mockResolvedValue( true );
	const list = await open( fixtures[ 'all sorts' ] );
	const ofPart = ( id: number ) =>
		list.root.querySelector< HTMLInputElement >( `input[name=partId][value="${ id }"]` )!.form!;
	await list.act( () => ofPart( 106 ).requestSubmit() );
	expect( addItem ).toHaveBeenCalledWith( { partId: 106, quantity: 12 } );
	expect( ofPart( 105 ).textContent ).toContain( 'Reserve for pickup' );
} );

it( 'shows the picture of a part only where it is not the family’s', async () => {
	const { all } = await open();
	expect( all( 'article img' ).map( ( image ) => image.getAttribute( 'src' ) ) ).toEqual( [
		'/wp-content/plugins/coleman-api/images/parts/bearings.svg',
	] );
} );

it( 'says where counting stops', async () => {
	expect( ( await open( fixtures.extreme ) ).count() ).toBe( 'More than 200 parts' );
} );

it( 'is told by an empty family what to do', async () => {
	const { root } = await open( fixtures.empty );
	expect( root.textContent ).toMatch( 'There are no parts in this family right now.' );
	expect( root.querySelector( 'nav' ) ).toBeNull();
} );

it( 'writes only what is not usual into the address', () => {
	const usual = { vendorId: 0, inStock: false, order: 'wanted', after: 0 } as const;
	expect( queryOf( usual, { queryName: '' } ) ).toBe( '?' );
	expect( queryOf( usual, { queryName: 'parts-2' } ) ).toBe( '?for=parts-2' );
} );
