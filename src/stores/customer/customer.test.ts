import { createRegistry, dispatch as dispatchTo, select as selectFrom } from '@wordpress/data';
import { ApiError } from '@/api/api-error';
import * as api from '@/api/customer';
import { noticesStore } from '../notices';
import { customerStore } from '.';
import { forgetCheck } from './actions';
import { goTo } from './go-to';

jest.mock( '@/api/customer' );
jest.mock( './go-to' );

const open = () => {
	const registry = createRegistry();
	registry.register( customerStore );
	return {
		actions: registry.dispatch( customerStore ),
		select: registry.select( customerStore ),
		resolve: registry.resolveSelect( customerStore ),
	};
};

const errors = () =>
	selectFrom( noticesStore )
		.getNotices()
		.map( ( { type, message } ) => `${ type }: ${ message }` );
const signedIn = ( results: boolean ) => ( { results, nonce: '', cart_count: 0 } );

beforeEach( () => {
	jest.resetAllMocks();
	forgetCheck();
} );

// A resolver starts in the next task: none is left over for the next test.
afterEach( () => new Promise( ( resolve ) => setTimeout( resolve ) ) );

describe( 'authentication', () => {
	it( 'starts as checking and unauthenticated', () => {
		jest.mocked( api.checkAuthentication ).mockReturnValue( new Promise( () => {} ) );
		const { select } = open();
		expect( [ select.isCheckingAuth(), select.isAuthenticated() ] ).toEqual( [ true, false ] );
	} );

	it( 'is checked once a page, by whoever asks first', async () => {
		jest.mocked( api.checkAuthentication ).mockResolvedValue( signedIn( true ) );
		const { select, resolve } = open();
		await Promise.all( [ resolve.isAuthenticated(), resolve.isCheckingAuth(), resolve.isAuthenticated() ] );
		expect( api.checkAuthentication ).toHaveBeenCalledTimes( 1 );
		expect( [ select.isCheckingAuth(), select.isAuthenticated() ] ).toEqual( [ false, true ] );
	} );

	it( 'counts a failed check as a no and only logs it', async () => {
		jest.mocked( api.checkAuthentication ).mockRejectedValue( new Error( 'down' ) );
		const { select, resolve } = open();
		await resolve.isAuthenticated();
		expect( [ select.isCheckingAuth(), select.isAuthenticated() ] ).toEqual( [ false, false ] );
		expect( errors() ).toEqual( [] );
		expect( console ).toHaveErrored();
	} );
} );

describe( 'signing in', () => {
	it.each( [
		[ '/cart', '/cart' ],
		[ '', '/customer' ],
		[ '//evil.example', '/customer' ],
	] )( 'sets authenticated and leads from %j to %s', async ( redirect, path ) => {
		jest.mocked( api.customerLogin ).mockResolvedValue( {
			response: true,
			nonce: 'n',
			redirect: 'https://evil.example',
		} );
		const { actions, select } = open();
		expect( await actions.login( 'a@b.c', 'secret', redirect ) ).toBe( true );
		expect( select.isAuthenticated() ).toBe( true );
		expect( goTo ).toHaveBeenCalledWith( path );
	} );

	it( 'shows the server’s reason when it refuses', async () => {
		jest.mocked( api.customerLogin ).mockRejectedValue(
			new ApiError( 'Not right.', 'coleman_invalid_login', 401 )
		);
		const { actions, select } = open();
		expect( await actions.login( 'a@b.c', 'wrong' ) ).toBe( false );
		expect( select.isAuthenticated() ).toBe( false );
		expect( goTo ).not.toHaveBeenCalled();
		expect( errors() ).toContain( 'error: Not right.' );
		expect( console ).toHaveErrored();
	} );
} );

it( 'keys addresses by their id through reading, saving and deleting', async () => {
	const [ home, farm ] = [
		{ CustomerAddressId: 1, city: 'Easton' },
		{ CustomerAddressId: 2, city: 'Smithville' },
	];
	jest.mocked( api.fetchAddresses ).mockResolvedValue( [ home ] );
	jest.mocked( api.saveAddress ).mockResolvedValue( farm );
	jest.mocked( api.deleteAddress ).mockResolvedValue( [ farm ] );
	const { actions, select, resolve } = open();
	await resolve.getAddresses();
	await actions.saveAddress( { city: 'Smithville' } );
	expect( select.getAddresses() ).toEqual( { 1: home, 2: farm } );
	await actions.deleteAddress( 1 );
	expect( select.getAddresses() ).toEqual( { 2: farm } );
} );

it( 'reads the account', async () => {
	jest.mocked( api.fetchProfile ).mockResolvedValue( { firstName: 'Ann' } );
	jest.mocked( api.fetchOrders ).mockResolvedValue( [ { OrderId: 5 } ] );
	jest.mocked( api.fetchOrder ).mockResolvedValue( { OrderId: 5 } );
	jest.mocked( api.fetchPayMethods ).mockResolvedValue( { 3: { PayMethodId: 3 } } );
	const { select, resolve } = open();
	await Promise.all( [ resolve.getProfile(), resolve.getOrders(), resolve.getOrder( 5 ), resolve.getPayMethods() ] );
	expect( select.getProfile() ).toEqual( { firstName: 'Ann' } );
	expect( select.getOrders() ).toEqual( [ { OrderId: 5 } ] );
	expect( [ select.getOrder( 5 ), select.getOrder( 6 ) ] ).toEqual( [ { OrderId: 5 }, null ] );
	expect( select.getPayMethods() ).toEqual( { 3: { PayMethodId: 3 } } );
} );

it( 'only logs a read that failed, and tells of a write that failed', async () => {
	jest.mocked( api.fetchProfile ).mockRejectedValue( new ApiError( 'Read refused.', 'coleman_x', 500 ) );
	jest.mocked( api.saveProfile ).mockRejectedValue( new ApiError( 'Write refused.', 'coleman_x', 500 ) );
	const { actions, resolve } = open();
	await resolve.getProfile();
	expect( errors() ).not.toContain( 'error: Read refused.' );
	expect( await actions.saveProfile( {} ) ).toBe( false );
	expect( errors() ).toContain( 'error: Write refused.' );
	expect( console ).toHaveErrored();
} );

describe( 'what is known without asking', () => {
	it( 'is nothing at first, then what PHP knew', async () => {
		const { actions, select, resolve } = open();
		expect( select.getKnownAuthentication() ).toBeNull();
		actions.adoptAuthentication( true );
		expect( select.getKnownAuthentication() ).toBe( true );
		expect( await resolve.isAuthenticated() ).toBe( true );
		expect( api.checkAuthentication ).not.toHaveBeenCalled();
	} );

	it( 'is never older than an answer of the server', async () => {
		jest.mocked( api.checkAuthentication ).mockResolvedValue( signedIn( false ) );
		const { actions, select } = open();
		await actions.checkAuthentication();
		actions.adoptAuthentication( true );
		expect( select.getKnownAuthentication() ).toBe( false );
	} );

	it( 'is nothing again while the server is asked anew', async () => {
		jest.mocked( api.checkAuthentication ).mockResolvedValue( signedIn( false ) );
		const { actions, select } = open();
		actions.adoptAuthentication( true );
		const checked = actions.recheckAuthentication();
		expect( select.getKnownAuthentication() ).toBeNull();
		await checked;
		expect( select.getKnownAuthentication() ).toBe( false );
	} );
} );

describe( 'a page that comes back to the front', () => {
	const comeBack = async ( hint: string ) => {
		document.cookie = `coleman_hint=${ hint }`;
		window.dispatchEvent( new Event( 'pageshow' ) );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	};

	it( 'asks when the hint tells of a sign-in or sign-out elsewhere, and only if it knew otherwise', async () => {
		jest.mocked( api.checkAuthentication ).mockResolvedValue( signedIn( false ) );
		await comeBack( '0.1' );
		expect( api.checkAuthentication ).not.toHaveBeenCalled();
		dispatchTo( customerStore ).adoptAuthentication( true );
		await comeBack( '5.1' );
		expect( api.checkAuthentication ).not.toHaveBeenCalled();
		await comeBack( '0.0' );
		expect( api.checkAuthentication ).toHaveBeenCalledTimes( 1 );
		expect( selectFrom( customerStore ).getKnownAuthentication() ).toBe( false );
	} );
} );
