const USES = [ 'pointerup', 'keydown', 'click', 'submit' ];

/** Calls back as soon as the visitor has used the page: at once where that has happened. Returns how to stop waiting. */
export function onFirstUse( callback: () => void ): () => void {
	// Browsers that do not tell count as used: islands wake before only where one is in view.
	const { userActivation } = navigator as { userActivation?: { hasBeenActive: boolean } };
	if ( userActivation?.hasBeenActive ?? true ) {
		callback();
		return () => {};
	}
	const stop = () => USES.forEach( ( type ) => document.removeEventListener( type, use, true ) );
	function use() {
		stop();
		callback();
	}
	USES.forEach( ( type ) => document.addEventListener( type, use, true ) );
	return stop;
}
