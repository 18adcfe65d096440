import type { Action, State } from './types';

export function reducer( state: State = [], action: Action ): State {
	switch ( action.type ) {
		case 'ADD':
			return [ ...state.filter( ( { id } ) => id !== action.notice.id ), action.notice ];
		case 'CLOSE':
			return state.filter( ( { id } ) => id !== action.id );
		default:
			return state;
	}
}
