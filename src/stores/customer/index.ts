import { createReduxStore, register } from '@wordpress/data';
import { checkAuthentication, deleteAddress, login, saveAddress, saveProfile } from './actions';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

const actions = { checkAuthentication, deleteAddress, login, saveAddress, saveProfile };

/** `coleman/customer`: who is signed in, and their account. */
export const customerStore = createReduxStore( 'coleman/customer', { reducer, actions, selectors, resolvers } );

register( customerStore );

export type { Address, Order, PayMethod, Profile } from './types';
