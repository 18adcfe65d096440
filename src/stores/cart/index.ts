import { createReduxStore } from '@wordpress/data';
import { readHint } from '@/islands/hint';
import { listening, onComeBack, registerOnce } from '../register';
import * as actions from './actions';
import { listenToTabs } from './announce';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

const store = createReduxStore( 'coleman/cart', { reducer, actions, selectors, resolvers } );

/** `coleman/cart`: the visitor's cart, always a whole answer of the server. */
export const cartStore = listening( store, ( registry ) => {
	listenToTabs( registry, ( cart ) => registry.dispatch( store ).follow( cart ) );
	// A page that comes back to the front may have missed a change: the hint cookie tells.
	onComeBack( () => {
		const cart = registry.select( store ).getKnownCart();
		if ( cart && cart.ItemCount !== readHint().count ) {
			registry.dispatch( store ).reload();
		}
	} );
} );

registerOnce( cartStore );

export type { Cart, CartItem, RecentItem } from './types';
