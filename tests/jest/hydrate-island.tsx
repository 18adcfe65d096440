import { act } from 'react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { mountIsland, readProps } from '@/islands';
import type { Check } from '@/islands';
import { roots } from './react-dom/roots';

const setActing = ( acting: boolean ) => Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: acting } );

/**
 * For tests of a block's behaviour: its island in a page, awake, as a visitor has it. Hydration that finds a
 * difference writes to the console, which fails the test.
 */
export async function hydrateIsland< Props extends object >(
	Component: ComponentType< Props >,
	check: Check< Props >,
	props: unknown,
	/** What a visitor does before the island wakes. */
	whileAsleep: ( root: HTMLElement ) => void = () => {}
) {
	setActing( true );
	// Islands of earlier tests would go on to draw what they hear of the stores, each time for nobody.
	act( () => roots.forEach( ( root ) => root.unmount() ) );
	roots.clear();
	document.body.innerHTML =
		`<div data-coleman-island="test">${ renderToString( <Component { ...check( props ) } /> ) }</div>` +
		`<script type="application/json" data-coleman-props>${ JSON.stringify( props ).replaceAll( '<', '\\u003c' ) }</script>`;
	const root = document.querySelector< HTMLElement >( '[data-coleman-island]' )!;
	whileAsleep( root );
	await act( async () => mountIsland( Component, readProps( check ) )( root, null ) );
	return {
		root,
		/** Does something and lets React show what came of it. */
		act: ( what: () => unknown ) =>
			act( async () => {
				await what();
			} ),
	};
}
