import type { Cart, CartItem } from '@/api/generated/schemas';
import type { Thunk as StoreThunk } from '../thunk';
import type * as selectors from './selectors';

export type { Cart, CartItem };

/** What was added last, and how many of it. */
export type RecentItem = { item: CartItem; quantity: number };

export type State = {
	/** Null until loaded; then the last answer of the server, whole. */
	cart: Cart | null;
	recent: RecentItem | null;
};

export type Action = { type: 'RECEIVE'; cart: Cart } | { type: 'SHOW_RECENT'; recent: RecentItem | null };

export type Thunk< Result = void > = StoreThunk< Action, typeof selectors, Result >;
