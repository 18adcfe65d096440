import { dispatch, select } from '@wordpress/data';
import { ApiError } from '@/api/api-error';
import { call } from '@/api/client';
import { cartStore } from '@/stores/cart';
import { exampleCart } from '@/stores/cart/example-cart';
import { noticesStore } from '@/stores/notices';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import vectors from '../../tests/seed/vectors/pasted-part-list.json';
import fixtures from './fixtures.json';
import { readPastedPartList } from './pasted-part-list';
import { QuickOrder, quickOrderProps } from './quick-order';

jest.mock( '@/api/client' );

type Asked = { number: string; quantity: number };

/** The server of these tests: OLD is now NEW, LOST is nobody's, everything else is found at $1.00. */
function verdictOf( { number, quantity }: Asked ) {
	const typical = fixtures.typical.rows[ 0 ]!.verdict!;
	const piece = { ...typical.choices[ 0 ]!.pieces[ 0 ]!, PartId: 7, PartNumber: number, price_cents: 100, quantity };
	const choices = [ { key: `7x${ quantity }`, pieces: [ piece ] } ];
	const found = { number, quantity, verdict: 'found', message: '', is_ready: true, choices };
	return (
		{
			OLD: { ...found, verdict: 'superseded', message: 'OLD is now NEW.', is_ready: false },
			LOST: { ...found, verdict: 'not_found', message: 'Not in our catalog.', is_ready: false, choices: [] },
		}[ number ] ?? found
	);
}

const answer = jest.fn();

/** What was asked in dry runs, and what was sent to be added. */
const sent = ( isDryRun: boolean ) =>
	jest
		.mocked( call )
		.mock.calls.map( ( [ , options ] ) => options!.body as { dry_run?: boolean; rows: Asked[] } )
		.filter( ( { dry_run: dryRun } ) => Boolean( dryRun ) === isDryRun )
		.map( ( { rows } ) => rows );

beforeEach( () => {
	jest.resetAllMocks();
	sessionStorage.clear();
	// There is a cart: a first add would wait for its turn (src/api/first-cart.ts).
	document.cookie = 'coleman_hint=1.0';
	answer.mockReturnValue( exampleCart( 5 ) );
	jest.mocked( call ).mockImplementation( async ( _path, options ) => {
		const { dry_run: isDryRun, rows } = options!.body as { dry_run?: boolean; rows: Asked[] };
		return { results: isDryRun ? { rows: rows.map( verdictOf ), cart: null } : { rows: [], cart: answer() } };
	} );
	select( noticesStore )
		.getNotices()
		.forEach( ( { id } ) => dispatch( noticesStore ).close( id ) );
} );

const open = ( props: object = fixtures.empty, whileAsleep: ( root: HTMLElement ) => void = () => {} ) =>
	hydrateIsland( QuickOrder, quickOrderProps, props, whileAsleep );

const field = ( root: HTMLElement, name: string ) => root.querySelector< HTMLInputElement >( `[name="${ name }"]` )!;
const boxes = ( root: HTMLElement ) => [ ...root.querySelectorAll< HTMLInputElement >( '[name^=pick_]' ) ];
const told = ( root: HTMLElement ) => root.querySelector( '[role=status]' )!.textContent;
const focused = ( root: HTMLElement ) => ( root.ownerDocument.activeElement as HTMLInputElement ).name;
const button = ( root: HTMLElement, text: string ) =>
	[ ...root.querySelectorAll( 'button' ) ].find( ( { textContent } ) => textContent === text )!;
const numbers = ( root: HTMLElement ) =>
	[ ...root.querySelectorAll< HTMLInputElement >( '[name^=number_]' ) ]
		.map( ( { value } ) => value )
		.filter( Boolean );

function type( input: HTMLInputElement, value: string ) {
	input.focus();
	Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )!.set!.call( input, value );
	input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

const press = ( input: HTMLElement, key: string ) =>
	input.dispatchEvent( new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } ) );

function paste( input: HTMLElement, text: string ) {
	const event = new Event( 'paste', { bubbles: true, cancelable: true } );
	input.dispatchEvent( Object.assign( event, { clipboardData: { getData: () => text } } ) );
	return event;
}

it.each( vectors.cases )( 'reads $in', ( { in: text, out } ) => {
	expect( readPastedPartList( text ).map( Object.values ) ).toEqual( out );
} );

describe( 'typing', () => {
	it( 'goes on by Enter, asks once about what was left, and ticks what is exactly that', async () => {
		const { root, act } = await open();
		await act( () => type( field( root, 'number_0' ), 'AB-1' ) );
		await act( () => type( field( root, 'quantity_0' ), '3' ) );
		expect( call ).not.toHaveBeenCalled();
		await act( () => press( field( root, 'quantity_0' ), 'Enter' ) );
		expect( focused( root ) ).toBe( 'number_1' );
		expect( sent( true ) ).toEqual( [ [ { number: 'AB-1', quantity: 3 } ] ] );
		expect( boxes( root ).map( ( { checked } ) => checked ) ).toEqual( [ true ] );
		expect( root.textContent ).toMatch( '$3.00' );
		await act( () => press( field( root, 'number_1' ), 'ArrowUp' ) );
		expect( focused( root ) ).toBe( 'number_0' );
	} );

	it( 'always leaves room for one more, up to two hundred', async () => {
		const { root, act } = await open();
		await act( () => type( field( root, 'number_7' ), 'AB-1' ) );
		expect( field( root, 'number_9' ) ).not.toBeNull();
		// A row is not taken away from under the cursor.
		await act( () => type( field( root, 'number_9' ), 'AB-2' ) );
		await act( () => type( field( root, 'number_9' ), '' ) );
		expect( focused( root ) ).toBe( 'number_9' );
	} );

	it( 'forgets what was said of a number when it changes, and of a quantity too', async () => {
		const { root, act } = await open( fixtures.typical );
		expect( root.querySelectorAll( '.is-checked' ) ).toHaveLength( 6 );
		await act( () => type( field( root, 'quantity_0' ), '4' ) );
		expect( root.querySelectorAll( '.is-checked' ) ).toHaveLength( 5 );
		await act( () => field( root, 'quantity_0' ).blur() );
		expect( sent( true ) ).toEqual( [ [ { number: 'HH164-32430', quantity: 4 } ] ] );
	} );

	it( 'survives that the page is loaded again', async () => {
		const first = await open();
		await first.act( () => type( field( first.root, 'number_0' ), 'AB-1' ) );
		await first.act( () => type( field( first.root, 'number_2' ), 'LOST' ) );
		const { root } = await open();
		expect( numbers( root ) ).toEqual( [ 'AB-1', 'LOST' ] );
		expect( sent( true ).at( -1 ) ).toEqual( [
			{ number: 'AB-1', quantity: 1 },
			{ number: 'LOST', quantity: 1 },
		] );
	} );

	it( 'counts before the island is awake, more than what was kept', async () => {
		sessionStorage.setItem( 'coleman-quick-order', '[{"number":"OLDER","quantity":"1","description":""}]' );
		const { root } = await open( fixtures.empty, ( asleep ) => ( field( asleep, 'number_0' ).value = 'AB-1' ) );
		expect( numbers( root ) ).toEqual( [ 'AB-1' ] );
		expect( sent( true ) ).toEqual( [ [ { number: 'AB-1', quantity: 1 } ] ] );
	} );

	it( 'has the numbers of a link above what stood there, and keeps both', async () => {
		const stored = [ 'OLDER', fixtures.typical.rows[ 0 ]!.number ].map( ( number ) => ( {
			number,
			quantity: '1',
			description: '',
		} ) );
		sessionStorage.setItem( 'coleman-quick-order', JSON.stringify( stored ) );
		history.replaceState( null, '', '/parts/quick-order?list=AB-1' );
		const linked = fixtures.typical.rows.map( ( { number } ) => number );
		const { root } = await open( fixtures.typical );
		expect( numbers( root ) ).toEqual( [ ...linked, 'OLDER' ] );
		// Loaded again, it is what has become of them.
		expect( location.search ).toBe( '' );
		const again = await open();
		expect( numbers( again.root ) ).toEqual( [ ...linked, 'OLDER' ] );
	} );

	it( 'goes on without a storage that makes sense', async () => {
		sessionStorage.setItem( 'coleman-quick-order', '{"rows":1}' );
		const { root } = await open();
		expect( numbers( root ) ).toEqual( [] );
		expect( console ).toHaveErrored();
	} );

	it( 'tells when the numbers could not be checked, and can be asked again', async () => {
		jest.mocked( call ).mockRejectedValueOnce( new ApiError( 'No connection.', 'coleman_offline', 0 ) );
		const { root, act } = await open();
		await act( () => type( field( root, 'number_0' ), 'AB-1' ) );
		await act( () => press( field( root, 'number_0' ), 'Enter' ) );
		expect(
			select( noticesStore )
				.getNotices()
				.map( ( { message } ) => message )
		).toEqual( [ 'No connection.' ] );
		await act( () => button( root, 'Check part numbers' ).click() );
		expect( boxes( root ) ).toHaveLength( 1 );
		expect( console ).toHaveErrored();
	} );
} );

describe( 'pasting', () => {
	it( 'of a list into a row makes rows of it there', async () => {
		const { root, act } = await open();
		await act( () => type( field( root, 'number_0' ), 'FIRST' ) );
		await act( () => type( field( root, 'number_2' ), 'LAST' ) );
		await act( () => paste( field( root, 'number_1' ), 'AB-1\t2\nAB-2\t3\n' ) );
		expect( numbers( root ) ).toEqual( [ 'FIRST', 'AB-1', 'AB-2', 'LAST' ] );
		expect( field( root, 'quantity_2' ).value ).toBe( '3' );
		// The first was asked about when its row was left.
		expect( sent( true ).map( ( rows ) => rows.length ) ).toEqual( [ 1, 3 ] );
	} );

	it( 'of one number leaves it to the browser', async () => {
		const { root, act } = await open();
		let event: Event | undefined;
		await act( () => ( event = paste( field( root, 'number_0' ), '  HH164 32430 ' ) ) );
		expect( event!.defaultPrevented ).toBe( false );
	} );

	it( 'takes two hundred rows and says what was left out', async () => {
		const { root, act } = await open();
		const list = Array.from( { length: 230 }, ( _, index ) => `P-${ index }, 2` ).join( '\n' );
		await act( () => paste( root.querySelector( 'textarea' )!, list ) );
		expect( numbers( root ) ).toHaveLength( 200 );
		expect( field( root, 'number_200' ) ).toBeNull();
		expect( select( noticesStore ).getNotices()[ 0 ]!.message ).toMatch( '30 rows were left out' );
		expect( sent( true ) ).toHaveLength( 1 );
	} );

	it( 'of words without a list says so', async () => {
		const { root, act } = await open();
		await act( () => paste( root.querySelector( 'textarea' )!, ' \n ' ) );
		expect( told( root ) ).toBe( 'We found no part numbers.' );
	} );

	it( 'takes a file too', async () => {
		const { root, act } = await open();
		const input = root.querySelector< HTMLInputElement >( '[type=file]' )!;
		const file = Object.assign( new File( [], 'order.csv' ), { text: async () => 'Part,Qty\nAB-1,4' } );
		Object.defineProperty( input, 'files', { value: [ file ] } );
		await act( () => input.dispatchEvent( new Event( 'change', { bubbles: true } ) ) );
		expect( numbers( root ) ).toEqual( [ 'AB-1' ] );
		expect( field( root, 'quantity_0' ).value ).toBe( '4' );
	} );
} );

describe( 'adding', () => {
	const add = ( root: HTMLElement ) => button( root, 'Add selected parts to cart' );

	it( 'takes what is ticked, all pieces of it, and nothing else', async () => {
		const { root, act } = await open( fixtures.typical );
		await act( () => add( root ).click() );
		expect( sent( false ) ).toEqual( [
			[
				{ partId: 1, quantity: 3 },
				{ partId: 31, quantity: 2 },
				{ partId: 32, quantity: 4 },
				{ partId: 714940, quantity: 1, number: 'ZZ-1', description: 'Bolt, left track' },
			],
		] );
		expect( select( cartStore ).getKnownCart()?.ItemCount ).toBe( 5 );
		expect( told( root ) ).toBe( '3 rows are in your cart.Go to cart' );
		expect( numbers( root ) ).toEqual( [ 'HH160-32093', '70000-10201', '6599281' ] );
		expect( focused( root ) ).toBe( 'number_0' );
	} );

	it( 'leaves alone what was never ticked, and what is not any more', async () => {
		const { root, act } = await open();
		await act( () => paste( root.querySelector( 'textarea' )!, 'OLD\nLOST\nAB-1' ) );
		expect( told( root ) ).toBe( '2 rows need your attention.' );
		expect( boxes( root ).map( ( { checked } ) => checked ) ).toEqual( [ false, false, true ] );
		await act( () => boxes( root )[ 2 ]!.click() );
		await act( () => add( root ).click() );
		expect( sent( false ) ).toEqual( [] );
		expect( told( root ) ).toBe( 'No parts are selected, so nothing was added.' );
		await act( () => boxes( root )[ 0 ]!.click() );
		await act( () => add( root ).click() );
		expect( sent( false ) ).toEqual( [ [ { partId: 7, quantity: 1 } ] ] );
	} );

	it( 'ticks nothing for a quantity that is none, and says so', async () => {
		const { root, act } = await open();
		await act( () => type( field( root, 'number_0' ), 'AB-1' ) );
		await act( () => type( field( root, 'quantity_0' ), 'two' ) );
		await act( () => field( root, 'quantity_0' ).blur() );
		expect( boxes( root ).map( ( { checked } ) => checked ) ).toEqual( [ false ] );
		expect( root.querySelector( '[role=alert]' )!.textContent ).toMatch( '“two” isn’t a valid quantity' );
		await act( () => type( field( root, 'quantity_0' ), '2' ) );
		await act( () => field( root, 'quantity_0' ).blur() );
		expect( boxes( root ).map( ( { checked } ) => checked ) ).toEqual( [ true ] );
		expect( root.querySelector( '[role=alert]' ) ).toBeNull();
	} );

	it( 'says which rows had no answer yet, and keeps them', async () => {
		const { root, act } = await open( fixtures.typical );
		jest.mocked( call ).mockImplementationOnce( () => new Promise( () => {} ) );
		await act( () => type( field( root, 'number_7' ), 'SLOW' ) );
		await act( () => field( root, 'number_7' ).blur() );
		await act( () => add( root ).click() );
		expect( told( root ) ).toMatch( /^3 rows are in your cart\.1 row was still being looked up and is not in/ );
		expect( numbers( root ) ).toContain( 'SLOW' );
	} );

	it( 'leaves nothing behind of what was added, wherever it stood', async () => {
		const { root, act } = await open();
		await act( () => paste( root.querySelector( 'textarea' )!, 'AB-1\nOLD\nAB-2' ) );
		await act( () => add( root ).click() );
		expect( numbers( root ) ).toEqual( [ 'OLD' ] );
		await act( () => type( field( root, 'number_7' ), 'AB-3' ) );
		await act( () => field( root, 'number_7' ).blur() );
		await act( () => add( root ).click() );
		expect( numbers( root ) ).toEqual( [ 'OLD' ] );
		expect( sent( false ).map( ( rows ) => rows.length ) ).toEqual( [ 2, 1 ] );
	} );

	it( 'says at the row why it was refused, and keeps everything', async () => {
		answer.mockImplementation( () => {
			throw new ApiError( 'Nothing was added.', 'coleman_rows_refused', 409, { 'rows[2]': 'Only 3 are left.' } );
		} );
		const { root, act } = await open( fixtures.typical );
		await act( () => add( root ).click() );
		expect( root.querySelectorAll( 'li' )[ 2 ]!.textContent ).toMatch( 'Only 3 are left.' );
		expect( root.querySelectorAll( '[role=alert]' ) ).toHaveLength( 1 );
		expect( numbers( root ) ).toHaveLength( 6 );
		expect( select( noticesStore ).getNotices()[ 0 ]!.message ).toBe( 'Nothing was added.' );
		expect( console ).toHaveErrored();
	} );

	it( 'starts over when it is told to', async () => {
		const { root, act } = await open( fixtures.typical );
		await act( () => button( root, 'Start over' ).click() );
		expect( numbers( root ) ).toEqual( [] );
		expect( sessionStorage.getItem( 'coleman-quick-order' ) ).toBe( '[]' );
	} );
} );
