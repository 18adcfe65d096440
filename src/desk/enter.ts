import type { KeyboardEvent } from 'react';

/**
 * For forms in which codes are scanned: a scanner ends each with Enter, which would send the form. Its button does.
 *
 * @param then What Enter does instead.
 */
export const onEnter =
	( then: () => void ) =>
	( event: KeyboardEvent< HTMLElement > ): void => {
		if ( event.key === 'Enter' && event.target instanceof HTMLInputElement ) {
			event.preventDefault();
			then();
		}
	};

/** For fields that take what is scanned as it is typed. */
export const ignoreEnter = onEnter( () => {} );
