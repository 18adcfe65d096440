import { integer, boolean, shape } from './shape';
import type { Check } from './shape';

/** The shape of what the loader paints from the hint cookie: `shape( { hint: optional( hintShape ), … } )`. */
export const hintShape = shape( { count: integer, signedIn: boolean } );

/**
 * Reads the props that PHP printed after an island's root, and the hint that the loader painted.
 * Nothing is trusted: `check` says what the component can bear, and throws otherwise.
 */
export const readProps =
	< Props extends object >( check: Check< Props > ) =>
	( root: HTMLElement ): Props => {
		const script = root.nextElementSibling;
		if ( ! script?.matches( 'script[data-coleman-props]' ) ) {
			throw new Error( 'no props: expected <script type="application/json" data-coleman-props> after the root' );
		}
		const props: unknown = JSON.parse( script.textContent ?? '' );
		const hint = script.getAttribute( 'data-hint-props' );
		return check( hint ? { ...Object( props ), hint: JSON.parse( hint ) } : props );
	};
