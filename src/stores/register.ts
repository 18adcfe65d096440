import { register, select } from '@wordpress/data';
import type { DataRegistry } from '@wordpress/data';

/** Registers a store. In the editor each block's script brings the stores along; the first one's serve all. */
export function registerOnce( store: Parameters< typeof register >[ 0 ] ): void {
	if ( ! select( store.name ) ) {
		register( store );
	}
}

/** A store that follows the page too: from its registration on, and for the registry that it is registered in. */
export function listening< Store extends Parameters< typeof register >[ 0 ] >(
	store: Store,
	listen: ( registry: DataRegistry ) => void
): Store {
	return {
		...store,
		instantiate( registry ) {
			listen( registry );
			return store.instantiate( registry );
		},
	};
}

/** What a store has besides its state, such as clocks: each registry has its own, made when it is first asked for. */
export function perRegistry< Value extends object >( make: () => Value ): ( registry: DataRegistry ) => Value {
	const values = new WeakMap< DataRegistry, Value >();
	return ( registry ) => {
		const value = values.get( registry ) ?? make();
		values.set( registry, value );
		return value;
	};
}

/** Runs it when the page comes back to the front. */
export function onComeBack( run: () => void ): void {
	addEventListener( 'pageshow', run );
	document.addEventListener( 'visibilitychange', () => document.visibilityState === 'visible' && run() );
}
