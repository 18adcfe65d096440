import { __ } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import * as api from '@/api/cart';
import type { CartRow } from '@/api/cart';
import type { CartAddRequest } from '@/api/generated/schemas';
import { logError } from '@/islands/log';
import { startClock } from '../clock';
import type { Clock } from '../clock';
import { noticesStore } from '../notices';
import { perRegistry } from '../register';
import { announce } from './announce';
import type { Cart, CartItem, Thunk } from './types';

const RECENT_MS = 5000;

type Beside = {
	/** Ends when the last write has ended: writes run one after the other, so that the last answer is the newest cart. */
	queue: Promise< unknown >;
	recentClock?: Clock;
};

const besideOf = perRegistry( (): Beside => ( { queue: Promise.resolve() } ) );

/** Takes over an answer of the server, and tells the page and the other tabs. */
export const receive =
	( cart: Cart ): Thunk =>
	( { dispatch, registry } ) => {
		dispatch( { type: 'RECEIVE', cart } );
		announce( registry, cart );
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
			dispatch( { type: 'RECEIVE', cart: await api.fetchCart() } );
		} catch ( error ) {
			logError( 'Cart', error );
		}
	};

/**
 * Runs a write of the cart after those before it. Answers the new cart, or null when the server refused: the visitor
 * has then been told.
 */
const change =
	( write: () => Promise< Cart > ): Thunk< Promise< Cart | null > > =>
	( { dispatch, registry } ) => {
		const beside = besideOf( registry );
		const result = beside.queue.then( async () => {
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
						: __( 'We couldn’t update your cart. Please try again.', 'coleman' );
				registry.dispatch( noticesStore ).notify( message, 'error' );
				return null;
			}
		} );
		beside.queue = result;
		return result;
	};

/** A write that answers whether it worked. */
const attempt =
	( write: () => Promise< Cart > ): Thunk< Promise< boolean > > =>
	async ( { dispatch } ) =>
		( await dispatch( change( write ) ) ) !== null;

const isOf =
	( { partId, customerPartNumber = '' }: CartAddRequest ) =>
	( item: CartItem ) =>
		item.PartId === partId && ( ! customerPartNumber || item.PartNumber === customerPartNumber );

/** Adds a part; true when it is in the cart. A quantity of 0 or less does nothing. */
export const addItem =
	( request: CartAddRequest & { quantity: number } ): Thunk< Promise< boolean > > =>
	async ( { dispatch, registry } ) => {
		if ( ! ( request.quantity > 0 ) ) {
			return false;
		}
		const cart = await dispatch( change( () => api.addToCart( request ) ) );
		const item = cart?.Items.filter( isOf( request ) ).at( -1 );
		if ( item ) {
			const beside = besideOf( registry );
			beside.recentClock?.cancel();
			beside.recentClock = startClock( RECENT_MS, () => dispatch( clearRecentItem() ) );
			dispatch( { type: 'SHOW_RECENT', recent: { item, quantity: request.quantity } } );
		}
		return cart !== null;
	};

/** Adds all rows or none: answers null when they are in the cart, else what the server said of each row. */
export const addRows =
	( rows: CartRow[] ): Thunk< Promise< Record< string, string > | null > > =>
	async ( { dispatch } ) => {
		let faults: Record< string, string > = {};
		const cart = await dispatch(
			change( async () => {
				try {
					return await api.addRowsToCart( rows );
				} catch ( error ) {
					faults = error instanceof ApiError ? error.params : {};
					throw error;
				}
			} )
		);
		return cart ? null : faults;
	};

/** Sets the quantity of a line; 0 removes it. True when the server agreed. */
export const updateItem = ( cartItemId: number, quantity: number ) =>
	attempt( () => api.updateCart( { cartItemId, quantity } ) );

/** Says what a special-order line is. */
export const describeItem = ( { cartItemId, Quantity }: CartItem, customerPartDescription: string ) =>
	attempt( () => api.updateCart( { cartItemId, quantity: Quantity, customerPartDescription } ) );

export const removeItem = ( cartItemId: number ) => attempt( () => api.removeFromCart( { cartItemId } ) );

/** Takes a line out of the cart and keeps it. */
export const saveForLater = ( cartItemId: number ) => attempt( () => api.saveForLater( cartItemId ) );

/** Puts what was saved back into the cart. */
export const takeBack = ( cartItemId: number ) => attempt( () => api.takeBack( cartItemId ) );

/** Drops what was saved. */
export const dropSaved = ( cartItemId: number ) => attempt( () => api.dropSaved( cartItemId ) );

export const clearRecentItem =
	(): Thunk =>
	( { dispatch, registry } ) => {
		const beside = besideOf( registry );
		beside.recentClock?.cancel();
		delete beside.recentClock;
		dispatch( { type: 'SHOW_RECENT', recent: null } );
	};

/** Stops the recent item's clock, while the pointer or the focus is on it. */
export const pauseRecentItem =
	(): Thunk =>
	( { registry } ) =>
		besideOf( registry ).recentClock?.pause();

export const resumeRecentItem =
	(): Thunk =>
	( { registry } ) =>
		besideOf( registry ).recentClock?.resume();
