import { createReduxStore, dispatch, select } from '@wordpress/data';
import { SESSION_LOST } from '@/api/client';
import { readHint } from '@/islands/hint';
import { registerOnce } from '../register';
import {
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
	adoptAuthentication,
	checkAuthentication,
	deleteAddress,
	login,
	recheckAuthentication,
	saveAddress,
	saveProfile,
};

/** `coleman/customer`: who is signed in, and their account. */
export const customerStore = createReduxStore( 'coleman/customer', { reducer, actions, selectors, resolvers } );

registerOnce( customerStore );

/** A page that comes back to the front may have missed a sign-in or sign-out: the hint cookie tells. */
const catchUp = () => {
	const known = select( customerStore ).getKnownAuthentication();
	if ( known !== null && document.visibilityState === 'visible' && known !== readHint().signedIn ) {
		dispatch( customerStore ).recheckAuthentication();
	}
};

/** A session that has ended while the hint still told of it: the check corrects the hint, and whoever shows it. */
document.addEventListener( SESSION_LOST, () => void dispatch( customerStore ).recheckAuthentication() );

addEventListener( 'pageshow', catchUp );
document.addEventListener( 'visibilitychange', catchUp );

export type { Address, Order, PayMethod, Profile } from './types';
