import { call } from '@/api/client';
import { forgotPassword, register, resetPassword } from './calls';

jest.mock( '@/api/client' );

it( 'registers under a key, so that it may be sent again', async () => {
	const fields = {
		email: 'ann@example.com',
		password: 'long enough',
		first_name: 'Ann',
		last_name: 'Farmer',
		company: '',
		phone: '',
		redirect: '/cart',
		website: '',
		form_stamp: 's',
		altcha: 'a',
	};
	await register( fields, 'key-of-the-form' );
	expect( call ).toHaveBeenCalledWith( 'customer/register', {
		method: 'POST',
		body: fields,
		headers: { 'Idempotency-Key': 'key-of-the-form' },
	} );
} );

it( 'asks for a mail and gives the sentence to show', async () => {
	jest.mocked( call ).mockResolvedValue( { results: { done: true, message: 'On its way.' } } );
	expect( await forgotPassword( 'ann@example.com' ) ).toBe( 'On its way.' );
} );

it( 'sets a password by the key of the mail', async () => {
	await resetPassword( 'ann', 'k', 'chosen anew' );
	expect( call ).toHaveBeenLastCalledWith( 'customer/password/reset', {
		method: 'POST',
		body: { login: 'ann', key: 'k', password: 'chosen anew' },
	} );
} );
