import apiFetch from '@wordpress/api-fetch';
import type { DeskStock } from '@/api/generated/schemas';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { Announcer } from '../../notices';
import { StockScreen } from './stock-screen';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const PART: DeskStock = {
	part_id: 7,
	number: 'HH160-32093',
	description: 'Filter',
	vendor: 'Kubota',
	is_discontinued: false,
	waiting: [ { id: 14, number: 'W000014', pieces: 2 } ],
	shelves: [
		{
			location_id: 1,
			city: 'Easton',
			bin: 'A-12-3',
			quantity: 0,
			counted: 1,
			counted_at: '2026-03-01T18:00:00Z',
			outstanding: 4,
			missing: 3,
			run: { id: 5, feed: 'stock', source_name: 'on-hand.csv' },
			orders: [ { id: 12, number: 'W000012', pieces: 4, left: 1 } ],
		},
		{
			location_id: 2,
			city: 'Bonner Springs',
			bin: '',
			quantity: 0,
			counted: null,
			counted_at: null,
			outstanding: 0,
			missing: 0,
			run: null,
			orders: [],
		},
	],
	history: [],
};

const open = async () => {
	fetched.mockReset();
	fetched.mockResolvedValueOnce( { results: [ PART ] } );
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=coleman-stock&number=hh16032093' );
	const screen = await showScreen(
		<Announcer>
			<StockScreen />
		</Announcer>
	);
	const press = ( name: string ) =>
		screen.act( () =>
			[ ...screen.root.querySelectorAll( 'button' ) ]
				.find( ( button ) => ( button.getAttribute( 'aria-label' ) ?? button.textContent ) === name )
				?.click()
		);
	const type = ( label: string, value: string ) =>
		screen.act( () => {
			const input = [ ...screen.root.querySelectorAll( 'input' ) ].find(
				( field ) => field.labels?.[ 0 ]?.textContent === label
			)!;
			Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )!.set!.call( input, value );
			input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );
	return { ...screen, press, type };
};

describe( 'the stock of a part', () => {
	it( 'says of each shelf what may be sold, and why', async () => {
		const { root } = await open();
		expect( fetched.mock.calls[ 0 ]?.[ 0 ]?.path ).toBe( '/coleman/v1/desk/stock?number=hh16032093' );
		const [ easton, other ] = [ ...root.querySelectorAll( 'section' ) ];
		expect( easton?.textContent ).toContain( '0 for sale' );
		expect( easton?.textContent ).toContain( 'BinA-12-3' );
		expect( other?.textContent ).not.toContain( 'BinA' );
		expect( easton?.textContent ).toContain( 'Short by 3' );
		expect( easton?.textContent ).toContain( 'W000012: 4, 1 of them sent or picked up' );
		expect( easton?.querySelector( 'a[href*="coleman-feeds&run=5"]' )?.textContent ).toBe(
			'feed stock, on-hand.csv'
		);
		expect( other?.textContent ).toContain( 'None yet' );
		expect( other?.textContent ).not.toContain( 'Short' );
		expect( root.textContent ).toContain( '2 pieces on backorder: W000014: 2' );
	} );

	it( 'takes a count with a reason, and shows what came of it', async () => {
		const { root, press, type } = await open();
		await press( 'Enter a count for Easton' );
		await type( 'Quantity on the shelf', '4.5' );
		await press( 'Save count' );
		expect( root.textContent ).toContain( 'Enter how many pieces are on the shelf.' );
		expect( fetched ).toHaveBeenCalledTimes( 1 );

		const [ easton, other ] = PART.shelves;
		fetched.mockResolvedValueOnce( {
			results: {
				...PART,
				shelves: [ { ...easton!, quantity: 5, missing: 0 }, other! ],
				history: [
					{
						city: 'Easton',
						pieces: 8,
						pieces_before: 0,
						reason: 'Found',
						who: 'Dee',
						at: '2026-03-02T18:00:00Z',
					},
				],
			},
		} );
		await type( 'Quantity on the shelf', ' 8 ' );
		await type( 'Reason', 'Found' );
		await press( 'Save count' );
		expect( fetched.mock.calls[ 1 ]?.[ 0 ]?.data ).toEqual( {
			part_id: 7,
			location_id: 1,
			quantity: 8,
			reason: 'Found',
		} );
		expect( root.textContent ).toContain( '5 for sale' );
		expect( root.textContent ).toContain( 'Easton: counted 8, expected 0' );
		expect( root.textContent ).not.toContain( 'Short by' );
	} );

	it( 'keeps what was typed when a count is refused', async () => {
		const { root, press, type } = await open();
		await press( 'Enter a count for Easton' );
		await type( 'Quantity on the shelf', '8' );
		fetched.mockRejectedValueOnce( {
			code: 'coleman_invalid',
			message: 'Please check the fields.',
			data: { params: { reason: 'Enter a reason.' } },
		} );
		await press( 'Save count' );
		expect( root.textContent ).toContain( 'Enter a reason.' );
		expect( [ ...root.querySelectorAll( 'input' ) ].map( ( { value } ) => value ) ).toContain( '8' );
	} );
} );
