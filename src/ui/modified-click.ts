type Keys = { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };

/** A click that asks the browser for something else than to follow: a new tab, a window, a download. */
export const isModified = ( { ctrlKey, metaKey, shiftKey, altKey }: Keys ): boolean =>
	ctrlKey || metaKey || shiftKey || altKey;

/** The handler of a link that does something instead of leading away; a modified click is left to the browser. */
export const instead =
	( act: () => void ) =>
	( event: Keys & { preventDefault: () => void } ): void => {
		if ( ! isModified( event ) ) {
			event.preventDefault();
			act();
		}
	};
