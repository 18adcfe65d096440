import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { Order, orderProps } from './order';

const open = async ( state: keyof typeof fixtures, changes: object = {} ) =>
	( await hydrateIsland( Order, orderProps, { ...fixtures[ state ], ...changes } ) ).root;

const actions = ( page: HTMLElement ) =>
	[ ...page.querySelectorAll< HTMLInputElement >( '[name=coleman_action]' ) ].map( ( { value } ) => value );

it( 'says in words where the order stands, and marks the step', async () => {
	const page = await open( 'typical' );
	expect( page.querySelector( 'h1' )!.textContent ).toBe( 'Order W000123' );
	expect( page.querySelector( '.coleman-order__status' )!.textContent ).toBe(
		'Being pickedPlaced Nov 21, 2026, 2:10 pm'
	);
	expect( page.querySelector( '[aria-current=step]' )!.textContent ).toBe( 'Being pickedNov 21, 3:05 pm' );
} );

it( 'shows lines, charges, the branch to fetch from, and what has happened', async () => {
	const page = await open( 'typical' );
	expect( page.querySelectorAll( '.coleman-order__line' ) ).toHaveLength( 2 );
	expect( page.querySelector( '.coleman-order__total' )!.textContent ).toBe( 'Total$76.59' );
	expect( page.querySelector( '.coleman-order__pickup' )!.textContent ).toMatch( 'Easton, KS 66020' );
	expect( page.querySelector< HTMLAnchorElement >( '.coleman-order__phone' )!.href ).toBe( 'tel:9135550104' );
	expect( page.querySelectorAll( '.coleman-order__event' ) ).toHaveLength( 2 );
} );

it( 'offers only what can still be done', async () => {
	expect( actions( await open( 'typical' ) ) ).toEqual( [ 'order_again' ] );
	expect( actions( await open( 'cancellable' ) ) ).toEqual( [ 'order_again', 'order_cancel' ] );
	expect( actions( await open( 'extreme' ) ) ).toEqual( [ 'order_pay', 'order_again', 'order_cancel' ] );
	expect( actions( await open( 'quote' ) ) ).toEqual( [ 'quote_accept', 'quote_decline' ] );
	expect( actions( await open( 'quote', { canAccept: false } ) ) ).toEqual( [] );
	expect( actions( await open( 'slip' ) ) ).toEqual( [] );
} );

it( 'asks before it cancels or declines', async () => {
	const ask = ( await open( 'cancellable' ) ).querySelector( 'details' )!;
	expect( ask.open ).toBe( false );
	expect( ask.textContent ).toMatch( 'Cancel order W000123?' );
	expect( ask.querySelector( 'form' )!.method ).toBe( 'post' );
} );

it( 'sends along what opens a guest’s order', async () => {
	const form = ( await open( 'extreme' ) ).querySelector( 'form' )!;
	expect( Object.fromEntries( new FormData( form ) ) ).toEqual( {
		coleman_action: 'order_pay',
		id: '999999999',
		key: 'a'.repeat( 32 ),
		email: `${ 'a'.repeat( 60 ) }@example.com`,
	} );
} );

it( 'accepts a quote at the total that was on the page', async () => {
	const form = ( await open( 'quote', { totalCents: 7_659 } ) ).querySelector( 'form' )!;
	expect( new FormData( form ).get( 'expected_total_cents' ) ).toBe( '7659' );
} );

it( 'links a parcel to a carrier that is known, and names the number of any other', async () => {
	const [ ups, cousin ] = ( await open( 'extreme' ) ).querySelectorAll( '.coleman-order__parcel' );
	expect( ups!.querySelector( 'a' )!.href ).toMatch( 'ups.com' );
	expect( cousin!.querySelector( 'a' ) ).toBeNull();
	expect( cousin!.textContent ).toMatch( 'Tracking red truck' );
} );

it( 'shows any text as text', async () => {
	const page = await open( 'hostile', { pickups: [] } );
	expect( page.querySelector( 'script, b' ) ).toBeNull();
} );

it( 'offers a guest an account that asks for a password alone', async () => {
	const page = await open( 'to a guest, with an account offered' );
	const form = page.querySelector< HTMLFormElement >( '.coleman-order__account-form' )!;
	expect( Object.fromEntries( new FormData( form ) ) ).toEqual( {
		coleman_action: 'order_account',
		id: '123',
		key: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
		email: expect.any( String ),
		password: '',
		website: '',
	} );
	expect( ( await open( 'typical' ) ).querySelector( '.coleman-order__account' ) ).toBeNull();
} );

it( 'asks for a last name too where the order has none, and says why it was refused', async () => {
	const page = await open( 'account refused' );
	const form = page.querySelector< HTMLFormElement >( '.coleman-order__account-form' )!;
	expect( new FormData( form ).get( 'last_name' ) ).toBe( '<b>' );
	expect( page.querySelector( '[role=alert]' )!.textContent ).toMatch( 'already has an account' );
} );
