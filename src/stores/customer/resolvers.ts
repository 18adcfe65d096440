import * as api from '@/api/customer';
import { checkAuthentication, read } from './actions';

export const isAuthenticated = () => checkAuthentication();
export const isCheckingAuth = () => checkAuthentication();
export const getProfile = () => read( async () => ( { type: 'SET', changes: { profile: await api.fetchProfile() } } ) );
export const getAddresses = () =>
	read( async () => ( { type: 'SET_ADDRESSES', addresses: await api.fetchAddresses() } ) );
export const getOrders = () => read( async () => ( { type: 'SET', changes: { orders: await api.fetchOrders() } } ) );
export const getOrder = ( id: number ) =>
	read( async () => ( { type: 'SET', changes: { order: await api.fetchOrder( id ) } } ) );
export const getPayMethods = () =>
	read( async () => ( { type: 'SET', changes: { payMethods: await api.fetchPayMethods() } } ) );
