import fc from 'fast-check';
import { quoteCheckout } from '@/account/checkout';
import { fetchCart } from '@/api/cart';
import type { Cart, CheckoutQuote } from '@/api/generated/schemas';
import { shape } from '@/islands';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { useQuote } from './use-quote';

jest.mock( '@/account/checkout' );
jest.mock( '@/api/cart' );
jest.mock( '@/islands/log' );

const quoteOf = ( total: number, version = 1 ) =>
	( { total_cents: total, cart_version: version } ) as unknown as CheckoutQuote;

/** The hook in a page, whose form says `zip` and whose cart is at version 1. */
async function open() {
	const page = { zip: '66012' };
	const shown: ( [ number, Cart | undefined ] | 'asked' )[] = [];
	let hook: ReturnType< typeof useQuote >;
	function Page() {
		hook = useQuote( {
			fields: () => ( { zip: page.zip } ),
			version: () => 1,
			onAsk: () => shown.push( 'asked' ),
			onQuote: ( quote, cart ) => shown.push( [ quote.total_cents, cart ] ),
		} );
		return null;
	}
	await hydrateIsland( Page, shape( {} ), {} );
	return { page, shown, quote: hook! };
}

const flush = () => jest.advanceTimersByTimeAsync( 0 );

/** Every call waits for `answer` or `fail`. */
function openCalls() {
	const calls: { answer: ( quote: CheckoutQuote ) => void; fail: () => void }[] = [];
	jest.mocked( quoteCheckout ).mockImplementation(
		() =>
			new Promise( ( resolve, reject ) =>
				calls.push( { answer: resolve, fail: () => reject( new Error( 'offline' ) ) } )
			)
	);
	return calls;
}

beforeEach( () => {
	jest.resetAllMocks();
	jest.useFakeTimers();
} );
afterEach( () => jest.useRealTimers() );

it( 'shows the answer to the last question, once, and no other', async () => {
	const steps = fc.array(
		fc.oneof( fc.constant( 'ask' as const ), fc.tuple( fc.constantFrom( 'answer', 'fail' ), fc.nat( 5 ) ) ),
		{ maxLength: 15 }
	);
	await fc.assert(
		fc.asyncProperty( steps, async ( sequence ) => {
			const calls = openCalls();
			const { quote, shown } = await open();
			const settled = new Set< number >();
			const expected: unknown[] = [];
			for ( const step of sequence ) {
				if ( step === 'ask' ) {
					void quote.ask();
					expected.push( 'asked' );
				} else if ( calls.length ) {
					const index = step[ 1 ] % calls.length;
					if ( step[ 0 ] === 'answer' ) {
						calls[ index ]!.answer( quoteOf( index ) );
					} else {
						calls[ index ]!.fail();
					}
					if ( step[ 0 ] === 'answer' && index === calls.length - 1 && ! settled.has( index ) ) {
						expected.push( [ index, undefined ] );
					}
					settled.add( index );
				}
				await flush();
			}
			expect( shown ).toEqual( expected );
		} ),
		{ numRuns: 50 }
	);
} );

it( 'is not put off by a failure of an earlier question', async () => {
	const calls = openCalls();
	const { page, quote, shown } = await open();
	void quote.ask();
	page.zip = '66020';
	void quote.ask();
	calls[ 0 ]!.fail();
	await flush();
	calls[ 1 ]!.answer( quoteOf( 2 ) );
	await flush();
	expect( shown ).toEqual( [ 'asked', 'asked', [ 2, undefined ] ] );
} );

it( 'fetches the cart where it is another than the page shows, and no cart that is known', async () => {
	const cart = { version: 2 } as Cart;
	const newer = { version: 3 } as Cart;
	jest.mocked( quoteCheckout ).mockResolvedValue( quoteOf( 1, 2 ) );
	jest.mocked( fetchCart ).mockResolvedValue( cart );
	const { quote, shown } = await open();
	await quote.ask();
	await quote.ask( newer );
	expect( shown ).toEqual( [ 'asked', [ 1, cart ], 'asked', [ 1, newer ] ] );
	expect( fetchCart ).toHaveBeenCalledTimes( 1 );
} );

it( 'drops an answer whose cart came after another question', async () => {
	let give: ( cart: Cart ) => void = () => {};
	jest.mocked( quoteCheckout ).mockResolvedValueOnce( quoteOf( 1, 2 ) ).mockResolvedValueOnce( quoteOf( 2 ) );
	jest.mocked( fetchCart ).mockImplementation( () => new Promise( ( resolve ) => ( give = resolve ) ) );
	const { quote, shown } = await open();
	void quote.ask();
	await flush();
	await quote.ask();
	give( {} as Cart );
	await flush();
	expect( shown ).toEqual( [ 'asked', 'asked', [ 2, undefined ] ] );
} );

describe( 'when the customer pauses', () => {
	it( 'asks once, and not about what it has asked or what is known', async () => {
		jest.mocked( quoteCheckout ).mockResolvedValue( quoteOf( 1 ) );
		const { page, quote } = await open();
		quote.know( { zip: '66012' } );
		quote.askSoon();
		await jest.advanceTimersByTimeAsync( 500 );
		expect( quoteCheckout ).not.toHaveBeenCalled();
		page.zip = '66020';
		quote.askSoon();
		await jest.advanceTimersByTimeAsync( 300 );
		quote.askSoon();
		await jest.advanceTimersByTimeAsync( 300 );
		expect( quoteCheckout ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 100 );
		expect( quoteCheckout ).toHaveBeenCalledTimes( 1 );
		quote.askSoon();
		await jest.advanceTimersByTimeAsync( 500 );
		expect( quoteCheckout ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'asks again about what had no answer', async () => {
		jest.mocked( quoteCheckout ).mockRejectedValueOnce( new Error( 'offline' ) );
		jest.mocked( quoteCheckout ).mockResolvedValue( quoteOf( 1 ) );
		const { quote, shown } = await open();
		await quote.ask();
		quote.askSoon();
		await jest.advanceTimersByTimeAsync( 500 );
		expect( shown ).toEqual( [ 'asked', 'asked', [ 1, undefined ] ] );
	} );

	it( 'waits no longer when an order is sent', async () => {
		const calls = openCalls();
		const { quote } = await open();
		let isSettled = false;
		quote.askSoon();
		void quote.settled().then( () => ( isSettled = true ) );
		expect( calls ).toHaveLength( 1 );
		await flush();
		expect( isSettled ).toBe( false );
		calls[ 0 ]!.answer( quoteOf( 1 ) );
		await flush();
		expect( isSettled ).toBe( true );
		await jest.advanceTimersByTimeAsync( 500 );
		expect( calls ).toHaveLength( 1 );
	} );
} );
