import type { DataRegistry } from '@wordpress/data';
import { integer, shape } from '@/islands/shape';
import { perRegistry } from '../register';
import type { Cart } from './types';

const CHANNEL = 'coleman-cart';

/** Enough to know a cart of this build from rubbish. */
const isCart = ( value: unknown ): value is Cart => {
	try {
		shape( { ItemCount: integer, version: integer } )( value );
		return Array.isArray( Object( value ).Items );
	} catch {
		return false;
	}
};

const tabsOf = perRegistry( () => ( {
	channel: 'BroadcastChannel' in window ? new BroadcastChannel( CHANNEL ) : null,
} ) );

/**
 * Tells the other tabs of the new cart, and code of others on this page by a DOM event: on `document`,
 * `coleman:cart-changed` with `detail: { count }`.
 */
export function announce( registry: DataRegistry, cart: Cart ): void {
	tabsOf( registry ).channel?.postMessage( cart );
	document.dispatchEvent( new CustomEvent( 'coleman:cart-changed', { detail: { count: cart.ItemCount } } ) );
}

/** Calls `onCart` with what other tabs tell. */
export function listenToTabs( registry: DataRegistry, onCart: ( cart: Cart ) => void ): void {
	tabsOf( registry ).channel?.addEventListener( 'message', ( { data } ) => isCart( data ) && onCart( data ) );
}
