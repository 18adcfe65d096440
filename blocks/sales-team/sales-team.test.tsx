import { call } from '@/api/client';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { SalesTeam, salesTeamProps } from './sales-team';

jest.mock( '@/api/client' );

const ask = jest.mocked( call );
const PATH = '/sales-team/';

const open = async ( state: keyof typeof fixtures = 'typical', before?: ( root: HTMLElement ) => void ) => {
	const page = await hydrateIsland( SalesTeam, salesTeamProps, fixtures[ state ], before );
	const { root, act } = page;
	const field = < Type extends HTMLElement >( name: string ) => root.querySelector< Type >( `[name=${ name }]` )!;
	return {
		...page,
		zip: () => field< HTMLInputElement >( 'zip' ),
		find: ( typed: { zip?: string; branch?: string } ) =>
			act( () => {
				field< HTMLInputElement >( 'zip' ).value = typed.zip ?? '';
				field< HTMLSelectElement >( 'branch' ).value = typed.branch ?? '';
				root.querySelector( 'form' )!.requestSubmit();
			} ),
		people: () =>
			[ ...root.querySelectorAll( '.coleman-person-card__name' ) ].map( ( { textContent } ) => textContent ),
		cities: () => [ ...root.querySelectorAll( 'h2' ) ].map( ( { textContent } ) => textContent ),
		told: () => root.querySelector( '[role=status]' )!.textContent,
		fault: () => root.querySelector( '.coleman-field__error' )?.textContent,
	};
};

const address = () => location.pathname + location.search;

/** The back button: jsdom goes back in its own time. */
const back = () =>
	new Promise( ( resolve ) => {
		addEventListener( 'popstate', resolve, { once: true } );
		history.back();
	} );

beforeEach( () => {
	const { people, how, nearest } = fixtures.covered.team;
	ask.mockReset().mockResolvedValue( { results: people, how, nearest } );
	history.pushState( null, '', PATH );
} );

it( 'shows everybody under their branch at first', async () => {
	const team = await open();
	expect( team.people() ).toEqual( [ 'Wade Kessler', 'Becky Stroud' ] );
	expect( team.cities() ).toEqual( [ 'Smithville', 'Easton' ] );
	expect( team.told() ).toBe( '2 people' );
	expect( ask ).not.toHaveBeenCalled();
} );

it( 'finds who looks after a ZIP code, says so and puts it into the address', async () => {
	const team = await open();
	await team.find( { zip: ' 64089 ' } );
	expect( ask.mock.calls[ 0 ]![ 1 ] ).toMatchObject( { query: { location_id: 0, zip: '64089' }, isPublic: true } );
	expect( team.people() ).toEqual( [ 'Wade Kessler' ] );
	expect( team.told() ).toBe( '1 person covers ZIP code 64089.' );
	expect( address() ).toBe( `${ PATH }?zip=64089` );
} );

it( 'asks at a branch, and goes back to where it was', async () => {
	const team = await open();
	await team.find( { zip: '64089', branch: 'smithville' } );
	expect( ask.mock.calls[ 0 ]![ 1 ] ).toMatchObject( { query: { location_id: 3, zip: '64089' } } );
	expect( address() ).toBe( `${ PATH }?branch=smithville&zip=64089` );
	ask.mockResolvedValue( { results: fixtures.typical.team.people, how: '', nearest: null } );
	await team.act( back );
	expect( team.people() ).toEqual( [ 'Wade Kessler', 'Becky Stroud' ] );
	expect( team.zip().value ).toBe( '' );
} );

it.each( [
	[
		'nearest',
		'ZIP code 66502 isn’t in anyone’s territory. The nearest branch is Easton, 84 miles away.',
		undefined,
	],
	[ 'unknown', '2 people', 'We don’t know this ZIP code.' ],
	[ 'malformed', '2 people', 'Enter a 5-digit ZIP code.' ],
] as const )( 'helps when a ZIP code is %s', async ( state, told, fault ) => {
	const { zip } = fixtures[ state ];
	history.pushState( null, '', `${ PATH }?zip=${ zip }` );
	const team = await open( state );
	expect( [ team.told(), team.fault() ] ).toEqual( [ told, fault ] );
	expect( team.zip().getAttribute( 'aria-invalid' ) ).toBe( fault ? 'true' : null );
	expect( ask ).not.toHaveBeenCalled();
} );

it( 'keeps what it shows when a call fails, and logs it', async () => {
	const team = await open();
	ask.mockRejectedValueOnce( new Error( 'offline' ) );
	await team.find( { zip: '64089' } );
	expect( team.people() ).toHaveLength( 2 );
	expect( address() ).toBe( PATH );
	expect( console ).toHaveErrored();
} );

it( 'keeps what was typed before it woke', async () => {
	const { zip } = await open( 'typical', ( root ) => {
		root.querySelector< HTMLInputElement >( '[name=zip]' )!.value = '64089';
	} );
	expect( zip().value ).toBe( '64089' );
} );

it( 'has no branch to choose where the page gives it', async () => {
	const { root } = await open( 'of one branch' );
	expect( root.querySelector( '[name=branch]' ) ).toBeNull();
} );
