import type { Address, Order, PayMethod, Profile } from '@/api/customer';
import type { Thunk as StoreThunk } from '../thunk';
import type * as selectors from './selectors';

export type { Address, Order, PayMethod, Profile };

export type State = {
	authenticated: boolean;
	/** True until the first check has answered. */
	checkingAuth: boolean;
	profile: Profile | null;
	/** By CustomerAddressId. */
	addresses: Record< string, Address >;
	orders: Order[];
	order: Order | null;
	/** By PayMethodId. */
	payMethods: Record< string, PayMethod >;
};

export type Action = { type: 'SET'; changes: Partial< State > };

export type Thunk< Result = void > = StoreThunk< Action, typeof selectors, Result >;
