import type { RentalScreenData } from './types';

/** Where the counter's sheets of these rentals are printed. */
export const printUrl = ( boot: RentalScreenData, ids: number[] ) => `${ boot.printUrl }&rentals=${ ids.join( ',' ) }`;
