import type { Action, State } from './types';

export function reducer( state: State = { cart: null, recent: null }, action: Action ): State {
	switch ( action.type ) {
		case 'RECEIVE':
			return { ...state, cart: action.cart };
		case 'SHOW_RECENT':
			return { ...state, recent: action.recent };
		default:
			return state;
	}
}
