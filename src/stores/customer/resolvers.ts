import * as api from '@/api/customer';
import { byId, checkAuthentication, read } from './actions';

export const isAuthenticated = () => checkAuthentication();
export const isCheckingAuth = () => checkAuthentication();
export const getProfile = () => read( async () => ( { profile: await api.fetchProfile() } ) );
export const getAddresses = () => read( async () => ( { addresses: byId( await api.fetchAddresses() ) } ) );
export const getOrders = () => read( async () => ( { orders: await api.fetchOrders() } ) );
export const getOrder = ( id: number ) => read( async () => ( { order: await api.fetchOrder( id ) } ) );
export const getPayMethods = () => read( async () => ( { payMethods: await api.fetchPayMethods() } ) );
