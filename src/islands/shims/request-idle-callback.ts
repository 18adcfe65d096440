/**
 * Stands for the polyfill "requestidlecallback" in the islands' build. Safari has the function since 18.4; for the
 * others the next task is idle enough.
 */
window.requestIdleCallback ??= ( callback ) =>
	Number( setTimeout( () => callback( { didTimeout: false, timeRemaining: () => 0 } ) ) );

window.cancelIdleCallback ??= ( handle ) => clearTimeout( handle );
