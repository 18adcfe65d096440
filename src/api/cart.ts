import { call } from './client';
import { whenCartIsKnown } from './first-cart';
import type { Cart, CartAddRequest, CartRemoveRequest, CartUpdateRequest } from './generated/schemas';

type Answer = { results: Cart };

const write = async ( path: string, body: Record< string, string | number | undefined > ): Promise< Cart > =>
	( await call< Answer >( path, { method: 'POST', body } ) ).results;

export const fetchCart = async (): Promise< Cart > => ( await call< Answer >( 'cart' ) ).results;

export const addToCart = ( request: CartAddRequest ) => whenCartIsKnown( () => write( 'cart/add', { ...request } ) );

/** A quantity of 0 removes the line. */
export const updateCart = ( request: CartUpdateRequest ) => write( 'cart/update', { ...request } );

export const removeFromCart = ( request: CartRemoveRequest ) => write( 'cart/remove', { ...request } );
