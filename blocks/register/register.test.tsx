import { register } from '@/account/calls';
import { ApiError } from '@/api/api-error';
import { call } from '@/api/client';
import { goTo } from '@/stores/customer/go-to';
import { formOf } from '../../tests/jest/form';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { Register, registerProps } from './register';

jest.mock( '@/account/calls' );
jest.mock( '@/api/client' );
jest.mock( '@/forms/bot-check/proof', () => ( { prove: () => Promise.resolve( 'proof' ) } ) );
jest.mock( '@/stores/customer/go-to' );

const open = async ( props: unknown = fixtures.empty ) => {
	const island = await hydrateIsland( Register, registerProps, props );
	return { ...island, ...formOf( island ), wait: () => island.act( () => jest.advanceTimersByTimeAsync( 2500 ) ) };
};

const TYPED = { first_name: 'Ann', last_name: 'Farmer', email: ' ann@example.com ', password: ' long enough ' };

const accept = ( redirect: string ) =>
	jest.mocked( register ).mockResolvedValue( { results: { response: true, nonce: 'n', redirect } } );

beforeEach( () => {
	jest.resetAllMocks();
	jest.useFakeTimers();
	jest.mocked( call ).mockResolvedValue( { results: { form_stamp: 'stamp', challenge: {} } } );
} );
afterEach( () => jest.useRealTimers() );

it( 'names what is missing in the agreed words, and sends nothing', async () => {
	const { submit, error, field, root } = await open();
	await submit( {} );
	expect( [ 'first_name', 'last_name', 'email', 'password', 'company', 'phone' ].map( error ) ).toEqual( [
		'First Name is required.',
		'Last Name is required.',
		'Email Address is required.',
		'Password is required.',
		undefined,
		undefined,
	] );
	expect( root.ownerDocument.activeElement ).toBe( field( 'first_name' ) );
	expect( register ).not.toHaveBeenCalled();
} );

it( 'registers with what tells a person from a program, and leads on', async () => {
	accept( '/cart' );
	const { submit, wait, button } = await open( { ...fixtures.empty, redirect: '/cart' } );
	await submit( TYPED );
	await wait();
	expect( register ).toHaveBeenCalledWith(
		{
			...TYPED,
			email: 'ann@example.com',
			company: '',
			phone: '',
			redirect: '/cart',
			website: '',
			form_stamp: 'stamp',
			altcha: 'proof',
		},
		expect.stringMatching( /^[0-9a-f]{32}$/ )
	);
	expect( goTo ).toHaveBeenCalledWith( '/cart' );
	expect( button.disabled ).toBe( true );
} );

it( 'goes nowhere but on this site', async () => {
	accept( '//evil.example' );
	const { submit, wait } = await open();
	await submit( TYPED );
	await wait();
	expect( goTo ).toHaveBeenCalledWith( '/customer?done=registered' );
} );

it( 'shows at its field that there is such an account, keeps what was typed and the key', async () => {
	const sentence = 'This email address already has an account.';
	jest.mocked( register ).mockRejectedValue(
		new ApiError( sentence, 'coleman_email_exists', 409, { email: sentence } )
	);
	const { submit, wait, error, field } = await open();
	await submit( TYPED );
	await wait();
	expect( error( 'email' ) ).toBe( sentence );
	expect( field( 'password' ).value ).toBe( TYPED.password );
	await submit( {} );
	await wait();
	const [ first, second ] = jest.mocked( register ).mock.calls.map( ( [ , key ] ) => key );
	expect( second ).toBe( first );
	expect( console ).toHaveErrored();
} );

it( 'shows what was typed and what was wrong when a browser without JavaScript has sent it', async () => {
	const { field, error } = await open( fixtures.missing );
	expect( field( 'email' ).value ).toBe( 'ray' );
	expect( error( 'email' ) ).toBe( 'Invalid email address provided.' );
} );

it( 'lets password managers know a new password, and hides its trap from people', async () => {
	const { field, root } = await open();
	expect( [ field( 'email' ).autocomplete, field( 'password' ).autocomplete ] ).toEqual( [
		'email',
		'new-password',
	] );
	const trap = root.querySelector< HTMLInputElement >( '[name=website]' )!;
	expect( [ trap.tabIndex, trap.closest( '[aria-hidden=true]' ) ] ).toEqual( [ -1, expect.anything() ] );
} );
