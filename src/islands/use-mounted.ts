import { useSyncExternalStore } from '@wordpress/element';

const subscribe = () => () => {};

/**
 * False in the first render, which must equal what PHP printed; true from then on. What depends on a store, the
 * time or the browser appears with it.
 *
 * An effect would set it only in the browser's next task: what was typed or pressed before that would find nobody at
 * work. This way it is true when `mountIsland` returns.
 */
export const useMounted = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => true,
		() => false
	);
