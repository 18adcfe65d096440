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
	expect( actions( await open( 'typical' ) ) ).toEqual( [ 'order_again', 'order_message' ] );
	expect( actions( await open( 'cancellable' ) ) ).toEqual( [ 'order_again', 'order_cancel', 'order_message' ] );
	expect( actions( await open( 'extreme' ) ) ).toEqual( [
		'order_pay',
		'order_again',
		'order_cancel',
		'order_message',
		'order_return',
	] );
	expect( actions( await open( 'quote' ) ) ).toEqual( [ 'quote_accept', 'quote_decline' ] );
	expect( actions( await open( 'quote', { canAccept: false } ) ) ).toEqual( [] );
	expect( actions( await open( 'slip' ) ) ).toEqual( [] );
} );

it( 'asks for a yes to a change that costs more, at the total that was on the page', async () => {
	const page = await open( 'a change to agree to' );
	expect( actions( page ) ).toEqual( [
		'quote_accept',
		'quote_decline',
		'order_again',
		'order_cancel',
		'order_message',
	] );
	expect( page.querySelector( '.coleman-order__change' )!.textContent ).toMatch( 'quantity changed from 1 to 2' );
	expect( new FormData( page.querySelector( 'form' )! ).get( 'expected_total_cents' ) ).toBe( '9835' );
	expect( actions( await open( 'a change to agree to', { mode: 'slip' } ) ) ).toEqual( [] );
} );

it( 'asks before it cancels or declines', async () => {
	const ask = ( await open( 'cancellable' ) ).querySelector( 'details' )!;
	expect( ask.open ).toBe( false );
	expect( ask.textContent ).toMatch( 'Cancel order W000123?' );
	expect( ask.querySelector( 'form' )!.method ).toBe( 'post' );
} );

it( 'keeps a message to the parts desk that was refused, with what is wrong with it', async () => {
	const page = await open( 'typical', { message: { text: 'Two more?', error: 'Enter a message.' } } );
	const ask = [ ...page.querySelectorAll( 'details' ) ].pop()!;
	expect( ask.open ).toBe( true );
	expect( ask.querySelector( 'textarea' )!.value ).toBe( 'Two more?' );
	expect( ask.textContent ).toMatch( 'Enter a message.' );
	expect( [ ...( await open( 'typical' ) ).querySelectorAll( 'details' ) ].pop()!.open ).toBe( false );
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

it( 'says what can be returned until when, and asks for it without a script', async () => {
	const page = await open( 'with returns' );
	const form = page.querySelector< HTMLFormElement >( '.coleman-order__return-form' )!;
	expect( form.closest( 'details' )!.open ).toBe( false );
	expect( form.textContent ).toMatch( 'Up to 2, until Dec 24, 2026' );
	expect( Object.fromEntries( new FormData( form ) ) ).toEqual( {
		coleman_action: 'order_return',
		id: '123',
		key: '',
		email: '',
		idempotency_key: '0123456789abcdef0123456789abcdef',
		quantity_7: '',
		reason_7: '',
		note: '',
	} );
	expect( page.querySelector< HTMLAnchorElement >( '[href*="/return/1"]' )!.textContent ).toBe(
		'Print return slip W000123-R1'
	);
} );

it( 'shows what was typed and what is wrong with it', async () => {
	const page = await open( 'return refused' );
	const form = page.querySelector< HTMLFormElement >( '.coleman-order__return-form' )!;
	expect( form.closest( 'details' )!.open ).toBe( true );
	expect( new FormData( form ).get( 'quantity_7' ) ).toBe( '9' );
	expect( new FormData( form ).get( 'reason_7' ) ).toBe( 'damaged' );
	expect( new FormData( form ).get( 'note' ) ).toBe( 'It is too long.' );
	expect( form.querySelector( '#order-return-quantity-7-error' )!.textContent ).toBe( 'Enter 0 to 2 pieces.' );
	expect( form.querySelector( '#order-return-reason-8-error' )!.textContent ).toBe( 'Choose why you return it.' );
} );

it( 'says that the time is over', async () => {
	const page = await open( 'too late to return' );
	expect( page.textContent ).toMatch( 'The time to return parts of this order online is over.' );
	expect( page.querySelector( '.coleman-order__return-form' ) ).toBeNull();
} );
