import { ajax, call } from './client';
import type { Fields } from './form';
import type { CustomerAddress, Order, OrderSummary, PayMethod, Profile } from './generated/schemas';

type SignIn = { email: string; password: string; redirect?: string };
type SignedIn = { response: boolean; nonce: string; redirect: string };
type Authentication = { results: boolean; nonce: string; cart_count: number };

/** Throws the server's refusal; its message is fit to show. */
export const customerLogin = ( fields: SignIn ) => ajax< SignedIn >( 'customer_login', { ...fields } );

export const checkAuthentication = () => ajax< Authentication >( 'check_authentication' );

export const fetchProfile = async () => ( await call< { results: Profile } >( 'customer/profile' ) ).results;

export const saveProfile = async ( account: Fields, password?: Fields ) =>
	( await call< { results: Profile } >( 'customer/profile', { method: 'POST', body: { account, password } } ) )
		.results;

export const fetchAddresses = async () =>
	( await call< { results: CustomerAddress[] } >( 'customer/addresses' ) ).results;

export const saveAddress = async ( address: Fields ) =>
	( await call< { results: CustomerAddress } >( 'customer/address', { method: 'POST', body: { address } } ) ).results;

/** Answers the addresses that remain. */
export const deleteAddress = async ( CustomerAddressId: number ) =>
	(
		await call< { results: CustomerAddress[] } >( 'customer/address/delete', {
			method: 'POST',
			body: { address: { CustomerAddressId } },
		} )
	).results;

export const fetchOrders = async ( query: { page?: number; status?: string } = {} ) =>
	( await call< { results: OrderSummary[] } >( 'customer/orders', { query } ) ).results;

export const fetchOrder = async ( id: number ) => ( await call< { results: Order } >( `order/${ id }` ) ).results;

export const fetchPayMethods = async () =>
	( await call< { results: Record< string, PayMethod > } >( 'customer/paymethods' ) ).results;
