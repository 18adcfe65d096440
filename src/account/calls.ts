import { call } from '@/api/client';
import type { Done, Registered } from '@/api/generated/schemas';

/** The calls that only the pages of an account need; what the customer's store calls too is in src/api/customer. */

type NewCustomer = {
	email: string;
	password: string;
	first_name: string;
	last_name: string;
	company: string;
	phone: string;
	redirect: string;
	website: string;
	form_stamp: string;
	altcha: string;
};

/** Creates an account and signs in. Sent again with the same key it is answered as the first time. */
export const register = ( body: NewCustomer, key: string ) =>
	call< { results: Registered } >( 'customer/register', {
		method: 'POST',
		body,
		headers: { 'Idempotency-Key': key },
	} );

/** Gives the sentence to show, which is the same whether there is such an account or not. */
export const forgotPassword = async ( email: string ) =>
	( await call< { results: Done } >( 'customer/password/forgot', { method: 'POST', body: { email } } ) ).results
		.message;

/** By the login and key of the mail. */
export const resetPassword = ( login: string, key: string, password: string ) =>
	call< { results: Done } >( 'customer/password/reset', { method: 'POST', body: { login, key, password } } );
