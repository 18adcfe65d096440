import { createRegistry } from '@wordpress/data';
import { ApiError } from '@/api/api-error';
import { SESSION_LOST } from '@/api/client';
import * as api from '@/api/customer';
import type { Order, OrderSummary, PayMethod } from '@/api/generated/schemas';
import { endListenersWithTest } from '../../../tests/jest/page-listeners';
import { noticesStore } from '../notices';
import { customerStore } from '.';
import { exampleAddress, exampleProfile } from './example-account';
import { goTo } from './go-to';

jest.mock( '@/api/customer' );
jest.mock( './go-to' );

const open = () => {
	const registry = createRegistry();
	registry.register( noticesStore );
	registry.register( customerStore );
	return {
		actions: registry.dispatch( customerStore ),
		select: registry.select( customerStore ),
		resolve: registry.resolveSelect( customerStore ),
		errors: () =>
			registry
				.select( noticesStore )
				.getNotices()
				.map( ( { type, message } ) => `${ type }: ${ message }` ),
	};
};

const signedIn = ( results: boolean ) => ( { results, nonce: '', cart_count: 0 } );

endListenersWithTest();

beforeEach( () => jest.resetAllMocks() );

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
		const { select, resolve, errors } = open();
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
		const { actions, select, errors } = open();
		expect( await actions.login( 'a@b.c', 'wrong' ) ).toBe( false );
		expect( select.isAuthenticated() ).toBe( false );
		expect( goTo ).not.toHaveBeenCalled();
		expect( errors() ).toContain( 'error: Not right.' );
		expect( console ).toHaveErrored();
	} );
} );

it( 'keys addresses by their id through reading, saving and deleting', async () => {
	const [ home, farm ] = [ exampleAddress( 1 ), exampleAddress( 2, { city: 'Smithville' } ) ];
	jest.mocked( api.fetchAddresses ).mockResolvedValue( [ home ] );
	jest.mocked( api.saveAddress ).mockResolvedValue( farm );
	jest.mocked( api.deleteAddress ).mockResolvedValue( [ farm ] );
	const { actions, select, resolve } = open();
	await resolve.getAddresses();
	await actions.saveAddress( { city: 'Smithville' } );
	expect( select.getAddresses() ).toEqual( { 1: home, 2: farm } );
	expect( await actions.deleteAddress( 1 ) ).toBe( true );
	expect( api.deleteAddress ).toHaveBeenCalledWith( 1 );
	expect( select.getAddresses() ).toEqual( { 2: farm } );
} );

describe( 'the address book', () => {
	const [ home, farm ] = [ exampleAddress( 1, { is_default: true } ), exampleAddress( 2 ) ];

	it( 'has one address that is used without being chosen', async () => {
		jest.mocked( api.saveAddress ).mockResolvedValue( { ...farm, is_default: true } );
		const { actions, select } = open();
		await actions.adoptAddresses( [ home, farm ] );
		await actions.saveAddress( { CustomerAddressId: 2, is_default: '1' } );
		expect( select.getKnownAddresses() ).toEqual( {
			1: { ...home, is_default: false },
			2: { ...farm, is_default: true },
		} );
		jest.mocked( api.saveAddress ).mockResolvedValue( { ...home, is_default: false } );
		await actions.saveAddress( { CustomerAddressId: 1 } );
		expect( select.getKnownAddresses()?.[ 2 ]?.is_default ).toBe( true );
	} );

	it( 'is known when PHP has printed it or the server has told it, not by what was saved alone', async () => {
		jest.mocked( api.saveAddress ).mockResolvedValue( { ...farm, city: 'Smithville' } );
		const { actions, select } = open();
		await actions.saveAddress( { CustomerAddressId: 2 } );
		expect( select.getKnownAddresses() ).toBeNull();
		await actions.adoptAddresses( [ home, farm ] );
		expect( select.getKnownAddresses() ).toEqual( { 1: home, 2: { ...farm, city: 'Smithville' } } );
		await actions.adoptAddresses( [] );
		expect( Object.keys( select.getKnownAddresses() ?? {} ) ).toEqual( [ '1', '2' ] );
		expect( api.fetchAddresses ).not.toHaveBeenCalled();
	} );
} );

it( 'reads the account', async () => {
	const order = { OrderId: 5 } as Order;
	const payMethods = { 3: { PayMethodId: 3 } as PayMethod };
	jest.mocked( api.fetchProfile ).mockResolvedValue( exampleProfile() );
	jest.mocked( api.fetchOrders ).mockResolvedValue( [ order as OrderSummary ] );
	jest.mocked( api.fetchOrder ).mockResolvedValue( order );
	jest.mocked( api.fetchPayMethods ).mockResolvedValue( payMethods );
	const { select, resolve } = open();
	expect( select.getKnownProfile() ).toBeNull();
	await Promise.all( [ resolve.getProfile(), resolve.getOrders(), resolve.getOrder( 5 ), resolve.getPayMethods() ] );
	expect( [ select.getProfile(), select.getKnownProfile() ] ).toEqual( [ exampleProfile(), exampleProfile() ] );
	expect( select.getOrders() ).toEqual( [ order ] );
	expect( [ select.getOrder( 5 ), select.getOrder( 6 ) ] ).toEqual( [ order, null ] );
	expect( select.getPayMethods() ).toEqual( payMethods );
} );

it( 'only logs a read that failed, and tells of a write that failed', async () => {
	jest.mocked( api.fetchProfile ).mockRejectedValue( new ApiError( 'Read refused.', 'coleman_x', 500 ) );
	jest.mocked( api.deleteAddress ).mockRejectedValue( new ApiError( 'Write refused.', 'coleman_x', 500 ) );
	const { actions, resolve, errors } = open();
	await resolve.getProfile();
	expect( errors() ).toEqual( [] );
	expect( await actions.deleteAddress( 1 ) ).toBe( false );
	expect( errors() ).toEqual( [ 'error: Write refused.' ] );
	expect( console ).toHaveErrored();
} );

it.each( [ 'saveProfile', 'saveAddress' ] as const )(
	'leaves a refusal of %s to the form, and what is known as it is',
	async ( action ) => {
		const refusal = new ApiError( 'Too long.', 'rest_invalid_param', 400, { phone: 'Too long.' } );
		jest.mocked( api.saveProfile ).mockResolvedValueOnce( exampleProfile() ).mockRejectedValue( refusal );
		jest.mocked( api.saveAddress ).mockResolvedValueOnce( exampleAddress( 1 ) ).mockRejectedValue( refusal );
		const { actions, select, errors } = open();
		await actions.adoptAddresses( [] );
		await actions[ action ]( {} );
		const known = [ select.getKnownProfile(), select.getKnownAddresses() ];
		expect( known ).toEqual(
			action === 'saveProfile' ? [ exampleProfile(), {} ] : [ null, { 1: exampleAddress( 1 ) } ]
		);
		await expect( actions[ action ]( {} ) ).rejects.toBe( refusal );
		expect( [ select.getKnownProfile(), select.getKnownAddresses() ] ).toEqual( known );
		expect( errors() ).toEqual( [] );
	}
);

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
		const { actions, select } = open();
		await comeBack( '0.1' );
		expect( api.checkAuthentication ).not.toHaveBeenCalled();
		actions.adoptAuthentication( true );
		await comeBack( '5.1' );
		expect( api.checkAuthentication ).not.toHaveBeenCalled();
		await comeBack( '0.0' );
		expect( api.checkAuthentication ).toHaveBeenCalledTimes( 1 );
		expect( select.getKnownAuthentication() ).toBe( false );
	} );
} );

it( 'checks again when a call finds that the session has ended', async () => {
	jest.mocked( api.checkAuthentication ).mockResolvedValue( signedIn( false ) );
	const { actions, select } = open();
	actions.adoptAuthentication( true );
	document.dispatchEvent( new CustomEvent( SESSION_LOST ) );
	expect( select.getKnownAuthentication() ).toBeNull();
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( select.getKnownAuthentication() ).toBe( false );
} );
