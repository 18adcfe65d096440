import { useEffect, useState } from '@wordpress/element';

/**
 * False in the first render, which must equal what PHP printed; true from then on. What depends on a store, the
 * time or the browser appears with it.
 */
export function useMounted(): boolean {
	const [ mounted, setMounted ] = useState( false );
	useEffect( () => setMounted( true ), [] );
	return mounted;
}
