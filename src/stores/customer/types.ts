import type { CustomerAddress, Order, OrderSummary, PayMethod, Profile } from '@/api/generated/schemas';
import type { Thunk as StoreThunk } from '../thunk';
import type * as selectors from './selectors';

export type { CustomerAddress, Order, OrderSummary, PayMethod, Profile };

export type State = {
	authenticated: boolean;
	/** True until the first check has answered. */
	checkingAuth: boolean;
	profile: Profile | null;
	/** By CustomerAddressId. */
	addresses: Record< string, CustomerAddress >;
	/** Whether these are the whole book, or only what was saved on this page. */
	hasAllAddresses: boolean;
	orders: OrderSummary[];
	order: Order | null;
	/** By PayMethodId. */
	payMethods: Record< string, PayMethod >;
};

export type Action =
	| { type: 'SET'; changes: Partial< State > }
	| { type: 'SET_ADDRESSES'; addresses: CustomerAddress[] }
	| { type: 'ADOPT_ADDRESSES'; addresses: CustomerAddress[] }
	| { type: 'SAVE_ADDRESS'; address: CustomerAddress };

export type Thunk< Result = void > = StoreThunk< Action, typeof selectors, Result >;
