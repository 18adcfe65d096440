import { select } from '@wordpress/data';
import { resetPassword } from '@/account/calls';
import { ApiError } from '@/api/api-error';
import { goTo } from '@/stores/customer/go-to';
import { noticesStore } from '@/stores/notices';
import { formOf } from '../../tests/jest/form';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { ResetPassword, resetPasswordProps } from './reset-password';

jest.mock( '@/account/calls' );
jest.mock( '@/stores/customer/go-to' );

const open = async ( props: unknown = fixtures.typical ) => {
	const island = await hydrateIsland( ResetPassword, resetPasswordProps, props );
	return { ...island, ...formOf( island ) };
};

beforeEach( () => jest.resetAllMocks() );

it( 'asks for a password that is long enough', async () => {
	const { submit, error } = await open();
	await submit( { password: 'short' } );
	expect( error( 'password' ) ).toBe( 'Use at least 8 characters for your password.' );
	expect( resetPassword ).not.toHaveBeenCalled();
} );

it( 'sets it by the link’s key and leads to the sign-in, which says so', async () => {
	const { submit } = await open();
	await submit( { password: 'chosen anew' } );
	expect( resetPassword ).toHaveBeenCalledWith( 'c0123456789abcdef', 'Xy12AbCd34EfGh56IjKl', 'chosen anew' );
	expect( goTo ).toHaveBeenCalledWith( '/customer/login?done=password-changed' );
} );

it( 'tells that the link has been used meanwhile', async () => {
	jest.mocked( resetPassword ).mockRejectedValue( new ApiError( 'Too old.', 'coleman_reset_key_invalid', 403 ) );
	const { submit, button } = await open();
	await submit( { password: 'chosen anew' } );
	expect( select( noticesStore ).getNotices().at( -1 )?.message ).toBe( 'Too old.' );
	expect( button.disabled ).toBe( false );
	expect( console ).toHaveErrored();
} );

it( 'shows no form to who comes without a link that works', async () => {
	const { root } = await open( fixtures.empty );
	expect( root.querySelector( 'form' ) ).toBeNull();
	expect( root.querySelector( 'a' )!.getAttribute( 'href' ) ).toBe( '/customer/forgot-password' );
} );
