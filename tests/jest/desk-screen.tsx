import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** For tests of the back office: an element in a page, with the waiting for what it asks and does. */
export async function showScreen( element: ReactElement ) {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	document.body.innerHTML = '<div id="screen"></div>';
	const root = document.querySelector< HTMLElement >( '#screen' )!;
	const mounted = createRoot( root );
	await act( async () => mounted.render( element ) );
	return {
		root,
		rerender: ( next: ReactElement ) => act( async () => mounted.render( next ) ),
		/** Does something and lets React show what came of it. */
		act: ( what: () => unknown ) =>
			act( async () => {
				await what();
			} ),
	};
}
