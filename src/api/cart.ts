import { call } from './client';
import { whenCartIsKnown } from './first-cart';
import type { Cart, CartAddRequest, CartBulk, CartRemoveRequest, CartUpdateRequest } from './generated/schemas';

type Answer = { results: Cart };

/** What is to be added; number and description name a part that is not in the catalog. */
export type CartRow = { partId: number; quantity: number; number?: string; description?: string };

const write = async ( path: string, body: Record< string, string | number | undefined > ): Promise< Cart > =>
	( await call< Answer >( path, { method: 'POST', body } ) ).results;

export const fetchCart = async (): Promise< Cart > => ( await call< Answer >( 'cart' ) ).results;

export const addToCart = ( request: CartAddRequest ) => whenCartIsKnown( () => write( 'cart/add', { ...request } ) );

/** Adds all of it, or nothing and says which rows were refused. */
export async function addRowsToCart( rows: CartRow[] ): Promise< Cart > {
	const { results } = await whenCartIsKnown( () =>
		call< { results: CartBulk } >( 'cart/bulk', { method: 'POST', body: { rows } } )
	);
	if ( ! results.cart ) {
		throw new Error( 'The answer has no cart.' );
	}
	return results.cart;
}

/** A quantity of 0 removes the line. */
export const updateCart = ( request: CartUpdateRequest ) => write( 'cart/update', { ...request } );

export const removeFromCart = ( request: CartRemoveRequest ) => write( 'cart/remove', { ...request } );

/** Takes a line out of the cart and keeps it. */
export const saveForLater = ( cartItemId: number ) => write( 'cart/save-for-later', { cartItemId } );

/** Puts what was saved back into the cart. */
export const takeBack = ( cartItemId: number ) => write( 'cart/saved/take-back', { cartItemId } );

/** Drops what was saved. */
export const dropSaved = ( cartItemId: number ) => write( 'cart/saved/remove', { cartItemId } );
