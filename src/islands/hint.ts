import type { Hint } from './types';
import { ISLAND } from './wake';

/** The cookie `coleman_hint`: `<count>.<1 if signed in, else 0>`. No cookie: an empty cart and a guest. */
export function readHint(): Hint {
	const found = /(?:^|; )coleman_hint=(\d+)\.([01])/.exec( document.cookie );
	return { count: Number( found?.[ 1 ] ?? 0 ), signedIn: found?.[ 2 ] === '1' };
}

/**
 * Paints the hint into the page, and into the props of the islands around what was painted, so that React's
 * first render equals what the visitor sees. A live island is left alone: it follows the stores.
 */
export function paintHint( isLive: ( island: Element ) => boolean ): void {
	const hint = readHint();
	const { count, signedIn } = hint;
	const shown: Record< string, boolean > = {
		count: count > 0,
		some: count > 0,
		one: count === 1,
		many: count > 1,
		guest: ! signedIn,
		customer: signedIn,
	};
	document.querySelectorAll< HTMLElement >( '[data-hint]' ).forEach( ( element ) => {
		const island = element.closest( ISLAND );
		if ( island && isLive( island ) ) {
			return;
		}
		const kind = element.dataset.hint!;
		if ( kind === 'count' ) {
			element.textContent = `${ count }`;
		}
		element.hidden = ! shown[ kind ];
		island?.nextElementSibling?.setAttribute( 'data-hint-props', JSON.stringify( hint ) );
	} );
}
