import { dispatch as dispatchTo } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import { addToCart, fetchCart, removeFromCart, updateCart } from '@/api/cart';
import type { CartAddRequest } from '@/api/generated/schemas';
import { logError } from '@/islands/log';
import { startClock } from '../clock';
import type { Clock } from '../clock';
import { noticesStore } from '../notices';
import { announce } from './announce';
import type { Cart, CartItem, Thunk } from './types';

const RECENT_MS = 5000;

/** Writes run one after the other, so that the last answer is the newest cart. */
let queue: Promise< unknown > = Promise.resolve();

let recentClock: Clock | undefined;

/** Takes over an answer of the server, and tells the page and the other tabs. */
export const receive =
	( cart: Cart ): Thunk =>
	( { dispatch } ) => {
		dispatch( { type: 'RECEIVE', cart } );
		announce( cart );
	};

/** Takes over the cart of another tab, which has told everyone else already. */
export const follow =
	( cart: Cart ): Thunk =>
	( { dispatch } ) => {
		dispatch( { type: 'RECEIVE', cart } );
	};

/** Loads the cart anew. A failure is only logged: what is known stays on the page. */
export const reload =
	(): Thunk< Promise< void > > =>
	async ( { dispatch } ) => {
		try {
			dispatch( { type: 'RECEIVE', cart: await fetchCart() } );
		} catch ( error ) {
			logError( 'Cart', error );
		}
	};

/**
 * Runs a write of the cart after those before it. Answers the new cart, or null when the server refused: the visitor
 * has then been told.
 */
export const change =
	( write: () => Promise< Cart > ): Thunk< Promise< Cart | null > > =>
	( { dispatch } ) => {
		const result = queue.then( async () => {
			try {
				const cart = await write();
				dispatch( receive( cart ) );
				return cart;
			} catch ( error ) {
				logError( 'Cart', error );
				if ( error instanceof ApiError && error.cart ) {
					dispatch( receive( error.cart ) );
				}
				const message =
					error instanceof ApiError
						? error.message
						: __( 'Your cart could not be changed. Please try again.', 'coleman' );
				dispatchTo( noticesStore ).notify( message, 'error' );
				return null;
			}
		} );
		queue = result;
		return result;
	};

const isOf =
	( { partId, customerPartNumber = '' }: CartAddRequest ) =>
	( item: CartItem ) =>
		item.PartId === partId && ( ! customerPartNumber || item.PartNumber === customerPartNumber );

/** Adds a part; true when it is in the cart. A quantity of 0 or less does nothing. */
export const addItem =
	( request: CartAddRequest & { quantity: number } ): Thunk< Promise< boolean > > =>
	async ( { dispatch } ) => {
		if ( ! ( request.quantity > 0 ) ) {
			return false;
		}
		const cart = await dispatch( change( () => addToCart( request ) ) );
		const item = cart?.Items.filter( isOf( request ) ).at( -1 );
		if ( item ) {
			recentClock?.cancel();
			recentClock = startClock( RECENT_MS, () => dispatch( clearRecentItem() ) );
			dispatch( { type: 'SHOW_RECENT', recent: { item, quantity: request.quantity } } );
		}
		return cart !== null;
	};

/** Sets the quantity of a line; 0 removes it. True when the server agreed. */
export const updateItem =
	( cartItemId: number, quantity: number ): Thunk< Promise< boolean > > =>
	async ( { dispatch } ) =>
		( await dispatch( change( () => updateCart( { cartItemId, quantity } ) ) ) ) !== null;

export const removeItem =
	( cartItemId: number ): Thunk< Promise< boolean > > =>
	async ( { dispatch } ) =>
		( await dispatch( change( () => removeFromCart( { cartItemId } ) ) ) ) !== null;

export const clearRecentItem =
	(): Thunk =>
	( { dispatch } ) => {
		recentClock?.cancel();
		recentClock = undefined;
		dispatch( { type: 'SHOW_RECENT', recent: null } );
	};

/** Stops the recent item's clock, while the pointer or the focus is on it. */
export const pauseRecentItem = (): Thunk => () => recentClock?.pause();

export const resumeRecentItem = (): Thunk => () => recentClock?.resume();
