import { createReduxStore } from '@wordpress/data';
import { SESSION_LOST } from '@/api/client';
import { readHint } from '@/islands/hint';
import { listening, onComeBack, registerOnce } from '../register';
import {
	adoptAddresses,
	adoptAuthentication,
	checkAuthentication,
	deleteAddress,
	login,
	recheckAuthentication,
	saveAddress,
	saveProfile,
} from './actions';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

const actions = {
	adoptAddresses,
	adoptAuthentication,
	checkAuthentication,
	deleteAddress,
	login,
	recheckAuthentication,
	saveAddress,
	saveProfile,
};

const store = createReduxStore( 'coleman/customer', { reducer, actions, selectors, resolvers } );

/** `coleman/customer`: who is signed in, and their account. */
export const customerStore = listening( store, ( registry ) => {
	const checkAgain = () => registry.dispatch( store ).recheckAuthentication();
	// A page that comes back to the front may have missed a sign-in or sign-out: the hint cookie tells.
	onComeBack( () => {
		const known = registry.select( store ).getKnownAuthentication();
		if ( known !== null && known !== readHint().signedIn ) {
			checkAgain();
		}
	} );
	// A session that has ended while the hint still told of it: the check corrects the hint, and whoever shows it.
	document.addEventListener( SESSION_LOST, checkAgain );
} );

registerOnce( customerStore );

export type { CustomerAddress, Order, OrderSummary, PayMethod, Profile } from './types';
