import { ajax, call, forget } from './client';
import type { ApiError } from './api-error';
import { encodeForm } from './form';

type Request = {
	url: URL;
	method: string;
	headers: Record< string, string >;
	body: string;
	credentials: string;
	keepalive: boolean;
};

let requests: Request[];
let answers: ( () => unknown )[];

/** As much of a Response as the client reads. */
const answer = ( body: unknown, { status = 200, headers = {} as Record< string, string > } = {} ) => ( {
	ok: status < 400,
	status,
	headers: { get: ( name: string ) => headers[ name ] ?? null },
	text: async () => ( typeof body === 'string' ? body : JSON.stringify( body ) ),
} );

const refusal = ( code: string, status: number, data = {} ) =>
	answer( { code, message: `Refused: ${ code }`, data: { status, ...data } }, { status } );

const staleNonce = () => refusal( 'rest_cookie_invalid_nonce', 403 );

beforeEach( () => {
	forget();
	requests = [];
	answers = [];
	document.body.innerHTML =
		'<script type="application/json" id="coleman-page">{"api":"/json/coleman/v1/","ajax":"/ajax.php","token":"site-token"}</script>';
	document.cookie = 'coleman_hint=0.0';
	Object.assign( globalThis, {
		fetch: jest.fn( async ( url: string, init: Request & { method?: string } ) => {
			requests.push( { ...init, url: new URL( url, location.origin ), method: init.method ?? 'GET' } );
			return ( answers.shift() ?? ( () => answer( { results: 'ok' } ) ) )();
		} ),
	} );
} );

const failing = async ( promise: Promise< unknown > ): Promise< ApiError > =>
	promise.then(
		() => {
			throw new Error( 'It succeeded.' );
		},
		( error ) => error
	);

describe( 'a call', () => {
	it( 'that writes reaches the server though the page is left', async () => {
		await call( 'cart' );
		await call( 'cart/remove', { method: 'POST', body: { cartItemId: 1 } } );
		expect( requests.map( ( { keepalive } ) => keepalive ) ).toEqual( [ false, true ] );
	} );

	it( 'goes to this site with the site’s token, and returns the whole answer', async () => {
		answers.push( () => answer( { results: [ 1 ], has_more: true } ) );
		expect( await call( 'products', { query: { productIds: '1,2' }, isPublic: true } ) ).toEqual( {
			results: [ 1 ],
			has_more: true,
		} );
		const [ request ] = requests;
		expect( request!.url.origin ).toBe( location.origin );
		expect( request!.url.pathname ).toBe( '/json/coleman/v1/products' );
		expect( request!.url.searchParams.get( 'productIds' ) ).toBe( '1,2' );
		expect( request ).toMatchObject( {
			method: 'GET',
			credentials: 'same-origin',
			headers: { 'X-Coleman-Token': 'site-token' },
		} );
	} );

	it( 'stamps public reads with the minute and all else with the millisecond', async () => {
		const now = Date.UTC( 2026, 2, 2, 10, 20, 30, 456 );
		jest.spyOn( Date, 'now' ).mockReturnValue( now );
		await call( 'products', { isPublic: true } );
		await call( 'cart' );
		expect( requests.map( ( { url } ) => url.searchParams.get( 't' ) ) ).toEqual( [
			String( Math.floor( now / 60_000 ) ),
			String( now ),
		] );
	} );

	it( 'writes as a form', async () => {
		await call( 'cart/add', { method: 'POST', body: { partId: 7, details: { name: 'Lee & Co' } } } );
		expect( requests[ 0 ] ).toMatchObject( { method: 'POST', body: 'partId=7&details%5Bname%5D=Lee+%26+Co' } );
		expect( requests[ 0 ]!.headers[ 'Content-Type' ] ).toMatch( 'application/x-www-form-urlencoded' );
	} );

	it.each( [ 'PUT', 'PATCH', 'DELETE' ] as const )( 'emulates %s', async ( method ) => {
		await call( 'session', { method, body: { a: 1 } } );
		expect( requests[ 0 ] ).toMatchObject( {
			method: 'POST',
			body: 'a=1',
			headers: { 'X-HTTP-Method-Override': method },
		} );
	} );
} );

describe( 'the nonce', () => {
	const nonces = () => requests.map( ( { headers } ) => headers?.[ 'X-WP-Nonce' ] );

	it( 'is learnt from the ajax answers and from headers, and never sent with public reads', async () => {
		answers.push( () => answer( { results: true, nonce: 'first1' } ) );
		await ajax( 'check_authentication' );
		answers.push( () => answer( { results: 1 }, { headers: { 'X-WP-Nonce': 'second2' } } ) );
		await call( 'cart' );
		await call( 'cart' );
		await call( 'products', { isPublic: true } );
		expect( nonces() ).toEqual( [ undefined, 'first1', 'second2', undefined ] );
		expect( requests[ 0 ] ).toMatchObject( { method: 'POST', body: 'action=check_authentication' } );
	} );

	it( 'is asked for first when the hint says that someone is signed in', async () => {
		document.cookie = 'coleman_hint=2.1';
		answers.push( () => answer( 'fresh12' ) );
		await Promise.all( [ call( 'cart' ), call( 'customer/profile' ) ] );
		expect( requests[ 0 ]!.url.search ).toMatch( '?action=rest-nonce' );
		expect( nonces() ).toEqual( [ undefined, 'fresh12', 'fresh12' ] );
	} );

	it( 'is refreshed once when it has gone stale, and the call repeated once', async () => {
		answers.push(
			staleNonce,
			() => answer( 'fresh12' ),
			() => answer( { results: 'done' } )
		);
		expect( await call( 'cart' ) ).toEqual( { results: 'done' } );
		expect( nonces() ).toEqual( [ undefined, undefined, 'fresh12' ] );
	} );

	it( 'is not refreshed twice', async () => {
		answers.push( staleNonce, () => answer( 'fresh12' ), staleNonce );
		expect( await failing( call( 'cart' ) ) ).toMatchObject( { code: 'rest_cookie_invalid_nonce', status: 403 } );
		expect( requests ).toHaveLength( 3 );
	} );

	it( 'is dropped when WordPress gives none: the visitor has been signed out', async () => {
		answers.push( staleNonce, () => answer( '0', { status: 400 } ) );
		await call( 'cart' );
		expect( nonces() ).toEqual( [ undefined, undefined, undefined ] );
	} );
} );

describe( 'the guest cart’s token', () => {
	const setCookies = ( enabled: boolean ) =>
		Object.defineProperty( navigator, 'cookieEnabled', { value: enabled, configurable: true } );
	afterEach( () => setCookies( true ) );

	it.each( [
		[ 'is sent back when cookies are off', false, 'guest.token' ],
		[ 'is left to the cookie otherwise', true, undefined ],
	] )( '%s', async ( _, enabled, expected ) => {
		setCookies( enabled );
		answers.push( () => answer( { results: 1 }, { headers: { 'X-Coleman-Cart': 'guest.token' } } ) );
		await call( 'cart/add', { method: 'POST', body: {} } );
		await call( 'cart' );
		expect( requests[ 1 ]!.headers[ 'X-Coleman-Cart' ] ).toBe( expected );
	} );
} );

describe( 'a failure', () => {
	it( 'carries what the server said', async () => {
		const cart = { ItemCount: 1 };
		answers.push( () =>
			refusal( 'coleman_insufficient_stock', 409, { params: { quantity: 'Only 2 left' }, cart } )
		);
		expect( await failing( call( 'cart/add' ) ) ).toMatchObject( {
			name: 'ApiError',
			code: 'coleman_insufficient_stock',
			message: 'Refused: coleman_insufficient_stock',
			status: 409,
			params: { quantity: 'Only 2 left' },
			cart,
		} );
	} );

	it.each( [
		[ 'no connection', () => Promise.reject( new TypeError( 'Failed to fetch' ) ), { code: 'fetch_error' } ],
		[
			'a connection that breaks while the answer comes',
			() => ( { ...answer( '' ), text: () => Promise.reject( new TypeError( 'network error' ) ) } ),
			new TypeError( 'network error' ),
		],
	] )( 'of the network is coleman_offline with a plain sentence: %s', async ( _, give, cause ) => {
		answers.push( give );
		const error = await failing( call( 'cart' ) );
		expect( error ).toMatchObject( { code: 'coleman_offline', status: 0, cause } );
		expect( error.message ).toMatch( /^We couldn’t reach the server/ );
	} );

	it.each( [
		[
			'an answer that is no JSON',
			'<h1>Bad gateway</h1>',
			502,
			expect.objectContaining( { name: 'SyntaxError' } ),
		],
		[ 'a success that is no JSON', 'Fatal error', 200, expect.objectContaining( { name: 'SyntaxError' } ) ],
		[ 'an error without a message', { error: 1 }, 500, { error: 1 } ],
		[ 'an error that is null', 'null', 500, null ],
	] )( 'of the server that nobody can read says so, and keeps why: %s', async ( _, body, status, cause ) => {
		answers.push( () => answer( body, { status } ) );
		const error = await failing( call( 'cart' ) );
		expect( error ).toMatchObject( { code: 'coleman_bad_answer', status, cause } );
		expect( error.message ).toBe( 'We couldn’t read the server’s response. Please try again.' );
	} );

	it( 'of our own code is told as it is', async () => {
		const fault = new TypeError( 'headers is not a function' );
		answers.push( () => ( {
			...answer( {} ),
			headers: {
				get: () => {
					throw fault;
				},
			},
		} ) );
		expect( await failing( call( 'cart' ) ) ).toBe( fault );
	} );

	it( 'comes after 15 s without an answer', async () => {
		jest.useFakeTimers();
		Object.assign( globalThis, {
			fetch: ( _: string, { signal }: { signal: AbortSignal } ) =>
				new Promise( ( __, reject ) =>
					signal.addEventListener( 'abort', () => reject( new DOMException( '', 'AbortError' ) ) )
				),
		} );
		const error = failing( call( 'cart' ) );
		await jest.advanceTimersByTimeAsync( 15_000 );
		expect( await error ).toMatchObject( { code: 'coleman_offline', cause: { name: 'AbortError' } } );
		jest.useRealTimers();
	} );
} );

it.each( [
	[ { a: 1, b: 'x y' }, 'a=1&b=x+y' ],
	[ { a: { b: { c: 1 } } }, 'a[b][c]=1' ],
	[ { ids: [ 1, 2 ] }, 'ids[]=1&ids[]=2' ],
	[ { rows: [ { n: 1 }, { n: 2 } ] }, 'rows[0][n]=1&rows[1][n]=2' ],
	[ { yes: true, no: false }, 'yes=1&no=0' ],
	[ { gone: undefined, nothing: null, empty: '', list: [] }, 'empty=' ],
] )( 'encodes %j as a form', ( fields, expected ) => {
	expect( decodeURIComponent( encodeForm( fields ).toString() ) ).toBe( expected );
} );
