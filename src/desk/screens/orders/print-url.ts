import type { OrderScreenData } from './types';

/** Where the paper of these orders is printed. */
export const printUrl = ( boot: OrderScreenData, what: 'pick-list' | 'packing-slip', ids: number[] ) =>
	`${ boot.printUrl }&what=${ what }&orders=${ ids.join( ',' ) }`;
