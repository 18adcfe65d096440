import { createReduxStore, dispatch, select } from '@wordpress/data';
import { readHint } from '@/islands/hint';
import { registerOnce } from '../register';
import * as actions from './actions';
import { listenToTabs } from './announce';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

/** `coleman/cart`: the visitor's cart, always a whole answer of the server. */
export const cartStore = createReduxStore( 'coleman/cart', { reducer, actions, selectors, resolvers } );

registerOnce( cartStore );

/** A page that comes back to the front may have missed a change: the hint cookie tells. */
const catchUp = () => {
	const cart = select( cartStore ).getKnownCart();
	if ( cart && document.visibilityState === 'visible' && cart.ItemCount !== readHint().count ) {
		dispatch( cartStore ).reload();
	}
};

listenToTabs( ( cart ) => dispatch( cartStore ).follow( cart ) );
addEventListener( 'pageshow', catchUp );
document.addEventListener( 'visibilitychange', catchUp );

export type { Cart, CartItem, RecentItem } from './types';
