import { fetchRentals } from '@/rentals/calls';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { RentalList, rentalListProps } from './rental-list';
import { choiceIn } from './rental-list-props';

jest.mock( '@/rentals/calls' );

const ask = jest.mocked( fetchRentals );

const PATH = '/rental/compact-track-loaders-1';

type Answer = Awaited< ReturnType< typeof fetchRentals > >;

const answer = ( models: string[], more: object = {} ): Answer =>
	( {
		results: models.map( ( Model ) => ( { ...fixtures.typical.list.items[ 0 ]!, Model, Url: `/${ Model }` } ) ),
		has_more: false,
		after: 99,
		...more,
	} ) as unknown as Answer; // an answer has more than the list shows

const open = async ( props: object = fixtures.typical ) => {
	const page = await hydrateIsland( RentalList, rentalListProps, props );
	const all = ( selector: string ) => [ ...page.root.querySelectorAll< HTMLElement >( selector ) ];
	const link = ( text: string ) => all( 'a' ).find( ( { textContent } ) => textContent === text )!;
	return {
		...page,
		link,
		press: ( text: string ) => page.act( () => link( text ).click() ),
		models: () => all( '.coleman-plate-card__name' ).map( ( { textContent } ) => textContent ),
		chosen: () => all( '[aria-current=true]' ).map( ( { textContent } ) => textContent ),
		told: () => all( '[role=status]' )[ 0 ]!.textContent,
	};
};

beforeEach( () => {
	jest.resetAllMocks();
	history.replaceState( null, '', PATH );
} );

it( 'shows the rentals of one branch without a new page, under an address that says so', async () => {
	ask.mockResolvedValue( answer( [ 'T76' ] ) );
	const list = await open();
	expect( list.models() ).toEqual( [ 'T66', 'T76', 'SVL75-3' ] );
	await list.press( 'Smithville' );
	expect( ask ).toHaveBeenCalledWith(
		{ category_id: 1, location_id: 3, after: 0, per_page: 12 },
		expect.any( AbortSignal )
	);
	expect( list.models() ).toEqual( [ 'T76' ] );
	expect( list.chosen() ).toEqual( [ 'Smithville' ] );
	expect( list.told() ).toBe( '1 machine shown' );
	expect( location.pathname + location.search ).toBe( `${ PATH }?location_id=3` );
} );

it( 'puts more below, and goes on with the first of them', async () => {
	history.replaceState( null, '', `${ PATH }?location_id=2` );
	ask.mockResolvedValue( answer( [ 'SVL75-3' ] ) );
	const list = await open( fixtures[ 'of a branch, with more' ] );
	expect( list.link( 'Load More Rentals' ).getAttribute( 'href' ) ).toBe( '?location_id=2&after=3#rental-list-1' );
	await list.press( 'Load More Rentals' );
	expect( ask ).toHaveBeenCalledWith(
		{ category_id: 1, location_id: 2, after: 3, per_page: 2 },
		expect.any( AbortSignal )
	);
	expect( list.models() ).toEqual( [ 'T66', 'T76', 'SVL75-3' ] );
	expect( list.root.ownerDocument.activeElement!.textContent ).toBe( 'SVL75-3' );
	expect( list.link( 'Load More Rentals' ) ).toBeUndefined();
} );

it( 'keeps what it shows and says so when more does not come', async () => {
	history.replaceState( null, '', `${ PATH }?location_id=2` );
	ask.mockRejectedValue( new Error( 'no connection' ) );
	const list = await open( fixtures[ 'of a branch, with more' ] );
	await list.press( 'Load More Rentals' );
	expect( list.models() ).toHaveLength( 2 );
	expect( list.told() ).toMatch( /Please try again/ );
	expect( console ).toHaveErrored();
} );

it( 'leads on and back by links where React is not', async () => {
	history.replaceState( null, '', `${ PATH }?after=3` );
	const { link } = await open( fixtures[ 'from further on' ] );
	expect( link( 'Back to start' ).getAttribute( 'href' ) ).toBe( '?#rental-list-1' );
	expect( link( 'Smithville' ).getAttribute( 'href' ) ).toBe( '?location_id=3#rental-list-1' );
} );

it.each( [ '?location_id=77', '?location_id=3x', '?after=-1', '?location_id[]=1' ] )(
	'reads nothing in %s, as PHP does',
	( query ) => {
		expect( choiceIn( query, fixtures.typical ) ).toEqual( { locationId: 0, after: 0 } );
	}
);
