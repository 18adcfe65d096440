import { forgotPassword } from '@/account/calls';
import { formOf } from '../../tests/jest/form';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { ForgotPassword, forgotPasswordProps } from './forgot-password';

jest.mock( '@/account/calls' );

const open = async ( props: unknown = fixtures.empty ) => {
	const island = await hydrateIsland( ForgotPassword, forgotPasswordProps, props );
	return { ...island, ...formOf( island ) };
};

beforeEach( () => jest.resetAllMocks() );

it.each( [
	[ '', 'Email Address is required.' ],
	[ 'ann', 'Invalid email address provided.' ],
] )( 'asks for an address instead of %j', async ( email, sentence ) => {
	const { submit, error } = await open();
	await submit( { email } );
	expect( error( 'email' ) ).toBe( sentence );
	expect( forgotPassword ).not.toHaveBeenCalled();
} );

it( 'says, in a region that stood from the start, what it says to everybody', async () => {
	jest.mocked( forgotPassword ).mockResolvedValue( 'On its way.' );
	const { submit, root } = await open();
	const status = root.querySelector( '[role=status]' )!;
	await submit( { email: ' ann@example.com ' } );
	expect( forgotPassword ).toHaveBeenCalledWith( 'ann@example.com' );
	expect( root.querySelector( '[role=status]' ) ).toBe( status );
	expect( status.textContent ).toMatch( /^If this email address has an account/ );
	expect( root.querySelector( 'form' ) ).toBeNull();
	expect( root.ownerDocument.activeElement ).toBe( status );
} );
