import apiFetch from '@wordpress/api-fetch';
import type { DeskAttention } from '@/api/generated/schemas';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { Attention, feedSentences } from './attention';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const NOTHING: DeskAttention = {
	short: [],
	arrived: [],
	held_prices: 0,
	held_runs: 0,
	silent: [],
	same: [],
	frozen: [],
};

const open = async ( waiting: Partial< DeskAttention > ) => {
	fetched.mockReset();
	fetched.mockResolvedValue( { results: { ...NOTHING, ...waiting } } );
	return ( await showScreen( <Attention isShown /> ) ).root;
};

describe( 'what waits for somebody', () => {
	it( 'says nothing where nothing waits', async () => {
		expect( ( await open( {} ) ).textContent ).toBe( '' );
	} );

	it( 'names short shelves and arrived backorders, each with its orders', async () => {
		const shelf = ( id: number ) => ( {
			part_id: id,
			part_number: `P-${ id }`,
			location_id: 1,
			city: 'Easton',
			missing: 2,
			orders: [ { id: 12, number: 'W000012' } ],
		} );
		const root = await open( {
			short: [ 1, 2, 3, 4, 5, 6, 7 ].map( shelf ),
			arrived: [
				{
					event_id: 4,
					order_id: 9,
					order_number: 'W000009',
					part_id: 3,
					part_number: 'Q-3',
					location_id: 1,
					city: 'Easton',
					pieces: 3,
					arrived_at: '2026-03-01T18:00:00Z',
				},
			],
		} );
		expect( root.textContent ).toContain( '7 shelves have fewer pieces than orders need' );
		expect( root.textContent ).toContain( 'P-1 at Easton, short by 2:' );
		expect( root.textContent ).not.toContain( 'P-6' );
		expect( root.textContent ).toContain( 'and 2 more' );
		expect( root.textContent ).toContain( 'Q-3 at Easton, 3 held for W000009' );
		const links = [ ...root.querySelectorAll( 'a' ) ].map( ( link ) => link.getAttribute( 'href' ) );
		expect( links ).toContain( 'admin.php?page=coleman-orders&order=12' );
		expect( links ).toContain( 'admin.php?page=coleman-orders&order=9' );
		expect( links ).toContain( 'admin.php?page=coleman-stock&number=P-1' );
	} );

	it( 'tells of feeds in sentences, and leads to them', async () => {
		const feeds = { held_prices: 1, held_runs: 2, silent: [ 'stock', 'parts' ], same: [ 'parts' ] };
		expect( feedSentences( { ...NOTHING, ...feeds } ) ).toEqual( [
			'1 price from a feed needs your approval.',
			'2 files need your approval.',
			'No files have arrived for the feeds stock, parts.',
			'The feed parts keeps sending the same file.',
		] );
		const root = await open( feeds );
		expect( root.querySelector( 'a' )?.getAttribute( 'href' ) ).toBe( 'admin.php?page=coleman-feeds' );
	} );

	it( 'says so when it cannot be loaded', async () => {
		fetched.mockReset();
		fetched.mockRejectedValue( { code: 'x', message: 'No answer.', data: {} } );
		expect( ( await showScreen( <Attention isShown /> ) ).root.textContent ).toContain( 'No answer.' );
	} );
} );
