import { addToCart } from '@/api/cart';
import type { SearchResults as Answer } from '@/api/generated/schemas';
import { fetchSearch } from '@/api/search';
import { exampleCart } from '@/stores/cart/example-cart';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { SearchResults, searchResultsProps } from './search-results';

jest.mock( '@/api/search' );
jest.mock( '@/api/cart' );

const ask = jest.mocked( fetchSearch );

const PATH = '/search/oil%20filter/';

/** An answer of the API: more parts of these numbers. */
const answer = ( numbers: string[], hasMore: boolean ): Answer =>
	( {
		...fixtures.typical,
		sections: {
			...fixtures.typical.sections,
			parts: {
				...fixtures.typical.sections.parts,
				items: numbers.map( ( PartNumber, index ) => ( {
					...fixtures.typical.sections.parts.items[ 0 ]!,
					PartId: 1000 + index,
					PartNumber,
				} ) ),
				has_more: hasMore,
				after: 'later',
			},
		},
	} ) as unknown as Answer; // what a row does not show is left out

const twelve = ( letter: string ) => Array.from( { length: 12 }, ( _, index ) => `${ letter }-${ index }` );

const open = async ( props: object = fixtures.typical ) => {
	const page = await hydrateIsland( SearchResults, searchResultsProps, props );
	const all = ( selector: string ) => [ ...page.root.querySelectorAll< HTMLElement >( selector ) ];
	const more = ( text: string ) => all( 'a' ).find( ( { textContent } ) => textContent === text );
	return {
		...page,
		all,
		more,
		texts: ( selector: string ) => all( selector ).map( ( { textContent } ) => textContent ),
		press: ( text: string ) => page.act( () => more( text )!.click() ),
		rows: ( name: string ) => all( `[data-rows=${ name }] > li` ),
		told: () => page.root.querySelector( '[role=status]' )!.textContent,
	};
};

const address = () => location.pathname + location.search;

beforeEach( () => {
	ask.mockReset().mockResolvedValue( answer( twelve( 'B' ), true ) );
	jest.mocked( addToCart ).mockReset().mockResolvedValue( exampleCart( 12 ) );
	history.replaceState( null, '', PATH );
} );

describe( 'the sections', () => {
	it( 'have their names, counts and buttons', async () => {
		const { texts, more } = await open( fixtures.extreme );
		expect( texts( 'h2' ) ).toEqual( [
			'Parts and Accessories',
			'New and Used Equipment',
			'Common Parts and Parts Diagrams',
			'Pages',
		] );
		expect( texts( '.coleman-search-results__count' ) ).toEqual( [
			'more than 200',
			'more than 200',
			'more than 200',
			'1',
			'1',
		] );
		for ( const text of [ 'Load More Parts', 'Load More Discontinued Parts', 'Load More Equipment' ] ) {
			expect( more( text ) ).toBeDefined();
		}
	} );

	it( 'are told by chips that lead to them, each with the count that stands there', async () => {
		const { all } = await open();
		expect( all( 'nav a' ).map( ( chip ) => chip.getAttribute( 'href' ) ) ).toEqual( [
			'#parts',
			'#discontinued',
			'#equipment',
			'#models',
			'#pages',
		] );
		for ( const chip of all( 'nav a' ) ) {
			const section = document.querySelector( chip.getAttribute( 'href' )! )!;
			const count = section.querySelector( '.coleman-search-results__count' )!.textContent!;
			expect( chip.textContent ).toMatch( new RegExp( ` ${ count.replace( /^more than (.*)/, '$1\\+' ) }$` ) );
		}
	} );

	it( 'are only those in which something was found', async () => {
		const { texts, all } = await open( fixtures[ 'did you mean' ] );
		expect( texts( 'h2' ) ).toEqual( [ 'Parts and Accessories' ] );
		expect( all( 'nav' ) ).toEqual( [] );
	} );

	it( 'tell a machine by what it is, its year, hours and branch, and what it costs', async () => {
		const { rows } = await open();
		const texts = rows( 'equipment' ).map( ( { textContent } ) => textContent );
		expect( texts[ 0 ] ).toBe( 'Bobcat T66Compact Track LoadersUsed · 2021 · 1,240 hours · Easton$48,950' );
		expect( texts[ 1 ] ).toMatch( /Attachment.*Call for price/ );
		expect( texts[ 2 ] ).toMatch( /Rental · Smithville\$295 a day/ );
	} );

	it( 'say by what a discontinued part is replaced', async () => {
		const { rows } = await open();
		expect( rows( 'discontinued' )[ 0 ]!.textContent ).toMatch( 'Replaced by HH164-32430' );
		expect( rows( 'discontinued' )[ 0 ]!.querySelector( 'form' ) ).toBeNull();
	} );
} );

describe( 'Load More', () => {
	it( 'adds rows below, puts their number into the address, tells of them and goes to the first', async () => {
		const page = await open( fixtures[ 'more rows' ] );
		history.replaceState( { kept: 1 }, '', `/search/?q=bolt%203%2F8&from=parts` );
		const length = history.length;
		await page.press( 'Load More Parts' );
		expect( ask.mock.calls[ 0 ]![ 0 ] ).toEqual( {
			q: 'bolt 3/8',
			from: 'parts',
			section: 'parts',
			after: 'eyJhIjoxfQ',
			per_page: 12,
		} );
		expect( page.rows( 'parts' ) ).toHaveLength( 25 );
		expect( page.rows( 'parts' )[ 13 ]!.textContent ).toMatch( 'B-0' );
		expect( page.root.ownerDocument.activeElement ).toBe( page.rows( 'parts' )[ 13 ]!.querySelector( 'a' ) );
		expect( page.told() ).toBe( '12 more are shown.' );
		expect( address() ).toBe( '/search/?q=bolt%203%2F8&from=parts&parts=25' );
		expect( [ history.length, history.state ] ).toEqual( [ length, { kept: 1 } ] );
	} );

	it( 'goes on from where it ended, until there is no more', async () => {
		const page = await open();
		await page.press( 'Load More Parts' );
		ask.mockResolvedValue( answer( [ 'C-0' ], false ) );
		await page.press( 'Load More Parts' );
		expect( ask.mock.calls[ 1 ]![ 0 ] ).toMatchObject( { after: 'later' } );
		expect( [ page.told(), page.more( 'Load More Parts' ) ] ).toEqual( [ '1 more is shown.', undefined ] );
		expect( address() ).toBe( `${ PATH }?parts=17` );
	} );

	it( 'is a link that works by itself, to the first of the new rows', async () => {
		const { more, rows } = await open( fixtures[ 'more rows' ] );
		expect( more( 'Load More Pages' )!.getAttribute( 'href' ) ).toBe(
			'?q=bolt%203%2F8&from=parts&parts=13&pages=18#pages-7'
		);
		expect( rows( 'parts' )[ 12 ]!.id ).toBe( 'parts-13' );
	} );

	it( 'shows the wait, asks once, and leaves the rest as it is', async () => {
		const page = await open();
		let come: ( found: Answer ) => void = () => {};
		ask.mockReturnValue( new Promise( ( resolve ) => ( come = resolve ) ) );
		await page.press( 'Load More Parts' );
		await page.press( 'Load More Parts' );
		expect( ask ).toHaveBeenCalledTimes( 1 );
		expect( page.more( 'Load More Parts' )!.getAttribute( 'aria-busy' ) ).toBe( 'true' );
		await page.act( () => come( answer( [ 'B-0' ], true ) ) );
		expect( page.more( 'Load More Parts' )!.getAttribute( 'aria-busy' ) ).toBeNull();
		expect( page.rows( 'equipment' ) ).toHaveLength( 3 );
	} );

	it( 'says when nothing came, and can be tried again', async () => {
		const page = await open();
		ask.mockRejectedValueOnce( new Error( 'offline' ) );
		await page.press( 'Load More Parts' );
		expect( page.texts( '[role=alert]' ) ).toEqual( [
			'We couldn’t load more. Please check your connection and try again.',
		] );
		expect( [ page.rows( 'parts' ).length, address() ] ).toEqual( [ 4, PATH ] );
		expect( console ).toHaveErrored();
		await page.press( 'Load More Parts' );
		expect( page.all( '[role=alert]' ) ).toEqual( [] );
		expect( page.rows( 'parts' ) ).toHaveLength( 16 );
	} );

	it( 'leaves a click for a new tab to the browser', async () => {
		const page = await open();
		document.addEventListener( 'click', ( event ) => event.preventDefault(), { once: true } );
		await page.act( () =>
			page.more( 'Load More Parts' )!.dispatchEvent(
				new MouseEvent( 'click', {
					bubbles: true,
					cancelable: true,
					ctrlKey: true,
				} )
			)
		);
		expect( ask ).not.toHaveBeenCalled();
	} );
} );

it( 'puts a part into the cart', async () => {
	const { rows, act } = await open();
	await act( () => rows( 'parts' )[ 3 ]!.querySelector( 'form' )!.requestSubmit() );
	expect( jest.mocked( addToCart ).mock.calls[ 0 ]![ 0 ] ).toEqual( {
		partId: 7,
		quantity: 12,
	} );
} );

it( 'says at the part why it was refused', async () => {
	const { rows } = await open( fixtures.refused );
	expect( rows( 'parts' ).map( ( row ) => row.querySelector( '[role=alert]' )?.textContent ) ).toEqual( [
		'Sold in cases of 12.',
		undefined,
	] );
} );

it( 'says what an old number is now', async () => {
	const { all } = await open( fixtures.superseded );
	const banner = all( '.coleman-search-results__replaced' )[ 0 ]!;
	expect( [ ...banner.querySelectorAll( 'li > *' ) ].map( ( { textContent } ) => textContent ) ).toEqual( [
		'HH160-32093',
		'is now',
		'HH164-32430',
		'Filter, engine oil, spin-on',
	] );
	expect( banner.querySelector( 'a' )!.getAttribute( 'href' ) ).toBe( fixtures.superseded.replaced[ 0 ]!.New.Url );
} );

it( 'says that it guesses', async () => {
	const { root } = await open( fixtures[ 'did you mean' ] );
	expect( root.textContent ).toMatch( 'Did you mean one of these? We found no exact match.' );
} );

it( 'names the numbers that are not in the catalog', async () => {
	const missing = { numbers: [ 'HH999-99999', 'HH999-99998' ], order: '/parts/quick-order' };
	const { root } = await open( { ...fixtures[ 'most of the words' ], missing } );
	const notice = root.querySelector( '.coleman-search-results__guess' )!;
	expect( notice.textContent ).toBe( 'Not in our parts catalog: HH999-99999, HH999-99998. Ask for a special order' );
	expect( [ ...notice.querySelectorAll( 'bdi' ) ].map( ( number ) => number.textContent ) ).toEqual(
		missing.numbers
	);
	expect( notice.querySelector( 'a' )!.getAttribute( 'href' ) ).toBe( '/parts/quick-order' );
	expect( root.textContent ).not.toMatch( 'No result has all of these words' );
} );

it( 'helps on when nothing was found', async () => {
	const { root, all } = await open( fixtures[ 'nothing found' ] );
	expect( root.querySelector( 'h1' )!.textContent ).toBe( 'Nothing found for xyzzy-0000' );
	const links = all( 'a' ).map( ( link ) => link.getAttribute( 'href' ) );
	expect( links ).toEqual( [
		'tel:9135550110',
		'tel:8165550120',
		'/parts/quick-order',
		'/parts/category/engine-oil-filters-2',
		'/parts/category/belts-5',
		'/equipment/new/tractors-7',
	] );
} );

it( 'asks what is looked for before anything was searched', async () => {
	const { root, texts } = await open( fixtures[ 'before a search' ] );
	expect( root.querySelector( 'h1' )!.textContent ).toBe( 'Search parts and machines' );
	expect( texts( 'h2' ) ).toContain( 'Parts by family' );
} );

it( 'shows a hostile text as it was typed', async () => {
	const { root } = await open( fixtures.hostile );
	expect( root.querySelector( 'h1 bdi' )!.textContent ).toBe( fixtures.hostile.text );
	expect( root.querySelector( 'script, b' ) ).toBeNull();
} );
