import type { Action, CustomerAddress, State } from './types';

const START: State = {
	authenticated: false,
	checkingAuth: true,
	profile: null,
	addresses: {},
	hasAllAddresses: false,
	orders: [],
	order: null,
	payMethods: {},
};

const byId = ( addresses: CustomerAddress[] ): Record< string, CustomerAddress > =>
	Object.fromEntries( addresses.map( ( address ) => [ address.CustomerAddressId, address ] ) );

/** The book after an address was saved in it: at most one is used without being chosen. */
const withSaved = ( book: Record< string, CustomerAddress >, saved: CustomerAddress ) =>
	byId( [
		...Object.values( book ).map( ( other ) =>
			saved.is_default && saved.is_shared === other.is_shared ? { ...other, is_default: false } : other
		),
		saved,
	] );

export function reducer( state: State = START, action: Action ): State {
	switch ( action.type ) {
		case 'SET':
			return { ...state, ...action.changes };
		case 'SET_ADDRESSES':
			return { ...state, addresses: byId( action.addresses ), hasAllAddresses: true };
		case 'ADOPT_ADDRESSES':
			return state.hasAllAddresses
				? state
				: {
						...state,
						// What was saved since is newer than the page.
						addresses: Object.values( state.addresses ).reduce( withSaved, byId( action.addresses ) ),
						hasAllAddresses: true,
					};
		case 'SAVE_ADDRESS':
			return { ...state, addresses: withSaved( state.addresses, action.address ) };
		default:
			return state;
	}
}
