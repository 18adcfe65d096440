import { flushSync, hydrateRoot } from '@wordpress/element';
import { setLocaleData } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { IslandBoundary } from './island-boundary';
import { logError } from './log';
import type { Mount } from './types';

/**
 * Makes an island of a component: what every view.tsx exports. Hydration is synchronous, so that the loader can
 * replay a held click right after, and no frame shows a state between.
 *
 * An island that throws leaves the server's HTML standing and is marked `data-island-failed`; React has then
 * reported the error to the console.
 */
export function mountIsland< Props extends object >(
	Component: ComponentType< Props >,
	readProps: ( root: HTMLElement ) => Props
): Mount {
	return ( root, strings ) => {
		if ( strings ) {
			setLocaleData( strings, 'coleman' );
		}
		const props = readProps( root );

		// While hydrating the nodes themselves are kept (a held click waits on them), later a copy of them.
		const nodes = [ ...root.childNodes ];
		const copy = root.cloneNode( true );
		let hydrated = false;

		const restore = () => {
			reactRoot.unmount();
			root.replaceChildren( ...( hydrated ? copy.childNodes : nodes ) );
			root.dataset.islandFailed = '';
		};
		let failed = false;
		const fail = () => {
			failed = true;
			// React may not be unmounted while it renders.
			queueMicrotask( restore );
		};

		let reactRoot: ReturnType< typeof hydrateRoot >;
		flushSync( () => {
			reactRoot = hydrateRoot(
				root,
				<IslandBoundary onError={ fail }>
					<Component { ...props } />
				</IslandBoundary>,
				{
					// A mismatch between PHP and React: it must never pass unseen.
					onRecoverableError: ( error ) => logError( `Island ${ root.dataset.colemanIsland }`, error ),
				}
			);
		} );
		hydrated = ! failed;
		if ( hydrated ) {
			root.dataset.islandLive = '';
			root.dispatchEvent( new CustomEvent( 'coleman:island-live' ) );
		}
	};
}
