import type { Cart } from '@/api/generated/schemas';
import { api, expectValid, type Problem, Visitor } from './site';

type Login = Problem & { response: boolean; nonce: string; redirect: string };

const ajax = '/wp-admin/admin-ajax.php';
const CUSTOMER = { email: 'customer@example.com', password: 'password' };

const login = ( visitor: Visitor, fields: Record< string, string > ) =>
	visitor.post< Login >( ajax, { action: 'customer_login', ...fields } );
const check = ( visitor: Visitor ) =>
	visitor.post< { results: boolean; nonce: string; cart_count: number } >( ajax, { action: 'check_authentication' } );

describe( 'signing in', () => {
	it( 'answers a nonce that works at once, and the cart comes along', async () => {
		const visitor = new Visitor();
		await visitor.post( api( '/cart/add' ), { partId: '1', quantity: '2' } );
		const answer = await login( visitor, { ...CUSTOMER, redirect: '/cart?x=1' } );
		expect( answer.json ).toMatchObject( { response: true, redirect: '/cart?x=1' } );
		expect( visitor.cookie( 'coleman_cart' ) ).toBeUndefined();

		const cart = await visitor.get< { results: Cart } >( api( '/cart' ), { 'X-WP-Nonce': answer.json.nonce } );
		expect( cart.status ).toBe( 200 );
		expect( cart.json.results.ItemCount ).toBeGreaterThanOrEqual( 2 );
		expect( cart.headers[ 'x-wp-nonce' ] ).toBeTruthy();
		expect( ( await check( visitor ) ).json ).toMatchObject( {
			results: true,
			cart_count: cart.json.results.ItemCount,
		} );
	} );

	it( 'says the same of a wrong password and of an unknown address', async () => {
		const wrong = await login( new Visitor(), { email: 'second.customer@example.com', password: 'nope' } );
		const unknown = await login( new Visitor(), { email: 'nobody@example.com', password: 'nope' } );
		expect( wrong.status ).toBe( 401 );
		expect( wrong.json ).toEqual( unknown.json );
		expect( wrong.json.code ).toBe( 'coleman_invalid_login' );
		expectValid( 'error', wrong.json );
	} );

	it( 'names the empty fields in the words of the specification', async () => {
		const answer = await login( new Visitor(), { email: '', password: '' } );
		expect( answer.json.data.params ).toEqual( {
			email: 'Email Address is required.',
			password: 'Password is required.',
		} );
	} );

	it.each( [
		'//evil.example',
		'/\\evil.example',
		'https://evil.example',
		'javascript:alert(1)',
		'/%2f%2fevil',
		'/a\tb',
		'',
	] )( 'leads to My Account instead of %j', async ( redirect ) => {
		const answer = await login( new Visitor(), { ...CUSTOMER, redirect } );
		expect( answer.json.redirect ).toBe( '/customer' );
	} );

	it( 'is refused from another site', async () => {
		const visitor = new Visitor();
		visitor.headers.Origin = 'https://evil.example';
		expect( ( await login( visitor, CUSTOMER ) ).status ).toBe( 403 );
	} );

	it( 'stops guessing after five tries, with 429', async () => {
		const visitor = new Visitor();
		const guessed = `guessed-${ Date.now() }@example.com`;
		const statuses: number[] = [];
		for ( let i = 0; i < 7; i++ ) {
			statuses.push( ( await login( visitor, { email: guessed, password: `guess${ i }` } ) ).status );
		}
		expect( statuses ).toEqual( [ 401, 401, 401, 401, 401, 429, 429 ] );
	} );

	it( 'tells a guest that nobody is signed in, and hands out no nonce', async () => {
		expect( ( await check( new Visitor() ) ).json ).toEqual( { results: false, nonce: '', cart_count: 0 } );
	} );
} );

describe( 'a customer', () => {
	it( 'never sees wp-admin', async () => {
		const visitor = new Visitor();
		await login( visitor, CUSTOMER );
		const answer = await visitor.get( '/wp-admin/' );
		expect( answer.status ).toBe( 302 );
		expect( answer.headers.location ).toMatch( /\/customer$/ );
	} );

	it( 'is told from a guest by the hint, with the count of the cart', async () => {
		const visitor = new Visitor();
		await login( visitor, CUSTOMER );
		const hint = visitor.cookie( 'coleman_hint' );
		expect( hint ).toBe( `${ ( await check( visitor ) ).json.cart_count }.1` );
	} );

	it( 'is signed out at once by a page of ours, and asked when the link came from elsewhere', async () => {
		const visitor = new Visitor();
		await login( visitor, CUSTOMER );
		const foreign = await visitor.get( '/customer/logout', {
			'Sec-Fetch-Site': 'cross-site',
			'Sec-Fetch-Mode': 'navigate',
		} );
		expect( foreign.status ).toBe( 200 );
		expect( ( await check( visitor ) ).json.results ).toBe( true );

		const own = await visitor.get( '/customer/logout', {
			'Sec-Fetch-Site': 'same-origin',
			'Sec-Fetch-Mode': 'navigate',
		} );
		expect( own.status ).toBe( 303 );
		expect( ( await check( visitor ) ).json.results ).toBe( false );
		expect( visitor.cookie( 'coleman_hint' ) ).toBe( '0.0' );
	} );

	it( 'gets back to an old session with nothing', async () => {
		const visitor = new Visitor();
		await login( visitor, CUSTOMER );
		const stolen = visitor.thief();
		await visitor.get( '/customer/logout', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' } );
		expect( ( await check( stolen ) ).json.results ).toBe( false );
	} );
} );

describe( 'pages', () => {
	it.each( [ '/cart', '/customer', '/customer/login', '/customer/logout' ] )(
		'%s is never kept by a cache',
		async ( url ) => {
			expect( ( await new Visitor().get( url ) ).headers[ 'cache-control' ] ).toContain( 'no-store' );
		}
	);

	it.each( [
		'/',
		'/equipment/new/',
		'/new-equipment-easton/',
		'/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430',
	] )( '%s may be kept, and holds nothing of a person', async ( url ) => {
		const visitor = new Visitor();
		await visitor.post( api( '/cart/add' ), { partId: '1' } );
		const answer = await visitor.get( url );
		expect( answer.status ).toBe( 200 );
		expect( answer.headers[ 'cache-control' ] ).toContain( 'public' );
		expect( answer.cookies ).toEqual( [] );
		expect( answer.text ).toBe( ( await new Visitor().get( url ) ).text );
		expect( answer.text ).not.toMatch( /nonce/i );
	} );
} );
