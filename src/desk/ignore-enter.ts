import type { KeyboardEvent } from 'react';

/** For forms in which codes are scanned: a scanner ends each with Enter, which would send the form. Its button does. */
export function ignoreEnter( event: KeyboardEvent< HTMLElement > ): void {
	if ( event.key === 'Enter' && event.target instanceof HTMLInputElement ) {
		event.preventDefault();
	}
}
