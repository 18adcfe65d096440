import { call } from '@/api/client';
import type { Cart, CartItem } from '@/stores/cart';

const write = async ( path: string, body: Record< string, string | number > ): Promise< Cart > =>
	( await call< { results: Cart } >( path, { method: 'POST', body } ) ).results;

/** Takes a line out of the cart and keeps it. */
export const saveForLater = ( { cartItemId }: CartItem ) => write( 'cart/save-for-later', { cartItemId } );

/** Puts what was saved back into the cart. */
export const takeBack = ( { cartItemId }: CartItem ) => write( 'cart/saved/take-back', { cartItemId } );

/** Drops what was saved. */
export const dropSaved = ( { cartItemId }: CartItem ) => write( 'cart/saved/remove', { cartItemId } );

/** Says what a special-order line is. */
export const describeLine = ( { cartItemId, Quantity }: CartItem, customerPartDescription: string ) =>
	write( 'cart/update', { cartItemId, quantity: Quantity, customerPartDescription } );
