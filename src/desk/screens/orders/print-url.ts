import type { OrderScreenData } from './types';

/** A list of what is to be picked, a slip for each parcel, or address labels. */
export type Paper = 'pick-list' | 'packing-slip' | 'label';

/**
 * Where the paper of these orders is printed.
 *
 * @param boot
 * @param what
 * @param ids
 * @param parcel The paper of this parcel alone.
 */
export const printUrl = ( boot: OrderScreenData, what: Paper, ids: number[], parcel?: number ) =>
	`${ boot.printUrl }&what=${ what }&orders=${ ids.join( ',' ) }${ parcel === undefined ? '' : `&parcel=${ parcel }` }`;
