import { register, select } from '@wordpress/data';

/** Registers a store. In the editor each block's script brings the stores along; the first one's serve all. */
export function registerOnce( store: Parameters< typeof register >[ 0 ] ): void {
	if ( ! select( store.name ) ) {
		register( store );
	}
}
