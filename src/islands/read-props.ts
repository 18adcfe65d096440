import { integer, boolean, shape } from './shape';
import type { Check } from './shape';

/** The shape of what the loader paints from the hint cookie: `shape( { hint: optional( hintShape ), … } )`. */
export const hintShape = shape( { count: integer, signedIn: boolean } );

/**
 * Reads the props that PHP printed after an island's root, and the hint that the loader painted.
 * Nothing is trusted: `check` says what the component can bear, and throws otherwise.
 *
 * `complete` adds what PHP printed as markup alone, where a page would carry much of it twice.
 */
export const readProps =
	< Props extends object >(
		check: Check< Props >,
		complete: ( props: unknown, root: HTMLElement ) => unknown = ( props ) => props
	) =>
	( root: HTMLElement ): Props => {
		const script = root.nextElementSibling;
		if ( ! script?.matches( 'script[data-coleman-props]' ) ) {
			throw new Error( 'no props: expected <script type="application/json" data-coleman-props> after the root' );
		}
		const props = complete( JSON.parse( script.textContent ?? '' ), root );
		const hint = script.getAttribute( 'data-hint-props' );
		return check( hint ? { ...Object( props ), hint: JSON.parse( hint ) } : props );
	};
