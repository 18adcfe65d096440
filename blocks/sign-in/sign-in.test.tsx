import { select } from '@wordpress/data';
import { ApiError } from '@/api/api-error';
import { customerLogin } from '@/api/customer';
import { goTo } from '@/stores/customer/go-to';
import { noticesStore } from '@/stores/notices';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { SignIn, signInProps } from './sign-in';

jest.mock( '@/api/customer' );
jest.mock( '@/stores/customer/go-to' );

const open = async ( props: unknown = fixtures.empty ) => {
	const island = await hydrateIsland( SignIn, signInProps, props );
	const field = ( name: string ) => island.root.querySelector< HTMLInputElement >( `[name=${ name }]` )!;
	const button = island.root.querySelector< HTMLButtonElement >( '[type=submit]' )!;
	return {
		...island,
		field,
		button,
		/** What is said to be wrong with a field, as a screen reader finds it. */
		error: ( name: string ) =>
			island.root.querySelector( `#${ field( name ).getAttribute( 'aria-describedby' ) }` )?.textContent,
		submit: ( email: string, password: string ) =>
			island.act( () => {
				field( 'email' ).value = email;
				field( 'password' ).value = password;
				button.click();
			} ),
	};
};

const accept = () =>
	jest.mocked( customerLogin ).mockResolvedValue( { response: true, nonce: 'n', redirect: '/customer' } );

beforeEach( () => jest.resetAllMocks() );

describe( 'what is required', () => {
	it.each( [
		[ '', '', 'Email Address is required.', 'Password is required.', 'email' ],
		[ '  ', 'secret', 'Email Address is required.', undefined, 'email' ],
		[ 'a@b.c', '', undefined, 'Password is required.', 'password' ],
	] )( 'is told of %j and %j, and nothing is sent', async ( email, password, emailError, passwordError, focused ) => {
		const { submit, error, field, root } = await open();
		await submit( email, password );
		expect( [ error( 'email' ), error( 'password' ) ] ).toEqual( [ emailError, passwordError ] );
		expect( field( 'email' ).getAttribute( 'aria-invalid' ) ).toBe( emailError ? 'true' : null );
		expect( root.ownerDocument.activeElement ).toBe( field( focused ) );
		expect( customerLogin ).not.toHaveBeenCalled();
	} );

	it( 'is forgotten once it is there', async () => {
		accept();
		const { submit, error } = await open( fixtures.missing );
		expect( error( 'email' ) ).toBe( 'Email Address is required.' );
		await submit( 'a@b.c', 'secret' );
		expect( [ error( 'email' ), error( 'password' ) ] ).toEqual( [ undefined, undefined ] );
	} );
} );

it.each( [
	[ '/cart', '/cart' ],
	[ '//evil.example', '/customer' ],
] )( 'signs in and leads from redirect %s to %s', async ( redirect, path ) => {
	accept();
	const { submit, button } = await open( { ...fixtures.empty, redirect } );
	await submit( ' ray@example.com ', ' spaces count ' );
	expect( customerLogin ).toHaveBeenCalledWith( { email: 'ray@example.com', password: ' spaces count ', redirect } );
	expect( goTo ).toHaveBeenCalledWith( path );
	// The page is leaving.
	expect( button.disabled ).toBe( true );
} );

it( 'shows the server’s text when it refuses, and lets one try again', async () => {
	let refuse: ( error: Error ) => void = () => {};
	jest.mocked( customerLogin ).mockReturnValue( new Promise( ( _, reject ) => ( refuse = reject ) ) );
	const { submit, button, field, act } = await open();
	await submit( 'a@b.c', 'wrong' );
	expect( button.disabled ).toBe( true );
	await act( () =>
		refuse( new ApiError( 'The email address or password is incorrect.', 'coleman_invalid_login', 401 ) )
	);
	expect( button.disabled ).toBe( false );
	expect( field( 'email' ).value ).toBe( 'a@b.c' );
	expect( select( noticesStore ).getNotices().at( -1 ) ).toMatchObject( {
		type: 'error',
		message: 'The email address or password is incorrect.',
	} );
	expect( console ).toHaveErrored();
} );

it( 'sends once, however often one presses', async () => {
	jest.mocked( customerLogin ).mockReturnValue( new Promise( () => {} ) );
	const { submit, root, act } = await open();
	await submit( 'a@b.c', 'secret' );
	await act( () => root.querySelector( 'form' )!.requestSubmit() );
	expect( customerLogin ).toHaveBeenCalledTimes( 1 );
} );

it( 'shows the password and hides it again', async () => {
	const { root, field, act } = await open();
	const toggle = root.querySelector< HTMLButtonElement >( '[type=button]' )!;
	field( 'password' ).value = 'secret';
	expect( [ field( 'password' ).type, toggle.getAttribute( 'aria-label' ) ] ).toEqual( [
		'password',
		'Show password',
	] );
	await act( () => toggle.click() );
	expect( [ field( 'password' ).type, toggle.getAttribute( 'aria-label' ) ] ).toEqual( [ 'text', 'Hide password' ] );
	expect( field( 'password' ).value ).toBe( 'secret' );
	await act( () => toggle.click() );
	expect( field( 'password' ).type ).toBe( 'password' );
} );

it( 'lets password managers and screen readers know the fields', async () => {
	const { field, root } = await open( fixtures.typical );
	expect( [ field( 'email' ).autocomplete, field( 'password' ).autocomplete ] ).toEqual( [
		'username',
		'current-password',
	] );
	expect(
		[ ...field( 'email' ).labels!, ...field( 'password' ).labels! ].map( ( label ) => label.textContent )
	).toEqual( [ 'Email Address', 'Password' ] );
	expect( root.querySelector< HTMLAnchorElement >( '.coleman-sign-in__create' )!.getAttribute( 'href' ) ).toBe(
		'/customer/create?redirect=%2Fcart'
	);
} );

it( 'asks nothing of who is signed in', async () => {
	const { root } = await open( fixtures[ 'signed-in' ] );
	expect( root.querySelector( 'form' ) ).toBeNull();
	expect( root.textContent ).toMatch( 'You are signed in as Ray Dombrowski.' );
	expect( [ ...root.querySelectorAll( 'a' ) ].map( ( link ) => link.textContent ) ).toEqual( [
		'My Account',
		'Log Out',
	] );
} );
