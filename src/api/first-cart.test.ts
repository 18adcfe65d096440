import fc from 'fast-check';
import { whenCartIsKnown } from './first-cart';
import type { Browser } from './first-cart';

/** One browser: its cookies, its locks, and a storage that other tabs see a moment later. */
function openBrowser( withLocks: boolean ) {
	let carts = 0;
	let cookie = 0;
	const lines: number[][] = [];
	const queue: { callback: () => Promise< unknown >; done: () => void; isGone: boolean }[] = [];
	const writes: { id: number; at: number; value: string | null }[] = [];
	let isHeld = false;

	const next = () => {
		const waiting = isHeld ? undefined : queue.shift();
		if ( waiting?.isGone ) {
			next();
		} else if ( waiting ) {
			isHeld = true;
			void waiting.callback().then( () => {
				isHeld = false;
				waiting.done();
				next();
			} );
		}
	};

	return {
		lines,
		/** The server takes the cookie as it is sent, and the browser the new one as it is answered. */
		send: async ( part: number, milliseconds: number, isRefused: boolean ) => {
			const sentWith = cookie;
			await new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );
			if ( isRefused ) {
				throw new Error( 'refused' );
			}
			const cart = sentWith || ++carts;
			( lines[ cart ] ??= [] ).push( part );
			cookie = cart;
			return part;
		},
		/** A tab; when it dies, its timers are gone and its locks are free. */
		tab: ( id: number, delay: number ): Browser => ( {
			hasCart: () => cookie > 0,
			...( withLocks && {
				locks: {
					request: ( ( _: string, { signal }: LockOptions, callback: () => Promise< unknown > ) =>
						new Promise< void >( ( resolve, reject ) => {
							const waiting = { callback, done: resolve, isGone: false };
							signal?.addEventListener( 'abort', () => {
								waiting.isGone = true;
								reject( new Error( 'aborted' ) );
							} );
							queue.push( waiting );
							queueMicrotask( next );
						} ) ) as LockManager[ 'request' ],
				},
			} ),
			storage: () => ( {
				getItem: () => seen( id, delay ),
				setItem: ( _: string, value: string ) => writes.push( { id, at: Date.now(), value } ),
				removeItem: () => writes.push( { id, at: Date.now(), value: null } ),
			} ),
		} ),
	};

	/** What a tab has written it sees at once; what another has, after the delay. The last write counts. */
	function seen( id: number, delay: number ) {
		return writes.findLast( ( write ) => write.id === id || write.at + delay <= Date.now() )?.value ?? null;
	}
}

const add = fc.record( {
	tab: fc.nat( 2 ),
	at: fc.nat( 400 ),
	takes: fc.integer( { min: 1, max: 800 } ),
	isRefused: fc.boolean(),
} );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe.each( [
	[ 'with Web Locks', true ],
	[ 'with the storage alone', false ],
] )( 'adds without a cart, %s', ( _, withLocks ) => {
	it( 'end in one cart, each of them once, however they come', async () => {
		await fc.assert(
			fc.asyncProperty( fc.array( add, { minLength: 1, maxLength: 7 } ), fc.nat( 20 ), async ( adds, delay ) => {
				const { lines, send, tab } = openBrowser( withLocks );
				const all = Promise.allSettled(
					adds.map( async ( { tab: id, at, takes, isRefused }, part ) => {
						await new Promise( ( resolve ) => setTimeout( resolve, at ) );
						return whenCartIsKnown( () => send( part, takes, isRefused ), tab( id, delay ) );
					} )
				);
				await jest.advanceTimersByTimeAsync( 12_000 );
				expect( ( await all ).map( ( { status } ) => status ) ).toEqual(
					adds.map( ( { isRefused } ) => ( isRefused ? 'rejected' : 'fulfilled' ) )
				);
				const added = adds.flatMap( ( { isRefused }, part ) => ( isRefused ? [] : [ part ] ) );
				expect( lines.filter( Boolean ).map( ( parts ) => [ ...parts ].sort() ) ).toEqual(
					added.length > 0 ? [ added ] : []
				);
			} ),
			{ numRuns: 60 }
		);
	} );

	it( 'go at the same time once there is a cart', async () => {
		const { send, tab } = openBrowser( withLocks );
		const first = whenCartIsKnown( () => send( 0, 10, false ), tab( 0, 0 ) );
		await jest.advanceTimersByTimeAsync( 1000 );
		await first;
		const started = jest.fn();
		const later = [ 1, 2, 3 ].map( ( part ) =>
			whenCartIsKnown(
				() => {
					started();
					return send( part, 500, false );
				},
				tab( 0, 0 )
			)
		);
		expect( started ).toHaveBeenCalledTimes( 3 );
		await jest.advanceTimersByTimeAsync( 500 );
		expect( await Promise.all( later ) ).toEqual( [ 1, 2, 3 ] );
	} );

	it( 'are sent in the end though the first is never answered', async () => {
		const { lines, send, tab } = openBrowser( withLocks );
		void whenCartIsKnown( () => new Promise( () => {} ), tab( 0, 0 ) );
		await jest.advanceTimersByTimeAsync( 100 );
		const second = whenCartIsKnown( () => send( 1, 10, false ), tab( 1, 0 ) );
		await jest.advanceTimersByTimeAsync( 20_000 );
		expect( await second ).toBe( 1 );
		expect( lines[ 1 ] ).toEqual( [ 1 ] );
	} );
} );

it( 'sends at once where the browser refuses both', async () => {
	const refuse = () => {
		throw new DOMException( 'no', 'SecurityError' );
	};
	const hasCart = () => false;
	await expect( whenCartIsKnown( async () => 1, { storage: refuse, hasCart } ) ).resolves.toBe( 1 );
	await expect(
		whenCartIsKnown( async () => 2, { locks: { request: refuse }, storage: refuse, hasCart } )
	).resolves.toBe( 2 );
} );
