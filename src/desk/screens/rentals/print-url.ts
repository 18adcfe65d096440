import type { RentalsBoot } from './types';

/** Where the counter's sheets of these rentals are printed. */
export const printUrl = ( boot: RentalsBoot, ids: number[] ) => `${ boot.printUrl }&rentals=${ ids.join( ',' ) }`;
