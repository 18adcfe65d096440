import { dispatch, select } from '@wordpress/data';
import { ApiError } from '@/api/api-error';
import { saveProfile } from '@/api/customer';
import type { Profile as StoredProfile } from '@/api/generated/schemas';
import { customerStore } from '@/stores/customer';
import { exampleProfile } from '@/stores/customer/example-account';
import { noticesStore } from '@/stores/notices';
import { formOf } from '../../tests/jest/form';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { Profile, profileProps } from './profile';

jest.mock( '@/api/customer' );

const open = async ( props: unknown = fixtures.typical ) => {
	const island = await hydrateIsland( Profile, profileProps, props );
	return { ...island, ...formOf( island ) };
};

const accept = ( changes: Partial< StoredProfile > = {} ) =>
	jest.mocked( saveProfile ).mockResolvedValue( exampleProfile( changes ) );

beforeEach( () => jest.resetAllMocks() );

it( 'saves without a password what needs none', async () => {
	accept();
	const { submit, field } = await open();
	await submit( { FirstName: 'Raymond', Email: ' RAY@example.com ' } );
	const [ account, password ] = jest.mocked( saveProfile ).mock.calls[ 0 ]!;
	expect( account ).toMatchObject( { FirstName: 'Raymond', LastName: 'Dombrowski', PreferredLocationId: '2' } );
	expect( password ).toEqual( { current: '', new: '' } );
	expect( select( noticesStore ).getNotices().at( -1 ) ).toMatchObject( {
		type: 'success',
		message: 'Your profile has been saved.',
	} );
	expect( field( 'FirstName' ).value ).toBe( 'Raymond' );
} );

it.each( [
	[ 'another email', { Email: 'other@example.com' } ],
	[ 'another password', { password_new: 'another one' } ],
] )( 'asks for the current password before %s', async ( _, typed ) => {
	const { submit, error, field, root } = await open();
	await submit( typed );
	expect( error( 'password_current' ) ).toBe( 'Enter your current password to change this.' );
	expect( root.ownerDocument.activeElement ).toBe( field( 'password_current' ) );
	expect( saveProfile ).not.toHaveBeenCalled();
} );

it( 'names what is wrong', async () => {
	const { submit, error } = await open();
	await submit( { FirstName: ' ', LastName: '', Email: 'ray', password_new: 'short', password_current: 'x' } );
	expect( [ 'FirstName', 'LastName', 'Email', 'password_new' ].map( error ) ).toEqual( [
		'First Name is required.',
		'Last Name is required.',
		'Invalid email address provided.',
		'Use at least 8 characters for your password.',
	] );
} );

it( 'tells of an address that waits, and keeps no password in the page', async () => {
	accept( { pending_email: 'other@example.com' } );
	const { submit, field, root } = await open();
	await submit( { Email: 'other@example.com', password_current: 'the current one' } );
	expect( root.textContent ).toMatch( 'We sent a link to other@example.com. Your email changes when you open it' );
	expect( field( 'password_current' ).value ).toBe( '' );
} );

it( 'shows what another form of the page has saved', async () => {
	accept( { Email: 'new@example.com', pending_email: 'newer@example.com' } );
	const { act, submit, error, root } = await open();
	await act( () => dispatch( customerStore ).saveProfile( {} ) );
	expect( root.textContent ).toMatch( 'We sent a link to newer@example.com.' );
	await submit( { Email: 'new@example.com' } );
	expect( error( 'password_current' ) ).toBeUndefined();
	await submit( { Email: 'ray@example.com' } );
	expect( error( 'password_current' ) ).toBe( 'Enter your current password to change this.' );
} );

it( 'shows the server’s sentence at the password that was not right', async () => {
	const sentence = 'The current password is incorrect.';
	jest.mocked( saveProfile ).mockRejectedValue(
		new ApiError( sentence, 'coleman_wrong_password', 403, { 'password.current': sentence } )
	);
	const { submit, error } = await open();
	await submit( { password_new: 'another one', password_current: 'guess' } );
	expect( error( 'password_current' ) ).toBe( sentence );
	expect( console ).toHaveErrored();
} );
