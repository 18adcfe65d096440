import type { Cart, RecentItem, State } from './types';

/** The whole cart; null until loaded, and asking for it loads it. */
export const getCart = ( state: State ): Cart | null => state.cart;

/** The cart if it is known already: unlike `getCart`, asking costs no call. */
export const getKnownCart = ( state: State ): Cart | null => state.cart;

/** What was added last, for 5 s. */
export const getRecentItem = ( state: State ): RecentItem | null => state.recent;
