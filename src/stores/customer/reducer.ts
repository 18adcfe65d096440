import type { Action, State } from './types';

const START: State = {
	authenticated: false,
	checkingAuth: true,
	profile: null,
	addresses: {},
	orders: [],
	order: null,
	payMethods: {},
};

export function reducer( state: State = START, action: Action ): State {
	return action.type === 'SET' ? { ...state, ...action.changes } : state;
}
