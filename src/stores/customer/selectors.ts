import type { State } from './types';

/** Asking for either of these two has the server asked, once a page. */
export const isAuthenticated = ( state: State ) => state.authenticated;
export const isCheckingAuth = ( state: State ) => state.checkingAuth;

/** Whether someone is signed in, or null while nobody has asked: unlike the two above, asking costs no call. */
export const getKnownAuthentication = ( state: State ) => ( state.checkingAuth ? null : state.authenticated );

export const getProfile = ( state: State ) => state.profile;

/** The profile if it is known already: asking costs no call. */
export const getKnownProfile = ( state: State ) => state.profile;

/** By CustomerAddressId. */
export const getAddresses = ( state: State ) => state.addresses;

/** The whole book if it is known already, else null: asking costs no call. */
export const getKnownAddresses = ( state: State ) => ( state.hasAllAddresses ? state.addresses : null );

/** The latest 10 orders. */
export const getOrders = ( state: State ) => state.orders;

/** The order that was asked for last, if it is this one. */
export const getOrder = ( state: State, id: number ) => ( state.order?.OrderId === id ? state.order : null );

/** By PayMethodId. */
export const getPayMethods = ( state: State ) => state.payMethods;
